import { join } from 'node:path'
import { readWorld } from '@fondly/launch/commands/read-world.ts'
import { DEMO } from '@fondly/launch/settings/environment.ts'
import { ORIGIN, type ComposedProduct } from './composed-product.ts'

export const SINGLE_SENDER = 'sender@lighthouse.test'
const USER = '3d0f9a52-64c1-4f1b-8a27-91b5e0c7d3f4'

/** The documents of a client whose people send one card for each sign-in with a password. */
const FOLDER = join(import.meta.dirname, 'lighthouse')

/** Loads the client and its sender into the demonstration world. The returned functions change the user at identity as an application does. */
export async function singleSender({ product, fetch }: Pick<ComposedProduct, 'product' | 'fetch'>) {
  await product.load(await readWorld(FOLDER))
  const users = `${ORIGIN}/identity/v1/environments/${DEMO.environmentId}/users/${USER}`

  async function asApplication(method: string, body?: unknown): Promise<Record<string, unknown>> {
    const granted = await fetch(
      new Request(`${ORIGIN}/identity/${DEMO.environmentId}/as/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${DEMO.workerClientId}:${DEMO.secret}`)}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      }),
    )
    const { access_token: token } = (await granted.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(new Request(users, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }))
    if (!response.ok) throw new Error(`${method} of the user answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }

  return {
    /** Sets the recipient, as another program of the company does before it sends its agent to Fondly. */
    presetRecipient: (attributes: Record<string, string>) => asApplication('PATCH', attributes),
    attributes: async (): Promise<Record<string, unknown>> =>
      Object.fromEntries(Object.entries(await asApplication('GET')).filter(([name]) => name.startsWith('recipient'))),
  }
}
