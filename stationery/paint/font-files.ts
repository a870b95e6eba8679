import { createRequire } from 'node:module'
import type { FontName } from '../typeset/font-pack.ts'

/** The complete TTF files, from which everything printed is made. */
export const FONT_FILES: Record<FontName, string> = {
  garamond: fileOf('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf'),
  franklin: fileOf('@expo-google-fonts/libre-franklin/400Regular/LibreFranklin_400Regular.ttf'),
  hand: fileOf('@expo-google-fonts/patrick-hand/400Regular/PatrickHand_400Regular.ttf'),
}

function fileOf(specifier: string): string {
  return createRequire(import.meta.url).resolve(specifier)
}
