import { press } from '@fondly/languages/english/press.ts'
import { useSection } from '../../words/words.tsx'

export const usePressWords = () => useSection('press', press)
