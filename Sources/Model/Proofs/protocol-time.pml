/* Part of protocol.pml: what the passing of time does, and an interruption. */

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
     interrupted = 1;
#ifdef WRONG_FORGET
     end(g, (drive[g] == RUNNING || drive[g] == FINISHING));
#else
     end(g, (drive[g] == RUNNING || drive[g] == FINISHING
             || (drive[g] == PENDING && latched[g] == FINISH)));
#endif
     interrupted = 0
  :: else
  fi
}
