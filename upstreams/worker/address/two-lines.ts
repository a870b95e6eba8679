import { bareUnit, lineParts, type Part, type Region } from './delivery-line.ts'
import { words } from './words.ts'

export type Lines = { address1: string; address2: string }

const NOT_FOUND = 'Address Not Found'
const TOO_LONG = 'The address is too long for the envelope.'

/** The longest line of the envelope, in characters. */
const MAX_LINE_CHARACTERS = 55
// A line with more words than this never fits on the envelope, so it is not read.
const MAX_WORDS = 40

/**
 * Returns both lines in their standard form, or a message that says why they have none. A standard form stays unchanged when it is read again;
 * unusual words may need several readings to reach it.
 */
export function standardLines({ address1, address2 }: Lines, region: Region): Lines | { message: string } {
  const typed = [words(address1), words(address2)] as const
  if (typed.some((line) => line.length > MAX_WORDS)) return { message: TOO_LONG }
  let lines = readLines(...typed, region)
  for (let reading = 0; reading < 4; reading++) {
    if ('message' in lines) return lines
    const again = readLines(words(lines.address1), words(lines.address2), region)
    if (!('message' in again) && again.address1 === lines.address1 && again.address2 === lines.address2) return fitting(lines)
    lines = again
  }
  return { message: NOT_FOUND }
}

function fitting(lines: Lines): Lines | { message: string } {
  return lines.address1.length > MAX_LINE_CHARACTERS || lines.address2.length > MAX_LINE_CHARACTERS ? { message: TOO_LONG } : lines
}

function readLines(first: string[], second: string[], region: Region): Lines | { message: string } {
  const bare = bareUnit(second)
  // Join the lines when the second completes the first: '123 MAIN ST APT' and '4'.
  const joined = bare && endsOpen(lineParts(first, region)) ? [...first, ...second] : undefined
  if (joined) return arranged(lineParts(joined, region), region)
  return arranged(
    [...lineParts(first, region), ...(bare ? [{ kind: 'units' as const, units: [bare] }] : lineParts(second, region))],
    region,
  )
}

function endsOpen(parts: readonly Part[]): boolean {
  return parts.at(-1)?.kind === 'wrong'
}

// Arranges the parts in two lines: an urbanization above its street; or the street above its unit; or the street with its unit above everything else
// that has to be kept.
function arranged(parts: readonly Part[], region: Region): Lines | { message: string } {
  const wrong = parts.find((part) => part.kind === 'wrong')
  if (wrong) return { message: wrong.message }
  const [main, ...more] = parts.filter((part) => part.kind === 'delivery')
  if (!main) return { message: NOT_FOUND }
  if (region.military && !main.military) return { message: 'A military address needs PSC, CMR, UNIT or SHIP with its number and a BOX.' }

  // A street that is on both lines is kept only once.
  const again = more.filter((delivery) => delivery.text === main.text)
  const loose = [...again, ...parts.filter((part) => part.kind === 'units')].flatMap((part) => part.units)
  const { units, mailbox } = parted(distinct([...main.units, ...loose]))
  const areas = parts.flatMap((part) => (part.kind === 'area' ? [part.text] : []))
  const others = [
    ...more.filter((delivery) => !again.includes(delivery)).map((delivery) => [delivery.text, ...delivery.units].join(' ')),
    ...parts.flatMap((part) => (part.kind === 'other' ? [part.text] : [])),
  ]
  const street = [main.text, ...units]

  if (areas.length > 0) {
    if (others.length === 0) return lines(areas, [...street, ...mailbox])
    return lines(others, [...areas, ...street, ...mailbox])
  }
  if (others.length > 0) return lines([...street, ...mailbox], others)
  return mailbox.length > 0 ? lines(street, mailbox) : lines([main.text], units)
}

function lines(first: readonly string[], second: readonly string[]): Lines {
  return { address1: first.join(' '), address2: second.join(' ') }
}

// Separates a private mailbox, which must not be on the same line as a unit if there is another line (Publication 28, section 285).
function parted(units: readonly string[]): { units: string[]; mailbox: string[] } {
  return { units: units.filter((unit) => !unit.startsWith('PMB ')), mailbox: units.filter((unit) => unit.startsWith('PMB ')) }
}

// Removes repeated units. '# 4' and 'APT 4' are the same unit.
function distinct(units: readonly string[]): string[] {
  return [...new Set(units)].filter(
    (unit, index, all) => !unit.startsWith('# ') || !all.some((one, at) => at !== index && one.endsWith(` ${unit.slice(2)}`)),
  )
}
