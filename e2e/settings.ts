import type { Settings } from './test-product.ts'

/** The press cuts at a time of day, like a real press. So a sender has time to withdraw a card, and orders wait at the press. */
export const CUT_OFF: Settings = { FONDLY_PRESS_CUT: 'cut-off' }
/** The press cuts at once, and the menu has all its entries. */
export const AT_ONCE: Settings = { FONDLY_DEBUG: '1', FONDLY_DASHBOARD_URL: 'https://reports.fondly.test/' }
