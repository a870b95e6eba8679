import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { DEMO, Environment } from './environment.ts'
import { unsafe } from './unsafe-settings.ts'

/** Each process takes up to 150 MB while it draws. A machine with many cores gets more processes only by a setting. */
const MAX_DEFAULT_DRAWING_PROCESSES = 4
/** More processes than this need a setting. */
const MAX_DEFAULT_PROCESSES = 4

export type Settings = ReturnType<typeof readSettings>

/** The settings cannot be used; each mistake names the setting and gives an example. */
export class SettingsRefused extends Error {
  override name = 'SettingsRefused'
  readonly mistakes: string[]
  constructor(mistakes: string[]) {
    super(`The settings cannot be used:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`)
    this.mistakes = mistakes
  }
}

/** Reads and checks the whole environment. Throws SettingsRefused with every mistake. */
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
    /** The address at which browsers reach us. Without FONDLY_URL it is only a guess. */
    url: env.FONDLY_URL ?? `http://localhost:${env.PORT}`,
    /** Which hosts strict transport security includes. */
    hsts: env.FONDLY_HSTS,
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
      /** Who chooses the number of an order: commerce, or Fondly before the call. */
      orderCreate: env.FONDLY_COMMERCE_ORDER_CREATE,
      /** Whether orders at commerce have the attribute c_recipientCustomerId. The embedded commerce has it. */
      hasRecipientCustomerId: env.FONDLY_COMMERCE_RECIPIENT_CUSTOMER_ID
        ? env.FONDLY_COMMERCE_RECIPIENT_CUSTOMER_ID === 'on'
        : env.FONDLY_COMMERCE_URL === undefined,
      /** The type of the customer group's attributes that hold JSON. In the embedded commerce the type is text. */
      clientAttributes: env.FONDLY_COMMERCE_CLIENT_ATTRIBUTES ?? (env.FONDLY_COMMERCE_URL === undefined ? 'text' : 'string'),
      site: env.FONDLY_COMMERCE_SITE,
      /** The version of commerce's API, as in its paths: 'v21_2'. */
      version: env.FONDLY_COMMERCE_VERSION,
      list: env.FONDLY_COMMERCE_LIST,
      /** The catalogue of the site. Own designs become products of this catalogue. */
      catalog: env.FONDLY_COMMERCE_CATALOG,
      tokens: env.FONDLY_COMMERCE_TOKENS,
      user:
        env.FONDLY_COMMERCE_USER && env.FONDLY_COMMERCE_USER_PASSWORD
          ? { name: env.FONDLY_COMMERCE_USER, password: env.FONDLY_COMMERCE_USER_PASSWORD }
          : undefined,
      /** The seconds by which the order search of the embedded commerce lags. The lag of a remote commerce is its own. */
      searchLagSeconds: env.FONDLY_COMMERCE_SEARCH_LAG,
    },
    identity: {
      url: env.FONDLY_IDENTITY_URL,
      apiUrl: env.FONDLY_IDENTITY_API_URL,
      environmentId: env.FONDLY_IDENTITY_ENVIRONMENT ?? DEMO.environmentId,
      /** Whether addresses of the remote identity contain the environment id, or use a custom domain without the id. */
      urlForm: env.FONDLY_IDENTITY_URL_FORM,
      /** For the embedded identity: other products that sign in here, and the custom domain whose addresses have no environment id. */
      origins: env.FONDLY_IDENTITY_ORIGINS,
      customDomain: env.FONDLY_IDENTITY_CUSTOM_DOMAIN,
      /** 'fragment': identity answers with tokens in the fragment of the address, where the installation has no other way. */
      answersWith: env.FONDLY_IDENTITY_RESPONSE,
      /** Whether people change their own password here. A remote identity must grant our application the scopes for this. */
      changesPasswords: env.FONDLY_IDENTITY_OWN_PASSWORD
        ? env.FONDLY_IDENTITY_OWN_PASSWORD === 'on'
        : env.FONDLY_IDENTITY_URL === undefined,
      clientId: env.FONDLY_IDENTITY_CLIENT_ID,
      clientSecret: env.FONDLY_IDENTITY_CLIENT_SECRET,
      workerClientId: env.FONDLY_IDENTITY_WORKER_CLIENT_ID,
      workerClientSecret: env.FONDLY_IDENTITY_WORKER_CLIENT_SECRET,
    },
    worker: { url: env.FONDLY_WORKER_URL, token: env.FONDLY_WORKER_TOKEN },
    addresses: addressesOf(env),
    renderer: {
      url: env.FONDLY_RENDERER_URL,
      token: env.FONDLY_RENDERER_TOKEN,
      /** How many processes draw pictures. */
      drawingProcesses: env.FONDLY_DRAWING_PROCESSES ?? Math.min(availableParallelism(), MAX_DEFAULT_DRAWING_PROCESSES),
      /** Hosts from which pictures may come, in addition to our own art. */
      pictureHosts: env.FONDLY_PICTURE_HOSTS,
      /** The folder of the operator's own page templates. */
      pageTemplates: env.FONDLY_PAGE_TEMPLATES === undefined ? undefined : resolve(env.FONDLY_PAGE_TEMPLATES),
    },
    dashboardUrl: env.FONDLY_DASHBOARD_URL,
    helpEmail: env.FONDLY_HELP_EMAIL,
    privacyUrl: env.FONDLY_PRIVACY_URL,
    companyUrl: env.FONDLY_COMPANY_URL,
    /** How the embedded identity sends its codes. Undefined: codes appear on the outbox page. */
    mail: env.SMTP_URL ? { smtpUrl: env.SMTP_URL, from: env.FONDLY_MAIL_FROM ?? env.FONDLY_HELP_EMAIL ?? 'fondly@localhost' } : undefined,
    /** How many invitations and codes the administrators of one client may send on one day. */
    mailsPerDay: env.FONDLY_MAILS_PER_DAY,
    /** The rules of the embedded identity for a new password. */
    passwordPolicy: env.FONDLY_PASSWORD_POLICY,
    postalZone: env.FONDLY_POSTAL_ZONE,
    /** The ZIP code where the press hands the cards to the post. */
    pressZip: env.FONDLY_PRESS_ZIP,
    /** For how many days an earlier card to the same person is shown to the sender. */
    recognisedDays: env.FONDLY_RECOGNISED_DAYS,
    /** Where pages report errors, in addition to our own log. */
    sentryDsn: env.SENTRY_DSN,
    debug: env.FONDLY_DEBUG === '1' || env.FONDLY_DEBUG === 'true',
    /** How many processes serve on the port. */
    processes: env.FONDLY_PROCESSES ?? Math.min(availableParallelism(), MAX_DEFAULT_PROCESSES),
    poolSize: env.FONDLY_POOL_SIZE,
    /** False for a pooler that gives each transaction another connection of the server. */
    preparesStatements: env.FONDLY_PREPARED_STATEMENTS === 'on',
    pressSeconds: env.FONDLY_PRESS_SECONDS,
    /** The mailer whose Intelligent Mail barcode is printed on envelopes. Undefined: no barcode, the post office prints its own. */
    mailer:
      env.FONDLY_IMB_MAILER_ID && env.FONDLY_IMB_SERVICE_TYPE
        ? { mailerId: env.FONDLY_IMB_MAILER_ID, serviceType: env.FONDLY_IMB_SERVICE_TYPE, barcodeId: env.FONDLY_IMB_BARCODE_ID }
        : undefined,
    /**
     * Somebody who tries Fondly wants to see print files soon, with some time to withdraw a card first. Somebody who works with it wants one batch a
     * day.
     */
    pressCut: {
      mode: env.FONDLY_PRESS_CUT ?? (env.FONDLY_MODE === 'demo' ? ('soon' as const) : ('cut-off' as const)),
      time: env.FONDLY_PRESS_CUT_OFF,
      zone: env.FONDLY_POSTAL_ZONE,
    },
  }
}

