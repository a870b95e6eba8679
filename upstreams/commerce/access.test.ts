import { afterAll, expect, test } from 'vitest'
import { openShopWithTokens, DATA, openTestCommerce, say, SHOP, shopperToken, SIGN_IN } from './testing/open-commerce.ts'
import { ANA, DORA } from './testing/small-world.ts'

const { shop, application, ana } = await openShopWithTokens()
afterAll(() => shop.close())

const refusal = async (method: string, path: string, more: Parameters<typeof say>[3] = {}) => {
  const { status, json } = await say(shop.fetch, method, path, more)
  return [status, json.fault?.type]
}

test.each([
  ['/nowhere', 404, 'ResourcePathNotFoundException'],
  ['/s/fondly/dw/shop/v99_1/products/1HBE2115', 404, 'VersionNotFoundException'],
  ['/s/fondly/dw/shop/latest/products/1HBE2115', 400, 'InvalidVersionException'],
  ['/s/-/dw/shop/v21_2/products/1HBE2115', 403, 'OrganizationAccessForbiddenException'],
  ['/s/fondly/dw/data/v21_2/sites/fondly/customer_groups/acme', 403, 'SiteAccessForbiddenException'],
  ['/s/other/dw/shop/v21_2/products/1HBE2115', 404, 'UnknownSiteException'],
  [`${SHOP}/wishlists`, 404, 'ResourcePathNotFoundException'],
  [`${SHOP}/products/%E0%A4%A`, 404, 'ResourcePathNotFoundException'],
  [`${SHOP}/orders`, 405, 'MethodNotAllowedException'],
  [`${SHOP}/products/nothing`, 404, 'ProductNotFoundException'],
  [`${SHOP}/products/1HBE2115?expand=everything`, 400, 'InvalidExpandValueException'],
  [`${SHOP}/products/1HBE2115?format=xml`, 415, 'UnsupportedFormatException'],
  [`${SHOP}/categories/root?locale=fr`, 400, 'UnsupportedLocaleException'],
  [`${SHOP}/product_search?count=201`, 400, 'ValueConstraintViolationException'],
])('%s: %i %s', async (path, status, type) => expect(await refusal('GET', path)).toEqual([status, type]))

test('shop calls without a token need the client id', async () => {
  const nobody = { headers: { 'x-dw-client-id': '' } }
  expect(await refusal('GET', `${SHOP}/products/1HBE2115`, nobody)).toEqual([400, 'MissingClientIdException'])
  expect(await refusal('GET', `${SHOP}/products/1HBE2115?client_id=fondly-bff`, nobody)).toEqual([200, undefined])
  // If a call has both a parameter and a header, the parameter wins, as the reference says.
  expect(await refusal('GET', `${SHOP}/products/1HBE2115?client_id=fondly-bff`, { headers: { 'x-dw-client-id': 'x' } })).toEqual([
    200,
    undefined,
  ])
  expect(await refusal('GET', `${SHOP}/products/1HBE2115?client_id=somebody`)).toEqual([401, 'UnknownClientIdException'])
  expect(await refusal('GET', `${SHOP}/products/1HBE2115`, { headers: { 'x-dw-client-id': 'x' } })).toEqual([
    401,
    'UnknownClientIdException',
  ])
  expect(await refusal('GET', `${DATA}/sites/fondly/customer_groups/acme`, { ...nobody, token: application })).toEqual([200, undefined])
  // The token names its owner.
  expect(await refusal('GET', `${SHOP}/customers/${ana.customerId}`, { ...nobody, token: ana.token })).toEqual([200, undefined])
  expect(await refusal('GET', `${SHOP}/products/1HBE2115`, { ...nobody, token: 'a.b.c' })).toEqual([401, 'InvalidAccessTokenException'])
})

