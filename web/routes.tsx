import type { ReactNode } from 'react'
import { SignOut } from './features/session/SignOut.tsx'
import { ClientDoor } from './screens/ClientDoor.tsx'
import { ErrorScreen } from './screens/ErrorScreen.tsx'
import { Home } from './screens/Home.tsx'
import { Login } from './screens/Login.tsx'
import { OwnPassword } from './screens/OwnPassword.tsx'
import { OwnSessions } from './screens/OwnSessions.tsx'
import { Press } from './screens/Press.tsx'
import { ThankYou } from './screens/ThankYou.tsx'
import { Loading } from './ui/Loading.tsx'
import { lazyPart } from './ui/lazy-part.tsx'

export type LayoutName = 'front' | 'login' | 'loading'

export type PageRoute = {
  path: string
  screen: () => ReactNode
  /** The default layout is 'front'. */
  meta?: { layout?: LayoutName }
}

const dashboard = lazyPart(async () => (await import('./screens/Dashboard.tsx')).Dashboard)

/** The routes of the page, in the order in which they are matched. */
export const routes: PageRoute[] = [
  { path: '/', screen: Home },
  { path: '/login', screen: Login, meta: { layout: 'login' } },
  { path: '/sso/:id', screen: () => <ClientDoor autoredirect="true" />, meta: { layout: 'loading' } },
  { path: '/logout', screen: SignOut, meta: { layout: 'loading' } },
  { path: '/error', screen: ErrorScreen },
  { path: '/thankyou', screen: ThankYou },
  { path: '/press', screen: Press },
  { path: '/sessions', screen: OwnSessions },
  { path: '/password', screen: OwnPassword },
  { path: '/dashboard/*?', screen: () => <dashboard.Part waiting={<Loading />} />, meta: { layout: 'loading' } },
  { path: '/:clientKey', screen: () => <ClientDoor />, meta: { layout: 'loading' } },
]
