import { expect, test } from 'vitest'
import { type ClosedWorld, judgeClosedDays, type MovedCard } from './closed-day-checker.ts'

const [DAY, OPENED] = ['2026-12-18', '2026-12-17']
const order = (orderNo: string, timesPrinted: number, mailDate = DAY) => ({ orderNo, mailDate, timesPrinted })

const CLOSED = { closed: [DAY], opened: [] }

/** Card 1 was moved at the second attempt; the sender of card 4 was asked. Card 6 stays on a day that was opened again. */
function createCorrectWorld() {
  const moved: MovedCard = {
    orderNo: '1',
    outcome: 'moved',
    isAsked: false,
    orders: [order('1', 0), order('2', 0, '2026-12-21'), order('3', 1, '2026-12-21')],
  }
  const asked: MovedCard = { orderNo: '4', outcome: 'asked', isAsked: true, orders: [order('4', 1)] }
  const stayed: MovedCard = { orderNo: '6', outcome: 'left', isAsked: false, orders: [order('6', 1, OPENED)] }
  return {
    closedDays: [
      { day: DAY, isClosed: true, closings: 1, cards: [moved, asked] },
      { day: OPENED, isClosed: false, closings: 1, cards: [stayed] },
    ],
    daysOfDocument: [DAY],
    entries: [CLOSED, { closed: [OPENED], opened: [] }, { closed: [], opened: [OPENED] }],
    brokenChain: undefined,
    openChanges: 0,
    reserved: [],
    moved,
    asked,
    stayed,
  }
}

test('a world where each day is in the log once and each card is printed once has no findings', () =>
  expect(judgeClosedDays(createCorrectWorld())).toEqual({ moved: 1, kept: 2, broken: [] }))

test.each<[string, (world: ReturnType<typeof createCorrectWorld>) => Partial<ClosedWorld> | void, RegExp]>([
  ['a change that is twice in the log', ({ entries }) => void entries.push(CLOSED), /closed by 2 entries/],
  ['a change that the log lost', ({ entries }) => void entries.shift(), /2026-12-18 was closed by 0 entries/],
  ['an entry whose change was never made', () => ({ daysOfDocument: [] }), /is not in the client's document/],
  ['a day that nobody closed', () => ({ daysOfDocument: [DAY, '2026-12-24'] }), /2026-12-24 is in the document, and in no entry/],
  [
    'a day that was opened and is still in the document',
    () => ({ daysOfDocument: [DAY, OPENED] }),
    /2026-12-17 is in the client's document/,
  ],
  ['an opening that the log lost', ({ entries }) => void entries.pop(), /2026-12-17 was closed by 1 entries of the log and opened by 0/],
  ['a card on a closed day without a question', ({ asked }) => void (asked.isAsked = false), /^4 of/],
  ['a card that is left on a closed day', ({ asked }) => void Object.assign(asked, { outcome: 'left', isAsked: false }), /^4 of .*left/],
  ['a sender who is asked about an open day', ({ stayed }) => void (stayed.isAsked = true), /^6 of .*its sender is asked/],
  ['a log that was edited', () => ({ brokenChain: 'entry 3' }), /The log: entry 3/],
  ['a change that was never settled', () => ({ openChanges: 1 }), /1 changes are neither/],
  ['an order that is reserved still', () => ({ reserved: ['1'] }), /1 is reserved still/],
  ['a card that is printed although it was moved', ({ moved }) => void (moved.orders[0] = order('1', 1)), /^1 of 2026-12-18: moved/],
  ['a card that is moved twice', ({ moved }) => void (moved.orders[1] = order('2', 1, '2026-12-21')), /^1 of/],
  ['a card that is lost', ({ moved }) => void moved.orders.pop(), /^1 of/],
  ['a card that is printed twice', ({ asked }) => void (asked.orders[0] = order('4', 2)), /^4 of 2026-12-18: asked/],
  ['a card that is moved silently', ({ asked }) => void (asked.orders = [order('4', 0), order('5', 1, '2026-12-21')]), /^4 of/],
  ['a card that is moved to the same day', ({ moved }) => void (moved.orders[2] = order('3', 1)), /^1 of/],
  ['a card that never stops being moved', ({ asked }) => void (asked.outcome = 'moving'), /^4 of 2026-12-18: moving/],
  ['a card that nobody has looked at', ({ asked }) => void (asked.outcome = undefined), /nobody has looked at it/],
])('%s is found', (_, mutate, found) => {
  const world = createCorrectWorld()
  const change = mutate(world) ?? {}
  expect(judgeClosedDays({ ...world, ...change }).broken).toContainEqual(expect.stringMatching(found))
})