test('a sign-in must name its client in the query or a header, even with a token', async () => {
  const body = { type: 'guest' }
  const signIn = `${SHOP}/customers/auth`
  const headers = { 'x-dw-client-id': '' }
  expect(await refusal('POST', signIn, { body, headers })).toEqual([400, 'MissingClientIdException'])
  const refresh = { body: { type: 'refresh' }, token: ana.token }
  expect(await refusal('POST', signIn, { ...refresh, headers })).toEqual([400, 'MissingClientIdException'])
  expect(await refusal('POST', `${signIn}?client_id=%3Cid%3E`, { body, headers })).toEqual([400, 'InvalidClientIdException'])
  expect(await refusal('POST', `${signIn}?client_id=somebody`, { body, headers })).toEqual([401, 'UnknownClientIdException'])
  expect(await refusal('POST', SIGN_IN, { body, headers })).toEqual([200, undefined])
  expect(await refusal('POST', SIGN_IN, { ...refresh, headers })).toEqual([200, undefined])
  // Clients generated from the API's own description send the header.
  expect(await refusal('POST', signIn, { body })).toEqual([200, undefined])
})

test('each tier refuses the other tokens', async () => {
  const mine = `${SHOP}/customers/${ana.customerId}/baskets`
  const group = `${DATA}/sites/fondly/customer_groups/acme`
  expect(await refusal('GET', mine)).toEqual([401, 'AuthorizationHeaderMissingException'])
  expect(await refusal('GET', mine, { token: application })).toEqual([403, 'AccessWithoutUserForbiddenException'])
  expect(await refusal('GET', mine, { headers: { authorization: 'Basic eA==' } })).toEqual([401, 'InvalidAuthorizationHeaderException'])
  expect(await refusal('GET', mine, { token: `${ana.token}x` })).toEqual([401, 'InvalidAccessTokenException'])
  expect(await refusal('GET', group, { token: ana.token })).toEqual([401, 'InvalidAccessTokenException'])
  expect(await refusal('GET', group)).toEqual([401, 'AuthorizationHeaderMissingException'])
  expect(await refusal('GET', mine, { token: ana.token })).toEqual([200, undefined])
})

test('tokens expire', async () => {
  const other = await openTestCommerce()
  try {
    const { token, customerId } = await shopperToken(other.fetch, ANA.email)
    other.advanceClock(1801_000)
    const answer = await say(other.fetch, 'GET', `${SHOP}/customers/${customerId}`, { token })
    expect([answer.status, answer.json.fault.type]).toEqual([401, 'InvalidAccessTokenException'])
  } finally {
    await other.close()
  }
})

test('the application gets its token only with its secret, and only for its grant', async () => {
  const ask = async (credentials: string, grant: string) => {
    const headers = { authorization: `Basic ${btoa(credentials)}`, 'content-type': 'application/x-www-form-urlencoded' }
    const response = await shop.fetch(
      new Request('http://commerce/dwsso/oauth2/access_token', { method: 'POST', headers, body: `grant_type=${grant}` }),
    )
    return [response.status, ((await response.json()) as { error?: string }).error]
  }
  expect(await ask('fondly-bff:wrong', 'client_credentials')).toEqual([401, 'invalid_client'])
  expect(await ask('somebody:fondly%20demo%2Fsecret', 'client_credentials')).toEqual([401, 'invalid_client'])
  expect(await ask('fondly-bff:fondly%20demo%2Fsecret', 'password')).toEqual([400, 'unsupported_grant_type'])
})

