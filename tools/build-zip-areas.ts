import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipTableText } from '@fondly/upstreams/worker/address/zip-table.ts'
import { ROOT } from './imports.ts'

const FILE = 'domain/delivery/zip-areas.ts'
/** The unit of the coordinates in the table of the address worker is a twentieth of a degree. */
const STEPS_PER_DEGREE = 20
/** The ZIP codes of the armed forces have no place on the map. */
const MILITARY = new Set(['AA', 'AE', 'AP'])
const AREAS_PER_LINE = 12

/**
 * Returns the middle of each three-digit ZIP area as text: '005 408 -730', in tenths of a degree. It is the median of the places of the area's ZIP
 * codes.
 */
export function zipAreasText(): string {
  const areas = new Map<string, { latitude: number[]; longitude: number[] }>()
  for (const line of zipTableText().split('\n')) {
    const [state = '', , places = ''] = line.split('|')
    if (MILITARY.has(state)) continue
    for (const place of places.split(';')) {
      const [zip = '', latitude, longitude] = place.split(',')
      const area = areas.get(zip.slice(0, 3)) ?? { latitude: [], longitude: [] }
      areas.set(zip.slice(0, 3), area)
      // Some ZIP codes that belong to one firm have no place.
      if (Number(latitude) === 0 && Number(longitude) === 0) continue
      area.latitude.push(Number(latitude) / STEPS_PER_DEGREE)
      area.longitude.push(Number(longitude) / STEPS_PER_DEGREE)
    }
  }
  return [...areas]
    .filter(([, { latitude }]) => latitude.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, { latitude, longitude }]) => `${area} ${toTenths(latitude)} ${toTenths(longitude)}`)
    .join(',')
}

// The median, because one wrong coordinate must not move an area.
const toTenths = (values: readonly number[]): number =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0) * 10)

export function zipAreasFile(): string {
  const areas = zipAreasText().split(',')
  const lines = Array.from({ length: Math.ceil(areas.length / AREAS_PER_LINE) }, (_, at) =>
    areas.slice(at * AREAS_PER_LINE, (at + 1) * AREAS_PER_LINE).join(','),
  )
  return `/**
 * The middle of each area of three-digit ZIP codes. Made by \`node tools/build-zip-areas.ts\` from the coordinates of the package \`zipcodes\` (BSD-3, its
 * licence is upstreams/worker/address/zip-table.LICENSE), as the median of the ZIP codes of the area; a test compares both. Military areas have no place.
 */
export type ZipArea = { latitude: number; longitude: number }

/** The area, its latitude and its longitude in tenths of a degree. */
const AREAS = \`
${lines.join(',\n')}
\`

let areas: Map<string, ZipArea> | undefined

/** Returns the place of a ZIP code; undefined where its area does not exist. The table is read at the first call. */
export function findArea(zip: string): ZipArea | undefined {
  areas ??= new Map(
    AREAS.trim()
      .split(/,\\n?/)
      .map((entry) => {
        const [area = '', latitude, longitude] = entry.split(' ')
        return [area, { latitude: Number(latitude) / 10, longitude: Number(longitude) / 10 }]
      }),
  )
  return areas.get(zip.slice(0, 3))
}
`
}

if (import.meta.main) writeFileSync(join(ROOT, FILE), zipAreasFile())
