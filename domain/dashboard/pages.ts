import type { DashboardRight } from './rights.ts'

/** The right that opens each page of the dashboard, by the page's name in the address. A page that is not here does not exist. */
export const DASHBOARD_PAGES = {
  overview: 'read',
  cards: 'read',
  // Readers of reports are named people or all of the client; who may sign in is not theirs to see.
  people: 'change',
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