test('the instance also issues the application token for the same credentials', async () => {
  const ask = async (credentials: string, body: string) => {
    const headers = { authorization: `Basic ${btoa(credentials)}`, 'content-type': 'application/x-www-form-urlencoded' }
    const response = await shop.fetch(new Request('http://commerce/dw/oauth2/access_token', { method: 'POST', headers, body }))
    return { status: response.status, json: (await response.json()) as Record<string, unknown> }
  }
  const right = 'fondly-bff:fondly%20demo%2Fsecret'
  const { status, json } = await ask(right, 'grant_type=client_credentials')
  expect([status, json]).toEqual([200, { access_token: expect.any(String), scope: 'mail', token_type: 'Bearer', expires_in: 1799 }])
  const group = `${DATA}/sites/fondly/customer_groups/acme`
  expect(await refusal('GET', group, { token: String(json['access_token']) })).toEqual([200, undefined])
  expect(await ask('fondly-bff:wrong', 'grant_type=client_credentials')).toMatchObject({ status: 401, json: { error: 'invalid_client' } })
  expect(await ask(right, 'grant_type=password')).toMatchObject({ status: 401, json: { error: 'invalid_client' } })
  expect(await ask(right, `grant_type=client_credentials&more=${'x'.repeat(20_000)}`)).toMatchObject({ status: 401 })
})

test('a shopper cannot read or change what belongs to another one', async () => {
  const dora = await shopperToken(shop.fetch, DORA.email)
  const basket = await say(shop.fetch, 'POST', `${SHOP}/baskets`, { token: dora.token, body: {} })
  const path = `${SHOP}/baskets/${String(basket.json['basket_id'])}`
  expect(await refusal('GET', path, { token: ana.token })).toEqual([404, 'BasketNotFoundException'])
  expect(await refusal('DELETE', path, { token: ana.token })).toEqual([404, 'BasketNotFoundException'])
  expect(await refusal('POST', `${SHOP}/orders`, { token: ana.token, body: { basket_id: basket.json['basket_id'] } })).toEqual([
    404,
    'BasketNotFoundException',
  ])
  expect(await refusal('GET', `${SHOP}/customers/${dora.customerId}`, { token: ana.token })).toEqual([404, 'CustomerNotFoundException'])
  expect(await refusal('GET', `${SHOP}/customers/${dora.customerId}/baskets`, { token: ana.token })).toEqual([
    404,
    'CustomerNotFoundException',
  ])
  expect((await say(shop.fetch, 'DELETE', path, { token: dora.token })).status).toBe(204)
})

test('a sign-in returns the token only in a header', async () => {
  const guest = await say(shop.fetch, 'POST', SIGN_IN, { body: { type: 'guest' } })
  const token = guest.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  expect(token.split('.')).toHaveLength(3)
  expect(JSON.stringify(guest.json)).not.toContain(token)
  expect(guest.json).toMatchObject({ _type: 'customer', auth_type: 'guest' })
})

test('a guest becomes a customer, the same identity returns the same customer, and a login has one owner', async () => {
  const guest = async () =>
    (await say(shop.fetch, 'POST', SIGN_IN, { body: { type: 'guest' } })).headers.get('authorization')?.slice(7) ?? ''
  const profile = {
    authentication_provider_id: 'PingOne',
    external_id: 'sub-1',
    email: 'newcomer@acme.test',
    first_name: 'Nia',
    last_name: 'Newcomer',
  }
  const path = `${SHOP}/customers/ext_profile`
  const first = await say(shop.fetch, 'POST', path, { token: await guest(), body: profile })
  expect(first.json).toMatchObject({ _type: 'customers_ext_profile', email: 'newcomer@acme.test', customer_id: expect.any(String) })
  const again = await say(shop.fetch, 'POST', path, { token: await guest(), body: { ...profile, email: 'thief@acme.test' } })
  expect(again.json).toMatchObject({ email: 'newcomer@acme.test', customer_id: first.json['customer_id'] })
  expect(await refusal('POST', path, { token: ana.token, body: profile })).toEqual([400, 'InvalidCustomerTypeException'])
  expect(
    await refusal('POST', path, { token: await guest(), body: { ...profile, external_id: 'sub-2', email: ANA.email.toUpperCase() } }),
  ).toEqual([400, 'LoginAlreadyInUseException'])
})

