/** Names of steps that other code refers to. Rows in the database contain them, so never change them. */
export const CREATE_BASKET = 'create basket'
/** When this step is recorded, the basket no longer exists. */
export const CREATE_ORDER = 'create order'
/** The pictures are rendered between START_RENDERING and ATTACH_CARD, while other steps are executed. */
export const START_RENDERING = 'start rendering'
export const ATTACH_CARD = 'attach card picture'
