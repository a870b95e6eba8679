import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { standardCity } from './city.ts'

type Entry = { zip: string; latitude: number; longitude: number; city: string; state: string }

/** Coordinates are stored in twentieths of a degree, about 5 km, which is precise enough for distances. */
const STEPS_PER_DEGREE = 20

/**
 * Returns the ZIP codes of the package `zipcodes` (BSD-3, licence in this folder), reduced to what the check needs: a line per city,
 * 'OH|DAYTON|45401,796,-1684;45402,...'.
 */
export function zipTableText(): string {
  const { codes } = createRequire(import.meta.url)('zipcodes/lib/codes.js') as { codes: Record<string, Entry> } // plain data without types
  const cities = new Map<string, Entry[]>()
  for (const entry of Object.values(codes)) {
    const name = `${entry.state}|${standardCity(entry.city)}`
    cities.set(name, [...(cities.get(name) ?? []), entry])
  }
  return [...cities]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, entries]) =>
        `${name}|${entries
          .sort((a, b) => (a.zip < b.zip ? -1 : 1))
          .map(place)
          .join(';')}`,
    )
    .join('\n')
}

function place({ zip, latitude, longitude }: Entry): string {
  return `${zip},${Math.round(latitude * STEPS_PER_DEGREE)},${Math.round(longitude * STEPS_PER_DEGREE)}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }
  writeFileSync(new URL('zip-table.br', import.meta.url), brotliCompressSync(zipTableText(), quality))
}
