import { drawnSignature } from '@fondly/languages/english/drawn-signature.ts'
import { useSection } from './words.tsx'

export const useDrawnSignatureWords = () => useSection('drawnSignature', drawnSignature)
