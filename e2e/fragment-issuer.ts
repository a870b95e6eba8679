import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Settings } from './test-product.ts'

const ENVIRONMENT = '5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10'
/** The population of Harborview's people. */
const POPULATION = '2d8e6b1c-94f3-4a57-8b20-6e1f9c3d7a48'

export type FragmentIssuer = {
  settings: Settings
  /** From now on its tokens contain this nonce instead of the requested one; undefined ends that. */
  answerWith: (nonce: string | undefined) => void
  close: () => Promise<void>
}

/** A remote identity provider that signs everybody in as the same person and returns tokens only in the fragment (#) of the address. */
export async function fragmentIssuer(): Promise<FragmentIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'story', alg: 'RS256', use: 'sig' }
  let user = {
    id: randomUUID(),
    username: 'marguerite@harborview.test',
    email: 'marguerite@harborview.test',
    name: { given: 'Marguerite', family: 'Hale' },
    enabled: true,
    population: { id: POPULATION },
    profile: { role: 'orderer' },
  }
  let otherNonce: string | undefined

  const server = createServer((request, response) => {
    const tell = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    answer(request).then(
      (reply) => (typeof reply === 'string' ? response.writeHead(302, { location: reply }).end() : tell(reply)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  const issuer = `${base}/${ENVIRONMENT}/as`

  async function answer(request: IncomingMessage): Promise<string | object> {
    const { pathname, searchParams } = new URL(request.url ?? '', base)
    switch (pathname.replace(`/${ENVIRONMENT}/as`, '')) {
      case '/.well-known/openid-configuration':
        return {
          issuer,
          jwks_uri: `${issuer}/jwks`,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          introspection_endpoint: `${issuer}/introspect`,
          response_types_supported: ['id_token token'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        }
      case '/jwks':
        return { keys: [jwk] }
      case '/token':
        return { access_token: 'of the application', token_type: 'Bearer', expires_in: 3600 }
      case '/introspect':
        return { active: true }
      case '/authorize':
        return withTokens(searchParams)
      default: {
        // Every other path belongs to the one user.
        const change = request.method === 'PATCH' ? await bodyOf(request) : {}
        user = { ...user, ...change }
        return user
      }
    }
  }

  async function withTokens(parameters: URLSearchParams): Promise<string> {
    const read = (name: string) => parameters.get(name) ?? ''
    const accessToken = randomUUID()
    const { given: given_name, family: family_name } = user.name
    const claims = { email: user.email, given_name, family_name, populationID: POPULATION, profile: user.profile }
    const idToken = await new SignJWT({ ...claims, nonce: otherNonce ?? read('nonce'), at_hash: halfHashOf(accessToken) })
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
      .setIssuer(issuer)
      .setAudience(read('client_id'))
      .setSubject(user.id)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
    const tokens = { access_token: accessToken, token_type: 'Bearer', expires_in: '3600', id_token: idToken, state: read('state') }
    return `${read('redirect_uri')}#${new URLSearchParams(tokens)}`
  }

  return {
    settings: {
      FONDLY_IDENTITY_URL: base,
      FONDLY_IDENTITY_ENVIRONMENT: ENVIRONMENT,
      FONDLY_IDENTITY_API_URL: `${base}/v1`,
      FONDLY_IDENTITY_RESPONSE: 'fragment',
    },
    answerWith: (nonce) => void (otherNonce = nonce),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const halfHashOf = (token: string) => createHash('sha256').update(token, 'ascii').digest().subarray(0, 16).toString('base64url')

async function bodyOf(request: IncomingMessage): Promise<object> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text) as object // what our own server has just written
}
