import type { Commerce, Customer } from '@fondly/gateways/commerce/commerce.ts'
import { findPerson, noteCall, type StandInWorld, unused } from './stand-in-world.ts'

/**
 * Creates a commerce gateway that returns the values of the world. It has no rules and no baskets. Tests that need them use the embedded commerce, or
 * the commerce in memory.
 */
export function stubCommerce(world: StandInWorld): Commerce {
  const note = (name: string) => noteCall(world, name)
  return {
    customers: {
      async find(email) {
        await note('commerce.find')
        return [...world.people.values()].find(({ customer }) => customer?.email === email)?.customer
      },
      async create({ identityId, email, firstName, lastName }) {
        await note('commerce.create')
        const customer: Customer = {
          customerId: `c-${identityId}`,
          email,
          firstName,
          lastName,
          lastLogin: undefined,
          locked: false,
          enabled: true,
        }
        findPerson(world, identityId).customer = customer
        return customer
      },
      async update({ customerId }, names) {
        await note('commerce.update')
        const found = [...world.people.values()].find(({ customer }) => customer?.customerId === customerId)
        if (found?.customer) Object.assign(found.customer, names)
      },
    },
    clients: {
      async find(clientId) {
        await note('commerce.client')
        return world.clients.get(clientId)
      },
      async list() {
        await note('commerce.clients')
        return [...world.clients.values()].map(({ id, name, configuration }) => ({ id, name, isArchived: configuration.archived ?? false }))
      },
      async banner(clientId, language) {
        await note('commerce.banner')
        return clientId === 'harborview' ? { callout: `Hello ${language}<script>steal()</script>`, body: '<p>Mail early.</p>' } : undefined
      },
    },
    catalogue: {
      async cards() {
        await note('commerce.cards')
        return [...world.cards.values()]
      },
      async categories() {
        await note('commerce.categories')
        return [
          { id: 'welcome', name: 'Welcome', spanishName: 'Bienvenida' },
          { id: 'sympathy', name: 'Sympathy', spanishName: 'Condolencias' },
        ]
      },
      async card(cardId) {
        await note('commerce.card')
        return world.cards.get(cardId)
      },
      prices: unused('prices'),
      async sentiments(ids) {
        await note('commerce.sentiments')
        return ids.map((id) => ({ id, description: `About ${id}`, sentimentUrl: `/art/sentiments/${id}.svg` }))
      },
      async messageStarters(ids) {
        await note('commerce.messageStarters')
        return ids.map((id) => ({ id, description: `About ${id}`, text: `Words of ${id}.` }))
      },
      async blackoutDays() {
        await note('commerce.blackoutDays')
        return world.blackoutDays.map((day) => ({ day, reason: { en: 'Thanksgiving' } }))
      },
    },
    baskets: {
      ofCustomer: unused('baskets'),
      create: unused('baskets'),
      get: unused('baskets'),
      remove: unused('baskets'),
      putEmail: unused('baskets'),
      addItem: unused('baskets'),
      putShipment: unused('baskets'),
      putBillingAddress: unused('baskets'),
      addPayment: unused('baskets'),
      patchItem: unused('baskets'),
    },
    orders: {
      create: unused('orders'),
      get: unused('orders'),
      patchFields: unused('orders'),
      setConfirmationStatus: unused('orders'),
      setStatus: unused('orders'),
      setExportStatus: unused('orders'),
      setShippingStatus: unused('orders'),
      findByScanCode: unused('orders'),
      async history() {
        await note('commerce.history')
        return []
      },
      ready: unused('orders'),
      ofSite: unused('orders'),
      changedSince: () => {
        throw new Error('orders is not part of this test')
      },
      countChanged: unused('orders'),
    },
    administration: {
      clients: {
        read: unused('administration'),
        write: unused('administration'),
        create: unused('administration'),
        measure: unused('administration'),
      },
      blackoutDays: { read: unused('administration'), write: unused('administration') },
      banners: { read: unused('administration'), write: unused('administration') },
      products: { put: unused('administration'), rename: unused('administration') },
    },
  }
}
