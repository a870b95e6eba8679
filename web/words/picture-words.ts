import { pictures } from '@fondly/languages/english/pictures.ts'
import { useSection } from './words.tsx'

export const usePictureWords = () => useSection('pictures', pictures)
