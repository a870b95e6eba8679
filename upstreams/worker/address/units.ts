import { isCommonSuffix } from './suffixes.ts'

/**
 * Publication 28, Appendix C2: designators of units within a building. Fifteen need a number, nine do not. A private mailbox (section 285) needs one
 * too.
 */
const NUMBERED = `
APT APARTMENT APARTAMENTO APTO
BLDG BUILDING EDIFICIO EDIF
DEPT DEPARTMENT
FL FLOOR FLR PISO
HNGR HANGAR HANGER
KEY
LOT
PIER
RM ROOM
SLIP
SPC SPACE
STOP
STE SUITE
TRLR TRAILER
UNIT
PMB
`
const ALONE = `
BSMT BASEMENT
FRNT FRONT
LBBY LOBBY
LOWR LOWER
OFC OFFICE
PH PENTHOUSE
REAR
SIDE
UPPR UPPER
`

// Words that also occur in a street's name ('KEY WEST ST', 'SAILFISH SLIP'). They name a unit only before a number or a single letter, or at the end
// of the line.
const ORDINARY_WORDS = new Set(['KEY', 'LOT', 'PIER', 'SLIP', 'SPC', 'STOP', 'FL', 'TRLR'])

const STOREYS = 'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH'.split(' ')

const numbered = table(NUMBERED)
const alone = table(ALONE)

/** A unit in a line: its end (exclusive) and its standard form. */
export type Unit = { to: number; text: string }
type UnitReading = Unit | 'needs number' | undefined

/** Returns the designator for a word, if a number must follow it. */
export function numberedDesignator(word: string | undefined): string | undefined {
  return word === undefined ? undefined : numbered.get(word)
}

/** Reads all words from an index as units. Returns the designator when the last one lacks its number, or undefined when a word belongs to no unit. */
export function unitsFrom(line: readonly string[], from: number): string[] | { needsNumber: string } | undefined {
  const units: string[] = []
  for (let at = from; at < line.length;) {
    const unit = readUnit(line, at)
    if (!unit) return undefined
    if (unit === 'needs number') return endsWithout(line, at)
    units.push(unit.text)
    at = unit.to
  }
  return units
}

function endsWithout(line: readonly string[], at: number): { needsNumber: string } | undefined {
  const word = line[at] ?? ''
  return at === line.length - 1 || line[at + 1] === '#' ? { needsNumber: numbered.get(word) ?? '#' } : undefined
}

/** Returns the unit at an index, 'needs number' when its number is missing, or undefined when there is none. */
export function readUnit(words: readonly string[], at: number): UnitReading {
  const word = words[at] ?? ''
  const designator = numbered.get(word)
  if (designator) return numberedUnit(words, at, designator)

  const single = alone.get(word)
  if (single) {
    const hash = words[at + 1] === '#' ? 1 : 0
    const next = words[at + 1 + hash]
    return next !== undefined && /\d/.test(next) && isIdentifier(next)
      ? identified(words, at + 1 + hash, single)
      : { to: at + 1, text: single }
  }
  if (numbered.get(words[at + 1] ?? '') === 'FL') {
    const storey = storeyOf(word)
    if (storey) return { to: at + 2, text: `FL ${storey}` }
  }
  if (word === 'PRIVATE') return privateMailbox(words, at)
  return word === '#' ? hashUnit(words, at) : undefined
}

// Returns the number of a floor such as '2ND' or 'SECOND'; 0 for any other word.
function storeyOf(word: string): number {
  return /^\d+(?:ST|ND|RD|TH)$/.test(word) ? Number.parseInt(word, 10) : STOREYS.indexOf(word) + 1
}

// Reads 'PRIVATE MAILBOX 5' and 'PRIVATE MAIL BOX 5'.
function privateMailbox(words: readonly string[], at: number): UnitReading {
  const last = words[at + 1] === 'MAIL' && words[at + 2] === 'BOX' ? at + 2 : at + 1
  return last === at + 2 || words[last] === 'MAILBOX' ? numberedUnit(words, last, 'PMB') : undefined
}

function hashUnit(words: readonly string[], at: number): UnitReading {
  const next = words[at + 1]
  if (next === undefined) return 'needs number'
  // Read '# APT 4' as 'APT 4'.
  if (numbered.has(next)) return readUnit(words, at + 1)
  return isIdentifier(next) ? identified(words, at + 1, '#') : undefined
}

function numberedUnit(words: readonly string[], at: number, designator: string): UnitReading {
  const marks = words[at + 1] === '#' || (/^(?:NO|NUM|NUMBER)$/.test(words[at + 1] ?? '') && /\d/.test(words[at + 2] ?? '')) ? 1 : 0
  const identifier = words[at + 1 + marks]
  const ordinary = ORDINARY_WORDS.has(designator)
  // In 'MAIN ST LOT' the number of the lot is missing. 'SAILFISH SLIP' is a street.
  if (identifier === undefined)
    return ordinary && !marks && at > 0 && !(at > 1 && isCommonSuffix(words[at - 1])) ? undefined : 'needs number'
  if (!isIdentifier(identifier) || (ordinary && !/\d|^[A-Z]$/.test(identifier))) return undefined
  return identified(words, at + 1 + marks, designator)
}

// Reads the identifier of a unit: '4' or '4 1/2'.
function identified(words: readonly string[], at: number, designator: string): Unit {
  const fraction = /^\d/.test(words[at] ?? '') && /^\d+\/\d+$/.test(words[at + 1] ?? '') ? ` ${words[at + 1]}` : ''
  return { to: at + (fraction ? 2 : 1), text: `${designator} ${words[at]}${fraction}` }
}

/** Returns true for a word that can number a unit: '4', 'B', '12-A', 'NORTH'. */
export function isIdentifier(word: string): boolean {
  return /^[A-Z0-9][A-Z0-9/.-]*$/.test(word) && !numbered.has(word) && word !== 'C/O'
}

/** Returns true for a word that always means a unit after a street. */
export function isDesignator(word: string): boolean {
  const designator = numbered.get(word)
  return designator !== undefined && !ORDINARY_WORDS.has(designator)
}

function table(text: string): Map<string, string> {
  return new Map(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const spellings = line.split(' ')
        return spellings.map((spelling): [string, string] => [spelling, spellings[0] ?? ''])
      }),
  )
}
