import { livingCard } from '@fondly/languages/english/living-card.ts'
import { useSection } from '../../words/words.tsx'

/** Returns the note beside a living card that is only approximate, because an external renderer draws the print. */
export const useApproximate = (): string => useSection('livingCard', livingCard).approximate