/** Returns the real service that checks addresses. Undefined: addresses are checked only by the embedded worker. */
function addressesOf(env: Environment) {
  const rest = { fallback: env.FONDLY_ADDRESS_FALLBACK, strictness: env.FONDLY_ADDRESS_UNITS, cacheDays: env.FONDLY_ADDRESS_KEPT_DAYS }
  // `unsafe` has already refused a service without credentials.
  const { FONDLY_USPS_CLIENT_ID: clientId = '', FONDLY_USPS_CLIENT_SECRET: clientSecret = '' } = env
  const { FONDLY_SMARTY_AUTH_ID: authId = '', FONDLY_SMARTY_AUTH_TOKEN: authToken = '' } = env
  if (env.FONDLY_ADDRESS_SERVICE === 'usps')
    return { ...rest, service: { name: 'usps' as const, url: env.FONDLY_USPS_URL, clientId, clientSecret } }
  if (env.FONDLY_ADDRESS_SERVICE === 'smarty')
    return { ...rest, service: { name: 'smarty' as const, url: env.FONDLY_SMARTY_URL, authId, authToken } }
  return undefined
}

function isMisspelt(name: string): boolean {
  return name.startsWith('FONDLY_') && !(name in Environment.shape) && !name.startsWith('FONDLY_TEST_')
}
