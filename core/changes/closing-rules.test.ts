import type { Card } from '@fondly/domain/catalogue/card.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import { expect, test } from 'vitest'
import type { Person } from '../users/person.ts'
import { closingRules } from './closing-rules.ts'

const profile = (id: string, signature: string) => ({
  id,
  name: id,
  signature,
  disclaimer: {},
  returnAddress: { name: '', address1: '', address2: '', city: '', state: '', zip: '' },
})
const client = {
  configuration: {},
  senderProfiles: [profile('cardiology', 'Your team'), profile('oncology', 'Your team'), profile('reception', 'Reception')],
} as unknown as Client
const user = { firstName: 'Maria', lastName: 'Lopez' } as Person
const cards = [{ id: 'a', size: '70', orientation: 'V', language: 'en_US' }] as Card[]

test('a text is laid out once for each signature, its glyphs are checked once for each card, and envelopes are skipped', () => {
  const calls: string[] = []
  const [rules] = closingRules(cards, client, user, ({ signature }) => ({
    unprintable: (text, place) => (calls.push(`glyphs of ${text} in ${place}`), []),
    fits: (text, place) => calls.push(`room for ${text} above ${signature} in ${place}`) > 0,
  }))
  expect([rules?.unprintable('Thanks', 'closing'), rules?.fits('Thanks', 'closing')]).toEqual([[], true])
  expect([rules?.unprintable('', 'envelope'), rules?.fits('', 'envelope')]).toEqual([[], true])
  expect(calls).toEqual([
    'glyphs of Thanks in closing',
    'room for Thanks above Your team in closing',
    'room for Thanks above Reception in closing',
  ])
})

test('words fit only when they fit above every signature', () => {
  const [rules] = closingRules(cards, client, user, ({ signature }) => ({
    unprintable: () => [],
    fits: () => signature === 'Your team',
  }))
  expect(rules?.fits('Thanks', 'closing')).toBe(false)
})
