import { beginsDelivery, findBoxEnd, findUnitsEnd, hasDigit, isSuffix, type Word } from './address-words.ts'

const MAX_CITY_WORDS = 5
const SURE_DIRECTIONS = new Set(['NE', 'NW', 'SE', 'SW'])
/** Directions. After a street, a direction may also begin the name of a city: 'N Little Rock'. */
const DIRECTIONS = new Set(['N', 'S', 'E', 'W', 'NORTH', 'SOUTH', 'EAST', 'WEST'])

/** Whether the words can be a city's name: a few words of letters, and not the rest of a sentence such as 'in Dayton'. */
export function isCity(words: readonly Word[]): boolean {
  const isSentence = /^\p{Ll}/u.test(words[0]?.text ?? '') && /^\p{Lu}/u.test(words.at(-1)?.text ?? '')
  return (
    words.length > 0 && words.length <= MAX_CITY_WORDS && !isSentence && words.every(({ text }) => /^\p{L}[\p{L}\p{M}.'’-]*$/u.test(text))
  )
}

/**
 * Returns the index where the city begins in a line without commas, such as '418 Larkspur Lane Apt 3B Portland'. Undefined when that is not certain:
 * 'Park Ave South San Francisco' may be read in two ways.
 */
export function findCityStart(words: readonly Word[], isSpanish: boolean): number | undefined {
  const units = findBoxEnd(words, 0) > 0 ? 0 : findUnitsEnd(words, 0)
  if (units > 0) return isCity(words.slice(units)) ? units : undefined
  const delivery = words.findIndex((_, at) => beginsDelivery(words, at, isSpanish))
  if (delivery < 0) return undefined
  const box = findBoxEnd(words, delivery)
  const start = box > delivery ? findUnitsEnd(words, box) : endOfStreet(words, delivery)
  return start !== undefined && isCity(words.slice(start)) ? start : undefined
}

function endOfStreet(words: readonly Word[], delivery: number): number | undefined {
  const found = new Set<number>()
  for (let at = delivery + 2; at < words.length - 1; at++) {
    const unitsEnd = findUnitsEnd(words, at)
    // A unit always ends the street.
    if (unitsEnd > at) return unitsEnd
    // In 'Main St St Louis' the second 'St' begins the city.
    if (isSuffix(words[at]) && !(isSuffix(words[at - 1]) && isSaint(words, at))) {
      const end = behindSuffix(words, at)
      if (end === undefined) return undefined
      if (isCity(words.slice(end)) && !words.slice(end, -1).some((word, index) => isSuffix(word) && !isSaint(words, end + index)))
        found.add(end)
    }
  }
  return found.size === 1 ? [...found][0] : undefined
}

// Returns the index after the suffix, its direction and its units. Undefined when the next words may belong to the street or to the city.
function behindSuffix(words: readonly Word[], at: number): number | undefined {
  const after = words[at + 1]?.plain ?? ''
  const isDirection = SURE_DIRECTIONS.has(after) || (DIRECTIONS.has(after) && findUnitsEnd(words, at + 2) > at + 2)
  if (DIRECTIONS.has(after) && !isDirection) return undefined
  const next = at + (isDirection ? 2 : 1)
  if (isSuffix(words[next]) && !isSaint(words, next)) return undefined
  return findUnitsEnd(words, next)
}

const isSaint = (words: readonly Word[], at: number): boolean =>
  words[at]?.plain === 'ST' && words.slice(at + 1, at + 2).some((word) => !hasDigit(word))
