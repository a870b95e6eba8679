import { formParts } from '@fondly/languages/english/form-parts.ts'
import { useSection } from './words.tsx'

export const useFormPartWords = () => useSection('formParts', formParts)
