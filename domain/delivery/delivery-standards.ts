import type { DeliveryStandard } from './arrival.ts'
import { findArea, type ZipArea } from './zip-areas.ts'

/**
 * The delivery standards of First-Class Mail letters, from one ZIP code to every area of three digits.
 *
 * Sources: 39 CFR Part 121 as revised by 90 FR 10857 (February 28, 2025; in force since April 1 and July 1, 2025): one to five days by pairs of
 * five-digit ZIP codes, Sundays and holidays not counted, and an extra day for places far from a regional plant. The bands of drive time are those of
 * 86 FR 43941 (August 11, 2021): 3, 20 and 41 hours for 2, 3 and 4 days, taken from summaries of the rule, not from its text. The post publishes the
 * resulting table of pairs only to mailers, and no table of drive times. So Fondly estimates the fastest and the slowest likely drive from the
 * distance between two areas. The standard is a span that contains both, with the extra day.
 */
const BAND_HOURS = [3, 20, 41] as const
const MAX_DAYS = 5
/** Inside one area: some letters are delivered on the next day, and no letter should take more than three days. */
const SAME_AREA: DeliveryStandard = { min: 1, max: 3 }
/** Between the contiguous states and Alaska, Hawaii or a territory. */
const OVER_SEA: DeliveryStandard = { min: 3, max: MAX_DAYS }

const MILES_PER_DEGREE = 69.1
/** The fastest likely drive: a straight road at motorway speed, between the nearest edges of the two areas. */
const FASTEST_MILES_PER_HOUR = 60
/**
 * The slowest likely drive: a winding road with stops at plants, between the farthest edges. The road is DETOUR_FACTOR times as long as a straight
 * line.
 */
const SLOWEST_MILES_PER_HOUR = 42
const DETOUR_FACTOR = 1.3
/** The distance from the middle of an area to its edge. */
const AREA_RADIUS_MILES = 30

/** Returns the standard between two ZIP codes; undefined where there is none: for military addresses and ZIP codes that do not exist. */
export function findStandard(fromZip: string, toZip: string): DeliveryStandard | undefined {
  const [from, to] = [findArea(fromZip), findArea(toZip)]
  if (!from || !to) return undefined
  if (fromZip.slice(0, 3) === toZip.slice(0, 3)) return SAME_AREA
  if (regionOf(fromZip) !== regionOf(toZip)) return OVER_SEA
  const miles = distanceMiles(from, to)
  const fastest = Math.max(0, miles - 2 * AREA_RADIUS_MILES) / FASTEST_MILES_PER_HOUR
  const slowest = ((miles + 2 * AREA_RADIUS_MILES) * DETOUR_FACTOR) / SLOWEST_MILES_PER_HOUR
  return { min: daysOf(fastest), max: Math.min(MAX_DAYS, daysOf(slowest) + 1) }
}

const daysOf = (hours: number): number => BAND_HOURS.filter((band) => hours > band).length + 2

/** Regions within which mail travels by road: the contiguous states are one region, and so is each group of overseas places. */
function regionOf(zip: string): string {
  const area = Number(zip.slice(0, 3))
  if (area >= 6 && area <= 9) return 'Caribbean'
  if (area >= 995) return 'Alaska'
  if (area >= 967 && area <= 968) return 'Hawaii'
  return area === 969 ? 'Pacific' : 'contiguous'
}

/** Returns the distance on a plane at the middle latitude, which hardly differs from the distance on the sphere. */
function distanceMiles(a: ZipArea, b: ZipArea): number {
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180)
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos(middle)) * MILES_PER_DEGREE
}

const AREA_COUNT = 1_000
const NO_STANDARD = '-'
const ZERO = 'a'.codePointAt(0) ?? 0

/** Writes the standards from one ZIP code to all areas as one text: a character for each three digits, so that a page needs no table of places. */
export function writeStandards(fromZip: string): string {
  return Array.from({ length: AREA_COUNT }, (_, area) => {
    const standard = findStandard(fromZip, String(area).padStart(3, '0').padEnd(5, '0'))
    return standard ? String.fromCodePoint(ZERO + (standard.min - 1) * MAX_DAYS + standard.max - 1) : NO_STANDARD
  }).join('')
}
