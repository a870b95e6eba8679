import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'

/** The faces of the lettering, all under the SIL Open Font License; FONTS.md names them. The letters of the faces with `joined` touch on purpose. */
const FACES = {
  brushScript: { file: 'style-script/400Regular/StyleScript_400Regular.ttf', joined: true },
  signScript: { file: 'mr-dafoe/400Regular/MrDafoe_400Regular.ttf', joined: true },
  formalScript: { file: 'playball/400Regular/Playball_400Regular.ttf', joined: true },
  roundScript: { file: 'leckerli-one/400Regular/LeckerliOne_400Regular.ttf', joined: true },
  loudScript: { file: 'molle/400Regular_Italic/Molle_400Regular_Italic.ttf', joined: true },
  fatSerif: { file: 'caprasimo/400Regular/Caprasimo_400Regular.ttf', joined: false },
  sharpSerif: { file: 'gloock/400Regular/Gloock_400Regular.ttf', joined: false },
  softSerif: { file: 'young-serif/400Regular/YoungSerif_400Regular.ttf', joined: false },
  quietItalic: { file: 'cormorant-garamond/500Medium_Italic/CormorantGaramond_500Medium_Italic.ttf', joined: false },
  bookItalic: { file: 'playfair-display/600SemiBold_Italic/PlayfairDisplay_600SemiBold_Italic.ttf', joined: false },
  warmItalic: { file: 'fraunces/600SemiBold_Italic/Fraunces_600SemiBold_Italic.ttf', joined: false },
  capitals: { file: 'josefin-sans/600SemiBold/JosefinSans_600SemiBold.ttf', joined: false },
} as const

export type Face = keyof typeof FACES

export const isJoined = (face: Face): boolean => FACES[face].joined

const opened = new Map<Face, Font>()

export function openFace(face: Face): Font {
  const known = opened.get(face)
  if (known) return known
  const font = openSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/${FACES[face].file}`))
  if (!('layout' in font)) throw new Error(`${FACES[face].file} holds several fonts where one was expected.`)
  opened.set(face, font)
  return font
}
