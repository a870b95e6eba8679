import { clientMessages } from '@fondly/languages/english/client-messages.ts'
import { useSection } from '../../../words/words.tsx'

export const useMessagesWords = () => useSection('clientMessages', clientMessages)
