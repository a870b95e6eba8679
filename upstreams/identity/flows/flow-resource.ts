import type { Flow } from '@fondly/contracts/pingone/flows.ts'
import type { FlowRow } from '../store/tables.ts'
import { offeredActions } from './engine.ts'

type Whereabouts = { publicUrl: string; environmentId: string }

/** The flow as PingOne tells it; of a user who has not yet shown a password, only the name. */
export function flowResource(flow: FlowRow, { publicUrl, environmentId }: Whereabouts): Flow {
  const href = `${publicUrl}/${environmentId}/flows/${flow.id}`
  const { state } = flow
  return {
    _links: { self: { href }, ...Object.fromEntries(offeredActions(state).map((action) => [action, { href }])) },
    ...(state.user ? { _embedded: { user: { id: state.user.id, username: state.user.username } } } : {}),
    id: flow.id,
    environment: { id: environmentId },
    session: { id: flow.browser_id },
    resumeUrl: `${publicUrl}/${environmentId}/as/resume?flowId=${flow.id}`,
    status: state.status,
    ...(state.error ? { error: state.error } : {}),
    createdAt: flow.created_at.toISOString(),
    expiresAt: flow.expires_at.toISOString(),
  }
}
