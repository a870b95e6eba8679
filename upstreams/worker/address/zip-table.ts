import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

export type Zip = { zip: string; state: string; city: string; latitude: number; longitude: number }

export type ZipTable = {
  find: (zip: string) => Zip | undefined
  /** Returns the ZIP codes of a city by its standard name. */
  ofCity: (state: string, city: string) => readonly Zip[]
  states: ReadonlySet<string>
}

const STEPS_PER_DEGREE = 20
let table: ZipTable | undefined

/** Returns every ZIP code with its city, state and coordinates. The table is read at the first call. */
export function zipTable(): ZipTable {
  return (table ??= readTable())
}

/** Returns the stored table as text, a line for each city. */
export function zipTableText(): string {
  return brotliDecompressSync(readFileSync(new URL('zip-table.br', import.meta.url))).toString()
}

function readTable(): ZipTable {
  const zips = new Map<string, Zip>()
  const cities = new Map<string, Zip[]>()
  const states = new Set<string>()
  for (const line of zipTableText().split('\n')) {
    const [state = '', city = '', places = ''] = line.split('|')
    const ofCity = places.split(';').map((place): Zip => {
      const [zip = '', latitude, longitude] = place.split(',')
      return { zip, state, city, latitude: Number(latitude) / STEPS_PER_DEGREE, longitude: Number(longitude) / STEPS_PER_DEGREE }
    })
    for (const zip of ofCity) zips.set(zip.zip, zip)
    cities.set(`${state}|${city}`, ofCity)
    states.add(state)
  }
  return { find: (zip) => zips.get(zip), ofCity: (state, city) => cities.get(`${state}|${city}`) ?? [], states }
}
