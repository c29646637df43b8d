/* Hiding is counted, and transitions keep their protocol: two stages that share three image
   views.

   Formalises  S-2, S-22 and S-24 to S-27 (Semantics.md), with V-12 and V-13 (Vocabulary.md), on
               timelines of one to four flicks; hide.count, hide.restored, phase.order,
               phase.partition, contract.once, contract.appearance, drive.latch, drive.monotone's
               end, interrupt.now (Clauses.md).
   Definition  The world is protocol.scenario: stage 0 `first`, stage 1 `second`, views 0 a, 1 b,
               2 c. Stage 0 presents from a to b and dismisses from b to a, both in 4 flicks;
               stage 1 presents from b to c in 2 and dismisses from b to b in 1. So b can be held
               three times over; and phases are empty, at the beginning, in the middle or at the
               end, as boundaries are 0 1 3 4, 0 2 4, 0 1 1 2 and 0 0 1 1.
   State       What is stored, and nothing else but the processes, which rest at the head of
               their loops: for each stage place, drive, byFinger (whether it was asked for
               interactively), tau, latched (the outcome that waits) and kept (the progress of
               the last pan, while pending); for each view the app's flag. 12 numbers and 3 bits;
               clock, log and the transitions' numbers are left out, as nothing that is stored
               depends on them. What is `kept up to date' beside it is a function of it, which
               `check` asserts.
   Transitions One event is one step from stored state to stored state. The events: present and
               dismiss, running or interactively; finish, cancel, start; pan began, and changed
               to 0, 1/4 ... 1 (by x = -4 ... 4 points of 4, from whatever base); interrupt, one
               or all; advance by 1 and by 4 flicks; hide and show. Only accepted ones are steps:
               others change nothing. A pan ended, cancelled or failed is as finish or cancel.
   Proved      in every reachable state: hidden(v) iff flag(v) or holds(v) > 0, with holds
               counted as phases come and go against holds as S-2 defines it; no hold where
               nothing is in flight; the phase entered last is phase(tau), so that no boundary is
               passed by; phases are entered one after the other; complete is called once, when
               the transition ends, and not before; the appearance callbacks follow UIKit's
               diagram; an outcome latched while pending takes effect at the start. And if time
               is weakly fair, every decided transition (running, finishing, cancelling, or
               pending with an outcome) ends, unless it is grabbed again.
   States      32000 = 80 * 50 * 8: stage 0 has 2 states at rest and 39 in flight each way
               (running and finishing 4 each, cancelling 3; by finger: pending 3 * 5, tracking 5,
               finishing 4, cancelling 4), stage 1 has 2, 27 and 21, and there are 8 combinations
               of flags. Without flags (-DNO_FLAGS) 4000; one stage (-DSTAGES=1) 640; both 80.
               The script checks each.
   Refuted     -DWRONG_BOOLEAN, a flag instead of a count; -DWRONG_LEAK, a hold that a cancelled
               end does not release; -DWRONG_LEAP, the phase that it is in entered at once;
               -DWRONG_TWICE, an interruption that completes and then ends; -DWRONG_LATCH, a
               latched cancel forgotten; -DWRONG_FREEZE, a decided transition that time does not
               start (document 002); and termination without fairness.
   Assumed     settling is linear with speed 1, so one flick of tau a flick of time (V-17).
   Not covered D = 0; other curves and speeds; reactions, which act inside an event; containers
               that leave the screen; drags; more than one level a stage; names and order in the
               log. */

/* Drives. */
#define IDLE       0
#define PENDING    1
#define TRACKING   2
#define RUNNING    3
#define FINISHING  4
#define CANCELLING 5

/* Places of a stage's screen: not presented, presented, on its way. */
#define BELOW    0
#define ABOVE    1
#define ENTERING 2
#define LEAVING  3

/* Outcomes that wait for the start. */
#define NOTHING 0
#define FINISH  1
#define CANCEL  2

/* The timelines, 2 * stage + (1 if leaving): duration, number of phases, boundaries (V-12), and the
   holds: which view, from which phase through which. */
hidden byte duration[4] = { 4, 4, 2, 1 };
hidden byte phases[4]   = { 3, 2, 3, 3 };
hidden byte boundary[16] = { 0, 1, 3, 4,   0, 2, 4, 4,   0, 1, 1, 2,   0, 0, 1, 1 };
hidden byte view[8]  = { 0, 1,   1, 0,   1, 2,   1, 1 };
hidden byte first[8] = { 0, 0,   0, 1,   0, 1,   0, 1 };
hidden byte last[8]  = { 1, 2,   1, 1,   1, 2,   1, 2 };

/* The state. */
byte place[2];
byte drive[2];
bit  byFinger[2];
byte tau[2];
byte latched[2];
byte kept[2];          /* in quarters */
bit  flag[3];

/* What is kept up to date with it. */
byte holds[3];
bit  shown[3] = 1;
byte entered[2];
byte appearance[2];
byte completed[2];

