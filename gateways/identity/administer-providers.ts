import { hash } from 'node:crypto'
import { PingOneProvider, PROVIDER_READ_ONLY } from '@fondly/contracts/pingone/identity-providers.ts'
import { isSameSecret } from '@fondly/kit/same-secret.ts'
import { UpstreamRefused, UpstreamTimeout, UpstreamUnavailable, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type { ApplicationCall } from './administer-people.ts'
import { UPSTREAM } from './call-identity.ts'
import type { ProviderChange, ProviderWritten, SignOnAdministration, VersionedProvider } from './sign-on.ts'

type Administering = { apiUrl: string; environmentId: string; call: (request: ApplicationCall) => Promise<unknown> }

/** Creates the calls of PingOne's platform API for external providers. The secret of a provider can be written, but PingOne never returns it. */
export function administerProviders({
  apiUrl,
  environmentId,
  call,
}: Administering): Pick<SignOnAdministration, 'hasSecret' | 'readProvider' | 'writeProvider'> {
  const addressOf = (id: string) => `${apiUrl}/environments/${environmentId}/identityProviders/${encodeURIComponent(id)}`

  async function readDocument(id: string): Promise<PingOneProvider | undefined> {
    try {
      return parse(await call({ method: 'GET', address: addressOf(id) }))
    } catch (error) {
      if (error instanceof UpstreamRefused && error.status === 404) return undefined
      throw error
    }
  }

  const toCurrent = (document: PingOneProvider | undefined) => document && toVersioned(document)

  /** Reads the provider after a failed write. If this read fails too, throws the error of the write, which says that the write may have happened. */
  async function readAfter(failure: unknown, id: string): Promise<PingOneProvider | undefined> {
    try {
      return await readDocument(id)
    } catch {
      throw failure
    }
  }

  /** Finds out what a failed write did. If the provider's version is still the same, throws the error, because the write may still arrive. */
  async function explainFailure(error: unknown, id: string, change: ProviderChange, version: string): Promise<ProviderWritten> {
    if (error instanceof UpstreamRefused && error.status === 404) return { kind: 'changed-meanwhile', current: undefined }
    if (error instanceof UpstreamRefused && error.status === 400) {
      const { target } = error.details
      return { kind: 'not-readable', field: typeof target === 'string' ? target : '' }
    }
    if (error instanceof UpstreamUnavailable || !(error instanceof UpstreamTimeout || error instanceof UpstreamUnreadable)) throw error
    const document = await readAfter(error, id)
    const current = toCurrent(document)
    if (current?.version === version) throw error
    return { kind: document && isDone(document, change) ? 'written' : 'unconfirmed', current }
  }

  return {
    readProvider: async (id) => toCurrent(await readDocument(id)),

    async hasSecret(id, secret) {
      const stored = (await readDocument(id))?.clientSecret
      return stored == null ? undefined : isSameSecret(stored, secret)
    },

    async writeProvider(id, change, version) {
      const document = await readDocument(id)
      if (!document || versionOf(document) !== version) return { kind: 'changed-meanwhile', current: toCurrent(document) }
      if (needsSecret(document) && change.secret === undefined) return { kind: 'not-readable', field: 'clientSecret' }
      try {
        const answer = await call({ method: 'PUT', address: addressOf(id), body: toBody(document, change) })
        return { kind: 'written', current: toVersioned(parse(answer)) }
      } catch (error) {
        return explainFailure(error, id, change, version)
      }
    },
  }
}

/** Returns the whole document with the change in it, because a PUT removes every field that is not in its body. */
function toBody(document: PingOneProvider, { secret, ...change }: ProviderChange): Record<string, unknown> {
  const stored = Object.entries(document).filter(([name]) => !PROVIDER_READ_ONLY.some((one) => one === name))
  return { ...Object.fromEntries(stored), ...change, ...(secret === undefined ? {} : { clientSecret: secret }) }
}

/**
 * Returns true when the provider has all values of this change. Returns false for a change with a secret, because identity does not return secrets.
 */
function isDone(document: PingOneProvider, { secret, ...change }: ProviderChange): boolean {
  if (secret !== undefined && (document.clientSecret == null || !isSameSecret(document.clientSecret, secret))) return false
  return Object.entries(change).every(([name, wanted]) => document[name] === wanted)
}

const needsSecret = ({ clientId, clientSecret }: PingOneProvider): boolean => clientId != null && clientSecret == null

function toVersioned(document: PingOneProvider): VersionedProvider {
  const { id, type, name, enabled, clientId, issuer } = document
  const value = {
    id,
    type,
    name,
    enabled,
    clientId: clientId ?? undefined,
    issuer: issuer ?? undefined,
    needsSecret: needsSecret(document),
  }
  const { updatedAt } = document
  return { value, version: versionOf(document), lastWrite: updatedAt ?? undefined }
}

/** 16 characters of base64 are 96 bits of the digest, as in the versions of people. */
const VERSION_CHARACTERS = 16

/** A digest of the document with the instant of its last write, but without the secret: the version is shown to browsers. */
function versionOf(document: PingOneProvider): string {
  const { _links, _embedded, clientSecret: _, ...rest } = document
  return hash('sha256', JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1))), 'base64url').slice(
    0,
    VERSION_CHARACTERS,
  )
}

function parse(answer: unknown): PingOneProvider {
  const read = PingOneProvider.safeParse(answer)
  if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
  return read.data
}
