import * as z from 'zod'
import { IntelligentMail } from '@fondly/contracts/load/intelligent-mail.ts'
import { DEFAULT_OCAPI_VERSION, OCAPI_VERSIONS } from '@fondly/contracts/ocapi/version.ts'
import { findArea } from '@fondly/domain/delivery/zip-areas.ts'
import { toTimeZone } from '@fondly/domain/mail-date/postal-day.ts'
import { TOKEN_KINDS, type TokenKinds } from '@fondly/gateways/commerce/token-kinds.ts'

/** The demonstration world's fixed ids and secrets. Everybody knows them, so production refuses the secrets. */
export const DEMO = {
  environmentId: '5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10',
  webClientId: 'b1b7d1a4-3c52-4f0e-8a35-6d0f0c9e7a21',
  publicClientId: '3e9d1f60-5b27-4c1e-bb0a-8f4d2a6c9e35',
  workerClientId: '8c0f5f7e-2a6b-4d55-9b0e-1f3c7a9d2e64',
  /**
   * The environment of the second issuer, where people of some demonstration clients sign on. At that issuer the product's identity is registered as
   * an application.
   */
  providerEnvironmentId: 'a2d9c3b4-6e1f-4a70-8d52-9b7e0c5f1a38',
  providerClientId: 'fondly-identity',
  commerceClientId: 'fondly-bff',
  secret: 'fondly-demo-secret',
  workerToken: 'fondly-demo-worker',
  rendererToken: 'fondly-demo-renderer',
} as const

