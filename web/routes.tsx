import type { ReactNode } from 'react'
import { SignOut } from './features/session/SignOut.tsx'
import { ClientDoor } from './screens/ClientDoor.tsx'
import { ErrorScreen } from './screens/ErrorScreen.tsx'
import { Home } from './screens/Home.tsx'
import { Login } from './screens/Login.tsx'
import { rarePage } from './screens/rare-page.ts'
import { signedInScreen } from './screens/signed-in-screen.tsx'

export type LayoutName = 'front' | 'login' | 'loading'

export type PageRoute = {
  path: string
  screen: () => ReactNode
  /** The default layout is 'front'. */
  meta?: { layout?: LayoutName }
}

const press = async () => (await import('./features/press/PressPage.tsx')).PressPage
const ownAccount = () => import('./features/session/own-account.ts')
const ownSessions = async () => (await ownAccount()).OwnSessions
const ownPassword = async () => (await ownAccount()).OwnPassword
const prepared = async () => (await import('./screens/PreparedScreen.tsx')).PreparedScreen
const ownMessages = async () => (await import('./features/own-messages/OwnMessagesPage.tsx')).OwnMessagesPage
const ownSignature = async () => (await import('./features/own-signature/OwnSignaturePage.tsx')).OwnSignaturePage
const addressBook = async () => (await import('./screens/AddressBookScreen.tsx')).AddressBookScreen
const dashboard = async () => (await import('./features/dashboard/Dashboard.tsx')).Dashboard

/** The routes of the page, in the order in which they are matched. */
export const routes: PageRoute[] = [
  { path: '/', screen: Home },
  { path: '/login', screen: Login, meta: { layout: 'login' } },
  { path: '/invitation', screen: () => <rarePage.Part of="invitation" />, meta: { layout: 'login' } },
  { path: '/sso/:id', screen: () => <ClientDoor autoredirect="true" />, meta: { layout: 'loading' } },
  { path: '/logout', screen: SignOut, meta: { layout: 'loading' } },
  { path: '/error', screen: ErrorScreen },
  { path: '/thankyou', screen: () => <rarePage.Part of="thankYou" /> },
  { path: '/press', screen: signedInScreen(press, 'admin') },
  { path: '/sessions', screen: signedInScreen(ownSessions) },
  { path: '/password', screen: signedInScreen(ownPassword) },
  { path: '/prepared', screen: signedInScreen(prepared) },
  { path: '/saved-messages', screen: signedInScreen(ownMessages) },
  { path: '/signature', screen: signedInScreen(ownSignature) },
  { path: '/address-book', screen: signedInScreen(addressBook) },
  { path: '/dashboard/*?', screen: signedInScreen(dashboard) },
  { path: '/:clientKey', screen: () => <ClientDoor />, meta: { layout: 'loading' } },
]
