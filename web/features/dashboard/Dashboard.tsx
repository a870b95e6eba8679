import '../../utilities.css'
import './dashboard.css'
import { Redirect, Route, Switch } from 'wouter'
import type { SignedIn } from '../../api/session.ts'
import { ClientChoice } from './ClientChoice.tsx'
import { ClientDashboard } from './ClientDashboard.tsx'

/** /dashboard: Reporting & Admin. */
export function Dashboard({ session }: { session: SignedIn }) {
  return (
    <Switch>
      <Route path="/dashboard">
        <ClientChoice />
      </Route>
      {/* At this address, the server's sign-in uses the policy of the client that the address names. */}
      <Route path="/dashboard/sso/:clientKey">
        {({ clientKey }) => <Redirect to={`/dashboard/${encodeURIComponent(clientKey)}`} replace />}
      </Route>
      <Route path="/dashboard/:clientKey/:page?">
        {({ clientKey, page }) => <ClientDashboard key={clientKey} clientKey={clientKey} page={page} session={session} />}
      </Route>
      <Route>
        <Redirect to="/dashboard" replace />
      </Route>
    </Switch>
  )
}
