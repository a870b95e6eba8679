/**
 * Whose token goes with a call where the platform's own reference and what others saw of it disagree: a shopper's, the application's
 * own, or that of a Business Manager user. Every other call has one kind that is not in doubt.
 */
export type TokenKinds = {
  /** `POST /order_search` for a shopper: their history, and the order of a lost reply. */
  order_search: 'shopper' | 'application' | 'user'
  /** The same for the whole site: what the press looks for. */
  site_order_search: 'application' | 'user'
}

export const TOKEN_KINDS: TokenKinds = { order_search: 'shopper', site_order_search: 'application' }
