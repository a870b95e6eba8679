import { lookUp } from '../look-up.ts'
/** The units after the house number, by kind, without the words 'Apt' or '#'. */
export type Units = { building?: string; floor?: string; unit?: string }

const KINDS: Readonly<Record<string, keyof Units>> = {
  apt: 'unit',
  apartment: 'unit',
  apartamento: 'unit',
  apto: 'unit',
  appt: 'unit',
  unit: 'unit',
  ste: 'unit',
  suite: 'unit',
  '#': 'unit',
  rm: 'unit',
  room: 'unit',
  depto: 'unit',
  lot: 'unit',
  spc: 'unit',
  space: 'unit',
  trlr: 'unit',
  trailer: 'unit',
  pmb: 'unit',
  slip: 'unit',
  dept: 'unit',
  bldg: 'building',
  building: 'building',
  edificio: 'building',
  edif: 'building',
  tower: 'building',
  fl: 'floor',
  floor: 'floor',
  flr: 'floor',
  piso: 'floor',
}
/** Words that also occur in names of streets, so they name a unit only before a number. */
const ORDINARY = new Set(['lot', 'space', 'spc', 'trailer', 'slip', 'tower', 'room', 'floor', 'fl', 'unit', 'dept', 'building'])
const ALONE: Readonly<Record<string, string>> = {
  ph: 'ph',
  penthouse: 'ph',
  bsmt: 'bsmt',
  basement: 'bsmt',
  frnt: 'frnt',
  front: 'frnt',
  rear: 'rear',
  lowr: 'lowr',
  lower: 'lowr',
  uppr: 'uppr',
  upper: 'uppr',
  down: 'lowr',
  up: 'uppr',
  downstairs: 'lowr',
  upstairs: 'uppr',
}
const STOREYS = 'ground first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** Returns a number without hyphens and leading zeros: '4b' for '04-b'. */
export const stripNumber = (id: string): string => id.replaceAll('-', '').replace(/^0+(?=.)/, '')

/** Moves the units from the words of a line to `units`. A kind that is already there stays unchanged. */
export function takeUnits(words: string[], units: Units): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const storey = storeyBefore(words[at + 1], word)
    if (storey && (at > 0 || words.slice(2).every((after) => lookUp(ALONE, after)))) {
      units.floor ??= storey
      words.splice(at--, 2)
      continue
    }
    const kind = lookUp(KINDS, word)
    if (kind) {
      const length = takeNumbered(words, { at, kind, units })
      if (length > 0) words.splice(at--, length)
    } else if (
      lookUp(ALONE, word) &&
      (at > 1 || words.length < 3) &&
      words.slice(at + 1).every((after) => /^\d+$/.test(after) || lookUp(KINDS, after))
    ) {
      const number = /^\d+$/.test(words[at + 1] ?? '') ? (words[at + 1] ?? '') : ''
      units.unit ??= ALONE[word] + number
      words.splice(at--, number ? 2 : 1)
    }
  }
}

/** Joins a floor and a side into one unit: '2nd Floor Front' becomes '2F'. */
export function joinFloor(units: Units): void {
  const { floor, unit } = units
  const side = unit === 'frnt' ? 'f' : unit === 'rear' ? 'r' : undefined
  if (!floor || !side) return
  units.unit = floor + side
  delete units.floor
}

function takeNumbered(words: readonly string[], { at, kind, units }: { at: number; kind: keyof Units; units: Units }): number {
  const word = words[at] ?? ''
  let idAt = at + 1
  if (lookUp(KINDS, word) && ['#', 'no', 'number', 'num'].includes(words[idAt] ?? '')) idAt++
  const id = words[idAt]
  // 'Apt' at the end of a line has no number and no meaning, so it is removed.
  if (id === undefined) return at > 1 && !ORDINARY.has(word) ? idAt - at : 0
  if (lookUp(KINDS, id)) return word === '#' ? 1 : 0
  const isNumber = /\d/.test(id) || /^[a-z]$/.test(id)
  const isLast = idAt === words.length - 1 || lookUp(KINDS, words[idAt + 1] ?? '') !== undefined
  // In '12 Ste Marie Ave', 'Ste' is not a suite.
  if (!isNumber && (ORDINARY.has(word) || !isLast || id.length > 8)) return 0
  // Read '4 B' as '4b' at the end or before another unit.
  const letter =
    /^\d+$/.test(id) && /^[a-z]$/.test(words[idAt + 1] ?? '') && (words[idAt + 2] === undefined || lookUp(KINDS, words[idAt + 2] ?? ''))
      ? (words[idAt + 1] ?? '')
      : ''
  // Read '7 1/2' as one number.
  const fraction = /^\d+\/\d+$/.test(words[idAt + 1] ?? '') ? ` ${words[idAt + 1]}` : ''
  units[kind] ??= stripNumber(lookUp(ALONE, id) ?? id + letter) + fraction
  return idAt + 1 + (letter || fraction ? 1 : 0) - at
}

function storeyBefore(word: string | undefined, before: string): string | undefined {
  if (lookUp(KINDS, word ?? '') !== 'floor') return undefined
  if (/^\d+(?:st|nd|rd|th)$/.test(before)) return String(Number.parseInt(before, 10))
  const storey = STOREYS.indexOf(before)
  return storey > 0 ? String(storey) : undefined
}
