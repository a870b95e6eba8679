import type { Context } from 'hono'
import { setBrowserCookie, type CookieRules } from '../browser-cookie.ts'
import type { KnownBrowsers } from '../known-browser.ts'
import type { Flows } from '../store/flows.ts'
import type { FlowRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import type { Along } from './dispatch.ts'
import type { FlowState } from './engine.ts'

export type Moving = {
  flows: Flows
  users: Users
  cookie: CookieRules
  knownBrowsers: KnownBrowsers
  /** Called when an e-mail was queued, so that it is sent at once. */
  onMailQueued: () => void
}

/** False when somebody else moved the flow in the meantime; a browser that has signed on gets a new cookie. */
export async function move(
  c: Context,
  house: Moving,
  { flow, state, along }: { flow: FlowRow; state: FlowState; along?: Along | undefined },
): Promise<boolean> {
  if (!(await house.flows.save(flow, state, along))) return false
  if (along) house.onMailQueued()
  if (state.status === 'COMPLETED' && state.user) {
    await house.users.signedOn(state.user.id)
    setBrowserCookie(c, await house.flows.renewBrowser(flow.browser_id), house.cookie)
    const user = await house.users.find(state.user.id)
    if (user) house.knownBrowsers.remember(c, user)
  }
  return true
}
