import type { PingOneProvider } from '@fondly/contracts/pingone/identity-providers.ts'
import { Hono } from 'hono'
import * as z from 'zod'
import { invalidData, notFound, Refusal } from '../faults.ts'
import { readBody, toInvalidData } from '../read-body.ts'
import type { ProviderChange, Providers, StoredProvider } from '../store/providers.ts'
import { assertWorker, type Caller } from '../users/caller.ts'
import { readPathId } from '../users/request.ts'
import { toUsualSettings } from './usual-settings.ts'

type ProviderAdministration = {
  providers: Providers
  apiUrl: string
  environmentId: string
  /** The public address of this installation. A provider that is part of this installation is stored with a path below this address. */
  publicUrl: string
  caller: (request: Request) => Promise<Caller>
}

const MAX_PROVIDER_BODY_BYTES = 65_536
// The reference demands https. An address on this machine may be http, as in load documents, because nobody can listen there.
const Address = z
  .string()
  .max(500)
  .regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s?#]+$/)
const Reference = z.strictObject({ id: z.uuid() })
const Picture = z.strictObject({ id: z.uuid(), href: z.string().max(500) })

/** The document of a provider of type OPENID_CONNECT, without the properties that PingOne writes itself. */
const ProviderDocument = z.strictObject({
  name: z.string().min(1).max(256),
  type: z.literal('OPENID_CONNECT'),
  enabled: z.boolean(),
  description: z.string().max(1024).optional(),
  icon: Picture.optional(),
  loginButtonIcon: Picture.optional(),
  registration: z.strictObject({ population: Reference }).optional(),
  clientId: z.string().min(1).max(500),
  clientSecret: z.string().min(1).max(2000),
  issuer: Address,
  authorizationEndpoint: Address,
  tokenEndpoint: Address,
  jwksEndpoint: Address,
  userInfoEndpoint: Address.optional(),
  discoveryEndpoint: Address.optional(),
  scopes: z.array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]+$/)).min(1),
  tokenEndpointAuthMethod: z.enum(['CLIENT_SECRET_BASIC', 'CLIENT_SECRET_POST', 'NONE']),
  pkceMethod: z.enum(['NONE', 'S256']).optional(),
})

/** PingOne's platform API for an external provider: a program reads the provider, or replaces it as a whole. */
export function providerAdministrationRoutes({ providers, apiUrl, environmentId, publicUrl, caller }: ProviderAdministration) {
  const environment = `${apiUrl}/environments/${environmentId}`
  const toAddress = (issuer: string) => (issuer.startsWith('/') ? new URL(issuer, publicUrl).href : issuer)

  function toDocument(stored: StoredProvider): PingOneProvider {
    const { id, name, enabled, clientId, clientSecret, settings, createdAt, updatedAt } = stored
    const issuer = toAddress(stored.issuer)
    const self = `${environment}/identityProviders/${id}`
    return {
      _links: { self: { href: self }, environment: { href: environment }, attributes: { href: `${self}/attributes` } },
      id,
      type: 'OPENID_CONNECT',
      name,
      enabled,
      environment: { id: environmentId },
      clientId,
      clientSecret,
      issuer,
      ...(settings ?? toUsualSettings(issuer)),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }
  }

  function toChange(document: z.infer<typeof ProviderDocument>, stored: StoredProvider): ProviderChange {
    const { type: _, name, enabled, clientId, clientSecret, issuer, ...settings } = document
    // If the provider is part of this installation, its issuer is stored as a path, so that it stays right when the public address changes.
    const kept = issuer === toAddress(stored.issuer) ? stored.issuer : issuer
    return { name, enabled, clientId, clientSecret, issuer: kept, settings }
  }

  return new Hono()
    .get('/identityProviders/:id', async (c) => {
      assertWorker(await caller(c.req.raw))
      const stored = await providers.read(readPathId(c))
      if (!stored) throw notFound()
      return c.json(toDocument(stored))
    })
    .put('/identityProviders/:id', async (c) => {
      assertWorker(await caller(c.req.raw))
      const id = readPathId(c)
      const body = await readBody(c.req.raw, MAX_PROVIDER_BODY_BYTES)
      const read = ProviderDocument.safeParse(body)
      if (!read.success) throw toRefusal(read.error, body)
      const written = await providers.replace(id, (stored) => toChange(read.data, stored))
      if (!written) throw notFound()
      if (written === 'name taken')
        throw invalidData({ code: 'UNIQUENESS_VIOLATION', target: 'name', message: 'There is a provider with this name already.' })
      return c.json(toDocument(written))
    })
}

/** Returns the refusal for the first issue. A missing property has another code than a property with a wrong value. */
function toRefusal(error: z.ZodError, body: unknown): Refusal {
  const [issue] = error.issues
  const name = String(issue?.path[0] ?? '')
  const isMissing = issue?.path.length === 1 && typeof body === 'object' && body !== null && !(name in body)
  return isMissing ? invalidData({ code: 'REQUIRED_VALUE', target: name, message: 'The value is required.' }) : toInvalidData(error)
}
