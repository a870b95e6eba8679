import { Refused } from '@fondly/domain/refused.ts'

/** The form in this window stands for a card that went out, or was closed, in another. */
export const sentElsewhere = () => new Refused('conflict', 'form-sent-elsewhere')
