import { randomBytes, randomUUID } from 'node:crypto'
import type { CardDetails } from '@fondly/domain/catalogue/card.ts'
import { changedShelves } from '@fondly/domain/catalogue/favorites.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import type { Commerce, Customer } from '@fondly/gateways/commerce/commerce.ts'
import type { Identity, IdentityClaims, IdentityUser } from '@fondly/gateways/identity/identity.ts'
import type { Renderer } from '@fondly/gateways/renderer/renderer.ts'
import type { Worker } from '@fondly/gateways/worker/worker.ts'
import type { Env } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { UpstreamRefused, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'

/** One person of the small world, with what identity and commerce each know. */
export type Somebody = {
  account: IdentityUser
  role?: 'orderer' | 'reporting' | 'clientadmin' | 'admin'
  reportingUsers?: string[]
  customer?: Customer
  statement?: string
  /** The `recipient*` attributes. */
  recipient?: IdentityClaims['recipient']
}

/**
 * Gateways over a few variables, for what an embedded upstream cannot be made to do at will: fall silent in one call, refuse one token,
 * count what it was asked. Whole walks are tested with the embedded upstreams themselves.
 */
export function standIn() {
  const world = {
    now: Date.parse('2026-11-23T15:00:00Z'),
    people: new Map<string, Somebody>(),
    clients: new Map<string, Client>(),
    cards: new Map<string, CardDetails & { sentimentIds: string[]; messageStarterIds: string[] }>(),
    groups: new Map<string, string>(),
    blackoutDays: [] as string[],
    /** Who signs in at the next callback. */
    whoSignsIn: '',
    /** When they last typed a password at identity; undefined where it does not tell. */
    authenticatedAt: undefined as Date | undefined,
    tokens: new Map<string, { userId: string; active: boolean; refreshToken: string; expiresAt: Date }>(),
    spent: new Set<string>(),
    /** Calls by name. */
    calls: [] as string[],
    /** Names of calls that are not answered. */
    silent: new Set<string>(),
    /** Names of calls that are refused, and with which status or also with which code. */
    refused: new Map<string, number | { status: number; code: string }>(),
    signIns: [] as { policy: string; prompt?: string | undefined; redirectUri: string }[],
    slow: 0,
    previews: 0,
  }
  const env: Env = {
    fetch: () => Promise.reject(new Error('no network here')),
    clock: () => new Date(world.now),
    random: (bytes) => randomBytes(bytes),
    ids: () => randomUUID(),
    log: silentLog,
  }

  async function said(name: string): Promise<void> {
    world.calls.push(name)
    if (world.slow > 0) await new Promise((resolve) => setTimeout(resolve, world.slow))
    const upstream = name.split('.')[0] ?? ''
    if (world.silent.has(name) || world.silent.has(upstream)) throw new UpstreamTimeout(upstream, new Error('time is up'))
    const refusal = world.refused.get(name)
    const { status, code } = typeof refusal === 'object' ? refusal : { status: refusal, code: 'refused' }
    if (status) throw new UpstreamRefused(upstream, status, code, 'No.')
  }

  function person(userId: string): Somebody {
    const somebody = world.people.get(userId)
    if (!somebody) throw new UpstreamRefused('identity', 404, 'NOT_FOUND', 'No such user.')
    return somebody
  }

  function issue(userId: string) {
    const accessToken = randomUUID()
    const token = { userId, active: true, refreshToken: randomUUID(), expiresAt: new Date(world.now + 3_600_000) }
    world.tokens.set(accessToken, token)
    return { accessToken, refreshToken: token.refreshToken, idToken: `id-of-${userId}`, expiresAt: token.expiresAt }
  }

  function signedOn() {
    const { account, role, reportingUsers, recipient = {} } = person(world.whoSignsIn)
    const { email, firstName, lastName, populationId } = account
    return {
      userId: account.id,
      ...(world.authenticatedAt ? { authenticatedAt: world.authenticatedAt } : {}),
      claims: {
        email,
        firstName,
        lastName,
        populationId,
        profile: { role, location: 'Portland', ...(reportingUsers ? { reportingUsers } : {}) },
        recipient,
      },
    }
  }

  function owner(accessToken: string): string {
    const token = world.tokens.get(accessToken)
    if (!token?.active) throw new UpstreamRefused('identity', 401, 'ACCESS_FAILED', 'No.')
    return token.userId
  }

  const identity: Identity = {
    async beginSignIn({ redirectUri, policy, prompt }) {
      await said('identity.beginSignIn')
      world.signIns.push({ redirectUri, policy, prompt })
      const pending = {
        state: randomBytes(16).toString('hex'),
        nonce: randomBytes(30).toString('hex'),
        codeVerifier: randomUUID(),
        redirectUri,
      }
      return { location: `http://identity.test/authorize?state=${pending.state}`, pending }
    },
    async finishSignIn(callbackUrl, pending) {
      await said('identity.finishSignIn')
      const address = new URL(callbackUrl)
      if (address.searchParams.get('state') !== pending.state || !address.searchParams.get('code')) {
        throw new UpstreamRefused('identity', 400, 'access_denied', 'No.')
      }
      return { ...issue(world.whoSignsIn), ...signedOn() }
    },
    async acceptTokens({ idToken }, pending) {
      await said('identity.acceptTokens')
      // What is wrong with a token is the gateway's own matter.
      if (idToken !== `good for ${pending.state}`) throw new UpstreamRefused('identity', 400, 'nonce_mismatch', 'No.')
      return { ...issue(world.whoSignsIn), ...signedOn(), refreshToken: undefined }
    },
    async refresh(refreshToken) {
      await said('identity.refresh')
      const found = [...world.tokens].find(([, token]) => token.refreshToken === refreshToken)
      if (!found || world.spent.has(refreshToken) || !found[1].active) throw new UpstreamRefused('identity', 400, 'invalid_grant', 'No.')
      world.spent.add(refreshToken)
      return issue(found[1].userId)
    },
    async isActive(accessToken) {
      await said('identity.isActive')
      const token = world.tokens.get(accessToken)
      return token?.active === true && token.expiresAt.getTime() > world.now
    },
    async endSignOn({ accessToken }) {
      await said('identity.endSignOn')
      const token = world.tokens.get(accessToken)
      if (token) token.active = false
    },
    async signOff({ tokens: { idToken }, postLogoutRedirectUri }) {
      await said('identity.signOff')
      return { action: 'http://identity.test/signoff', fields: { idToken, postLogoutRedirectUri } }
    },
    async readUser(accessToken, userId) {
      await said('identity.readUser')
      owner(accessToken)
      const { account, role, reportingUsers } = person(userId)
      return structuredClone({ ...account, profile: { role, location: 'Portland', ...(reportingUsers ? { reportingUsers } : {}) } })
    },
    async updateOwn(accessToken, userId, { heart, opened, ...data }) {
      await said('identity.updateOwn')
      if (owner(accessToken) !== userId) throw new UpstreamRefused('identity', 403, 'ACCESS_FAILED', 'No.')
      const { account } = person(userId)
      account.data = { ...account.data, ...data, ...changedShelves(account.data, { heart, opened }) }
      return structuredClone(account)
    },
    async readPasswordState() {
      await said('identity.readPasswordState')
      return { hasPassword: true, policy: 'default' }
    },
    async changePassword(accessToken, userId, { currentPassword }) {
      await said('identity.changePassword')
      if (owner(accessToken) !== userId) throw new UpstreamRefused('identity', 403, 'ACCESS_FAILED', 'No.')
      if (currentPassword !== 'right') return { changed: false, problem: 'wrong-current-password' }
      return { changed: true, cookies: [] }
    },
    async updateUser(userId, change) {
      await said('identity.updateUser')
      const somebody = person(userId)
      const { account } = somebody
      const { languages, senderProfiles, locked, enabled, clearRecipient } = change
      if (clearRecipient) somebody.recipient = {}
      Object.assign(account, locked === undefined ? {} : { locked }, enabled === undefined ? {} : { enabled })
      account.data = { ...account.data, ...(languages ? { languages } : {}), ...(senderProfiles ? { senderProfiles } : {}) }
      return structuredClone(account)
    },
    async findByEmail(email) {
      await said('identity.findByEmail')
      return structuredClone([...world.people.values()].map(({ account }) => account).filter((account) => account.email === email))
    },
  }

  const unused = (name: string) => () => Promise.reject(new Error(`${name} is not part of this test`))
  const commerce: Commerce = {
    customers: {
      async find(email) {
        await said('commerce.find')
        return [...world.people.values()].find(({ customer }) => customer?.email === email)?.customer
      },
      async create({ identityId, email, firstName, lastName }) {
        await said('commerce.create')
        const customer: Customer = {
          customerId: `c-${identityId}`,
          email,
          firstName,
          lastName,
          lastLogin: undefined,
          locked: false,
          enabled: true,
        }
        person(identityId).customer = customer
        return customer
      },
      async update({ customerId }, names) {
        await said('commerce.update')
        const found = [...world.people.values()].find(({ customer }) => customer?.customerId === customerId)
        if (found?.customer) Object.assign(found.customer, names)
      },
    },
    clients: {
      async find(clientId) {
        await said('commerce.client')
        return world.clients.get(clientId)
      },
      async banner(clientId, language) {
        await said('commerce.banner')
        return clientId === 'harborview' ? { callout: `Hello ${language}<script>steal()</script>`, body: '<p>Mail early.</p>' } : undefined
      },
    },
    catalogue: {
      async cards() {
        await said('commerce.cards')
        return [...world.cards.values()]
      },
      async categories() {
        await said('commerce.categories')
        return [
          { id: 'welcome', name: 'Welcome', spanishName: 'Bienvenida' },
          { id: 'sympathy', name: 'Sympathy', spanishName: 'Condolencias' },
        ]
      },
      async card(cardId) {
        await said('commerce.card')
        return world.cards.get(cardId)
      },
      async sentiments(ids) {
        await said('commerce.sentiments')
        return ids.map((id) => ({ id, description: `About ${id}`, sentimentUrl: `/art/sentiments/${id}.svg` }))
      },
      async messageStarters(ids) {
        await said('commerce.messageStarters')
        return ids.map((id) => ({ id, description: `About ${id}`, text: `Words of ${id}.` }))
      },
      async blackoutDays() {
        await said('commerce.blackoutDays')
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
        await said('commerce.history')
        return []
      },
      ready: unused('orders'),
      ofSite: unused('orders'),
    },
    administration: {
      clients: { read: unused('administration'), write: unused('administration') },
      blackoutDays: { read: unused('administration'), write: unused('administration') },
      banners: { read: unused('administration'), write: unused('administration') },
    },
  }

  const worker: Worker = {
    async resolveRole(userId) {
      await said('worker.resolveRole')
      return person(userId).statement ?? ''
    },
    async resolveGroup({ populationId }) {
      await said('worker.resolveGroup')
      return world.groups.get(populationId)
    },
    validateAddress: unused('validateAddress'),
  }

  const renderer: Renderer = {
    async preview() {
      await said('renderer.preview')
      world.previews += 1
      return { outsideUrl: '/renderer/pictures/o.jpg', insideUrl: '/renderer/pictures/i.jpg', envelopeUrl: '/renderer/pictures/e.jpg' }
    },
    print: unused('print'),
  }

  return { world, env, gateways: { commerce, identity, worker, renderer } }
}
