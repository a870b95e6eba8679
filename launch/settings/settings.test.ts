import { expect, test } from 'vitest'
import { flowUrls, identityAddress } from './identity-address.ts'
import { readSettings, SettingsRefused } from './settings.ts'

function mistakesOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (error instanceof SettingsRefused) return error.mistakes
    throw error
  }
}

const production = {
  FONDLY_MODE: 'production',
  FONDLY_URL: 'https://cards.example.com',
  FONDLY_COMMERCE_CLIENT_SECRET: 'c'.repeat(32),
  FONDLY_IDENTITY_CLIENT_SECRET: 'i'.repeat(32),
  FONDLY_IDENTITY_WORKER_CLIENT_SECRET: 'j'.repeat(32),
  FONDLY_WORKER_TOKEN: 'w'.repeat(32),
  FONDLY_RENDERER_TOKEN: 'r'.repeat(32),
  SMTP_URL: 'smtps://fondly:a-password@mail.example.com',
}

const REMOTE_IDENTITY = {
  FONDLY_IDENTITY_URL: 'https://auth.example.com',
  FONDLY_IDENTITY_API_URL: 'https://api.pingone.com/v1',
  FONDLY_IDENTITY_ENVIRONMENT: 'b9f0c2a1-7d34-4b8e-9a61-2c7b1e9d4f10',
}

test('the default is the demonstration on port 3000', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    mode: 'demo',
    url: 'http://localhost:3000',
    postalZone: 'America/New_York',
  })
})

test('a demonstration cuts soon, production at 16:00 in the postal zone, and both can be changed', () => {
  const cut = (environment: Record<string, string>) => readSettings(environment).pressCut
  expect(cut({})).toEqual({ mode: 'soon', time: '16:00', zone: 'America/New_York' })
  expect(cut(production)).toMatchObject({ mode: 'cut-off', time: '16:00' })
  expect(cut({ FONDLY_PRESS_CUT: 'cut-off', FONDLY_PRESS_CUT_OFF: '09:30', FONDLY_POSTAL_ZONE: 'Europe/Berlin' })).toEqual({
    mode: 'cut-off',
    time: '09:30',
    zone: 'Europe/Berlin',
  })
  expect(mistakesOf({ FONDLY_PRESS_CUT: 'never', FONDLY_PRESS_CUT_OFF: '24:00' })).toHaveLength(2)
})

test('all mistakes are reported together, each with an example', () => {
  const mistakes = mistakesOf({
    PORT: 'eighty',
    FONDLY_MODE: 'live',
    DATABASE_URL: 'postgresql://[bad',
    FONDLY_POSTAL_ZONE: 'Mars/Olympus',
    FONDLY_HELP_EMAIL: 'help',
  })
  expect(mistakes).toHaveLength(5)
  expect(mistakes.join('\n')).toMatch(/PORT must be a port, for example 3000/)
  expect(mistakes.join('\n')).toMatch(/DATABASE_URL must look like postgresql:/)
})

test('a misspelt setting is reported', () => {
  expect(mistakesOf({ FONDLY_DASHBORD_URL: 'https://x.test' })).toEqual(['FONDLY_DASHBORD_URL is no setting of Fondly; is it misspelt?'])
})

test('production with secrets of its own and https is accepted', () => {
  expect(mistakesOf(production)).toEqual([])
})

test('production refuses the demonstration secrets, plain http and debug, all at once', () => {
  const mistakes = mistakesOf({ FONDLY_MODE: 'production', FONDLY_URL: 'http://cards.example.com', FONDLY_DEBUG: '1' })
  expect(mistakes).toHaveLength(8)
})

test('production refuses an identity provider on another site, whose cookie browsers would drop', () => {
  const identity = { ...REMOTE_IDENTITY, FONDLY_IDENTITY_URL: 'https://auth.pingone.com' }
  expect(mistakesOf({ ...production, ...identity })).toHaveLength(1)
  expect(mistakesOf({ ...production, ...identity, FONDLY_IDENTITY_URL: 'https://auth.example.com' })).toEqual([])
})

test('a remote identity has the environment id in its addresses, or a custom domain leaves it out', () => {
  const issuer = (environment: Record<string, string>) => `${identityAddress(readSettings(environment))}/as`
  const { FONDLY_IDENTITY_ENVIRONMENT: id } = REMOTE_IDENTITY
  expect(issuer({})).toBe('http://localhost:3000/identity/5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10/as')
  expect(issuer(REMOTE_IDENTITY)).toBe(`https://auth.example.com/${id}/as`)
  expect(flowUrls(readSettings(REMOTE_IDENTITY))).toEqual({ [id]: `https://auth.example.com/${id}/flows` })
  const domain = { ...REMOTE_IDENTITY, FONDLY_IDENTITY_URL_FORM: 'custom-domain' }
  expect(issuer(domain)).toBe('https://auth.example.com/as')
  expect(flowUrls(readSettings(domain))).toEqual({ [id]: 'https://auth.example.com/flows' })
  // Only the embedded identity insists on a UUID.
  expect(mistakesOf({ ...domain, FONDLY_IDENTITY_ENVIRONMENT: 'staging_1' })).toEqual([])
})

