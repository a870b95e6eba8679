import { Refused } from '@fondly/domain/refused.ts'

/** The refusal of a form whose card was sent, or whose draft was closed, in another window. */
export const sentElsewhere = () => new Refused('conflict', 'form-sent-elsewhere')
