import { randomUUID } from 'node:crypto'
import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Commerce } from './commerce.ts'
import { commerceGateway } from './commerce-gateway.ts'

let shop: Awaited<ReturnType<typeof openTestCommerce>>
let commerce: Commerce
beforeAll(async () => {
  shop = await openTestCommerce(1)
  commerce = commerceGateway(shop.settings)
})
afterAll(() => shop.close())

test('a client is read with all its settings and its banner', async () => {
  expect(await commerce.clients.find('acme')).toEqual({
    id: 'acme',
    name: 'Acme Utilities',
    senderProfiles: [
      {
        id: 'acme-care',
        name: 'Acme Care',
        signature: 'Warmly,\n{firstName} {lastName}',
        returnAddress: { name: 'Acme Care', address1: '9 HQ Rd', address2: '', city: 'Austin', state: 'TX', zip: '73301', country: 'US' },
        invoiceAccount: 'I-77',
        newUserDefault: true,
        logoUrl: 'http://localhost:3000/art/brands/acme.svg',
        disclaimer: { default: 'Terms apply.', es: 'Se aplican condiciones.' },
      },
    ],
    configuration: {
      inactiveAccountExpiryAfterDays: 90,
      defaultLanguage: 'en_US',
      locations: [{ value: 'austin', label: 'Austin', default: true }],
      accountNumber: { label: 'Customer Account', enabled: true, required: true, numeric: true, maxLength: 12 },
      taxExempt: { enabled: true, states: ['TX'], code: 'EXEMPT' },
      customFields: [{ label: 'Cost centre', value: '{location}' }],
    },
    categoryCustomization: [{ id: 'birthday', name: 'Parties', spanishName: 'Fiestas' }],
    models: [{ id: '1HBE2115', disabledSentiments: ['S-0002'], disabledMessageStarters: [] }],
    commerceAccount: 'C-100200',
    customerReference: 'ACME-CC',
    rolesFromGroups: true,
  })
  expect(await commerce.clients.banner('acme', 'es')).toEqual({ callout: 'Hasta el 18 de diciembre', body: '<p>Order early.</p>' })
})

test('every card of the catalogue is read with its format, in several calls', async () => {
  const cards = await commerce.catalogue.cards()
  expect(cards).toHaveLength(33)
  expect(cards.find(({ id }) => id === 'feliz')).toEqual({
    id: 'feliz',
    name: 'Feliz día',
    orderable: true,
    language: 'es',
    categoryId: 'birthday',
    size: '831',
    orientation: 'H',
    pictureUrl: 'http://localhost:3000/art/feliz/front.webp',
  })
  expect(cards.find(({ id }) => id === 'gone')).toMatchObject({ orderable: false, categoryId: 'thanks' })
  expect(await commerce.catalogue.card('1HBE2115')).toMatchObject({
    outsideUrl: 'http://localhost:3000/art/1HBE2115/front.webp',
    insideUrl: 'http://localhost:3000/art/1HBE2115/inside.webp',
    itemId: '1HBE2115',
    envelopeId: 'A7',
    shipNode: 'FC1',
    sentimentIds: ['S-0001', 'S-0002'],
    messageStarterIds: ['M-0001'],
  })
  expect(await commerce.catalogue.categories()).toEqual([
    { id: 'birthday', name: 'Birthday', spanishName: 'Cumpleaños' },
    { id: 'thanks', name: 'Thank You', spanishName: 'Agradecimiento' },
  ])
  expect(await commerce.catalogue.sentiments(['S-0002', 'missing', 'S-0001'])).toEqual([
    { id: 'S-0002', description: 'Happy birthday', sentimentUrl: 'http://localhost:3000/art/sentiments/S-0002.webp' },
    { id: 'S-0001', description: 'Thinking of you', sentimentUrl: 'http://localhost:3000/art/sentiments/S-0001.webp' },
  ])
  expect(await commerce.catalogue.messageStarters(['M-0001'])).toEqual([
    { id: 'M-0001', description: 'With care', text: 'With care, from all of us.' },
  ])
  expect((await commerce.catalogue.blackoutDays()).sort((one, other) => one.day.localeCompare(other.day))).toEqual([
    { day: '2026-11-26', reason: { en: 'Thanksgiving', es: 'Acción de Gracias' } },
    { day: '2026-12-25' },
  ])
})

test('a customer whose e-mail changed at the identity provider stays the same customer', async () => {
  const identityId = randomUUID()
  const [before, after] = [`${identityId}@old.test`, `${identityId}@new.test`]
  const old = await commerce.customers.create({ identityId, email: before, firstName: 'Max', lastName: 'Moved' })
  const moved = await commerce.customers.create({ identityId, email: after, firstName: 'Max', lastName: 'Moved' })
  expect(moved).toMatchObject({ customerId: old.customerId, email: after })
  expect(await commerce.customers.find(before)).toBeUndefined()
  expect(await commerce.customers.find(after)).toMatchObject({ customerId: old.customerId })
})