test.each([
  [
    { ...REMOTE_IDENTITY, FONDLY_IDENTITY_ENVIRONMENT: '' },
    /^FONDLY_IDENTITY_ENVIRONMENT must be set with FONDLY_IDENTITY_URL, for example/,
  ],
  [{ ...REMOTE_IDENTITY, FONDLY_IDENTITY_URL: 'https://auth.example.com/as' }, /needs FONDLY_IDENTITY_URL_FORM=custom-domain/],
  [
    { ...REMOTE_IDENTITY, FONDLY_IDENTITY_URL: `https://auth.pingone.com/${REMOTE_IDENTITY.FONDLY_IDENTITY_ENVIRONMENT}` },
    /must end before the environment id and \/as, for example https:\/\/auth.pingone.com/,
  ],
  [
    { ...REMOTE_IDENTITY, FONDLY_IDENTITY_URL: 'https://auth.example.com/as', FONDLY_IDENTITY_URL_FORM: 'custom-domain' },
    /must be the custom domain alone.*for example https:\/\/auth.example.com/,
  ],
  [{ FONDLY_IDENTITY_URL_FORM: 'custom-domain' }, /FONDLY_IDENTITY_URL must be set.*for example/],
  [{ ...REMOTE_IDENTITY, FONDLY_IDENTITY_URL_FORM: 'domain' }, /must be environment or custom-domain, for example/],
  [{ FONDLY_IDENTITY_ENVIRONMENT: 'staging' }, /must be a UUID in lower case for the embedded identity, for example/],
  [{ ...REMOTE_IDENTITY, FONDLY_IDENTITY_ENVIRONMENT: 'two words' }, /must be an environment id, for example/],
  [{ ...REMOTE_IDENTITY, FONDLY_IDENTITY_ORIGINS: 'https://more.example.com' }, /FONDLY_IDENTITY_ORIGINS is for the embedded identity/],
  [{ ...REMOTE_IDENTITY, FONDLY_IDENTITY_CUSTOM_DOMAIN: 'https://auth.example.com' }, /FONDLY_IDENTITY_CUSTOM_DOMAIN is for the embedded/],
  [{ FONDLY_IDENTITY_ORIGINS: 'https://more.example.com/cards' }, /must be origins and nothing else, for example/],
  [{ ...production, FONDLY_IDENTITY_ORIGINS: 'http://more.example.com' }, /must be https addresses in production, for example/],
])('a mistake in the addresses of identity is reported with an example: %j', (environment, sentence) => {
  const mistakes = mistakesOf(environment)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toMatch(sentence)
})

test('a remote upstream without its partner address is a mistake', () => {
  expect(mistakesOf({ FONDLY_COMMERCE_URL: 'https://shop.example.com' })).toHaveLength(1)
})

test('a real address service needs its credentials and cannot be combined with a remote worker', () => {
  expect(readSettings({}).addresses).toBeUndefined()
  const usps = { FONDLY_ADDRESS_SERVICE: 'usps', FONDLY_USPS_CLIENT_ID: 'key', FONDLY_USPS_CLIENT_SECRET: 'secret' }
  expect(readSettings({ ...usps, FONDLY_ADDRESS_FALLBACK: 'embedded' }).addresses).toEqual({
    service: { name: 'usps', url: 'https://apis.usps.com', clientId: 'key', clientSecret: 'secret' },
    strictness: 'strict',
    fallback: 'embedded',
    cacheDays: 30,
  })
  const smarty = { FONDLY_ADDRESS_SERVICE: 'smarty', FONDLY_SMARTY_AUTH_ID: 'id', FONDLY_SMARTY_AUTH_TOKEN: 'token' }
  expect(readSettings(smarty).addresses).toMatchObject({
    service: { name: 'smarty', url: 'https://us-street.api.smarty.com' },
    fallback: 'none',
  })

  expect(mistakesOf({ ...usps, FONDLY_USPS_CLIENT_SECRET: '' })).toEqual([expect.stringContaining('for example the consumer key')])
  expect(mistakesOf({ ...smarty, FONDLY_SMARTY_AUTH_ID: '' })).toEqual([expect.stringContaining('for example the secret key')])
  expect(mistakesOf({ ...usps, FONDLY_WORKER_URL: 'https://worker.example.com' })).toHaveLength(1)
  expect(mistakesOf({ ...production, ...usps, FONDLY_USPS_URL: 'http://usps.example.com' })).toEqual([
    'FONDLY_USPS_URL must be a https address in production.',
  ])
})

