import { sideSheet } from '@fondly/languages/english/side-sheet.ts'
import { useSection } from './words.tsx'

export const useSideSheetWords = () => useSection('sideSheet', sideSheet)
