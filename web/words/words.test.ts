import { sorted } from '@fondly/domain/order-history/sort-and-page.ts'
import type { OrderRow } from '@fondly/domain/order-history/order-row.ts'
import { english } from '@fondly/languages/english/english.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { spanish } from '@fondly/languages/spanish/spanish.ts'
import { expect, test } from 'vitest'
import { briefDay } from '../ui/brief-day.ts'
import { timeLeft, writtenMoment } from '../ui/time-left.ts'
import { writtenDay } from '../ui/written-day.ts'

test('counted nouns have the right form in both languages', () => {
  expect(english.page.catalogue.results(1)).toBe('1 result')
  expect(english.page.catalogue.results(1200)).toBe('1,200 results')
  expect(spanish.page.catalogue.streak(1)).toBe('1 tarjeta enviada este mes.')
  expect(spanish.page.catalogue.streak(14)).toBe('14 tarjetas enviadas este mes.')
  expect([1, 2].map(english.attention.title)).toEqual(['1 card was not sent', '2 cards were not sent'])
  expect([1, 2].map(spanish.attention.title)).toEqual(['1 tarjeta no se envió', '2 tarjetas no se enviaron'])
})

test('numbers, days, times and remaining times are written in the format of the language', () => {
  const inBoth = (write: (locale: string) => unknown) => Object.values(LANGUAGES).map(({ locale }) => write(locale))
  expect(inBoth((locale) => writtenDay('2026-11-24', locale, { whole: true }))).toEqual([
    'Tuesday, November 24, 2026',
    'martes, 24 de noviembre de 2026',
  ])
  expect(inBoth((locale) => briefDay('2026-11-25', locale))).toEqual(['Wed, Nov 25', 'mié, 25 nov'])
  const now = new Date('2026-11-20T15:00:00Z')
  const zone = 'America/New_York'
  const plain = (written: unknown) => String(written).replaceAll(/\s/g, ' ')
  expect(inBoth((locale) => plain(writtenMoment('2026-11-23T20:05:00Z', now, locale, zone)))).toEqual([
    'Mon, Nov 23, 3:05 PM',
    'lun, 23 nov, 3:05 p.m.',
  ])
  expect(inBoth((locale) => plain(timeLeft('2026-11-23T18:14:00Z', now, locale)))).toEqual(['3 days 3 hr', '3 días 3 h'])
  expect([english.page.catalogue.results(12_345), spanish.page.catalogue.results(12_345)]).toEqual(['12,345 results', '12,345 resultados'])
})

test('names are sorted as the language sorts them: ñ comes after n, and an accent changes nothing', () => {
  const names = ['Oso', 'Ñandú', 'Nube', 'Águila', 'Abeja']
  const row = (prodName: string) => ({ ...ROW, prodName })
  const order = (locale: string) =>
    sorted(names.map(row), { column: 'prodName', descending: false }, { locale, statusWords: english.orderHistory.statuses }).map(
      ({ prodName }) => prodName,
    )
  expect(order('es-US')).toEqual(['Abeja', 'Águila', 'Nube', 'Ñandú', 'Oso'])
  // In English, ñ is sorted as n with an accent.
  expect(order('en-US')).toEqual(['Abeja', 'Águila', 'Ñandú', 'Nube', 'Oso'])
})

const ROW: OrderRow = {
  id: '1',
  orderNo: '1',
  orderDate: '11/20/2026',
  orderedAt: '2026-11-20T15:00:00.000Z',
  prodName: '',
  prodId: '1HBE2115',
  sender: 'Resident Care',
  recipient: 'Ana Ruiz',
  shipAddress: '1 Main St, Portland, OR 97201',
  shipLines: [],
  shipDate: '11/24/2026',
  status: 'ordered',
  sentiment: 'Welcome home',
  personalMsg: '',
}
