import type { DashboardReader, DashboardEditor, SiteEditor } from '@fondly/core/dashboard/open-dashboard.ts'
import type { Context } from 'hono'
import type { SignedIn } from '../sessions/guard.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Handle<Opened> = (c: Context<SignedIn>, opened: Opened) => Promise<Response>

/**
 * A route below /api/admin/{clientKey} with the right that it needs. Its handler runs only after the right was checked, and gets the user and the
 * client. The right 'read' allows only GET, so a route that changes something cannot be open to readers.
 */
export type DashboardRoute =
  | { method: 'GET'; path: `/${string}` | ''; needs: 'read'; handle: Handle<DashboardReader> }
  | { method: Method; path: `/${string}`; needs: 'change'; handle: Handle<DashboardEditor> }
  | { method: Method; path: `/${string}`; needs: 'change-site'; handle: Handle<SiteEditor> }
