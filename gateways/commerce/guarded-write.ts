import { hash } from 'node:crypto'
import { UpstreamRefused, UpstreamTimeout, UpstreamUnavailable, UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type { Versioned, Written } from './administration.ts'

/** Faults of a write over a version that is not the latest. */
export const CHANGED_MEANWHILE = new Set([
  'ResourceStateConflictException',
  'ResourceAlreadyExistsException',
  'CustomerGroupAlreadyExistsException',
  'ConcurrentModificationException',
  'CustomerGroupNotFoundException',
  'CustomObjectNotFoundException',
  'SlotConfigurationNotFoundException',
])

/** Returns the version of a document: the state that commerce gives, or a digest of what it holds where an installation gives none. */
export function readVersion(document: { _resource_state?: string | undefined }): string {
  return document._resource_state ?? `digest ${hash('sha256', JSON.stringify(document))}`
}

/** The state to send with a write; undefined for a version that commerce did not give. */
export function toResourceState(version: string): string | undefined {
  return version.startsWith('digest ') ? undefined : version
}

/**
 * Writes what the caller saw in `version`, unless somebody changed it meanwhile. After a lost reply it looks before anybody repeats the write: if the
 * version is still the same, the error is thrown, because the write may still arrive.
 */
export async function writeGuarded<Value>(options: {
  version: string | undefined
  read: () => Promise<Versioned<Value> | undefined>
  send: () => Promise<Versioned<Value> | undefined>
  /** Whether this is what the write makes of it. */
  isWritten: (current: Versioned<Value> | undefined) => boolean
}): Promise<Written<Value>> {
  const { version, read, send, isWritten } = options
  try {
    return { kind: 'written', current: await send() }
  } catch (error) {
    if (error instanceof UpstreamRefused && CHANGED_MEANWHILE.has(error.code)) return { kind: 'changed-meanwhile', current: await read() }
    if (!mayHaveBeenWritten(error)) throw error
    // The first error tells the caller that the write may have happened; an error of this read would not.
    const current = await read().catch(() => {
      throw error
    })
    if (current?.version === version) throw error
    return { kind: isWritten(current) ? 'written' : 'unconfirmed', current }
  }
}

/** Whether commerce may have done the work of a call that failed so. */
export function mayHaveBeenWritten(error: unknown): boolean {
  if (error instanceof UpstreamUnavailable) return false
  return (
    error instanceof UpstreamTimeout || error instanceof UpstreamUnreadable || (error instanceof UpstreamRefused && error.status >= 500)
  )
}