const url = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be a web address, for example ${example}` })
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
const secret = (fallback: string) => z.string().min(16, 'must have at least 16 characters').default(fallback)

/** The environment variables, each checked alone; `unsafe-settings.ts` checks combinations. */
export const Environment = z.object({
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
  FONDLY_HSTS: z.enum(['host', 'subdomains', 'preload'], { error: 'must be host, subdomains or preload' }).default('host'),
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
  FONDLY_COMMERCE_VERSION: z
    .string()
    .refine((version) => OCAPI_VERSIONS.includes(version), `must be a published version of OCAPI, for example ${DEFAULT_OCAPI_VERSION}`)
    .default(DEFAULT_OCAPI_VERSION),
  FONDLY_COMMERCE_RECIPIENT_CUSTOMER_ID: z.enum(['on', 'off'], { error: 'must be on or off, for example on' }).optional(),
  FONDLY_COMMERCE_CLIENT_ATTRIBUTES: z.enum(['string', 'text'], { error: 'must be string or text, for example text' }).optional(),
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
  FONDLY_COMMERCE_CATALOG: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'must be a catalog id, for example storefront')
    .default('storefront'),
  FONDLY_COMMERCE_LIST: z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'must be a customer list id, for example fondly')
    .default('fondly'),
  FONDLY_IDENTITY_URL: url('https://auth.example.com').optional(),
  FONDLY_IDENTITY_API_URL: url('https://api.pingone.com/v1').optional(),
  FONDLY_IDENTITY_URL_FORM: z
    .enum(['environment', 'custom-domain'], { error: 'must be environment or custom-domain, for example custom-domain' })
    .default('environment'),
  FONDLY_IDENTITY_ENVIRONMENT: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, `must be an environment id, for example ${DEMO.environmentId}`)
    .optional(),
  FONDLY_IDENTITY_ORIGINS: z.string().default('').transform(originsOf),
  FONDLY_IDENTITY_CUSTOM_DOMAIN: url('https://auth.example.com').optional(),
  FONDLY_IDENTITY_RESPONSE: z.enum(['code', 'fragment'], { error: 'must be code or fragment, for example code' }).default('code'),
  FONDLY_IDENTITY_OWN_PASSWORD: z.enum(['on', 'off'], { error: 'must be on or off, for example on' }).optional(),
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
  FONDLY_PICTURE_HOSTS: z.string().default('').transform(hostNamesOf),
  FONDLY_PAGE_TEMPLATES: z.string().min(1, 'must be a folder, for example /etc/fondly/templates').optional(),
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
  FONDLY_RECOGNISED_DAYS: z.coerce
    .number({ error: 'must be a number of days from 0 to 90, for example 90' })
    .int('must be a number of days from 0 to 90, for example 90')
    .min(0, 'must be a number of days from 0 to 90, for example 0')
    .max(90, 'must be a number of days from 0 to 90, for example 90')
    .default(90),
  FONDLY_PRESS_ZIP: z
    .string()
    .refine(
      (zip) => /^\d{5}$/.test(zip) && findArea(zip) !== undefined,
      'must be a ZIP code of five digits in the United States, for example 45405',
    )
    .default('45405'),
  FONDLY_POSTAL_ZONE: z
    .string()
    .refine((zone) => toTimeZone(zone) !== undefined, 'must be a time zone, for example America/New_York')
    .default('America/New_York'),
  SENTRY_DSN: z
    .string()
    .refine(
      (text) => /^https?:\/\/\w+@[^/]+\/(\S+\/)?\d+$/.test(text) && URL.canParse(text),
      'must look like https://key@sentry.example.com/1',
    )
    .optional(),
  FONDLY_DEBUG: z.enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' }).default('0'),
  FONDLY_DRAWING_PROCESSES: z.coerce
    .number({ error: 'must be a number from 1 to 16, for example 2' })
    .int('must be a number from 1 to 16, for example 2')
    .min(1, 'must be a number from 1 to 16, for example 2')
    .max(16, 'must be a number from 1 to 16, for example 2')
    .optional(),
  FONDLY_PREPARED_STATEMENTS: z.enum(['on', 'off'], { error: 'must be on or off, for example off' }).default('on'),
  FONDLY_PROCESSES: z.coerce
    .number({ error: 'must be a number from 1 to 16' })
    .int()
    .min(1, 'must be a number from 1 to 16')
    .max(16, 'must be a number from 1 to 16')
    .optional(),
  FONDLY_POOL_SIZE: z.coerce
    .number({ error: 'must be a number from 1 to 100' })
    .int()
    .min(1, 'must be a number from 1 to 100')
    .max(100, 'must be a number from 1 to 100')
    .default(8),
  FONDLY_MAILS_PER_DAY: z.coerce
    .number({ error: 'must be a number from 1 to 1000000' })
    .int()
    .min(1, 'must be a number from 1 to 1000000')
    .max(1_000_000, 'must be a number from 1 to 1000000')
    .default(1_000),
  FONDLY_PRESS_CUT: z.enum(['at-once', 'soon', 'cut-off'], { error: 'must be at-once, soon or cut-off, for example cut-off' }).optional(),
  FONDLY_PRESS_CUT_OFF: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, for example 16:00')
    .default('16:00'),
  FONDLY_IMB_MAILER_ID: IntelligentMail.shape.mailerId.optional(),
  FONDLY_IMB_SERVICE_TYPE: IntelligentMail.shape.serviceType.optional(),
  FONDLY_IMB_BARCODE_ID: IntelligentMail.shape.barcodeId,
  FONDLY_PRESS_SECONDS: z.coerce.number({ error: 'must be a number of seconds from 1 to 86400' }).min(1).max(86_400).default(5),
})
export type Environment = z.infer<typeof Environment>

/** Parses which token goes with which call, such as 'order_search=application,site_order_search=user'; a call that is not named keeps its default. */
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

/** Parses host names such as 'images.example.com,cdn.example.com'. A name has no scheme, port or path. */
function hostNamesOf(text: string, context: z.RefinementCtx): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '')
  // A name needs at least two labels, the last one of letters: this refuses IP addresses and names such as localhost.
  const isName = (host: string) => host.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(host)
  if (hosts.every(isName)) return hosts
  const message = 'must be names of hosts and nothing else, for example images.example.com,cdn.example.com'
  context.addIssue({ code: 'custom', message, input: text })
  return z.NEVER
}

/** Parses origins such as 'https://cards.example.com,https://more.example.com': scheme, host and port, and nothing after the port. */
function originsOf(text: string, context: z.RefinementCtx): string[] {
  const origins = text
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter((origin) => origin !== '')
  if (origins.every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin)) return origins
  const message = 'must be origins and nothing else, for example https://cards.example.com,https://more.example.com'
  context.addIssue({ code: 'custom', message, input: text })
  return z.NEVER
}
