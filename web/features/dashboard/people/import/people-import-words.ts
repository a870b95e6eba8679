import { peopleImport } from '@fondly/languages/english/people-import.ts'
import { useSection } from '../../../../words/words.tsx'

export const usePeopleImportWords = () => useSection('peopleImport', peopleImport)
