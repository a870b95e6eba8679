import type { StoryProduct } from './test-product.ts'

/** The demonstration's environment and credentials, with which stories use identity like another program of the company. */
const ENVIRONMENT = '5f0c2a1e-7d34-4b8e-9a61-2c7b1e9d4f10'
const APPLICATION = { id: '8c0f5f7e-2a6b-4d55-9b0e-1f3c7a9d2e64', secret: 'fondly-demo-secret' }

type Attributes = Record<string, string>

/** Sets the recipient of this user's next card: 'FirstName' becomes the attribute recipientFirstName. */
export async function presetRecipient(testProduct: StoryProduct, email: string, recipient: Attributes): Promise<void> {
  const attributes = Object.fromEntries(Object.entries(recipient).map(([name, value]) => [`recipient${name}`, value]))
  const { id } = await userOf(testProduct, email)
  await say(testProduct, 'PATCH', `/${id}`, attributes)
}

/** Reads the recipient attributes that a user has now. */
export async function readRecipient(testProduct: StoryProduct, email: string): Promise<Attributes> {
  const user = await userOf(testProduct, email)
  return Object.fromEntries(Object.entries(user).filter(([name, value]) => name.startsWith('recipient') && value)) as Attributes
}

/** Locks a user as an administrator of identity does. */
export async function lockUser(testProduct: StoryProduct, email: string): Promise<void> {
  const { id } = await userOf(testProduct, email)
  await say(testProduct, 'POST', `/${id}`, { unlockAt: '2999-12-31T00:00:00.000Z' }, 'application/vnd.pingidentity.account.lock+json')
}

async function userOf(testProduct: StoryProduct, email: string): Promise<{ id: string } & Record<string, unknown>> {
  const found = await say<{ _embedded: { users: { id: string }[] } }>(
    testProduct,
    'GET',
    `?filter=${encodeURIComponent(`email eq "${email}"`)}`,
  )
  const [user] = found._embedded.users
  if (!user) throw new Error(`Nobody has the address ${email}.`)
  return user
}

async function say<Read>({ url }: StoryProduct, method: string, path: string, body?: object, type = 'application/json'): Promise<Read> {
  const granted = await fetch(`${url}/identity/${ENVIRONMENT}/as/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${APPLICATION.id}:${APPLICATION.secret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  const { access_token: token } = (await granted.json()) as { access_token: string }
  const response = await fetch(`${url}/identity/v1/environments/${ENVIRONMENT}/users${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': type } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} of a user: ${response.status} ${await response.text()}`)
  // The story knows which type it expects.
  return (await response.json()) as Read
}
