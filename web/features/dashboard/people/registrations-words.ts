import { registrations } from '@fondly/languages/english/registrations.ts'
import { useSection } from '../../../words/words.tsx'

export const useRegistrationsWords = () => useSection('registrations', registrations)