/* Appearances of a stage's screen. */
#define DISAPPEARED  0
#define APPEARING    1
#define APPEARED     2
#define DISAPPEARING 3

#define timeline(g)  (2 * (g) + (place[g] == LEAVING))
#define inFlight(g)  (place[g] >= ENTERING)
#define D(g)         duration[timeline(g)]
#define N(g)         phases[timeline(g)]
#define b(g, k)      boundary[4 * timeline(g) + (k)]

/* V-13 and S-2, as they are written. */
#define phase(g)     (((1 < N(g)) && (b(g, 1) <= tau[g])) + ((2 < N(g)) && (b(g, 2) <= tau[g])))
#define lasts(g, j, p) (first[2 * timeline(g) + (j)] <= (p) && (p) <= last[2 * timeline(g) + (j)])
#define target(g, j) view[2 * timeline(g) + (j)]
#define holding(g, j, v) (inFlight(g) && target(g, j) == (v) && lasts(g, j, phase(g)))
#define held(v) (holding(0, 0, v) + holding(0, 1, v) + holding(1, 0, v) + holding(1, 1, v))

/* Scratch: used within one step only, so not part of the state. */
hidden byte p, q, next, rest, outcome, finished, i, w;
hidden byte away[2];

inline appear(v) {
  shown[v] = (flag[v] == 0 && holds[v] == 0)
}

inline hold(v) {
  holds[v]++;
#ifdef WRONG_BOOLEAN
  shown[v] = 0
#else
  appear(v)
#endif
}

inline release(v) {
  assert(holds[v] > 0);
  holds[v]--;
#ifdef WRONG_BOOLEAN
  shown[v] = (flag[v] == 0)
#else
  appear(v)
#endif
}

/* Holds begin and end as phase q follows on phase p; NEVER is no phase. */
#define NEVER 9
inline changeHold(g, j) {
  if
  :: !lasts(g, j, p) && lasts(g, j, q) -> hold(target(g, j))
  :: lasts(g, j, p) && !lasts(g, j, q) -> release(target(g, j))
  :: else
  fi
}

inline changePhase(g, to) {
  p = entered[g];
  q = to;
  assert(q == p + 1 || p == q + 1);
  changeHold(g, 0);
  changeHold(g, 1);
  entered[g] = q
}

/* S-22: the phases between the one entered last and the one that it is in, one by one. (The skip is
   there because a d_step may not end with a loop.) */
inline enterPhases(g) {
  do
#ifdef WRONG_LEAP
  :: entered[g] != phase(g) -> changePhase(g, phase(g))
#else
  :: entered[g] + 1 < N(g) && b(g, entered[g] + 1) <= tau[g] -> changePhase(g, entered[g] + 1)
  :: entered[g] > 0 && b(g, entered[g]) > tau[g] -> changePhase(g, entered[g] - 1)
#endif
  :: else -> break
  od;
  skip
}

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

/* S-22, S-27: the transition ends now. */
inline end(g, isFinished) {
  finished = isFinished;
  assert(inFlight(g));
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
  if
  :: drive[g] == CANCELLING -> turnOn(g)
  :: else
  fi;
  drive[g] = TRACKING
}
inline pan(g, quarter) {
  if
  :: drive[g] == PENDING -> kept[g] = quarter
  :: else -> tau[g] = (quarter * D(g) + 2) / 4; enterPhases(g)
  fi
}

/* S-24: how far it is to the next instant; FAR for what waits for a finger or follows one. */
#define FAR 99
#define moves(g)     (drive[g] >= RUNNING)
#define ahead(g)     (b(g, 1) > tau[g] -> b(g, 1) : (b(g, 2) > tau[g] -> b(g, 2) : D(g)))
#define turning(g, k) ((k) < N(g) && b(g, k) >= 1 && b(g, k) <= tau[g])
#define behind(g)    (turning(g, 2) -> b(g, 2) - 1 : (turning(g, 1) -> b(g, 1) - 1 : 0))
#define distance(g)  (!moves(g) -> FAR : \
  (drive[g] == CANCELLING -> tau[g] - behind(g) : ahead(g) - tau[g]))

inline move(g, far) {
  if
  :: moves(g) && drive[g] == CANCELLING -> tau[g] = tau[g] - far
  :: moves(g) && drive[g] != CANCELLING -> tau[g] = tau[g] + far
  :: else
  fi
}

inline arrive(g) {
  enterPhases(g);
  if
  :: drive[g] == CANCELLING && tau[g] == 0 -> end(g, 0)
  :: drive[g] != CANCELLING && tau[g] == D(g) -> end(g, 1)
  :: else
  fi
}

/* S-26a. */
inline startPending(g) {
  if
#ifdef WRONG_FREEZE
  :: drive[g] == PENDING && latched[g] == NOTHING -> follow(g)
#else
  :: drive[g] == PENDING -> follow(g)
#endif
  :: else
  fi
}