test('each mistake about addresses comes with an example', () => {
  const mistakes = mistakesOf({
    FONDLY_ADDRESS_SERVICE: 'post',
    FONDLY_ADDRESS_FALLBACK: 'maybe',
    FONDLY_ADDRESS_UNITS: 'some',
    FONDLY_ADDRESS_KEPT_DAYS: '31',
    FONDLY_RECOGNISED_DAYS: '91',
    FONDLY_PRESS_ZIP: '09021',
    FONDLY_USPS_URL: 'apis.usps.com',
  })
  expect(mistakes).toHaveLength(7)
  for (const mistake of mistakes) expect(mistake).toMatch(/for example/)
})

test('only the embedded order search can be delayed, by up to ten minutes', () => {
  expect(readSettings({ FONDLY_COMMERCE_SEARCH_LAG: '5' }).commerce.searchLagSeconds).toBe(5)
  for (const lag of ['601', '-1', 'soon', '1.5']) expect(mistakesOf({ FONDLY_COMMERCE_SEARCH_LAG: lag })).toHaveLength(1)
  const remote = { FONDLY_COMMERCE_URL: 'https://shop.example.com', FONDLY_COMMERCE_TOKEN_URL: 'https://account.demandware.com' }
  expect(mistakesOf({ ...remote, FONDLY_COMMERCE_SEARCH_LAG: '5' })).toHaveLength(1)
})

test('the commerce version must be a published one', () => {
  expect(readSettings({}).commerce.version).toBe('v21_2')
  expect(readSettings({ FONDLY_COMMERCE_VERSION: 'v22_4' }).commerce.version).toBe('v22_4')
  for (const version of ['v99_1', '21.2', 'latest'])
    expect(mistakesOf({ FONDLY_COMMERCE_VERSION: version })).toEqual([expect.stringMatching(/for example v21_2/)])
})

test('the token of a call can be set, and a user token needs a user', () => {
  expect(readSettings({}).commerce.tokens).toEqual({ order_search: 'shopper', site_order_search: 'application' })
  const user = { FONDLY_COMMERCE_USER: 'press@example.com', FONDLY_COMMERCE_USER_PASSWORD: 'secret' }
  expect(readSettings({ FONDLY_COMMERCE_TOKENS: 'site_order_search = user', ...user }).commerce).toMatchObject({
    tokens: { order_search: 'shopper', site_order_search: 'user' },
    user: { name: 'press@example.com', password: 'secret' },
  })
  expect(mistakesOf({ FONDLY_COMMERCE_TOKENS: 'site_order_search=user' })).toHaveLength(1)
  for (const text of ['order_search', 'orders=user', 'site_order_search=shopper'])
    expect(mistakesOf({ FONDLY_COMMERCE_TOKENS: text }).join()).toMatch(/for example order_search=shopper,site_order_search=user/)
})

test('picture hosts are names, page templates are a folder, and both need the embedded renderer', () => {
  expect(readSettings({}).renderer).toMatchObject({ pictureHosts: [], pageTemplates: undefined })
  expect(readSettings({ FONDLY_PICTURE_HOSTS: ' Images.example.com, cdn.example.com' }).renderer.pictureHosts).toEqual([
    'images.example.com',
    'cdn.example.com',
  ])
  for (const hosts of [
    'https://images.example.com',
    'images.example.com:8443',
    '*.example.com',
    'localhost',
    '10.0.0.1',
    'a..example',
    '0x7f.1',
  ])
    expect([hosts, mistakesOf({ FONDLY_PICTURE_HOSTS: hosts })]).toEqual([
      hosts,
      ['FONDLY_PICTURE_HOSTS must be names of hosts and nothing else, for example images.example.com,cdn.example.com.'],
    ])
  expect(
    mistakesOf({
      FONDLY_RENDERER_URL: 'https://renderer.example.com',
      FONDLY_PICTURE_HOSTS: 'a.example.com',
      FONDLY_PAGE_TEMPLATES: 'here',
    }),
  ).toEqual([
    'FONDLY_PICTURE_HOSTS is for the embedded renderer: leave it out with FONDLY_RENDERER_URL.',
    'FONDLY_PAGE_TEMPLATES is for the embedded renderer: leave it out with FONDLY_RENDERER_URL.',
  ])
})

test('a mailer needs both an id and a service type; without them envelopes have no barcode', () => {
  expect(readSettings({}).mailer).toBeUndefined()
  expect(readSettings({ FONDLY_IMB_MAILER_ID: '567094', FONDLY_IMB_SERVICE_TYPE: '300' }).mailer).toEqual({
    mailerId: '567094',
    serviceType: '300',
    barcodeId: '00',
  })
  expect(mistakesOf({ FONDLY_IMB_MAILER_ID: '901234567' })).toEqual([
    'FONDLY_IMB_MAILER_ID and FONDLY_IMB_SERVICE_TYPE must be set together, for example 567094 and 300.',
  ])
  expect(mistakesOf({ FONDLY_IMB_MAILER_ID: '123456789', FONDLY_IMB_SERVICE_TYPE: '30', FONDLY_IMB_BARCODE_ID: '05' })).toHaveLength(3)
})
