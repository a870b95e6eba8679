import { randomBytes, randomUUID } from 'node:crypto'
import { changedShelves } from '@fondly/domain/catalogue/favorites.ts'
import type { Identity } from '@fondly/gateways/identity/identity.ts'
import { UpstreamRefused } from '@fondly/kit/upstream-error.ts'
import { findPerson, noteCall, type StandInWorld } from './stand-in-world.ts'
import { stubPeople } from './stub-people.ts'

/** An identity gateway that returns the values of the world. */
export function stubIdentity(world: StandInWorld): Identity {
  const note = (name: string) => noteCall(world, name)
  const person = (userId: string) => findPerson(world, userId)

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

  return {
    async beginSignIn({ redirectUri, policy, prompt }) {
      await note('identity.beginSignIn')
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
      await note('identity.finishSignIn')
      const address = new URL(callbackUrl)
      if (address.searchParams.get('state') !== pending.state || !address.searchParams.get('code')) {
        throw new UpstreamRefused('identity', 400, 'access_denied', 'No.')
      }
      return { ...issue(world.whoSignsIn), ...signedOn() }
    },
    async acceptTokens({ idToken }, pending) {
      await note('identity.acceptTokens')
      // The gateway's own tests cover the reasons for a refusal.
      if (idToken !== `good for ${pending.state}`) throw new UpstreamRefused('identity', 400, 'nonce_mismatch', 'No.')
      return { ...issue(world.whoSignsIn), ...signedOn(), refreshToken: undefined }
    },
    async refresh(refreshToken) {
      await note('identity.refresh')
      const found = [...world.tokens].find(([, token]) => token.refreshToken === refreshToken)
      if (!found || world.spent.has(refreshToken) || !found[1].active) throw new UpstreamRefused('identity', 400, 'invalid_grant', 'No.')
      world.spent.add(refreshToken)
      return issue(found[1].userId)
    },
    async isActive(accessToken) {
      await note('identity.isActive')
      const token = world.tokens.get(accessToken)
      return token?.active === true && token.expiresAt.getTime() > world.now
    },
    async endSignOn({ accessToken }) {
      await note('identity.endSignOn')
      const token = world.tokens.get(accessToken)
      if (token) token.active = false
    },
    async signOff({ tokens: { idToken }, postLogoutRedirectUri }) {
      await note('identity.signOff')
      return { action: 'http://identity.test/signoff', fields: { idToken, postLogoutRedirectUri } }
    },
    async readUser(accessToken, userId) {
      await note('identity.readUser')
      owner(accessToken)
      const { account, role, reportingUsers } = person(userId)
      return structuredClone({ ...account, profile: { role, location: 'Portland', ...(reportingUsers ? { reportingUsers } : {}) } })
    },
    async updateOwn(accessToken, userId, { heart, opened, ...data }) {
      await note('identity.updateOwn')
      if (owner(accessToken) !== userId) throw new UpstreamRefused('identity', 403, 'ACCESS_FAILED', 'No.')
      const { account } = person(userId)
      account.data = { ...account.data, ...data, ...changedShelves(account.data, { heart, opened }) }
      return structuredClone(account)
    },
    async readPasswordState() {
      await note('identity.readPasswordState')
      return { hasPassword: true, policy: 'default' }
    },
    async changePassword(accessToken, userId, { currentPassword }) {
      await note('identity.changePassword')
      if (owner(accessToken) !== userId) throw new UpstreamRefused('identity', 403, 'ACCESS_FAILED', 'No.')
      if (currentPassword !== 'right') return { changed: false, problem: 'wrong-current-password' }
      return { changed: true, cookies: [] }
    },
    async updateUser(userId, change) {
      await note('identity.updateUser')
      const somebody = person(userId)
      const { account } = somebody
      const { languages, senderProfiles, locked, enabled, clearRecipient } = change
      if (clearRecipient) somebody.recipient = {}
      Object.assign(account, locked === undefined ? {} : { locked }, enabled === undefined ? {} : { enabled })
      account.data = { ...account.data, ...(languages ? { languages } : {}), ...(senderProfiles ? { senderProfiles } : {}) }
      return structuredClone(account)
    },
    people: stubPeople(world),
    async createUser({ email, firstName, lastName, populationId, profile, senderProfiles }) {
      await note('identity.createUser')
      if ([...world.people.values()].some(({ account }) => account.email === email)) return undefined
      const account = {
        id: email,
        email,
        firstName,
        lastName,
        enabled: true,
        locked: false,
        populationId,
        identityProviderId: undefined,
        lastSignOn: undefined,
        previousSignOn: undefined,
        data: { favorites: [], recents: [], darkMode: false, senderProfiles },
      }
      world.people.set(email, { role: profile.role ?? 'orderer', account })
      return structuredClone(account)
    },
    async findPasswordState(userId) {
      await note('identity.findPasswordState')
      return { hasPassword: world.passwords.has(userId), policy: 'default' }
    },
    async setPassword(userId, password) {
      await note('identity.setPassword')
      if (password.length < 8) return { set: false, unsatisfied: ['length'] }
      world.passwords.set(userId, password)
      return { set: true }
    },
    signOn: {
      listPolicies: () => Promise.resolve([{ id: 'policy-1', name: 'Customer-Care' }]),
      describePolicies: () => Promise.resolve([{ id: 'policy-1', name: 'Customer-Care', ways: ['password'], providerIds: [] }]),
      readProvider: () => Promise.resolve(undefined),
      hasSecret: () => Promise.resolve(undefined),
      writeProvider: () => Promise.resolve({ kind: 'changed-meanwhile', current: undefined }),
    },
    async findByEmail(email) {
      await note('identity.findByEmail')
      return structuredClone([...world.people.values()].map(({ account }) => account).filter((account) => account.email === email))
    },
  }
}
