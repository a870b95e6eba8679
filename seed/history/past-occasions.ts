/** One card that a sender sent to a person. */
type PastRecipient = { senderId: string; recipient: { firstName: string; lastName: string } }
/** A yearly day of a recipient. `monthDay` is 'MM-DD'. */
export type PastOccasion = {
  kind: 'birthday' | 'move-in' | 'anniversary' | 'contract' | 'remembrance'
  monthDay: string
  /** The year of the first such day; null when nobody knows it. */
  year: number | null
  words: string
}

const DAY_MS = 86_400_000
/** For each yearly day: in how many days it is, and how many years ago it began. */
const NOTED = [
  { kind: 'birthday', inDays: 10, years: 80, words: '' },
  { kind: 'move-in', inDays: 21, years: 1, words: '' },
  { kind: 'remembrance', inDays: 29, years: 1, words: 'her husband died' },
  { kind: 'birthday', inDays: 65, years: null, words: '' },
  { kind: 'anniversary', inDays: 81, years: 12, words: '' },
  { kind: 'contract', inDays: 130, years: 3, words: '' },
] as const

/** Makes yearly days for each sender. They belong to the recipients to whom that sender wrote most often. */
export function makePastOccasions<Sent extends PastRecipient>(sent: readonly Sent[], now: Date): (Sent & { occasion: PastOccasion })[] {
  const bySender = Map.groupBy(sent, ({ senderId }) => senderId)
  return [...bySender.values()].flatMap((own) => {
    const regulars = listRegulars(own)
    return NOTED.flatMap((noted, at) => (regulars[at] ? [{ ...regulars[at], occasion: toOccasion(noted, now) }] : []))
  })
}

/** Lists the recipients of more than one card. Recipients of most cards come first. */
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
