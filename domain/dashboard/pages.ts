import type { DashboardRight } from './rights.ts'

/** The right that opens each page of the dashboard, by the page's name in the address. Other pages do not exist. */
export const DASHBOARD_PAGES = {
  overview: 'read',
  cards: 'read',
  // A reader of reports must not see who may sign in.
  people: 'change',
  'do-not-mail': 'change',
  profiles: 'change',
  catalogue: 'read',
  messages: 'read',
  designs: 'change',
  calendar: 'read',
  settings: 'change',
} as const satisfies Record<string, DashboardRight>

export type DashboardPage = keyof typeof DASHBOARD_PAGES

/** Returns true when these rights open the page. */
export const mayOpenPage = (rights: readonly DashboardRight[], page: DashboardPage): boolean => rights.includes(DASHBOARD_PAGES[page])
