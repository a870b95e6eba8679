/** Names of steps that other code refers to. Rows in the database contain them, so never change them. */
export const CREATE_BASKET = 'create basket'
/** Once this is recorded, the basket no longer exists. */
export const CREATE_ORDER = 'create order'
/** The pictures are rendered from START_RENDERING to ATTACH_CARD, beside the other steps. */
export const START_RENDERING = 'start rendering'
export const ATTACH_CARD = 'attach card picture'
