/** The part of the living card that is shown large. */
export type View = 'front' | 'inside' | 'envelope'
