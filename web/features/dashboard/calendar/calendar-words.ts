import { mailingDays } from '@fondly/languages/english/mailing-days.ts'
import { useSection } from '../../../words/words.tsx'

export const useCalendarWords = () => useSection('mailingDays', mailingDays)
