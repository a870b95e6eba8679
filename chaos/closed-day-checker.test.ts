import { expect, test } from 'vitest'
import { type ClosedWorld, judgeClosedDays, type MovedCard } from './closed-day-checker.ts'

const DAY = '2026-12-18'
const order = (orderNo: string, timesPrinted: number, mailDate = DAY) => ({ orderNo, mailDate, timesPrinted })

/** Card 1 was moved at the second attempt; the sender of card 4 was asked. */
function right() {
  const moved: MovedCard = {
    orderNo: '1',
    outcome: 'moved',
    orders: [order('1', 0), order('2', 0, '2026-12-21'), order('3', 1, '2026-12-21')],
  }
  const asked: MovedCard = { orderNo: '4', outcome: 'asked', orders: [order('4', 1)] }
  return {
    closedDays: [{ day: DAY, cards: [moved, asked] }],
    daysOfDocument: [DAY],
    daysOfEntries: [[DAY]],
    brokenChain: undefined,
    openChanges: 0,
    reserved: [],
    moved,
    asked,
  }
}

test('a world where each day is in the log once and each card is printed once has no findings', () =>
  expect(judgeClosedDays(right())).toEqual({ moved: 1, kept: 1, broken: [] }))

test.each<[string, (world: ReturnType<typeof right>) => Partial<ClosedWorld> | void, RegExp]>([
  ['a change that is twice in the log', () => ({ daysOfEntries: [[DAY], [DAY]] }), /closed by 2 entries/],
  ['a change that the log lost', () => ({ daysOfEntries: [] }), /closed by 0 entries/],
  ['an entry whose change never came to be', () => ({ daysOfDocument: [] }), /is not in the client's document/],
  ['a day that nobody closed', () => ({ daysOfDocument: [DAY, '2026-12-24'] }), /2026-12-24 is in the document, and in no entry/],
  ['a log that was edited', () => ({ brokenChain: 'entry 3' }), /The log: entry 3/],
  ['a change that was never settled', () => ({ openChanges: 1 }), /1 changes are neither/],
  ['an order that is reserved still', () => ({ reserved: ['1'] }), /1 is reserved still/],
  ['a card that is printed beside the moved one', ({ moved }) => void (moved.orders[0] = order('1', 1)), /^1 of 2026-12-18: moved/],
  ['a card that is moved twice', ({ moved }) => void (moved.orders[1] = order('2', 1, '2026-12-21')), /^1 of/],
  ['a card that is lost', ({ moved }) => void moved.orders.pop(), /^1 of/],
  ['a card that is printed twice', ({ asked }) => void (asked.orders[0] = order('4', 2)), /^4 of 2026-12-18: asked/],
  ['a card that is moved silently', ({ asked }) => void (asked.orders = [order('4', 0), order('5', 1, '2026-12-21')]), /^4 of/],
  ['a card that is moved to the same day', ({ moved }) => void (moved.orders[2] = order('3', 1)), /^1 of/],
  ['a card that is being moved for ever', ({ asked }) => void (asked.outcome = 'moving'), /^4 of 2026-12-18: moving/],
  ['a card that nobody has looked at', ({ asked }) => void (asked.outcome = undefined), /nobody has looked at it/],
])('%s is found', (_, mutate, found) => {
  const world = right()
  const change = mutate(world) ?? {}
  expect(judgeClosedDays({ ...world, ...change }).broken).toContainEqual(expect.stringMatching(found))
})
