import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { Fault } from './faults.ts'

/** The state of a resource. A client sends it back to say which version it has seen. */
export function resourceState(type: string, id: string, revision: number): string {
  return hash('sha256', `${type} ${id} ${revision}`)
}

/** The state with which a caller says that the resource must not exist yet. */
export const NOT_EXISTS = 'not_exists'

/** A request that may say which version of a resource its caller has seen. */
export type NamedState = { headers: Headers; body?: unknown }

/** The check of assertState as a condition of the statement that changes the row, which has a column `revision`. */
export function isNamedState(type: string, id: string, { headers, body }: NamedState): RawBuilder<boolean> {
  const [named, tags] = [readState(headers, body), readTags(headers)]
  if (named == null && tags.includes('*')) return sql`true`
  // SQL for the text that resourceState hashes.
  const state = sql`encode(sha256(convert_to(${`${type} ${id} `}::text || revision, 'UTF8')), 'hex')`
  const isSeen = named == null ? sql`true` : sql`${state} = ${typeof named === 'string' ? named : ''}`
  return sql<boolean>`(${isSeen} and (${tags.includes('*')} or ${state} = any(${tags}::text[])))`
}

/** Refuses a request that names another version than the current one. A request that names no version is accepted. */
export function assertState(server: string, headers: Headers, body: unknown): void {
  const named = readState(headers, body)
  if (named === NOT_EXISTS) throw new Fault('ResourceAlreadyExistsException', 'The resource exists already.')
  if (named != null && named !== server)
    throw new Fault('ResourceStateConflictException', 'The resource state does not match.', {
      client: typeof named === 'string' ? named.slice(0, 256) : '',
      server,
    })
  // Entity tags are deprecated, because callers should send the state. A caller that still sends a tag means it as a condition.
  const tags = readTags(headers)
  if (!tags.includes('*') && !tags.includes(server))
    throw new Fault('InvalidIfMatchException', 'The resource is not the one of the If-Match header.', {
      ifMatch: tags.join(', ').slice(0, 256),
    })
}

/** Throws a fault if a request that creates a resource names a version of it. The caller has seen a resource that was deleted since. */
export function assertAbsentSeen(headers: Headers, body: unknown): void {
  const named = readState(headers, body)
  if (named != null && named !== NOT_EXISTS)
    throw new Fault('ResourceStateConflictException', 'The resource state does not match.', {
      client: typeof named === 'string' ? named.slice(0, 256) : '',
      server: NOT_EXISTS,
    })
}

/** Whether the request says that the resource must not exist yet. */
export function mustNotExist(headers: Headers, body: unknown): boolean {
  return readState(headers, body) === NOT_EXISTS
}

/** Throws a fault for a document whose id differs from the id in the path. A document without an id is accepted. */
export function assertPathId(pathId: string, bodyId: string | null | undefined): void {
  if (bodyId != null && bodyId !== pathId)
    throw new Fault('IdConflictException', 'The id in the document is not the id in the path.', { pathId, bodyId: bodyId.slice(0, 256) })
}

function readTags(headers: Headers): string[] {
  return (headers.get('if-match') ?? '*').split(',').map((tag) => tag.trim().replaceAll('"', ''))
}

function readState(headers: Headers, body: unknown): unknown {
  return (body as { _resource_state?: unknown } | undefined)?._resource_state ?? headers.get('x-dw-resource-state')
}