/* S-24: pending transitions start; then instant by instant, those whose instant it is arrive. */
inline advance(ticks) {
  i = 0;
  do
  :: i < 2 -> startPending(i); i++
  :: else -> break
  od;
  rest = ticks;
  do
  :: true ->
     away[0] = distance(0);
     away[1] = distance(1);
     next = (away[0] < away[1] -> away[0] : away[1]);
     next = (next < rest -> next : rest);
     move(0, next);
     move(1, next);
     i = 0;
     do
     :: i < 2 && away[i] == next -> arrive(i); i++
     :: i < 2 && away[i] != next -> i++
     :: else -> break
     od;
     if
     :: next == rest -> break
     :: else -> rest = rest - next
     fi
  od;
  skip
}

/* S-27. */
inline interrupt(g) {
  if
  :: inFlight(g) ->
#ifdef WRONG_TWICE
     completed[g]++;
#endif
     end(g, (drive[g] == RUNNING || drive[g] == FINISHING
             || (drive[g] == PENDING && latched[g] == FINISH)))
  :: else
  fi
}

/* What must hold in every state. */
inline check() {
  i = 0;
  do
  :: i < 2 ->
     assert(completed[i] == 0);
     if
     :: inFlight(i) ->
        assert(drive[i] != IDLE && tau[i] <= D(i) && entered[i] == phase(i));
        assert(drive[i] == CANCELLING -> tau[i] > 0 : (drive[i] < RUNNING || tau[i] < D(i)));
        assert(appearance[i] == ((place[i] == ENTERING) == (drive[i] != CANCELLING)
                                 -> APPEARING : DISAPPEARING))
     :: else ->
        assert(drive[i] == IDLE && tau[i] == 0 && entered[i] == 0);
        assert(appearance[i] == (place[i] == ABOVE -> APPEARED : DISAPPEARED))
     fi;
     i++
  :: else -> break
  od;
  w = 0;
  do
  :: w < 3 ->
     assert(holds[w] == held(w));
     assert((shown[w] == 0) == (flag[w] == 1 || held(w) > 0));
     assert(inFlight(0) || inFlight(1) || holds[w] == 0);
     w++
  :: else -> break
  od;
  skip
}

/* S-26: when finish and cancel are accepted. */
#define canSettle(g) (drive[g] == RUNNING || drive[g] == TRACKING \
                       || (drive[g] == PENDING && latched[g] == NOTHING))

/* The processes. Those of the app may also do nothing, so that fairness binds time alone. */
#ifndef STAGES
#define STAGES 2
#endif

#define G (_pid - 1)
#define PAN(quarter) \
  :: d_step { byFinger[G] && drive[G] <= TRACKING -> \
       printf("pan %d at %d/4\n", G, quarter); pan(G, quarter) }

/* Looks at every state, and changes none. */
active proctype monitor() {
  do
  :: d_step { true -> check() }
  od
}

active [STAGES] proctype stage() {
  do
  :: d_step { true -> skip }
  :: d_step { place[G] == BELOW ->
       printf("present on %d\n", G); begin(G, ENTERING, RUNNING) }
  :: d_step { place[G] == BELOW ->
       printf("present on %d interactively\n", G); begin(G, ENTERING, PENDING) }
  :: d_step { place[G] == ABOVE ->
       printf("dismiss on %d\n", G); begin(G, LEAVING, RUNNING) }
  :: d_step { place[G] == ABOVE ->
       printf("dismiss on %d interactively\n", G); begin(G, LEAVING, PENDING) }
  :: d_step { canSettle(G) -> printf("finish %d\n", G); finish(G) }
  :: d_step { canSettle(G) -> printf("cancel %d\n", G); cancel(G) }
  :: d_step { drive[G] == PENDING -> printf("start %d\n", G); follow(G) }
  :: d_step { byFinger[G] && drive[G] >= FINISHING ->
       printf("pan %d began\n", G); grab(G) }
  PAN(0) PAN(1) PAN(2) PAN(3) PAN(4)
  :: d_step { inFlight(G) -> printf("interrupt %d\n", G); interrupt(G) }
  od
}

active proctype system() {
  do
  :: d_step { true -> skip }
  :: d_step { inFlight(0) || inFlight(1) ->
       printf("interrupt\n"); interrupt(0); interrupt(1) }
  od
}

active proctype time() {
  do
  :: d_step { true -> printf("advance 1\n"); advance(1) }
  :: d_step { true -> printf("advance 4\n"); advance(4) }
  od
}

#ifndef NO_FLAGS
#define V (_pid - STAGES - 3)
active [3] proctype flags() {
  do
  :: d_step { true -> skip }
  :: d_step { flag[V] == 0 -> printf("hide %d\n", V); flag[V] = 1; appear(V) }
  :: d_step { flag[V] == 1 -> printf("show %d\n", V); flag[V] = 0; appear(V) }
  od
}
#endif

#define resting(g) (!inFlight(g))
#define decided(g) (drive[g] >= RUNNING || (drive[g] == PENDING && latched[g] != NOTHING))

ltl settles {
  [] (decided(0) -> <> (resting(0) || drive[0] == TRACKING))
  && [] (decided(1) -> <> (resting(1) || drive[1] == TRACKING))
}
