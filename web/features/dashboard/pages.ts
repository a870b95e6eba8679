import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import { DASHBOARD_PAGES, type DashboardPage, mayOpenPage } from '@fondly/domain/dashboard/pages.ts'
import type { ComponentType, ReactNode } from 'react'
import type { SignedIn } from '../../api/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** The props of every page of the dashboard. */
export type DashboardPageProps = { frame: DashboardFrame; session: SignedIn }

export type PageEntry = {
  /**
   * The last part of the page's address. domain/dashboard/pages.ts has the right that the page needs, and the language tables have its title
   * (dashboard.pages).
   */
  key: DashboardPage
  /** The navigation shows a line between two groups. */
  group: 'work' | 'people' | 'rules'
  Part: ComponentType<DashboardPageProps & { waiting?: ReactNode }>
}

/** The pages of the dashboard in the order of the navigation. */
export const pages: readonly PageEntry[] = [
  { key: 'overview', group: 'work', Part: lazyPart(async () => (await import('./overview/OverviewPage.tsx')).OverviewPage).Part },
  { key: 'cards', group: 'work', Part: lazyPart(async () => (await import('./cards/CardsPage.tsx')).CardsPage).Part },
  { key: 'people', group: 'people', Part: lazyPart(async () => (await import('./people/PeoplePage.tsx')).PeoplePage).Part },
  {
    key: 'do-not-mail',
    group: 'people',
    Part: lazyPart(async () => (await import('./do-not-mail/DoNotMailPage.tsx')).DoNotMailPage).Part,
  },
  { key: 'profiles', group: 'people', Part: lazyPart(async () => (await import('./profiles/ProfilesPage.tsx')).ProfilesPage).Part },
  {
    key: 'catalogue',
    group: 'people',
    Part: lazyPart(async () => (await import('./catalogue/CataloguePage.tsx')).CataloguePage).Part,
  },
  { key: 'messages', group: 'people', Part: lazyPart(async () => (await import('./messages/MessagesPage.tsx')).MessagesPage).Part },
  { key: 'designs', group: 'people', Part: lazyPart(async () => (await import('./designs/DesignsPage.tsx')).DesignsPage).Part },
  { key: 'calendar', group: 'rules', Part: lazyPart(async () => (await import('./calendar/CalendarPage.tsx')).CalendarPage).Part },
  { key: 'settings', group: 'rules', Part: lazyPart(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage).Part },
]

/** Returns the pages that a user with these rights may open. */
export const findOpenPages = (rights: DashboardFrame['rights']): PageEntry[] => pages.filter(({ key }) => mayOpenPage(rights, key))

/** Returns true if a page with this name exists, even if this user may not open it. */
export const isPage = (name: string): boolean => Object.hasOwn(DASHBOARD_PAGES, name)
