import { Redirect, Route, Switch, useLocation, useParams } from 'wouter'
import { signInPath } from '../api/session.ts'
import { ClientChoice } from '../features/dashboard/ClientChoice.tsx'
import { ClientDashboard } from '../features/dashboard/ClientDashboard.tsx'
import { DashboardLayout } from '../layouts/DashboardLayout.tsx'
import { Loading } from '../ui/Loading.tsx'
import { useLeave } from '../ui/use-leave.ts'
import { usePageSession } from './page-session.tsx'
import { useSignedIn } from './use-signed-in.ts'

/** /dashboard: Reporting & Admin. Signed-out users go to the sign-in and return here. */
export function Dashboard() {
  return (
    <Switch>
      <Route path="/dashboard/sso/:clientKey">
        <PolicyDoor />
      </Route>
      <Route path="/dashboard/:clientKey?/:page?">
        <SignedInDashboard />
      </Route>
      <Route>
        <Redirect to="/dashboard" replace />
      </Route>
    </Switch>
  )
}

/** /dashboard/sso/{clientKey}: signs in under the client's own policy, then opens its dashboard. */
function PolicyDoor() {
  const { clientKey } = useParams<{ clientKey: string }>()
  const { session, ended } = usePageSession()
  const dashboard = `/dashboard/${encodeURIComponent(clientKey)}`
  const isSignedIn = session !== undefined && !ended
  useLeave(!isSignedIn, () => location.replace(signInPath(dashboard, { client: clientKey.toLowerCase(), autoredirect: 'true' })))
  return isSignedIn ? <Redirect to={dashboard} replace /> : <Loading />
}

function SignedInDashboard() {
  const { clientKey, page } = useParams<{ clientKey?: string; page?: string }>()
  const [path] = useLocation()
  const { brand } = usePageSession()
  const session = useSignedIn(path + location.search)
  if (!session) return <Loading />
  return (
    <DashboardLayout brand={brand} session={session}>
      {clientKey === undefined ? <ClientChoice /> : <ClientDashboard key={clientKey} clientKey={clientKey} page={page} session={session} />}
    </DashboardLayout>
  )
}
