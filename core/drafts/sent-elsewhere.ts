import { Refused } from '@fondly/domain/refused.ts'

/** Returns the refusal of a form that another window has sent or closed. */
export const sentElsewhere = () => new Refused('conflict', 'form-sent-elsewhere')
