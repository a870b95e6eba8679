/**
 * Which token goes with a call where the platform's reference and the experience of others disagree: the shopper's, the application's, or a Business
 * Manager user's. Every other call has only one possible kind.
 */
export type TokenKinds = {
  /** `POST /order_search` for a shopper: the order history, and the order after a lost response. */
  order_search: 'shopper' | 'application' | 'user'
  /** `POST /order_search` for the whole site: what the press looks for. */
  site_order_search: 'application' | 'user'
}

export const TOKEN_KINDS: TokenKinds = { order_search: 'shopper', site_order_search: 'application' }
