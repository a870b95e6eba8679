import { signInSteps } from '@fondly/languages/english/sign-in-steps.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'
import { useSection } from './words.tsx'

export type StepWords = LanguageTable['signInSteps']

export const useStepWords = (): StepWords => useSection('signInSteps', signInSteps)
