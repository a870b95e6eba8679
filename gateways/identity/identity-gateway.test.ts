import { randomUUID } from 'node:crypto'
import { UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import { harborview } from '@fondly/upstreams/identity/testing/test-identity.ts'
import { describe, expect, test } from 'vitest'
import { identityTransports, openConversation } from './testing/identity-transports.ts'

describe.each(identityTransports)('identity, %s', (way, open) => {
  const conversation = openConversation(open)

  test('a sign-on returns the person, the client and valid tokens', async () => {
    const before = Date.now()
    const signedOn = await conversation.signOn()
    expect(signedOn.userId).toMatch(/^[0-9a-f-]{36}$/)
    expect(signedOn.claims).toMatchObject({
      email: conversation.server.person.email,
      populationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(signedOn.expiresAt.getTime() - before).toBeGreaterThan(3_590_000)
    expect(await conversation.server.identity.isActive(signedOn.accessToken)).toBe(true)
    expect(await conversation.server.identity.isActive('a-token-of-nobody')).toBe(false)

    const user = await conversation.server.identity.readUser(signedOn.accessToken, signedOn.userId)
    expect(user).toMatchObject({
      id: signedOn.userId,
      email: conversation.server.person.email,
      enabled: true,
      locked: false,
      populationId: signedOn.claims.populationId,
    })
    // The clock of a real service may differ a little from ours.
    expect(user.lastSignOn?.getTime()).toBeGreaterThanOrEqual(before - 30_000)
    expect((await conversation.server.identity.findByEmail(conversation.server.person.email.toUpperCase())).map(({ id }) => id)).toEqual([
      signedOn.userId,
    ])
    expect(await conversation.server.identity.findByEmail(`nobody"${randomUUID()}\\@fondly.test`)).toEqual([])
  })

  test.skipIf(way === 'the real one')('the token and the user hold the same profile of a person', async () => {
    const { claims, accessToken, userId } = await conversation.signOn()
    expect((await conversation.server.identity.readUser(accessToken, userId)).profile).toEqual(claims.profile)
    expect(claims).toMatchObject({
      firstName: 'Dana',
      lastName: 'Whitfield',
      populationId: harborview.population,
      profile: { role: 'orderer', location: 'Pier' },
      recipient: {},
    })
  })

  test('the authorization request carries no secret', async () => {
    const { location, pending } = await conversation.server.identity.beginSignIn({
      redirectUri: conversation.server.redirectUri,
      policy: 'Summit-Claims',
      prompt: 'login',
    })
    const query = new URL(location).searchParams
    expect(location.startsWith(`${conversation.server.base}/as/authorize?`)).toBe(true)
    expect(pending.nonce).toMatch(/^[\w-]{60}$/)
    expect(Object.fromEntries(query)).toMatchObject({
      state: pending.state,
      nonce: pending.nonce,
      acr_values: 'Summit-Claims',
      prompt: 'login',
      code_challenge_method: 'S256',
    })
    expect(location).not.toContain(pending.codeVerifier)
    expect(location).not.toContain(conversation.server.clientSecret)
  })

  test('a callback with another nonce, another state, another verifier or an error is refused', async () => {
    const fresh = async () => {
      const { location, pending } = await conversation.server.identity.beginSignIn({
        redirectUri: conversation.server.redirectUri,
        policy: 'Customer-Care',
      })
      return { callback: await conversation.walk(conversation.server.browser(), location), pending }
    }
    const one = await fresh()
    await expect(conversation.server.identity.finishSignIn(one.callback, { ...one.pending, nonce: 'x'.repeat(60) })).rejects.toMatchObject({
      name: 'UpstreamRefused',
      code: 'nonce_mismatch',
    })
    const two = await fresh()
    await expect(conversation.server.identity.finishSignIn(two.callback, { ...two.pending, state: 'another' })).rejects.toThrow(
      UpstreamUnreadable,
    )
    await expect(
      conversation.server.identity.finishSignIn(two.callback, { ...two.pending, codeVerifier: 'v'.repeat(43) }),
    ).rejects.toMatchObject({
      code: 'invalid_grant',
    })
    const denied = `${conversation.server.redirectUri}?${new URLSearchParams({ error: 'access_denied', state: two.pending.state, iss: `${conversation.server.base}/as` })}`
    await expect(conversation.server.identity.finishSignIn(denied, two.pending)).rejects.toMatchObject({
      name: 'UpstreamRefused',
      code: 'access_denied',
    })
  })

  test('a reused refresh token revokes the other tokens', async () => {
    const first = await conversation.signOn()
    const second = await conversation.server.identity.refresh(first.refreshToken ?? '')
    expect(second.accessToken).not.toBe(first.accessToken)
    await expect(conversation.server.identity.refresh(first.refreshToken ?? '')).rejects.toMatchObject({
      name: 'UpstreamRefused',
      status: 400,
      code: 'invalid_grant',
    })
    expect(await conversation.server.identity.isActive(second.accessToken)).toBe(false)
  })

  test('signing off revokes the tokens and redirects back to the product', async () => {
    const browser = conversation.server.browser()
    const { location, pending } = await conversation.server.identity.beginSignIn({
      redirectUri: conversation.server.redirectUri,
      policy: 'Customer-Care',
    })
    const signedOn = await conversation.server.identity.finishSignIn(await conversation.walk(browser, location), pending)
    const form = await conversation.server.identity.signOff({ tokens: signedOn, postLogoutRedirectUri: conversation.server.signedOffUri })
    // For an identity on the network, the browser signs off with a form that has the ID token in its body.
    expect(form?.fields).toMatchObject({ id_token_hint: signedOn.idToken })
    const answer = await browser.go(form?.action ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form?.fields).toString(),
    })
    expect(answer.headers.get('location')).toBe(conversation.server.signedOffUri)
    expect(await conversation.server.identity.isActive(signedOn.accessToken)).toBe(false)
  })

  // A real PingOne allows this only to an application whose `idpSignoff` is true.
  test.skipIf(way === 'the real one')('ending a sign-on in another browser revokes its tokens', async () => {
    const begin = () => conversation.server.identity.beginSignIn({ redirectUri: conversation.server.redirectUri, policy: 'Customer-Care' })
    const inBrowser = async () => {
      const browser = conversation.server.browser()
      const { location, pending } = await begin()
      return { browser, signedOn: await conversation.server.identity.finishSignIn(await conversation.walk(browser, location), pending) }
    }
    const [phone, desk] = [await inBrowser(), await inBrowser()]
    await conversation.server.identity.endSignOn(await conversation.server.identity.refresh(phone.signedOn.refreshToken ?? ''))
    expect(await conversation.server.identity.isActive(phone.signedOn.accessToken)).toBe(false)
    expect(await conversation.server.identity.isActive(desk.signedOn.accessToken)).toBe(true)
    const whereTo = async ({ browser }: typeof phone) => (await browser.follow((await begin()).location)).location ?? ''
    expect(await whereTo(phone)).toContain('flowId=')
    expect(await whereTo(desk)).toContain(`${conversation.server.redirectUri}?code=`)
    // Ending a sign-on a second time is no error. A token that identity did not sign ends nothing.
    await conversation.server.identity.endSignOn(phone.signedOn)
    await expect(
      conversation.server.identity.endSignOn({ ...desk.signedOn, idToken: `${desk.signedOn.idToken.slice(0, -8)}AAAAAAAA` }),
    ).rejects.toThrow('could not be ended')
    expect(await whereTo(desk)).toContain(`${conversation.server.redirectUri}?code=`)
  })
})
