import { hash } from 'node:crypto'
import { Fault } from './faults.ts'

/** What a client hands back to say which version of a thing it saw. */
export function resourceState(type: string, id: string, revision: number): string {
  return hash('sha256', `${type} ${id} ${revision}`)
}

/** How a caller says that there must be no such thing yet. */
export const NOT_EXISTS = 'not_exists'

/** Whether a writer says which version they saw. */
export function namesState(headers: Headers, body: unknown): boolean {
  return (stateNamed(headers, body) ?? headers.get('if-match')) != null
}

/** Refuses a writer who saw another version; one who names none takes what there is. */
export function sameState(server: string, headers: Headers, body: unknown): void {
  const named = stateNamed(headers, body)
  if (named === NOT_EXISTS) throw new Fault('ResourceAlreadyExistsException', 'The resource exists already.')
  if (named != null && named !== server)
    throw new Fault('ResourceStateConflictException', 'The resource state does not match.', {
      client: typeof named === 'string' ? named.slice(0, 256) : '',
      server,
    })
  // Entity tags were given up for the state above; who still sends one means it as a condition.
  const tags = (headers.get('if-match') ?? '*').split(',').map((tag) => tag.trim().replaceAll('"', ''))
  if (!tags.includes('*') && !tags.includes(server))
    throw new Fault('InvalidIfMatchException', 'The resource is not the one of the If-Match header.', {
      ifMatch: tags.join(', ').slice(0, 256),
    })
}

function stateNamed(headers: Headers, body: unknown): unknown {
  return (body as { _resource_state?: unknown } | undefined)?._resource_state ?? headers.get('x-dw-resource-state')
}
