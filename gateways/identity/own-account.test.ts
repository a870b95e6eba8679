import type { Fetch } from '@fondly/kit/env.ts'
import type { TestBrowser } from '@fondly/upstreams/identity/testing/browser.ts'
import { checkPassword } from '@fondly/upstreams/identity/testing/sign-on.ts'
import { DISABLED, LOCKED, ORDERER, OTHER, PASSWORD, testIdentity, WORLD } from '@fondly/upstreams/identity/testing/test-identity.ts'
import { describe, expect, test } from 'vitest'
import { gatewayToEmbedded, identityInProcess, identityTargets, openTarget } from './testing/identity-targets.ts'

describe.each(identityTargets)('accounts at identity, %s', (way, open) => {
  const target = openTarget(open)

  test('a user changes own preferences without changing other attributes', async () => {
    const { accessToken, userId } = await target.signOn()
    const { data: before } = await target.server.identity.readUser(accessToken, userId)
    await target.server.identity.updateOwn(accessToken, userId, { recents: ['1HBE2163'] })
    const { data } = await target.server.identity.updateOwn(accessToken, userId, { darkMode: true })
    expect(data).toEqual({ ...before, recents: ['1HBE2163'], darkMode: true })
    // A heart and an opened card change the lists that identity has at that moment.
    const { data: hearted } = await target.server.identity.updateOwn(accessToken, userId, {
      heart: { cardId: '1HBE9999', isFavorite: true },
      opened: '1HBE9999',
    })
    expect(hearted).toEqual({ ...data, favorites: [...before.favorites, '1HBE9999'], recents: ['1HBE9999', '1HBE2163'] })
    await target.server.identity.updateOwn(accessToken, userId, { heart: { cardId: '1HBE9999', isFavorite: false } })
    await target.server.identity.updateOwn(accessToken, userId, { recents: before.recents, darkMode: before.darkMode })
  })

  test('the language of the page is stored as the preferred language of the account, alone or together with other changes', async () => {
    const { accessToken, userId } = await target.signOn()
    const { data: before } = await target.server.identity.readUser(accessToken, userId)
    for (const pageLanguage of ['es', 'en_US'] as const) {
      const { data } = await target.server.identity.updateOwn(accessToken, userId, { pageLanguage })
      expect(data).toEqual({ ...before, pageLanguage })
      expect((await target.server.identity.readUser(accessToken, userId)).data.pageLanguage).toBe(pageLanguage)
    }
    const both = await target.server.identity.updateOwn(accessToken, userId, { pageLanguage: 'es', darkMode: !before.darkMode })
    expect(both.data).toEqual({ ...before, pageLanguage: 'es', darkMode: !before.darkMode })
    await target.server.identity.updateOwn(accessToken, userId, {
      darkMode: before.darkMode,
      pageLanguage: before.pageLanguage ?? 'en_US',
    })
  })

  test.skipIf(way === 'the real one')('a user cannot read another account with the own token', async () => {
    const { accessToken } = await target.signOn()
    await expect(target.server.identity.readUser(accessToken, OTHER.id)).rejects.toMatchObject({
      name: 'UpstreamRefused',
      status: 403,
      code: 'INSUFFICIENT_PERMISSIONS',
    })
  })

  test('the application can change the account and the attributes of a person', async () => {
    const { userId, claims } = await target.signOn()
    const { updateUser, findByEmail } = target.server.identity
    const [{ data: before } = { data: {} }] = await findByEmail(claims.email)
    const changed = await updateUser(userId, { languages: ['es', 'en_US'], senderProfiles: ['hv-leasing'], clearRecipient: true })
    expect(changed.data).toEqual({ ...before, languages: ['en_US', 'es'], senderProfiles: ['hv-leasing'] })
    expect(await updateUser(userId, { locked: true })).toMatchObject({ locked: true, enabled: true })
    const unlockedFrom = Date.now()
    const unlocked = await updateUser(userId, { locked: false, enabled: false })
    expect(unlocked).toMatchObject({ locked: false, enabled: false, data: changed.data })
    expect(unlocked.unlockedAt?.getTime()).toBeGreaterThanOrEqual(unlockedFrom)
    expect(await updateUser(userId, { enabled: true })).toMatchObject({ locked: false, enabled: true, unlockedAt: unlocked.unlockedAt })

    await updateUser(userId, { role: 'reporting' })
    const { claims: after } = await target.signOn()
    expect(after.profile).toEqual({ ...claims.profile, role: 'reporting' })
    await updateUser(userId, { role: claims.profile.role ?? 'orderer', ...before })
    await expect(updateUser('00000000-0000-4000-8000-000000000000', { locked: true })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })

  // A real PingOne refuses these people at the sign-in: docs/differences.md.
  test.skipIf(way === 'the real one').each([
    [LOCKED, { locked: true, enabled: true }],
    [DISABLED, { locked: false, enabled: false }],
  ])('a person without access is identified before being refused ($email)', async (person, standing) => {
    const { accessToken, userId } = await target.signOn({ email: person.email, password: PASSWORD })
    expect(await target.server.identity.readUser(accessToken, userId)).toMatchObject({ id: person.id, ...standing })
    expect(await target.server.identity.isActive(accessToken)).toBe(false)
  })
})

test('a token of the application that was revoked before it expired is replaced', async () => {
  let calls = 0
  const upstream = await testIdentity()
  await upstream.load(WORLD)
  // Identity refuses the first token, as if it had been revoked.
  const fetch: Fetch = (request) => {
    const isFirst = request.method === 'POST' && request.url.includes('/users/') && calls++ === 0
    return isFirst
      ? Promise.resolve(Response.json({ code: 'ACCESS_FAILED', details: [{ code: 'INVALID_TOKEN' }] }, { status: 401 }))
      : upstream.fetch(request)
  }
  const identity = gatewayToEmbedded(upstream.origin, { fetch, baseUrl: 'http://identity' }, upstream.env)
  expect(await identity.updateUser(OTHER.id, { locked: true })).toMatchObject({ locked: true })
  expect(calls).toBe(2)
  await upstream.end()
})

test('a lock after wrong passwords does not end existing sessions', async () => {
  const server = await identityInProcess()
  const { location, pending } = await server.identity.beginSignIn({ redirectUri: server.redirectUri, policy: 'Customer-Care' })
  const flowOf = async (browser: TestBrowser) => {
    const page = (await browser.go(location)).headers.get('location') ?? ''
    return `${server.base}/flows/${new URL(page).searchParams.get('flowId')}`
  }
  const browser = server.browser()
  const { resumeUrl } = (await (await checkPassword(browser, await flowOf(browser))).json()) as { resumeUrl: string }
  const { accessToken, userId } = await server.identity.finishSignIn((await browser.follow(resumeUrl)).location ?? '', pending)

  const guesser = server.browser()
  const guessed = await flowOf(guesser)
  for (let guess = 0; guess < 5; guess++) await checkPassword(guesser, guessed, ORDERER.email, 'wrong')
  expect(await server.identity.readUser(accessToken, userId)).toMatchObject({ locked: false })
  expect(await server.identity.isActive(accessToken)).toBe(true)
  await server.end()
})
