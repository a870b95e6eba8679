import { resolve } from 'node:path'
import { TOKEN_KINDS, type TokenKinds } from '@fondly/gateways/commerce/token-kinds.ts'
import * as z from 'zod'

/** The demonstration world's fixed ids and secrets: known to everybody, so production refuses the secrets. */
export const DEMO = {
  environmentId: '5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10',
  webClientId: 'b1b7d1a4-3c52-4f0e-8a35-6d0f0c9e7a21',
  publicClientId: '3e9d1f60-5b27-4c1e-bb0a-8f4d2a6c9e35',
  workerClientId: '8c0f5f7e-2a6b-4d55-9b0e-1f3c7a9d2e64',
  commerceClientId: 'fondly-bff',
  secret: 'fondly-demo-secret',
  workerToken: 'fondly-demo-worker',
  rendererToken: 'fondly-demo-renderer',
} as const

const url = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be a web address, for example ${example}` }).transform((text) => text.replace(/\/+$/, ''))
const secret = (fallback: string) => z.string().min(16, 'must have at least 16 characters').default(fallback)

const Environment = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port, for example 3000' })
    .int()
    .min(0, 'must be a port, for example 3000')
    .max(65_535, 'must be a port, for example 3000')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'must be an address to listen on, for example 127.0.0.1')
    .default('127.0.0.1'),
  TRUST_PROXY: z.enum(['none', 'loopback', 'all'], { error: 'must be none, loopback or all' }).default('none'),
  FONDLY_URL: url('https://cards.example.com').optional(),
  FONDLY_DATA: z.string().min(1, 'must be a folder, for example .data').default('.data'),
  FONDLY_MODE: z.enum(['demo', 'production'], { error: 'must be demo or production' }).default('demo'),
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), 'must look like postgresql://user:password@host:5432/fondly')
    .optional(),
  FONDLY_BLOBS: z
    .string()
    .regex(/^(s3:\/\/[^/?]+|[^:]+$)/, 'must be a folder or s3://bucket/prefix?endpoint=https://...')
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AWS_SESSION_TOKEN: z.string().min(1).optional(),
  FONDLY_COMMERCE_URL: url('https://shop.example.com').optional(),
  FONDLY_COMMERCE_TOKEN_URL: url('https://account.demandware.com/dwsso/oauth2/access_token').optional(),
  FONDLY_COMMERCE_CLIENT_ID: z.string().min(1).default(DEMO.commerceClientId),
  FONDLY_COMMERCE_CLIENT_SECRET: secret(DEMO.secret),
  FONDLY_COMMERCE_SITE: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'must be a site id, for example fondly')
    .default('fondly'),
  FONDLY_COMMERCE_ORDER_CREATE: z.enum(['post', 'put'], { error: 'must be post or put, for example put' }).default('post'),
  FONDLY_COMMERCE_TOKENS: z.string().default('').transform(tokenKindsOf),
  FONDLY_COMMERCE_USER: z.string().min(1).optional(),
  FONDLY_COMMERCE_USER_PASSWORD: z.string().min(1).optional(),
  FONDLY_COMMERCE_SEARCH_LAG: z.coerce
    .number({ error: 'must be a number of seconds from 0 to 600, for example 5' })
    .int('must be a number of seconds from 0 to 600, for example 5')
    .min(0, 'must be a number of seconds from 0 to 600, for example 5')
    .max(600, 'must be a number of seconds from 0 to 600, for example 5')
    .default(0),
  FONDLY_COMMERCE_LIST: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'must be a customer list id, for example fondly')
    .default('fondly'),
  FONDLY_IDENTITY_URL: url('https://auth.example.com').optional(),
  FONDLY_IDENTITY_API_URL: url('https://api.pingone.com/v1').optional(),
  FONDLY_IDENTITY_ENVIRONMENT: z
    .uuid('must be an environment id, for example 5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10')
    .default(DEMO.environmentId),
  FONDLY_IDENTITY_CLIENT_ID: z.string().min(1).default(DEMO.webClientId),
  FONDLY_IDENTITY_CLIENT_SECRET: secret(DEMO.secret),
  FONDLY_IDENTITY_WORKER_CLIENT_ID: z.string().min(1).default(DEMO.workerClientId),
  FONDLY_IDENTITY_WORKER_CLIENT_SECRET: secret(DEMO.secret),
  FONDLY_WORKER_URL: url('https://worker.example.com').optional(),
  FONDLY_WORKER_TOKEN: secret(DEMO.workerToken),
  FONDLY_ADDRESS_SERVICE: z
    .enum(['embedded', 'usps', 'smarty'], { error: 'must be embedded, usps or smarty, for example usps' })
    .default('embedded'),
  FONDLY_ADDRESS_FALLBACK: z.enum(['embedded', 'none'], { error: 'must be embedded or none, for example embedded' }).default('none'),
  FONDLY_ADDRESS_UNITS: z.enum(['strict', 'normal'], { error: 'must be strict or normal, for example strict' }).default('strict'),
  FONDLY_ADDRESS_KEPT_DAYS: z.coerce
    .number({ error: 'must be a number of days from 0 to 30, for example 30' })
    .int('must be a number of days from 0 to 30, for example 30')
    .min(0, 'must be a number of days from 0 to 30, for example 0')
    .max(30, 'must be a number of days from 0 to 30, for example 30')
    .default(30),
  FONDLY_USPS_URL: url('https://apis.usps.com').default('https://apis.usps.com'),
  FONDLY_USPS_CLIENT_ID: z.string().min(1).optional(),
  FONDLY_USPS_CLIENT_SECRET: z.string().min(1).optional(),
  FONDLY_SMARTY_URL: url('https://us-street.api.smarty.com').default('https://us-street.api.smarty.com'),
  FONDLY_SMARTY_AUTH_ID: z.string().min(1).optional(),
  FONDLY_SMARTY_AUTH_TOKEN: z.string().min(1).optional(),
  FONDLY_RENDERER_URL: url('https://renderer.example.com').optional(),
  FONDLY_RENDERER_TOKEN: secret(DEMO.rendererToken),
  FONDLY_DASHBOARD_URL: url('https://reports.example.com').optional(),
  FONDLY_HELP_EMAIL: z.email('must be an e-mail address, for example help@example.com').optional(),
  FONDLY_PRIVACY_URL: url('https://example.com/privacy').optional(),
  FONDLY_COMPANY_URL: url('https://example.com').optional(),
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:\/\//.test(text) && URL.canParse(text), 'must look like smtps://user:password@mail.example.com')
    .optional(),
  FONDLY_MAIL_FROM: z.string().max(200).optional(),
  FONDLY_PASSWORD_POLICY: z.enum(['default', 'nist'], { error: 'must be default or nist, for example nist' }).default('default'),
  FONDLY_POSTAL_ZONE: z.string().refine(isZone, 'must be a time zone, for example America/New_York').default('America/New_York'),
  FONDLY_DEBUG: z.enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' }).default('0'),
  FONDLY_POOL_SIZE: z.coerce
    .number({ error: 'must be a number from 1 to 100' })
    .int()
    .min(1, 'must be a number from 1 to 100')
    .max(100, 'must be a number from 1 to 100')
    .default(8),
  FONDLY_PRESS_CUT: z.enum(['at-once', 'cut-off'], { error: 'must be at-once or cut-off, for example cut-off' }).optional(),
  FONDLY_PRESS_CUT_OFF: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, for example 16:00')
    .default('16:00'),
  FONDLY_PRESS_SECONDS: z.coerce.number({ error: 'must be a number of seconds from 1 to 86400' }).min(1).max(86_400).default(5),
})

export type Settings = ReturnType<typeof readSettings>

/** One mistake: which setting, and a sentence with an example. */
export class SettingsRefused extends Error {
  override name = 'SettingsRefused'
  readonly mistakes: string[]
  constructor(mistakes: string[]) {
    super(`The settings cannot be used:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`)
    this.mistakes = mistakes
  }
}

/** Reads the environment whole: every mistake is named at once, or none is left. Throws SettingsRefused. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const read = Environment.safeParse(given)
  const mistakes = [
    ...(read.success ? unsafe(read.data) : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)),
    ...Object.keys(given)
      .filter(isMisspelt)
      .map((name) => `${name} is no setting of Fondly; is it misspelt?`),
  ]
  if (!read.success || mistakes.length > 0) throw new SettingsRefused(mistakes)
  const env = read.data
  const data = resolve(env.FONDLY_DATA)
  return {
    port: env.PORT,
    host: env.HOST,
    trustProxy: env.TRUST_PROXY,
    /** Where browsers reach us; known for sure only when it is set. */
    url: env.FONDLY_URL ?? `http://localhost:${env.PORT}`,
    urlIsSet: env.FONDLY_URL !== undefined,
    data,
    mode: env.FONDLY_MODE,
    databaseUrl: env.DATABASE_URL,
    blobs: env.FONDLY_BLOBS ?? `${data}/blobs`,
    s3:
      env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY
        ? { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY, sessionToken: env.AWS_SESSION_TOKEN }
        : undefined,
    commerce: {
      url: env.FONDLY_COMMERCE_URL,
      tokenUrl: env.FONDLY_COMMERCE_TOKEN_URL,
      clientId: env.FONDLY_COMMERCE_CLIENT_ID,
      clientSecret: env.FONDLY_COMMERCE_CLIENT_SECRET,
      /** Who numbers an order: commerce, or we beforehand. */
      orderCreate: env.FONDLY_COMMERCE_ORDER_CREATE,
      site: env.FONDLY_COMMERCE_SITE,
      list: env.FONDLY_COMMERCE_LIST,
      tokens: env.FONDLY_COMMERCE_TOKENS,
      user:
        env.FONDLY_COMMERCE_USER && env.FONDLY_COMMERCE_USER_PASSWORD
          ? { name: env.FONDLY_COMMERCE_USER, password: env.FONDLY_COMMERCE_USER_PASSWORD }
          : undefined,
      /** How late the embedded commerce's order search is; a remote one has its own lag. */
      searchLagSeconds: env.FONDLY_COMMERCE_SEARCH_LAG,
    },
    identity: {
      url: env.FONDLY_IDENTITY_URL,
      apiUrl: env.FONDLY_IDENTITY_API_URL,
      environmentId: env.FONDLY_IDENTITY_ENVIRONMENT,
      clientId: env.FONDLY_IDENTITY_CLIENT_ID,
      clientSecret: env.FONDLY_IDENTITY_CLIENT_SECRET,
      workerClientId: env.FONDLY_IDENTITY_WORKER_CLIENT_ID,
      workerClientSecret: env.FONDLY_IDENTITY_WORKER_CLIENT_SECRET,
    },
    worker: { url: env.FONDLY_WORKER_URL, token: env.FONDLY_WORKER_TOKEN },
    addresses: addressesOf(env),
    renderer: { url: env.FONDLY_RENDERER_URL, token: env.FONDLY_RENDERER_TOKEN },
    dashboardUrl: env.FONDLY_DASHBOARD_URL,
    helpEmail: env.FONDLY_HELP_EMAIL,
    privacyUrl: env.FONDLY_PRIVACY_URL,
    companyUrl: env.FONDLY_COMPANY_URL,
    /** How the embedded identity sends its codes; undefined: they stand on the outbox page. */
    mail: env.SMTP_URL ? { smtpUrl: env.SMTP_URL, from: env.FONDLY_MAIL_FROM ?? env.FONDLY_HELP_EMAIL ?? 'fondly@localhost' } : undefined,
    /** What the embedded identity asks of a new password. */
    passwordPolicy: env.FONDLY_PASSWORD_POLICY,
    postalZone: env.FONDLY_POSTAL_ZONE,
    debug: env.FONDLY_DEBUG === '1' || env.FONDLY_DEBUG === 'true',
    poolSize: env.FONDLY_POOL_SIZE,
    pressSeconds: env.FONDLY_PRESS_SECONDS,
    /** Whoever tries Fondly wants to see paper; whoever works with it wants one batch, and time to withdraw. */
    pressCut: {
      mode: env.FONDLY_PRESS_CUT ?? (env.FONDLY_MODE === 'demo' ? ('at-once' as const) : ('cut-off' as const)),
      time: env.FONDLY_PRESS_CUT_OFF,
      zone: env.FONDLY_POSTAL_ZONE,
    },
  }
}

