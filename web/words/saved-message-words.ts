import { savedMessages } from '@fondly/languages/english/saved-messages.ts'
import { useSection } from './words.tsx'

export const useSavedMessageWords = () => useSection('savedMessages', savedMessages)
