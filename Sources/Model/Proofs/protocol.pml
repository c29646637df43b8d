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
   Files       protocol-state.pml, the timelines, the state and its holds; protocol-changes.pml,
               what begins, ends and settles; protocol-time.pml, what time and interruptions do;
               here, what must hold, and the processes.
   Proved      in every reachable state: hidden(v) iff flag(v) or holds(v) > 0, with holds
               counted as phases come and go against holds as S-2 defines it; no hold where
               nothing is in flight; the phase entered last is phase(tau), so that no boundary is
               passed by; phases are entered one after the other; complete is called once, when
               the transition ends, and not before; the appearance callbacks follow UIKit's
               diagram; an outcome latched while pending takes effect at the start, and at an
               interruption before it; whatever ends is finished or not as contract.once says. And
               if time is weakly fair, every decided transition (running, finishing, cancelling,
               or pending with an outcome) ends or is grabbed again; and without grabs it ends.
   States      32000 = 80 * 50 * 8: stage 0 has 2 states at rest and 39 in flight each way
               (running and finishing 4 each, cancelling 3; by finger: pending 3 * 5, tracking 5,
               finishing 4, cancelling 4), stage 1 has 2, 27 and 21, and there are 8 combinations
               of flags. Without flags (-DNO_FLAGS) 4000; one stage (-DSTAGES=1) 640; both 80.
               The script checks each.
   Refuted     -DWRONG_BOOLEAN, a flag instead of a count; -DWRONG_LEAK, a hold that a cancelled
               end does not release; -DWRONG_LEAP, the phase that it is in entered at once;
               -DWRONG_TWICE, an interruption that completes and then ends; -DWRONG_LATCH, a
               latched cancel forgotten; -DWRONG_FORGET, a latched finish forgotten by an
               interruption; -DWRONG_GRAB, a re-grab that leaves the callbacks of the cancellation
               as they are; -DWRONG_FREEZE, a decided transition that time does not start
               (document 002); termination without fairness; with -DONLY_END, termination however
               often it is grabbed; and with -DHELD_TWICE, that no view is held three times over,
               without which counting would not have been tried.
   Assumed     settling is linear with speed 1, so one flick of tau a flick of time (V-17). Where
               S-24, S-26a and S-27 take transitions in the order of their numbers, here it is that
               of the stages: it shows in the log's order only.
   Not covered D = 0; other curves and speeds; reactions, which act inside an event; containers
               that leave the screen; drags; more than one level a stage; names and order in the
               log. */

#include "protocol-state.pml"
#include "protocol-changes.pml"
#include "protocol-time.pml"

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
#ifdef HELD_TWICE
     assert(holds[w] <= 2);
#endif
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
#ifndef NO_GRAB
  :: d_step { byFinger[G] && drive[G] >= FINISHING ->
       printf("pan %d began\n", G); grab(G) }
#endif
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

#define decided(g) (drive[g] >= RUNNING || (drive[g] == PENDING && latched[g] != NOTHING))
#if defined(NO_GRAB) || defined(ONLY_END)
#define settled(g) (!inFlight(g))
#else
#define settled(g) (!inFlight(g) || drive[g] == TRACKING)
#endif

ltl settles {
  [] (decided(0) -> <> settled(0)) && [] (decided(1) -> <> settled(1))
}
