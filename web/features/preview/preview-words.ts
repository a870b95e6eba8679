import { preview } from '@fondly/languages/english/preview.ts'
import { useSection } from '../../words/words.tsx'

export const usePreviewWords = () => useSection('preview', preview)