/** The real service that checks addresses, or undefined: the embedded check alone. */
function addressesOf(env: z.infer<typeof Environment>) {
  const rest = { fallback: env.FONDLY_ADDRESS_FALLBACK, strictness: env.FONDLY_ADDRESS_UNITS, keptDays: env.FONDLY_ADDRESS_KEPT_DAYS }
  // Without its credentials a service has been refused before.
  const { FONDLY_USPS_CLIENT_ID: clientId = '', FONDLY_USPS_CLIENT_SECRET: clientSecret = '' } = env
  const { FONDLY_SMARTY_AUTH_ID: authId = '', FONDLY_SMARTY_AUTH_TOKEN: authToken = '' } = env
  if (env.FONDLY_ADDRESS_SERVICE === 'usps')
    return { ...rest, service: { name: 'usps' as const, url: env.FONDLY_USPS_URL, clientId, clientSecret } }
  if (env.FONDLY_ADDRESS_SERVICE === 'smarty')
    return { ...rest, service: { name: 'smarty' as const, url: env.FONDLY_SMARTY_URL, authId, authToken } }
  return undefined
}

/** What production refuses, and settings that only make sense together. */
function unsafe(env: z.infer<typeof Environment>): string[] {
  const mistakes: string[] = []
  const say = (wrong: boolean, sentence: string) => wrong && mistakes.push(sentence)
  say(
    env.FONDLY_COMMERCE_URL !== undefined && env.FONDLY_COMMERCE_TOKEN_URL === undefined,
    'FONDLY_COMMERCE_TOKEN_URL must be set with FONDLY_COMMERCE_URL, for example https://account.demandware.com/dwsso/oauth2/access_token.',
  )
  say(
    Object.values(env.FONDLY_COMMERCE_TOKENS).includes('user') && !(env.FONDLY_COMMERCE_USER && env.FONDLY_COMMERCE_USER_PASSWORD),
    'FONDLY_COMMERCE_USER and FONDLY_COMMERCE_USER_PASSWORD must be set where FONDLY_COMMERCE_TOKENS names a user.',
  )
  say(
    env.FONDLY_COMMERCE_URL !== undefined && env.FONDLY_COMMERCE_SEARCH_LAG > 0,
    'FONDLY_COMMERCE_SEARCH_LAG is for the embedded commerce: leave it out with FONDLY_COMMERCE_URL.',
  )
  say(
    env.FONDLY_IDENTITY_URL !== undefined && env.FONDLY_IDENTITY_API_URL === undefined,
    'FONDLY_IDENTITY_API_URL must be set with FONDLY_IDENTITY_URL, for example https://api.pingone.com/v1.',
  )
  say(
    env.FONDLY_BLOBS?.startsWith('s3://') === true && !(env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY),
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set with FONDLY_BLOBS=s3://...',
  )
  say(
    env.FONDLY_ADDRESS_SERVICE === 'usps' && !(env.FONDLY_USPS_CLIENT_ID && env.FONDLY_USPS_CLIENT_SECRET),
    'FONDLY_USPS_CLIENT_ID and FONDLY_USPS_CLIENT_SECRET must be set with FONDLY_ADDRESS_SERVICE=usps, for example the consumer key and secret of your application at https://developers.usps.com.',
  )
  say(
    env.FONDLY_ADDRESS_SERVICE === 'smarty' && !(env.FONDLY_SMARTY_AUTH_ID && env.FONDLY_SMARTY_AUTH_TOKEN),
    'FONDLY_SMARTY_AUTH_ID and FONDLY_SMARTY_AUTH_TOKEN must be set with FONDLY_ADDRESS_SERVICE=smarty, for example the secret key of your account at https://www.smarty.com/account/keys.',
  )
  say(
    env.FONDLY_ADDRESS_SERVICE !== 'embedded' && env.FONDLY_WORKER_URL !== undefined,
    'FONDLY_ADDRESS_SERVICE must be left out with FONDLY_WORKER_URL, for then the remote worker checks addresses.',
  )
  if (env.FONDLY_MODE === 'demo') return mistakes

  say(!env.FONDLY_URL?.startsWith('https://'), 'FONDLY_URL must be a https address in production, for example https://cards.example.com.')
  say(
    env.FONDLY_IDENTITY_URL === undefined && env.SMTP_URL === undefined,
    'SMTP_URL must be set in production, for the embedded identity sends codes by e-mail: for example smtps://user:password@mail.example.com.',
  )
  say(env.FONDLY_DEBUG !== '0' && env.FONDLY_DEBUG !== 'false', 'FONDLY_DEBUG must be off in production: leave it out.')
  for (const [name, demo] of Object.entries(DEMO_SECRETS)) {
    say(
      env[name as keyof typeof DEMO_SECRETS] === demo,
      `${name} is still the demonstration's in production: set one of your own, for example the output of: openssl rand -hex 32.`,
    )
  }
  for (const name of [
    'FONDLY_COMMERCE_URL',
    'FONDLY_COMMERCE_TOKEN_URL',
    'FONDLY_IDENTITY_URL',
    'FONDLY_IDENTITY_API_URL',
    'FONDLY_WORKER_URL',
    'FONDLY_USPS_URL',
    'FONDLY_SMARTY_URL',
    'FONDLY_RENDERER_URL',
  ] as const) {
    say(env[name]?.startsWith('http://') === true, `${name} must be a https address in production.`)
  }
  say(
    env.FONDLY_IDENTITY_URL !== undefined && env.FONDLY_URL !== undefined && !sameSite(env.FONDLY_IDENTITY_URL, env.FONDLY_URL),
    'FONDLY_IDENTITY_URL must be on the same site as FONDLY_URL, or browsers drop its sign-in cookie: use a PingOne custom domain such as https://auth.example.com.',
  )
  return mistakes
}

