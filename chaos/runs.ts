/** A trial: its file in this folder, what it does, and its options. */
export type Trial = { file: string; what: string; options: string }

/** The options of long trials, which continue where they were interrupted. */
const GOING_ON = '[--new, from the beginning] [--folder PATH, .tmp/chaos/NAME] [--figures]'

/** Every trial of `npm run chaos -- NAME`. Each is a small program that prints its counts and exits with 1 if a promise was broken. */
export const RUNS: Record<string, Trial> = {
  simulated: {
    file: 'simulated/simulated.ts',
    what: 'orders with random faults, in process and in virtual time; every one can be played again by its seed and number',
    options: '--orders 100000 --seed 1 [--order K, one of them with its trace] [--control, the look-up switched off: it must show doubles]',
  },
  duplicates: {
    file: 'duplicates.ts',
    what: 'each card submitted many times at once over HTTP: double click, two tabs, two sessions, reload',
    options: '--orders 1000 --submits 16',
  },
  faults: {
    file: 'faults.ts',
    what: 'twelve faults at each of the eighteen calls of a sending, through a real server that misbehaves, once and lasting: 216 cells',
    options: '--seed 1 [--hasty, with short pauses between two tries, for a busy machine]',
  },
  kills: {
    file: 'kills.ts',
    what: 'kill -9 at every call of the order sequence, before it, after it and before its record; eight people send meanwhile',
    options: `--times 20 [--control, a look-up that learns nothing: it must show doubles] ${GOING_ON}`,
  },
  zombies: {
    file: 'zombies.ts',
    what: 'a process stopped in the middle of sendings (SIGSTOP) until others have taken over, then woken (SIGCONT): no write of its lands',
    options: `--times 200 ${GOING_ON}`,
  },
  restarts: {
    file: 'restarts.ts',
    what: 'the embedded database killed, stopped, killed after its server and killed before it: nothing acknowledged is lost, and it is back within 5 s',
    options: `--times 100, each way ${GOING_ON}`,
  },
  'two-servers': {
    file: 'two-servers.ts',
    what: 'two servers on one database, one of them killed at any moment and started again',
    options: `--times 50 ${GOING_ON}`,
  },
  load: {
    file: 'load.ts',
    what: 'so many requests of every kind a second over HTTP, while two people send card after card: without an error',
    options: '--rate 500 --seconds 600',
  },
  withdraw: {
    file: 'withdraw.ts',
    what: 'orders withdrawn by their senders in the moment in which an operator cuts their batch: printed once or cancelled, never both',
    options: '--times 500',
  },
  correct: {
    file: 'correct.ts',
    what: 'corrections whose process is killed with -9 at every call and decision, while an operator cuts batches: one of the two cards is printed',
    options: '--times 4',
  },
  'closed-days': {
    file: 'closed-days.ts',
    what: 'administrators close days, open them and close them again, while their process is killed with -9 at every step of the change and of moving cards: one log entry, each card once',
    options: '--times 2',
  },
  changes: {
    file: 'changes.ts',
    what: 'administrators change a setting, a banner and a sender profile, two at once, while a process is killed with -9 at every step: each is in the log once',
    options: '--times 1',
  },
  'people-imports': {
    file: 'people-imports.ts',
    what: 'files of people imported, and several people changed at once, while the process is killed with -9 at every step of a row: each row once, one log entry, one mail',
    options: '--times 2',
  },
  press: {
    file: 'press.ts',
    what: 'orders pressed by processes killed with -9 on the way: every card once, every file told by a manifest, commerce told of all',
    options: '--times 500',
  },
}
