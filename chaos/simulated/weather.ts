import type { Chance } from './chance.ts'

/** The faults of a call on its way to commerce and back. */
export type CallFault =
  | 'nobody is there'
  | 'its reply is lost'
  | 'it hangs before its work'
  | 'it hangs after its work'
  | 'it is given up and arrives later'
  | 'it is slow'
  | 'it is answered 500'
  | 'it is answered 503'
  | 'it is answered in HTML'
  | 'it is answered with half a body'
  | 'its token has expired'
  | 'it is answered 409'
  | 'it is answered 429'

/** The faults of a process at a call, or at a statement of its database. */
export type ProcessFault = 'it is killed before' | 'it is killed after' | 'it is stopped before' | 'it is stopped after'
/** The faults of a statement. */
export type StatementFault = 'the database is away' | 'its answer is lost'

const CALL_FAULTS: [CallFault, ...CallFault[]] = [
  'nobody is there',
  'its reply is lost',
  'it hangs before its work',
  'it hangs after its work',
  'it is given up and arrives later',
  'it is slow',
  'it is answered 500',
  'it is answered 503',
  'it is answered in HTML',
  'it is answered with half a body',
  'its token has expired',
  'it is answered 409',
  'it is answered 429',
]
const PROCESS_FAULTS: [ProcessFault, ...ProcessFault[]] = [
  'it is killed before',
  'it is killed after',
  'it is stopped before',
  'it is stopped after',
]
const STATEMENT_FAULTS: [StatementFault, ...StatementFault[]] = ['the database is away', 'its answer is lost']

export type Weather = {
  /** After this time there are no more faults. */
  calmAt: number
  ofCall: () => CallFault | undefined
  ofStatement: () => StatementFault | undefined
  ofProcess: () => ProcessFault | undefined
  searchLagMilliseconds: number
  /** How many processes work at the same time. */
  processes: number
  /** How many cards the same sender sends at about the same time. */
  cards: number
  /** Milliseconds until another program opens a basket of the same customer; undefined: never. */
  foreignBasketAt: number | undefined
}

/** Chooses how often faults happen for one order, from never to almost one call in three, and which kinds of call faults happen. */
export function createWeather(chance: Chance, now: () => number): Weather {
  const calmAt = now() + chance.pick([0, 5_000, 30_000, 120_000])
  const often = chance.pick([0.01, 0.03, 0.1, 0.3])
  const calls = someOf(CALL_FAULTS, chance)
  const [callsOften, processOften, statementsOften] = [often, chance.pick([0, 0, often / 4, often / 2]), chance.pick([0, 0, often / 4])]
  const isBad = (rate: number) => rate > 0 && now() < calmAt && chance.is(rate)
  return {
    calmAt,
    ofCall: () => (isBad(callsOften) ? chance.pick(calls) : undefined),
    ofStatement: () => (isBad(statementsOften) ? chance.pick(STATEMENT_FAULTS) : undefined),
    ofProcess: () => (isBad(processOften) ? chance.pick(PROCESS_FAULTS) : undefined),
    searchLagMilliseconds: chance.pick([0, 0, 2_000, 30_000]),
    processes: chance.pick([1, 2, 2]),
    cards: chance.pick([1, 1, 1, 1, 2]),
    foreignBasketAt: chance.pick([undefined, undefined, undefined, undefined, 0, chance.between(1, 3_000)]),
  }
}

function someOf<Item>(items: [Item, ...Item[]], chance: Chance): [Item, ...Item[]] {
  const [first, ...more] = items.filter(() => chance.is(0.5))
  return first === undefined ? items : [first, ...more]
}
