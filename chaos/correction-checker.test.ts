import { expect, test } from 'vitest'
import { type CorrectionAnswer, judgeCorrections, findReplacementWords } from './correction-checker.ts'
import type { FoundOrder } from './found-state.ts'

const order = (orderNo: string, status: string, exported: string, words = 'As it was.'): FoundOrder => ({
  orderNo,
  status,
  confirmation: 'confirmed',
  export: exported,
  lines: 1,
  payments: 1,
  lineValues: [words],
})
const print = (orderNo: string) => ({ orderNo, scanCode: `CODE-${orderNo}`, batch: '2026-11-24/1' })

/** Order 1 was replaced by order 2; the correction of order 3 failed and left a cancelled order 4. */
function createCorrectWorld() {
  return {
    answers: new Map<string, CorrectionAnswer>([
      ['1', { state: 'sent', orderNo: '2' }],
      ['3', { state: 'stopped' }],
    ]),
    orders: [
      order('1', 'cancelled', 'not_exported'),
      order('2', 'new', 'exported', findReplacementWords('1')),
      order('3', 'new', 'exported'),
      order('4', 'cancelled', 'not_exported', findReplacementWords('3')),
    ],
    printed: [print('2'), print('3')],
    printOrders: [
      { orderNo: '1', state: 'withdrawn' },
      { orderNo: '2', state: 'exported' },
      { orderNo: '3', state: 'exported' },
    ],
  }
}
type World = ReturnType<typeof createCorrectWorld>
const judged = ({ answers, ...content }: World) => judgeCorrections(answers, content)

test('a world where exactly one of the two cards of each correction was printed has no findings', () =>
  expect(judged(createCorrectWorld())).toEqual({ corrections: 2, replaced: 1, kept: 1, broken: [] }))

test.each<[string, (world: World) => void, RegExp]>([
  [
    'cut in spite of its reservation, so that both cards are printed',
    ({ printed }) => void printed.push(print('1')),
    /^1: sent; it printed 1 times/,
  ],
  [
    'cut in spite of its reservation, and exported',
    ({ orders, printed }) => {
      orders[0] = order('1', 'new', 'exported')
      printed.push(print('1'))
    },
    /^1: sent; it printed 1 times, new and exported/,
  ],
  [
    'replaced by a card that is not printed, so that no card is printed',
    (world) => void (world.printed = [print('3')]),
    /^1: sent; it printed 0 times/,
  ],
  ['replaced by a card that is printed twice', ({ printed }) => void printed.push(print('2')), /^1: sent/],
  [
    'replaced by another card than its sender was told',
    ({ answers }) => void answers.set('1', { state: 'sent', orderNo: '9' }),
    /^1: sent/,
  ],
  ['withdrawn although its correction was not ordered', (world) => void (world.printed = [print('2')]), /^3: stopped; it printed 0 times/],
  ['printed, and its correction was not ordered', ({ printed }) => void printed.push(print('4')), /^3: stopped/],
  ['replaced although its sender was refused', ({ answers }) => void answers.set('1', { state: 'refused' }), /^1: refused/],
  ['reserved still', ({ printOrders }) => void printOrders.push({ orderNo: '5', state: 'reserved' }), /^5 is reserved still\.$/],
])('an order that is %s is reported', (_, mutate, found) => {
  const world = createCorrectWorld()
  mutate(world)
  expect(judged(world).broken).toEqual([expect.stringMatching(found)])
})
