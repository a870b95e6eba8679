import { attention } from '@fondly/languages/english/attention.ts'
import { useSection } from '../../words/words.tsx'

export const useAttentionWords = () => useSection('attention', attention)
