/** Steps that others rest on by name: rows in the database carry these words, so they stay. */
export const CREATE_BASKET = 'create basket'
/** Once recorded, the basket is no more. */
export const CREATE_ORDER = 'create order'
/** From the first to the second the pictures are drawn beside the steps. */
export const START_RENDERING = 'start rendering'
export const ATTACH_CARD = 'attach card picture'
