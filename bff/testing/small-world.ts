import type { Client } from '@fondly/domain/client/client.ts'
import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { startTestProduct, type TestProductOptions } from './start-test-product.ts'
import type { CoreSettings, Gateways } from '@fondly/core/context.ts'
import { browser } from './browser.ts'
import { standIn } from './stand-in.ts'

type OrderableCard = NonNullable<Awaited<ReturnType<Commerce['catalogue']['card']>>>

export const ORIGIN = 'http://localhost:3000'

export const testSettings: CoreSettings = {
  publicUrl: ORIGIN,
  mode: 'demo',
  debug: false,
  flowUrls: { '5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10': 'http://identity.test/flows' },
  postalZone: 'America/New_York',
  pressZip: '45405',
  mailsPerDay: 1_000,
  dashboardUrl: 'https://reports.example.com',
  helpEmail: 'help@fondly.test',
  privacyUrl: undefined,
  companyUrl: undefined,
  dataKey: new Uint8Array(32).fill(7),
  idleHours: 8,
  absoluteHours: 24,
}

/** Starts the BFF with its own database, one connection, and stand-in gateways that know two clients and a few people. */
export async function smallWorld(more: Partial<TestProductOptions> | ((gateways: Gateways) => Partial<TestProductOptions>) = {}) {
  const database = await testDatabase()
  const { world, env, gateways } = standIn()
  world.clients.set('harborview', client('harborview', ['1HBE2115', '1HBE2116', '1HBE2117', 'NOTSOLD']))
  world.clients.set('summit', client('summit', ['1HBE2115', 'SUMMIT1']))
  world.groups.set('p-harborview', 'harborview')
  world.groups.set('p-summit', 'summit')
  for (const [id, language, orderable] of [
    ['1HBE2115', 'en_US', true],
    ['1HBE2116', 'en_US', true],
    ['1HBE2117', 'es', true],
    ['NOTSOLD', 'en_US', false],
    ['SUMMIT1', 'en_US', true],
  ] as const) {
    world.cards.set(id, card(id, language, orderable))
  }
  addPerson('orderer', 'p-harborview', { role: 'orderer' })
  addPerson('colleague', 'p-harborview', { role: 'orderer' })
  addPerson('admin', 'p-harborview', { role: 'admin' })
  addPerson('reporting', 'p-harborview', { role: 'reporting' })
  addPerson('clientadmin', 'p-harborview', { role: 'clientadmin' })
  addPerson('stranger', 'p-summit', { role: 'clientadmin' })

  const others = typeof more === 'function' ? more(gateways) : more
  const start = () => startTestProduct({ env, databaseUrl: database.url, poolSize: 1, ...gateways, settings: testSettings, ...others })
  const product = await start()
  await product.load({
    clients: [
      {
        id: 'default',
        brand: { name: 'Fondly', logo: 'brands/fondly.svg', logoAtNight: 'brands/fondly-at-night.svg', colour: '#2a5f6b' },
      },
      {
        id: 'harborview',
        slug: 'harborview',
        brand: { name: 'Harborview', logo: 'brands/harborview.svg', colour: '#f4d35e', helpEmail: 'help@harborview.test' },
      },
      { id: 'summit', slug: 'summit', brand: { name: 'Summit', logo: 'brands/summit.svg', colour: '#7a1f3d', policy: 'Summit-Staff' } },
    ],
  })

  function addPerson(id: string, populationId: string, { role }: { role: 'orderer' | 'reporting' | 'clientadmin' | 'admin' }) {
    const email = `${id}@fondly.test`
    const names = { email, firstName: id, lastName: 'Test' }
    world.people.set(id, {
      role,
      account: {
        id,
        ...names,
        enabled: true,
        locked: false,
        populationId,
        identityProviderId: undefined,
        lastSignOn: new Date(world.now),
        previousSignOn: new Date(world.now - 86_400_000),
        data: { favorites: [], recents: [], darkMode: false, languages: ['en_US'], senderProfiles: ['main'] },
      },
      customer: { customerId: `c-${id}`, ...names, lastLogin: undefined, locked: false, enabled: true },
    })
  }

  /** Signs in through identity. Returns the address at which the browser ends. */
  async function signIn(who: string, tab = browser(product.fetch, ORIGIN), query = ''): Promise<{ tab: typeof tab; location: string }> {
    world.whoSignsIn = who
    const redirect = await tab.go(`/api/session/sign-in${query}`)
    const state = new URL(redirect.headers.get('location') ?? '', ORIGIN).searchParams.get('state')
    const callback = await tab.go(`/api/session/callback?code=c&state=${state}`)
    return { tab, location: callback.headers.get('location') ?? '' }
  }

  return {
    world,
    product,
    env,
    database,
    start,
    signIn,
    newTab: () => browser(product.fetch, ORIGIN),
    close: async () => {
      await product.close()
      await database.drop()
    },
  }
}

function client(id: string, cards: string[]): Client {
  const address = { name: 'Main Street 1', address1: '1 Main St', address2: '', city: 'Portland', state: 'OR', zip: '97201', country: 'US' }
  return {
    id,
    name: `The ${id}`,
    senderProfiles: [
      {
        id: 'main',
        name: 'Main',
        signature: '{firstName} {lastInitial}.\n{location}',
        returnAddress: address,
        invoiceAccount: 'I1',
        newUserDefault: true,
      },
      { id: 'other', name: 'Other', signature: 'Other', returnAddress: address, invoiceAccount: 'I2', newUserDefault: false },
    ],
    configuration: { accountNumber: { label: 'Unit', enabled: true, required: true, numeric: true, maxLength: 6 } },
    categoryCustomization: [{ id: 'sympathy', hidden: true }],
    models: cards.map((card) => ({ id: card, disabledSentiments: ['S2'], disabledMessageStarters: ['M1'] })),
    commerceAccount: 'A1',
    customerReference: 'R1',
    rolesFromGroups: false,
  }
}

function card(id: string, language: 'en_US' | 'es', orderable: boolean): OrderableCard {
  return {
    id,
    name: `Card ${id}`,
    orderable,
    language,
    categoryId: 'welcome',
    size: '70',
    orientation: 'V',
    pictureUrl: `/art/${id}/front.svg`,
    outsideUrl: `/art/${id}/front.svg`,
    insideUrl: undefined,
    itemId: 'AX1',
    envelopeId: 'A7',
    shipNode: 'N1',
    sentiments: [],
    messageStarters: [],
    sentimentIds: ['S1', 'S2'],
    messageStarterIds: ['M1', 'M2'],
  }
}
