import { type Phrase, phrases } from './phrases.ts'

/**
 * A delivery without a street, in its standard form. `rest` holds the other words of the line. `loose` means that its words are also ordinary words.
 */
export type BoxLine = { text: string; rest: string[]; kind: Kind; loose: boolean }
type Kind = 'box' | 'route' | 'military' | 'general'
type Wrong = { message: string }

/** Publication 28, sections 28 (boxes), 24 and 25 (routes), 26 (general delivery) and 238 (military). LOOSE entries are also ordinary words. */
const openingAt = phrases(`
PO BOX: PO BOX, P O BOX, POST OFFICE BOX, POST BOX, POSTAL BOX, POST OFFICE BX, PO BX, P O BX, POB, P O B, POBOX, PO LOCKBOX, PO LOCK BOX, PO DRAWER, P O DRAWER, POST OFFICE DRAWER, PO BIN, PO CALLER, APARTADO, APARTADO POSTAL, APDO, APDO POSTAL
LOOSE BOX: BOX, BX, PO, DRAWER, CALLER, CALLER BOX, CALLER SERVICE, FIRM CALLER, BIN, LOCKBOX, LOCK BOX
RR: RR, R R, RURAL ROUTE, RURAL RTE, RURAL RT, RURAL DELIVERY, RFD, R F D, RFD ROUTE, RFD RTE, RFD RT
LOOSE RR: RD, R D, ROUTE, RTE, RT
HC: HC, H C, HCR, H C R, HIGHWAY CONTRACT, HIGHWAY CONTRACT ROUTE, HWY CONTRACT ROUTE, HWY CONTRACT, STAR ROUTE, STAR RTE, STAR RT
LOOSE HC: SR, S R
GENERAL DELIVERY: GENERAL DELIVERY, GEN DELIVERY, GEN DEL, GENERAL DEL, GEN DLVRY, ENTREGA GENERAL
PSC: PSC, POSTAL SERVICE CENTER
CMR: CMR, COMMUNITY MAIL ROOM
UNIT: UNIT
SHIP: SHIP
USS: USS
USNS: USNS
USCGC: USCGC
`)
const boxWordAt = phrases('BOX: BOX, BX, BUZON, BZN, BOX NO, BOX NUM, BOX NUMBER, BUZON NUM, #')

/** Reads a box, a route, general delivery or a military line at the beginning of a line. Returns undefined when there is none. */
export function boxLine(line: readonly string[], { military }: { military: boolean }): BoxLine | Wrong | undefined {
  const opening = openingAt(line, 0)
  if (!opening) return undefined
  const { means } = opening
  if (means === 'GENERAL DELIVERY') return { text: means, rest: line.slice(opening.words), kind: 'general', loose: false }
  if (means.endsWith('BOX')) return postBox(line, opening)
  if (means.startsWith('US'))
    return military && line.length > 1 ? { text: line.join(' '), rest: [], kind: 'military', loose: false } : undefined
  return numberAndBox(line, opening, military)
}

/** Returns the index of a PO box after a street within a line, or -1. */
export function findPostBox(line: readonly string[]): number {
  return line.findIndex((_, at) => {
    const opening = at > 1 ? openingAt(line, at) : undefined
    return opening?.means === 'PO BOX' && isBoxNumber(line[numberFrom(line, at + opening.words)])
  })
}

function postBox(line: readonly string[], { means, words }: Phrase): BoxLine | Wrong | undefined {
  const loose = means !== 'PO BOX'
  const at = numberFrom(line, words)
  const number = line[at]
  if (isBoxNumber(number)) return { text: `PO BOX ${number}`, rest: line.slice(at + 1), kind: 'box', loose }
  return loose ? undefined : { message: 'The PO box needs a number.' }
}

function numberAndBox(line: readonly string[], { means, words }: Phrase, military: boolean): BoxLine | Wrong | undefined {
  const loose = means.startsWith('LOOSE')
  const designator = means.replace('LOOSE ', '')
  const isRoute = designator === 'RR' || designator === 'HC'
  const at = numberFrom(line, words)
  const number = line[at]
  const box = isBoxNumber(number) ? boxWordAt(line, at + 1) : undefined
  const boxAt = box && numberFrom(line, at + 1 + box.words)
  const boxNumber = boxAt === undefined ? undefined : line[boxAt]
  if (boxAt !== undefined && isBoxNumber(boxNumber)) {
    // Section 242: 'a leading zero before the route number is not necessary'. In the number of a military unit, the zero stays.
    const text = `${designator} ${isRoute ? unpadded(number) : number} BOX ${boxNumber}`
    return { text, rest: line.slice(boxAt + 1), kind: isRoute ? 'route' : 'military', loose }
  }
  if (isRoute) return loose ? undefined : { message: `${designator} needs its number and a box: ${designator} 2 BOX 18.` }
  return military || designator === 'PSC' || designator === 'CMR' ? { message: `${designator} needs its number and a BOX.` } : undefined
}

// Returns the index of the number after '#' or 'NO': '# 12', 'NO 12'.
function numberFrom(line: readonly string[], at: number): number {
  return /^(?:#|NO|NUM|NUMBER)$/.test(line[at] ?? '') && line[at + 1] !== undefined ? at + 1 : at
}

// Accepts 12, 12-A, A7, G.
function isBoxNumber(word: string | undefined): boolean {
  return word !== undefined && /^[A-Z0-9-]+$/.test(word) && (/\d/.test(word) || word.length <= 2)
}

function unpadded(number: string | undefined): string {
  return (number ?? '').replace(/^0+(?=.)/, '')
}
