import type { AccessCard } from '@fondly/contracts/bff/catalogue-access.ts'
import { EVERY_CARD } from '@fondly/domain/catalogue/access-search.ts'
import { expect, test } from 'vitest'
import type { ShownAccess } from '../../../api/catalogue-access.ts'
import { isBeyond, pickChanged, withChange } from './access-change.ts'

const ON = { disabledSentiments: [], disabledMessageStarters: [] }
const toCard = (id: string, categoryId: string, isOn: boolean): AccessCard => ({
  id,
  name: id,
  language: 'en_US',
  categoryId,
  size: '70',
  orientation: 'V',
  pictureUrl: '',
  turnedOff: isOn ? ON : null,
  sent: 0,
  drafts: 0,
})
const toCategory = (id: string, on: number) => ({ id, name: id, spanishName: id, own: {}, order: null, count: { on, all: 9 } })

/** Two of nine cards were read. */
const SHOWN: ShownAccess = {
  version: '1',
  total: 9,
  cards: [toCard('A', 'birthday', true), toCard('B', 'thanks', false)],
  count: { on: 5, all: 9 },
  categories: [toCategory('birthday', 3), toCategory('thanks', 2)],
  shelf: null,
  search: { ...EVERY_CARD, language: 'en_US' },
}
const countsOf = ({ count, categories }: ShownAccess) => [count.on, ...categories.map((one) => one.count.on)]

test('a card that is turned on or off is counted at once, also by its category', () => {
  const off = withChange(SHOWN, { cards: { A: null } })
  expect(countsOf(off)).toEqual([4, 2, 2])
  expect(off.cards.map(({ turnedOff }) => turnedOff)).toEqual([null, null])
  const on = withChange(off, { cards: { A: ON, B: ON } })
  expect(countsOf(on)).toEqual([6, 3, 3])
  // A card that stays on is not counted twice.
  expect(countsOf(withChange(on, { cards: { A: { ...ON, disabledSentiments: ['S'] } } }))).toEqual([6, 3, 3])
  expect(withChange(on, pickChanged(SHOWN, { cards: { A: ON, B: ON } }))).toEqual(SHOWN)
})

test('the server is asked again after a change of cards that are not loaded, or of an order that is only partly loaded', () => {
  expect(isBeyond(SHOWN, { cards: { A: null } })).toBe(false)
  expect(isBeyond(SHOWN, { cards: { A: null, C: null } })).toBe(true)
  expect(isBeyond(SHOWN, { categories: { birthday: { name: 'Cake' } } })).toBe(false)
  const ofCategory: ShownAccess = { ...SHOWN, shelf: [{ id: 'A', language: 'en_US' }], cards: SHOWN.cards.slice(0, 1), total: 1 }
  const order = { shelf: { birthday: { cards: ['A'] } } }
  expect([SHOWN, { ...ofCategory, total: 2 }, ofCategory].map((access) => isBeyond(access, order))).toEqual([true, true, false])
})