test.each<[string, unknown, Record<string, string>, number, string]>([
  ['an unknown property', { emial: 'a@b.c' }, {}, 400, 'UnknownPropertyException'],
  ['a document without a required property', {}, {}, 400, 'PropertyConstraintViolationException'],
  ['a property of another type', { email: 7 }, {}, 400, 'TypeDecodingException'],
  ['an additional property', { email: 'a@b.cd', nickname: 'A' }, {}, 400, 'UnknownPropertyException'],
  ['an e-mail that is none', { email: 'nobody' }, {}, 400, 'PropertyConstraintViolationException'],
  ['a body that is not JSON', '{"email":', {}, 400, 'BodyDecodingException'],
  ['a NUL', String.raw`{"first_name":"a\u0000"}`, {}, 400, 'BodyDecodingException'],
  ['half a surrogate pair', String.raw`{"first_name":"\ud800"}`, {}, 400, 'BodyDecodingException'],
  ['another version in the body', { _v: '20.1', email: 'a@b.cd' }, {}, 400, 'UnexpectedVersionException'],
  ['text', 'email', { 'content-type': 'text/plain' }, 415, 'UnsupportedContentTypeException'],
  ['more than 5 MB', `"${'x'.repeat(5_000_001)}"`, {}, 413, 'RequestEntityTooLargeException'],
  ['a state that it is not in', { email: 'a@b.cd', _resource_state: 'old' }, {}, 409, 'ResourceStateConflictException'],
  ['an override that does not exist', {}, { 'x-dw-http-method-override': 'STEAL' }, 400, 'IllegalHttpMethodOverrideException'],
])('a basket refuses %s', async (_, body, headers, status, type) => {
  const opened = await say(shop.fetch, 'POST', `${SHOP}/baskets`, { token: ana.token, body: {} })
  const path = `${SHOP}/baskets/${String(opened.json['basket_id'])}`
  const put = { 'x-dw-http-method-override': 'PUT', ...headers }
  expect(await refusal('POST', `${path}/customer`, { token: ana.token, body, headers: put })).toEqual([status, type])
  await say(shop.fetch, 'DELETE', path, { token: ana.token })
})

test('a custom attribute must be defined and have its type, and null removes it', async () => {
  const { json } = await say(shop.fetch, 'POST', `${SHOP}/baskets`, { token: ana.token, body: {} })
  const path = `${SHOP}/baskets/${String(json['basket_id'])}/shipments/me`
  const patch = (body: unknown) => say(shop.fetch, 'PATCH', path, { token: ana.token, body })
  for (const wrong of [{ c_unheard: 'x' }, { c_req_ship_date: 7 }, { c_req_ship_date: 'soon' }, { c_taxClassCode: true }]) {
    const { status, json: answer } = await patch(wrong)
    expect([status, answer.fault.type, answer.fault.arguments]).toEqual([400, 'InvalidCustomPropertyException', {}])
  }
  expect((await patch({ c_taxClassCode: 'x'.repeat(4001) })).json.fault.type).toBe('PropertyConstraintViolationException')
  expect((await patch({ c_taxClassCode: 'EXEMPT' })).json['shipments']).toMatchObject([{ c_taxClassCode: 'EXEMPT' }])
  expect(((await patch({ c_taxClassCode: null })).json['shipments'] as object[])[0]).not.toHaveProperty('c_taxClassCode')
  // The method may also be in the query.
  const removed = await say(shop.fetch, 'POST', `${SHOP}/baskets/${String(json['basket_id'])}?method=DELETE`, { token: ana.token })
  expect(removed.status).toBe(204)
})

test('only catalogue answers may be cached', async () => {
  const statusFor = async (path: string, token?: string) =>
    (await say(shop.fetch, 'GET', path, token ? { token } : {})).headers.get('cache-control')
  expect(await statusFor(`${SHOP}/products/1HBE2115`)).toBe('max-age=60')
  expect(await statusFor(`${SHOP}/product_search`)).toBe('max-age=60')
  expect(await statusFor(`${SHOP}/categories/root`)).toBe('max-age=60')
  expect(await statusFor(`${SHOP}/customers/${ana.customerId}`, ana.token)).toBe('no-store')
})
