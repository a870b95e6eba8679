import { DEMO, type Environment } from './environment.ts'

/** Lists mistakes in combinations of settings: settings that production refuses, and settings that contradict each other. */
export function unsafe(env: Environment): string[] {
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
  mistakes.push(...identityMistakes(env))
  say(
    env.FONDLY_IDENTITY_URL === undefined && env.FONDLY_IDENTITY_RESPONSE === 'fragment',
    'FONDLY_IDENTITY_RESPONSE is of a remote identity: the embedded one answers with a code. Leave it out, or set FONDLY_IDENTITY_URL.',
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
  say(
    (env.FONDLY_IMB_MAILER_ID === undefined) !== (env.FONDLY_IMB_SERVICE_TYPE === undefined),
    'FONDLY_IMB_MAILER_ID and FONDLY_IMB_SERVICE_TYPE must be set together, for example 567094 and 300.',
  )
  for (const name of ['FONDLY_PICTURE_HOSTS', 'FONDLY_PAGE_TEMPLATES'] as const) {
    const isSet = env[name] !== undefined && env[name].length > 0
    say(isSet && env.FONDLY_RENDERER_URL !== undefined, `${name} is for the embedded renderer: leave it out with FONDLY_RENDERER_URL.`)
  }
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
  say(
    env.FONDLY_IDENTITY_ORIGINS.some((origin) => !origin.startsWith('https:')),
    'FONDLY_IDENTITY_ORIGINS must be https addresses in production, for example https://cards.example.com.',
  )
  for (const name of [
    'FONDLY_COMMERCE_URL',
    'FONDLY_COMMERCE_TOKEN_URL',
    'FONDLY_IDENTITY_URL',
    'FONDLY_IDENTITY_API_URL',
    'FONDLY_IDENTITY_CUSTOM_DOMAIN',
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

/** Lists mistakes in the settings for the address of identity. */
function identityMistakes(env: Environment): string[] {
  const { FONDLY_IDENTITY_URL: url, FONDLY_IDENTITY_ENVIRONMENT: environment, FONDLY_IDENTITY_URL_FORM: form } = env
  const mistakes: string[] = []
  const say = (wrong: boolean, sentence: string) => wrong && mistakes.push(sentence)
  if (url === undefined) {
    say(
      form === 'custom-domain',
      'FONDLY_IDENTITY_URL must be set with FONDLY_IDENTITY_URL_FORM=custom-domain, for example https://auth.example.com.',
    )
    say(
      environment !== undefined && !UUID.test(environment),
      `FONDLY_IDENTITY_ENVIRONMENT must be a UUID in lower case for the embedded identity, for example ${DEMO.environmentId}.`,
    )
    return mistakes
  }
  // Addresses of both forms call the platform API below the environment id.
  say(
    environment === undefined,
    `FONDLY_IDENTITY_ENVIRONMENT must be set with FONDLY_IDENTITY_URL, for example ${DEMO.environmentId}: PingOne's console shows it as Environment ID.`,
  )
  const last = new URL(url).pathname.split('/').at(-1)
  say(
    last === 'as' || (last !== '' && last === environment),
    form === 'environment'
      ? 'FONDLY_IDENTITY_URL must end before the environment id and /as, for example https://auth.pingone.com; an address without the environment id needs FONDLY_IDENTITY_URL_FORM=custom-domain.'
      : 'FONDLY_IDENTITY_URL must be the custom domain alone, without the environment id and /as, for example https://auth.example.com.',
  )
  const embeddedOnly = {
    FONDLY_IDENTITY_ORIGINS: env.FONDLY_IDENTITY_ORIGINS.length,
    FONDLY_IDENTITY_CUSTOM_DOMAIN: env.FONDLY_IDENTITY_CUSTOM_DOMAIN,
  }
  for (const [name, value] of Object.entries(embeddedOnly))
    say(Boolean(value), `${name} is for the embedded identity: leave it out with FONDLY_IDENTITY_URL.`)
  return mistakes
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const DEMO_SECRETS = {
  FONDLY_COMMERCE_CLIENT_SECRET: DEMO.secret,
  FONDLY_IDENTITY_CLIENT_SECRET: DEMO.secret,
  FONDLY_IDENTITY_WORKER_CLIENT_SECRET: DEMO.secret,
  FONDLY_WORKER_TOKEN: DEMO.workerToken,
  FONDLY_RENDERER_TOKEN: DEMO.rendererToken,
} as const

// Compares the last two labels of two host names. This finds the mistake; for co.uk and similar names it accepts too much.
function sameSite(one: string, other: string): boolean {
  const site = (address: string) => new URL(address).hostname.split('.').slice(-2).join('.')
  return site(one) === site(other)
}
