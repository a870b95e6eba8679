import type { Context } from 'hono'
import { setBrowserCookie, type CookieRules } from '../browser-cookie.ts'
import type { KnownBrowsers } from '../known-browser.ts'
import type { Flows } from '../store/flows.ts'
import type { FlowRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import type { AlsoInTransaction } from './notify.ts'
import type { FlowState } from './engine.ts'

export type SaveFlowContext = {
  flows: Flows
  users: Users
  cookie: CookieRules
  knownBrowsers: KnownBrowsers
  /** Called when an e-mail was queued, so that it is sent at once. */
  onMailQueued: () => void
}

/**
 * Saves the flow's new state. Returns false when another request changed the flow in the meantime. A browser that has signed on gets a new cookie.
 */
export async function saveFlow(
  c: Context,
  context: SaveFlowContext,
  { flow, state, alsoInTransaction }: { flow: FlowRow; state: FlowState; alsoInTransaction?: AlsoInTransaction | undefined },
): Promise<boolean> {
  if (!(await context.flows.save(flow, state, alsoInTransaction))) return false
  if (alsoInTransaction) context.onMailQueued()
  if (state.status === 'COMPLETED' && state.user) {
    await context.users.signedOn(state.user.id)
    setBrowserCookie(c, await context.flows.renewBrowser(flow.browser_id), context.cookie)
    const user = await context.users.find(state.user.id)
    if (user) context.knownBrowsers.remember(c, user)
  }
  return true
}
