/** A trial: its file in this folder, what it does, and its options. */
export type Trial = { file: string; what: string; options: string }

/** The options of long trials, which continue where they were interrupted. */
const LONG_TRIAL_OPTIONS = '[--new: start again] [--folder PATH: default .tmp/chaos/NAME] [--figures]'

/** Every trial of `npm run chaos -- NAME`. Each is a small program that prints its counts and exits with 1 if a promise was broken. */
export const RUNS: Record<string, Trial> = {
  simulated: {
    file: 'simulated/simulated.ts',
    what: 'orders with random faults, in one process and in virtual time; --seed and --order repeat one of them',
    options:
      '--orders 100000 --seed 1 [--order K: only this one, with its trace] [--control: without the check for lost answers; must find doubles]',
  },
  duplicates: {
    file: 'duplicates.ts',
    what: 'each card submitted many times at once over HTTP: double click, two tabs, two sessions, reload',
    options: '--orders 1000 --submits 16',
  },
  faults: {
    file: 'faults.ts',
    what: 'twelve faults at each of the eighteen calls of a sending, through a real server, once and lasting: 216 cases',
    options: '--seed 1 [--hasty: short pauses between attempts, for a busy machine]',
  },
  kills: {
    file: 'kills.ts',
    what: 'kill -9 before and after every call of a sending, and before its result is saved, while eight people send',
    options: `--times 20 [--control: without the check for lost answers; must find doubles] ${LONG_TRIAL_OPTIONS}`,
  },
  zombies: {
    file: 'zombies.ts',
    what: 'a process is suspended during sendings (SIGSTOP), others take over, then it resumes (SIGCONT): none of its writes counts',
    options: `--times 200 ${LONG_TRIAL_OPTIONS}`,
  },
  restarts: {
    file: 'restarts.ts',
    what: 'the embedded database is killed or stopped, before or after its server: nothing acknowledged is lost, and it is back within 5 s',
    options: `--times 100 (each way) ${LONG_TRIAL_OPTIONS}`,
  },
  'two-servers': {
    file: 'two-servers.ts',
    what: 'two servers on one database, one of them killed at any moment and started again',
    options: `--times 50 ${LONG_TRIAL_OPTIONS}`,
  },
  load: {
    file: 'load.ts',
    what: 'many requests of every kind each second over HTTP, while two people send cards: no error',
    options: '--rate 500 --seconds 600',
  },
  withdraw: {
    file: 'withdraw.ts',
    what: 'senders withdraw orders while an operator cuts their batch: each is printed once or cancelled, never both',
    options: '--times 500',
  },
  correct: {
    file: 'correct.ts',
    what: 'corrections whose process is killed with -9 at every step, while an operator cuts batches: exactly one of the two cards is printed',
    options: '--times 4',
  },
  'closed-days': {
    file: 'closed-days.ts',
    what: 'administrators close days, open them and close them again, while their process is killed with -9 at every step of the change and of moving cards: one log entry, each card once',
    options: '--times 1',
  },
  changes: {
    file: 'changes.ts',
    what: 'administrators change a setting, a banner and a sender profile, two at once, while a process is killed with -9 at every step: each is in the log once',
    options: '--times 1',
  },
  'people-imports': {
    file: 'people-imports.ts',
    what: 'files of people imported, and several people changed at once, while the process is killed with -9 at every step of a row: each row once, one log entry, one mail',
    options: '--times 1',
  },
  'contact-imports': {
    file: 'contact-imports.ts',
    what: 'files of contacts imported while the process is killed with -9, or suspended while the same file is imported again, at every statement: each person once in the right book, each birthday once, right counts',
    options: '--times 1 [--control: without transactions; must find broken promises]',
  },
  occasions: {
    file: 'occasions.ts',
    what: 'the daily round that prepares the cards of occasions is killed with -9, or suspended while another goes on, at every statement: each card once, one mail for each person and day',
    options: '--times 2 [--control: without the unique keys; must find doubles]',
  },
  press: {
    file: 'press.ts',
    what: 'orders printed by processes that are killed with -9: every card once, every file in a manifest, every order reported to commerce',
    options: '--times 500',
  },
}
