import type { Settings } from './test-product.ts'

/** What is due is printed at a time of the day, as at a real press: a sender has time to withdraw, and something is due at the press. */
export const CUT_OFF: Settings = { FONDLY_PRESS_CUT: 'cut-off' }
/** What is due is printed at once, and everything that can be in the menu is there. */
export const AT_ONCE: Settings = { FONDLY_DEBUG: '1', FONDLY_DASHBOARD_URL: 'https://reports.fondly.test/' }
