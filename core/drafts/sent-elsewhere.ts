import { Refused } from '../refused.ts'

/** The form in this window stands for a card that went out, or was closed, in another. */
export const sentElsewhere = () =>
  new Refused('conflict', { message: 'This form was sent or closed elsewhere. Please open the card again.' })