const DEMO_SECRETS = {
  FONDLY_COMMERCE_CLIENT_SECRET: DEMO.secret,
  FONDLY_IDENTITY_CLIENT_SECRET: DEMO.secret,
  FONDLY_IDENTITY_WORKER_CLIENT_SECRET: DEMO.secret,
  FONDLY_WORKER_TOKEN: DEMO.workerToken,
  FONDLY_RENDERER_TOKEN: DEMO.rendererToken,
} as const

// The registrable part is taken as the last two labels: strict enough to catch the mistake, and co.uk and the like only make it milder.
function sameSite(one: string, other: string): boolean {
  const site = (address: string) => new URL(address).hostname.split('.').slice(-2).join('.')
  return site(one) === site(other)
}

function isMisspelt(name: string): boolean {
  return name.startsWith('FONDLY_') && !(name in Environment.shape) && !name.startsWith('FONDLY_TEST_')
}

/** Such as 'order_search=application,site_order_search=user': which token goes with a call; what is not named stays as it is by default. */
function tokenKindsOf(text: string, context: z.RefinementCtx): TokenKinds {
  const kinds: TokenKinds = { ...TOKEN_KINDS }
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const [, call, kind] = /^\s*(\w+)\s*=\s*(\w+)\s*$/.exec(part) ?? []
    if (call === 'order_search' && (kind === 'shopper' || kind === 'application' || kind === 'user')) kinds.order_search = kind
    else if (call === 'site_order_search' && (kind === 'application' || kind === 'user')) kinds.site_order_search = kind
    else {
      const message = 'must name calls and their tokens, for example order_search=shopper,site_order_search=user'
      context.addIssue({ code: 'custom', message, input: text })
      return z.NEVER
    }
  }
  return kinds
}

function isZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
