import { hash } from 'node:crypto'
import { UpstreamRefused, UpstreamTimeout, UpstreamUnavailable, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type { Versioned, Written } from './administration.ts'

/** The faults of a write whose version is not the latest. */
export const CHANGED_MEANWHILE = new Set([
  'ResourceStateConflictException',
  'ResourceAlreadyExistsException',
  'CustomerGroupAlreadyExistsException',
  'ConcurrentModificationException',
  'CustomerGroupNotFoundException',
  'CustomObjectNotFoundException',
  'SlotConfigurationNotFoundException',
])

/** Returns the version of a document: its state in commerce, or a digest of its content for an installation without states. */
export function readVersion(document: { _resource_state?: string | undefined }): string {
  return document._resource_state ?? `digest ${hash('sha256', JSON.stringify(document))}`
}

/** Returns the state to send with a write; undefined for a version that is a digest. */
export function toResourceState(version: string): string | undefined {
  return version.startsWith('digest ') ? undefined : version
}

/**
 * Writes if the value still has the version that the caller saw. After a lost reply it reads the value: if the version is unchanged, it throws the
 * error, because the write may still arrive.
 */
export async function writeGuarded<Value>(options: {
  version: string | undefined
  read: () => Promise<Versioned<Value> | undefined>
  send: () => Promise<Versioned<Value> | undefined>
  /** Returns true when the value is the result of this write. */
  isWritten: (current: Versioned<Value> | undefined) => boolean
}): Promise<Written<Value>> {
  const { version, read, send, isWritten } = options
  try {
    return { kind: 'written', current: await send() }
  } catch (error) {
    if (error instanceof UpstreamRefused && CHANGED_MEANWHILE.has(error.code)) return { kind: 'changed-meanwhile', current: await read() }
    if (!mayHaveBeenWritten(error)) throw error
    // If this read fails, throw the error of the write: it says that the write may have happened.
    const current = await read().catch(() => {
      throw error
    })
    if (current?.version === version) throw error
    return { kind: isWritten(current) ? 'written' : 'unconfirmed', current }
  }
}

/** Returns true when commerce may have carried out a call that failed with this error. */
export function mayHaveBeenWritten(error: unknown): boolean {
  if (error instanceof UpstreamUnavailable) return false
  return (
    error instanceof UpstreamTimeout || error instanceof UpstreamUnreadable || (error instanceof UpstreamRefused && error.status >= 500)
  )
}
