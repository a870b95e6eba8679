import { designs } from '@fondly/languages/english/designs.ts'
import { useSection } from '../../../words/words.tsx'

export const useDesignsWords = () => useSection('designs', designs)
