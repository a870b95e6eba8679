/** Which side of the living card is large. */
export type View = 'front' | 'inside' | 'envelope'
