import { randomUUID } from 'node:crypto'
import { UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { harborview } from '@fondly/upstreams/identity/testing/test-identity.ts'
import { describe, expect, test } from 'vitest'
import { identityTargets, openTarget } from './testing/identity-targets.ts'

describe.each(identityTargets)('identity, %s', (way, open) => {
  const target = openTarget(open)

  test('a sign-on returns the person, the client and valid tokens', async () => {
    const before = Date.now()
    const signedOn = await target.signOn()
    expect(signedOn.userId).toMatch(/^[0-9a-f-]{36}$/)
    expect(signedOn.claims).toMatchObject({
      email: target.server.person.email,
      populationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(signedOn.expiresAt.getTime() - before).toBeGreaterThan(3_590_000)
    expect(await target.server.identity.isActive(signedOn.accessToken)).toBe(true)
    expect(await target.server.identity.isActive('a-token-of-nobody')).toBe(false)

    const user = await target.server.identity.readUser(signedOn.accessToken, signedOn.userId)
    expect(user).toMatchObject({
      id: signedOn.userId,
      email: target.server.person.email,
      enabled: true,
      locked: false,
      populationId: signedOn.claims.populationId,
    })
    // The clock of a real service may differ a little from ours.
    expect(user.lastSignOn?.getTime()).toBeGreaterThanOrEqual(before - 30_000)
    expect((await target.server.identity.findByEmail(target.server.person.email.toUpperCase())).map(({ id }) => id)).toEqual([
      signedOn.userId,
    ])
    expect(await target.server.identity.findByEmail(`nobody"${randomUUID()}\\@fondly.test`)).toEqual([])
  })

  test.skipIf(way === 'the real one')('the token and the user hold the same profile of a person', async () => {
    const { claims, accessToken, userId } = await target.signOn()
    expect((await target.server.identity.readUser(accessToken, userId)).profile).toEqual(claims.profile)
    expect(claims).toMatchObject({
      firstName: 'Dana',
      lastName: 'Whitfield',
      populationId: harborview.population,
      profile: { role: 'orderer', location: 'Pier' },
      recipient: {},
    })
  })

  test('the authorization request carries no secret', async () => {
    const { location, pending } = await target.server.identity.beginSignIn({
      redirectUri: target.server.redirectUri,
      policy: 'Summit-Claims',
      prompt: 'login',
    })
    const query = new URL(location).searchParams
    expect(location.startsWith(`${target.server.base}/as/authorize?`)).toBe(true)
    expect(pending.nonce).toMatch(/^[\w-]{60}$/)
    expect(Object.fromEntries(query)).toMatchObject({
      state: pending.state,
      nonce: pending.nonce,
      acr_values: 'Summit-Claims',
      prompt: 'login',
      code_challenge_method: 'S256',
    })
    expect(location).not.toContain(pending.codeVerifier)
    expect(location).not.toContain(target.server.clientSecret)
  })

  test('a callback with another nonce, another state, another verifier or an error is refused', async () => {
    const fresh = async () => {
      const { location, pending } = await target.server.identity.beginSignIn({
        redirectUri: target.server.redirectUri,
        policy: 'Customer-Care',
      })
      return { callback: await target.walk(target.server.browser(), location), pending }
    }
    const one = await fresh()
    await expect(target.server.identity.finishSignIn(one.callback, { ...one.pending, nonce: 'x'.repeat(60) })).rejects.toMatchObject({
      name: 'UpstreamRefused',
      code: 'nonce_mismatch',
    })
    const two = await fresh()
    await expect(target.server.identity.finishSignIn(two.callback, { ...two.pending, state: 'another' })).rejects.toThrow(
      UpstreamUnreadable,
    )
    await expect(target.server.identity.finishSignIn(two.callback, { ...two.pending, codeVerifier: 'v'.repeat(43) })).rejects.toMatchObject(
      {
        code: 'invalid_grant',
      },
    )
    const denied = `${target.server.redirectUri}?${new URLSearchParams({ error: 'access_denied', state: two.pending.state, iss: `${target.server.base}/as` })}`
    await expect(target.server.identity.finishSignIn(denied, two.pending)).rejects.toMatchObject({
      name: 'UpstreamRefused',
      code: 'access_denied',
    })
  })

  test('a reused refresh token revokes the other tokens', async () => {
    const first = await target.signOn()
    const second = await target.server.identity.refresh(first.refreshToken ?? '')
    expect(second.accessToken).not.toBe(first.accessToken)
    await expect(target.server.identity.refresh(first.refreshToken ?? '')).rejects.toMatchObject({
      name: 'UpstreamRefused',
      status: 400,
      code: 'invalid_grant',
    })
    expect(await target.server.identity.isActive(second.accessToken)).toBe(false)
  })

  test('signing off revokes the tokens and redirects back to the product', async () => {
    const browser = target.server.browser()
    const { location, pending } = await target.server.identity.beginSignIn({
      redirectUri: target.server.redirectUri,
      policy: 'Customer-Care',
    })
    const signedOn = await target.server.identity.finishSignIn(await target.walk(browser, location), pending)
    const form = await target.server.identity.signOff({ tokens: signedOn, postLogoutRedirectUri: target.server.signedOffUri })
    // For an identity on the network, the browser signs off with a form that has the ID token in its body.
    expect(form?.fields).toMatchObject({ id_token_hint: signedOn.idToken })
    const answer = await browser.go(form?.action ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form?.fields).toString(),
    })
    expect(answer.headers.get('location')).toBe(target.server.signedOffUri)
    expect(await target.server.identity.isActive(signedOn.accessToken)).toBe(false)
  })

  // A real PingOne allows this only to an application whose `idpSignoff` is true.
  test.skipIf(way === 'the real one')('ending a sign-on in another browser revokes its tokens', async () => {
    const begin = () => target.server.identity.beginSignIn({ redirectUri: target.server.redirectUri, policy: 'Customer-Care' })
    const inBrowser = async () => {
      const browser = target.server.browser()
      const { location, pending } = await begin()
      return { browser, signedOn: await target.server.identity.finishSignIn(await target.walk(browser, location), pending) }
    }
    const [phone, desk] = [await inBrowser(), await inBrowser()]
    await target.server.identity.endSignOn(await target.server.identity.refresh(phone.signedOn.refreshToken ?? ''))
    expect(await target.server.identity.isActive(phone.signedOn.accessToken)).toBe(false)
    expect(await target.server.identity.isActive(desk.signedOn.accessToken)).toBe(true)
    const whereTo = async ({ browser }: typeof phone) => (await browser.follow((await begin()).location)).location ?? ''
    expect(await whereTo(phone)).toContain('flowId=')
    expect(await whereTo(desk)).toContain(`${target.server.redirectUri}?code=`)
    // Ending a sign-on a second time is not an error. A token that identity did not sign ends nothing.
    await target.server.identity.endSignOn(phone.signedOn)
    await expect(
      target.server.identity.endSignOn({ ...desk.signedOn, idToken: `${desk.signedOn.idToken.slice(0, -8)}AAAAAAAA` }),
    ).rejects.toThrow('could not be ended')
    expect(await whereTo(desk)).toContain(`${target.server.redirectUri}?code=`)
  })
})
