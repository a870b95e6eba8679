import { debug } from '@fondly/languages/english/debug.ts'
import { useSection } from '../../words/words.tsx'

export const useDebugWords = () => useSection('debug', debug)
