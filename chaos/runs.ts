/** A trial: its file in this folder, what it does, and what may be said after its name. */
export type Trial = { file: string; what: string; options: string }

/** Every trial of `npm run chaos -- NAME`. Each is a small program: it prints what it counted, and ends with 1 when a promise was broken. */
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
  kills: {
    file: 'kills.ts',
    what: 'kill -9 at every call of the order sequence, before it, after it and before its record; goes on where it was interrupted',
    options: '--times 20 [--new, from the beginning] [--folder PATH] [--control, a look-up that learns nothing: it must show doubles]',
  },
}
