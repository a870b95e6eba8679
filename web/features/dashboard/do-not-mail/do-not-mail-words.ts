import { doNotMail } from '@fondly/languages/english/do-not-mail.ts'
import { useSection } from '../../../words/words.tsx'

export const useDoNotMailWords = () => useSection('doNotMail', doNotMail)
