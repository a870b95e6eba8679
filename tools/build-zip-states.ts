import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStateCode } from '@fondly/domain/order-form/states.ts'
import { zipTableText } from '@fondly/upstreams/worker/address/zip-table.ts'
import { ROOT } from './imports.ts'

const FILE = 'domain/address/zip-states.ts'

/** Returns the areas of three-digit ZIP codes of each state as text: 'AL 350-352 354-369'. */
function listStates(): string[] {
  const byState = new Map<string, Set<string>>()
  for (const line of zipTableText().split('\n')) {
    const [state = '', , places = ''] = line.split('|')
    if (!isStateCode(state)) continue
    const areas = byState.get(state) ?? new Set()
    byState.set(state, areas)
    for (const place of places.split(';')) areas.add(place.slice(0, 3))
  }
  return [...byState].sort(([a], [b]) => (a < b ? -1 : 1)).map(([state, areas]) => `${state} ${toRanges([...areas].sort()).join(' ')}`)
}

function toRanges(areas: readonly string[]): string[] {
  const ranges: { first: string; last: string }[] = []
  for (const area of areas) {
    const range = ranges.at(-1)
    if (range && Number(range.last) + 1 === Number(area)) range.last = area
    else ranges.push({ first: area, last: area })
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`))
}

export function zipStatesFile(): string {
  return `/**
 * The areas of three-digit ZIP codes of each state, territory and military post; a few areas lie in two states. Made by
 * \`node tools/build-zip-states.ts\` from the package \`zipcodes\` (BSD-3, its licence is upstreams/worker/address/zip-table.LICENSE). A test compares
 * both.
 */
const AREAS = \`
${listStates().join('\n')}
\`

let byArea: Map<string, string[]> | undefined

/**
 * Returns the states in which a ZIP code may be, by its first three digits; an empty list where no such area exists. The table is read at the first
 * call.
 */
export function findZipStates(zip: string): readonly string[] {
  byArea ??= readAreas()
  return byArea.get(zip.slice(0, 3)) ?? []
}

function readAreas(): Map<string, string[]> {
  const states = new Map<string, string[]>()
  for (const line of AREAS.trim().split('\\n')) {
    const [state = '', ...ranges] = line.split(' ')
    for (const range of ranges) {
      const [first = '', last = first] = range.split('-')
      for (let area = Number(first); area <= Number(last); area++) {
        const digits = String(area).padStart(3, '0')
        states.set(digits, [...(states.get(digits) ?? []), state])
      }
    }
  }
  return states
}
`
}

if (import.meta.main) writeFileSync(join(ROOT, FILE), zipStatesFile())
