import { listUnprintable } from '@fondly/stationery/typeset/unprintable.ts'

/** Lists the characters of a message that the typeface of messages cannot print. */
export const listUnprintableInMessage = (text: string): string[] => listUnprintable(text, 'johnson14Left')
