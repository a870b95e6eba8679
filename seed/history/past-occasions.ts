/** The first card or a later one of somebody to a person. */
type PastRecipient = { senderId: string; recipient: { firstName: string; lastName: string } }
/** A yearly day of a person to whom somebody writes. `monthDay` is 'MM-DD'. */
export type PastOccasion = {
  kind: 'birthday' | 'move-in' | 'anniversary' | 'contract' | 'remembrance'
  monthDay: string
  /** The year in which it began; null when nobody knows it. */
  year: number | null
  words: string
}

const DAY_MS = 86_400_000
/** How many days from now each falls, and how many years ago it began. */
const NOTED = [
  { kind: 'birthday', inDays: 10, years: 80, words: '' },
  { kind: 'move-in', inDays: 21, years: 1, words: '' },
  { kind: 'remembrance', inDays: 29, years: 1, words: 'her husband died' },
  { kind: 'birthday', inDays: 65, years: null, words: '' },
  { kind: 'anniversary', inDays: 81, years: 12, words: '' },
  { kind: 'contract', inDays: 130, years: 3, words: '' },
] as const

/** Makes the yearly days that each sender has noted, of the people to whom that sender wrote most often. */
export function makePastOccasions<Sent extends PastRecipient>(sent: readonly Sent[], now: Date): (Sent & { occasion: PastOccasion })[] {
  const bySender = Map.groupBy(sent, ({ senderId }) => senderId)
  return [...bySender.values()].flatMap((own) => {
    const regulars = listRegulars(own)
    return NOTED.flatMap((noted, at) => (regulars[at] ? [{ ...regulars[at], occasion: toOccasion(noted, now) }] : []))
  })
}

/** The recipients of more than one card, those of most cards first. */
function listRegulars<Sent extends PastRecipient>(sent: readonly Sent[]): Sent[] {
  return [...Map.groupBy(sent, ({ recipient }) => `${recipient.firstName} ${recipient.lastName}`).values()]
    .filter((cards) => cards.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([first]) => first ?? [])
}

function toOccasion({ kind, inDays, years, words }: (typeof NOTED)[number], now: Date): PastOccasion {
  const day = new Date(now.getTime() + inDays * DAY_MS)
  return { kind, monthDay: day.toISOString().slice(5, 10), year: years === null ? null : day.getUTCFullYear() - years, words }
}
