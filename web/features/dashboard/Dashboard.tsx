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
      {/* The server's sign-in reads the client of this address, and its users sign in under its policy. */}
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
