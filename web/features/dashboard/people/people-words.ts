import { people } from '@fondly/languages/english/people.ts'
import { useSection } from '../../../words/words.tsx'

export const usePeopleWords = () => useSection('people', people)
