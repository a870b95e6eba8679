import { createHash } from 'node:crypto'
import { Fault } from './faults.ts'

/** What a client hands back to say which version of a thing it saw. */
export function resourceState(type: string, id: string, revision: number): string {
  return createHash('sha256').update(`${type} ${id} ${revision}`).digest('hex')
}

/** Refuses a writer who saw another version; one who names none takes what there is. */
export function sameState(server: string, headers: Headers, body: unknown): void {
  const named = (body as { _resource_state?: unknown } | undefined)?._resource_state ?? headers.get('x-dw-resource-state')
  if (named == null || named === server) return
  throw new Fault('ResourceStateConflictException', 'The resource state does not match.', { client: named, server })
}
