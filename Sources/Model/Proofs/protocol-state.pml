/* Part of protocol.pml: the timelines, the state, and the holds that follow from it. */

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
hidden byte interrupted;

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
