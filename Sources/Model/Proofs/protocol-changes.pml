/* Part of protocol.pml: what begins, ends, is settled, followed and grabbed. */

/* Callbacks of the stage's screen, by UIKit's diagram (contract.appearance). */
inline willAppear(g) {
  assert(appearance[g] == DISAPPEARED || appearance[g] == DISAPPEARING);
  appearance[g] = APPEARING
}
inline willDisappear(g) {
  assert(appearance[g] == APPEARED || appearance[g] == APPEARING);
  appearance[g] = DISAPPEARING
}
inline didAppear(g) {
  assert(appearance[g] == APPEARING);
  appearance[g] = APPEARED
}
inline didDisappear(g) {
  assert(appearance[g] == DISAPPEARING);
  appearance[g] = DISAPPEARED
}

/* The callbacks of cancel, or, towards the other side, of a cancellation that is turned back. */
inline turnBack(g) {
  if
  :: place[g] == ENTERING -> willDisappear(g)
  :: else -> willAppear(g)
  fi
}
inline turnOn(g) {
  if
  :: place[g] == ENTERING -> willAppear(g)
  :: else -> willDisappear(g)
  fi
}

/* S-25. */
inline begin(g, way, how) {
  assert(!inFlight(g) && completed[g] == 0);
  place[g] = way;
  drive[g] = how;
  byFinger[g] = (how == PENDING);
  turnOn(g);
  p = NEVER;
  q = 0;
  changeHold(g, 0);
  changeHold(g, 1);
  enterPhases(g)
}

/* S-22, S-27: the transition ends now; finished or not by contract.once. */
inline end(g, isFinished) {
  finished = isFinished;
  assert(inFlight(g));
  assert(finished == !(drive[g] == CANCELLING || (interrupted && (drive[g] == TRACKING
                       || (drive[g] == PENDING && latched[g] != FINISH)))));
  if
  :: !finished && drive[g] != CANCELLING -> turnBack(g)
  :: else
  fi;
  p = entered[g];
  q = NEVER;
  changeHold(g, 0);
#ifdef WRONG_LEAK
  if
  :: finished -> changeHold(g, 1)
  :: else
  fi;
#else
  changeHold(g, 1);
#endif
  completed[g]++;
  assert(completed[g] == 1);
  if
  :: finished == (place[g] == ENTERING) -> place[g] = ABOVE; didAppear(g)
  :: else -> place[g] = BELOW; didDisappear(g)
  fi;
  drive[g] = IDLE;
  byFinger[g] = 0;
  tau[g] = 0;
  latched[g] = NOTHING;
  kept[g] = 0;
  entered[g] = 0;
  completed[g] = 0
}

/* S-26: the drive changes; what is there already ends at once. */
inline settle(g, how) {
  if
  :: how == FINISH ->
     drive[g] = FINISHING;
     if
     :: tau[g] == D(g) -> end(g, 1)
     :: else
     fi
  :: else ->
     turnBack(g);
     drive[g] = CANCELLING;
     if
     :: tau[g] == 0 -> end(g, 0)
     :: else
     fi
  fi
}

/* S-26a. tau = floor(p D + 1/2) for p = kept/4. What was latched takes effect (drive.latch). */
inline follow(g) {
  drive[g] = TRACKING;
  tau[g] = (kept[g] * D(g) + 2) / 4;
  enterPhases(g);
  outcome = latched[g];
  latched[g] = NOTHING;
  kept[g] = 0;
  if
#ifdef WRONG_LATCH
  :: outcome == FINISH -> settle(g, outcome)
#else
  :: outcome != NOTHING -> settle(g, outcome)
#endif
  :: else
  fi;
  assert(outcome == NOTHING || !inFlight(g)
         || drive[g] == (outcome == FINISH -> FINISHING : CANCELLING))
}

/* S-26. */
inline finish(g) {
  if
  :: drive[g] == PENDING -> latched[g] = FINISH
  :: else -> settle(g, FINISH)
  fi
}
inline cancel(g) {
  if
  :: drive[g] == PENDING -> latched[g] = CANCEL
  :: else -> settle(g, CANCEL)
  fi
}

/* S-26b. */
inline grab(g) {
#ifndef WRONG_GRAB
  if
  :: drive[g] == CANCELLING -> turnOn(g)
  :: else
  fi;
#endif
  drive[g] = TRACKING
}
inline pan(g, quarter) {
  if
  :: drive[g] == PENDING -> kept[g] = quarter
  :: else -> tau[g] = (quarter * D(g) + 2) / 4; enterPhases(g)
  fi
}
