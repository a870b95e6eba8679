import { beforeAll, describe, expect, test } from 'vitest'
import { testBrowser } from '../testing/browser.ts'
import { ENVIRONMENT, PASSWORD } from '../testing/test-identity.ts'
import { act, begin, checkPassword } from '../testing/sign-on.ts'
import { CAREFUL, LINKED, PROVIDER, SINGLE, twoEnvironments } from '../testing/second-issuer.ts'
import { openProviderVisits } from '../testing/provider-visits.ts'

const { world, visit, newBrowser, read, flowAt, toProvider, signOnThere, comeBack } = await openProviderVisits()

// Link the account first, so that later sign-ons ask for nothing at our identity.
beforeAll(async () => {
  visit.browser = newBrowser()
  const { address } = await comeBack(LINKED.email)
  await act(visit.browser, address, 'usernamePassword.check', { password: PASSWORD })
})

describe('a problem at the provider ends the flow with a sentence', () => {
  const failure = async (answer: Response, address: string) => {
    expect(flowAt(ENVIRONMENT, answer.headers.get('location'))).toBe(address)
    return (await read(address)).error
  }
  const callback = (more: Record<string, string>) =>
    visit.browser.go(`${world.upstream.origin}/identity/${ENVIRONMENT}/rp/callback/openid_connect?${new URLSearchParams(more)}`)
  const issuer = () => `${world.upstream.origin}${PROVIDER.issuer}`

  test('a refusal by the provider, which the application gets as access_denied', async () => {
    const { address, away } = await toProvider()
    const answer = await callback({ error: 'access_denied', state: away.searchParams.get('state') ?? '', iss: issuer() })
    expect(await failure(answer, address)).toEqual({
      code: 'PROVIDER_DENIED',
      message: 'Directory did not let you in, or you turned back there.',
    })
    const { location } = await visit.browser.follow((await read(address)).resumeUrl)
    expect(new URL(location ?? '').searchParams.get('error')).toBe('access_denied')
  })

  test.each<[string, Record<string, string>]>([
    ['an error of its own', { error: 'temporarily_unavailable' }],
    ['a code that nobody gave', { code: 'nobody-gave-this-code' }],
    ['nothing at all', {}],
  ])('%s', async (_, answered) => {
    const { address, away } = await toProvider()
    const answer = await callback({ ...answered, state: away.searchParams.get('state') ?? '', iss: issuer() })
    expect(await failure(answer, address)).toMatchObject({ code: 'PROVIDER_FAILED' })
  })

  test('an answer with another issuer', async () => {
    const { address, away } = await toProvider()
    const back = new URL(await signOnThere(away, LINKED.email))
    back.searchParams.set('iss', 'https://evil.example')
    expect(await failure(await visit.browser.go(back), address)).toMatchObject({ code: 'PROVIDER_FAILED' })
  })

  test.each([
    ['of another sign-on', (claims: Record<string, unknown>) => ({ ...claims, nonce: 'another' })],
    ['for another application', (claims: Record<string, unknown>) => ({ ...claims, aud: 'another' })],
    ['of another person with the old signature', (claims: Record<string, unknown>) => ({ ...claims, sub: 'somebody-else' })],
  ])('an ID token %s', async (_, forge) => {
    visit.between = (fetch) => async (request) => {
      const answer = await fetch(request)
      if (!request.url.endsWith('/token')) return answer
      const body = (await answer.json()) as { id_token: string }
      const [head, claims = '', signature] = body.id_token.split('.')
      const forged = forge(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>)
      const id_token = [head, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.')
      return Response.json({ ...body, id_token })
    }
    const { address, away } = await toProvider()
    expect(await failure(await visit.browser.go(await signOnThere(away, LINKED.email)), address)).toMatchObject({ code: 'PROVIDER_FAILED' })
  })

  test.each([
    ['is down', () => Promise.resolve(new Response('away', { status: 503 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('a provider that %s when the code is exchanged does not affect the next sign-on', async (_, away) => {
    const begun = await toProvider()
    const back = await signOnThere(begun.away, LINKED.email)
    visit.between = () => away
    expect(await failure(await visit.browser.go(back), begun.address)).toEqual({
      code: 'PROVIDER_SILENT',
      message: 'Directory does not answer at the moment. Please try again in a few minutes.',
    })
    visit.between = (fetch) => fetch
    visit.browser = newBrowser()
    expect((await comeBack(LINKED.email)).flow.status).toBe('COMPLETED')
  })

  test('a provider that never answers', async () => {
    const fresh = await twoEnvironments({ reach: () => () => new Promise(() => {}), timeoutMs: 50 })
    visit.browser = testBrowser(fresh.both, '/identity')
    const address = await begin(visit.browser, fresh.upstream.origin, { acr_values: 'Elsewhere' })
    const answer = await visit.browser.go((await read(address))._links['authenticate']?.href ?? '')
    expect(await failure(answer, address)).toMatchObject({ code: 'PROVIDER_SILENT' })
    await fresh.end()
  })
})

describe('an unexpected return', () => {
  test('with a used, unknown or missing state gets an explaining page', async () => {
    const { away } = await toProvider()
    const back = await signOnThere(away, LINKED.email)
    expect((await visit.browser.go(back)).status).toBe(302)
    for (const address of [back, back.replace(/state=[\w-]+/, `state=${'x'.repeat(43)}`), back.replace(/state=[\w-]+/, '')]) {
      const answer = await visit.browser.go(address, { headers: { 'accept-language': 'en' } })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('This sign-on is not known in this browser, was used before, or took too long.')
    }
  })

  test('in another browser is refused, and still works in its own', async () => {
    const { address, away } = await toProvider()
    const back = await signOnThere(away, LINKED.email)
    const own = visit.browser
    visit.browser = newBrowser()
    await begin(visit.browser, world.upstream.origin, { acr_values: 'Elsewhere' })
    const answer = await visit.browser.go(back, { headers: { 'accept-language': 'es' } })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('no se conoce en este navegador')
    visit.browser = own
    expect((await visit.browser.go(back)).status).toBe(302)
    expect((await read(address)).status).toBe('COMPLETED')
  })

  test('after the password completed the flow does not change it', async () => {
    const { address, away } = await toProvider('Either')
    const back = await signOnThere(away, CAREFUL.email)
    await checkPassword(visit.browser, address, SINGLE.email)
    await visit.browser.go(back)
    expect(await read(address)).toMatchObject({ status: 'COMPLETED', _embedded: { user: { id: SINGLE.id } } })
  })

  test('only the browser of the flow can go to the provider, and only to the one that the flow offers', async () => {
    const { flow } = await toProvider('Either')
    const href = flow._embedded?.socialProviders?.[0]?._links?.authenticate?.href ?? ''
    expect((await newBrowser().go(href)).status).toBe(400)
    const other = new URL(href)
    other.searchParams.set('providerId', ENVIRONMENT)
    expect((await visit.browser.go(other)).headers.get('location')).toMatch(/\/login\?/)
  })
})
