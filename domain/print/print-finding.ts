import type { Language } from '../language.ts'

/** What is wrong with a card before it is printed, and on which page. */
export type PrintFinding = { kind: keyof typeof SENTENCES.en_US; page: PrintPage }
export type PrintPage = 'outside' | 'inside' | 'envelope'

const SENTENCES = {
  en_US: {
    overflow: 'The words do not fit in their place.',
    glyph: 'A character cannot be printed.',
    contrast: 'The ink is hard to tell from what is beneath it.',
    'safe-zone': 'Something is too near to where the paper is cut or folded.',
    resolution: 'A picture has too few pixels to be printed sharply.',
    module: 'The scan code is printed too small to be read.',
    'quiet-zone': 'Something stands too near to the scan code.',
    unreadable: 'The scan code cannot be read, or is that of another card.',
    'read-area': 'The address is not where the post office reads it, or something else is there.',
    'clear-zone': 'Something stands where the post office prints its own barcode, or where the stamp goes.',
    picture: 'A picture is missing or cannot be read.',
    'picture-size': 'A picture is too large: 10 MB and 25 million pixels are the most.',
    colour: 'A picture does not say which colours it means: its profile is missing or wrong.',
  },
  es: {
    overflow: 'Las palabras no caben en su lugar.',
    glyph: 'Hay un carácter que no se puede imprimir.',
    contrast: 'La tinta apenas se distingue de lo que hay debajo.',
    'safe-zone': 'Algo está demasiado cerca de donde el papel se corta o se dobla.',
    resolution: 'Una imagen tiene muy pocos píxeles para imprimirse con nitidez.',
    module: 'El código de escaneo es demasiado pequeño para leerse.',
    'quiet-zone': 'Algo está demasiado cerca del código de escaneo.',
    unreadable: 'El código de escaneo no se puede leer o es el de otra tarjeta.',
    'read-area': 'La dirección no está donde el correo la lee, o hay otra cosa en ese lugar.',
    'clear-zone': 'Algo está donde el correo imprime su propio código de barras o donde va el sello.',
    picture: 'Falta una imagen o no se puede leer.',
    'picture-size': 'Una imagen es demasiado grande: se admiten 10 MB y 25 millones de píxeles como máximo.',
    colour: 'Una imagen no dice qué colores tiene: le falta su perfil o no es el suyo.',
  },
} as const

const PAGES = {
  en_US: { outside: 'Outside', inside: 'Inside', envelope: 'Envelope' },
  es: { outside: 'Exterior', inside: 'Interior', envelope: 'Sobre' },
} as const satisfies Record<Language, Record<PrintPage, string>>

export type FindingSentence = `${(typeof PAGES.en_US)[PrintPage]}: ${(typeof SENTENCES.en_US)[PrintFinding['kind']]}`

/** Lists every possible finding. */
export function everyFinding(): PrintFinding[] {
  const kinds = Object.keys(SENTENCES.en_US) as PrintFinding['kind'][] // exactly these keys, by the table's type
  const pages = Object.keys(PAGES.en_US) as PrintPage[]
  return pages.flatMap((page) => kinds.map((kind) => ({ kind, page })))
}

/** Returns the sentence for a finding and its page, for the sender beside the preview and for the operator in the press's list. */
export function printFindingSentence(finding: PrintFinding, language: 'en_US'): FindingSentence
export function printFindingSentence(finding: PrintFinding, language: Language): string
export function printFindingSentence({ kind, page }: PrintFinding, language: Language): string {
  return `${PAGES[language][page]}: ${SENTENCES[language][kind]}`
}

/** The findings about words. The author of the words decides who can fix them. */
const OF_WORDS: readonly PrintFinding['kind'][] = ['overflow', 'glyph', 'safe-zone', 'read-area', 'clear-zone']

/**
 * Returns who can fix a finding: the sender if it is about words that the sender typed, else the operator who set up the card, the sender profile or
 * the client.
 */
export function findMender(kind: PrintFinding['kind'], isTypedBySender: boolean): 'sender' | 'operator' {
  return isTypedBySender && OF_WORDS.includes(kind) ? 'sender' : 'operator'
}

/** Returns the sentence for a missing picture whose page is not known. */
export function pictureMissingSentence(language: Language): string {
  return SENTENCES[language].picture
}
