import { sending } from '@fondly/languages/english/sending.ts'
import { useSection } from '../../words/words.tsx'

export const useSendingWords = () => useSection('sending', sending)
