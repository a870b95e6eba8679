/** An occasion of one year, and the number of cards that were prepared for it. */
export type PreparedOccasion = { occasionId: string; year: number; cards: number; counted: number }
/** The mails that a person got on one day; `count` is the number of new cards that they name. */
export type MailedDay = { userId: string; day: string; mails: number; count: number }
export type OccasionWorld = {
  /** Every occasion that was due, with or without a prepared card. */
  occasions: PreparedOccasion[]
  mailedDays: MailedDay[]
  /** The number of cards for each person on each day. */
  cardsADay: number
}

/**
 * Checks that each occasion got one card, which one mail counts. Also checks that each person got one mail a day, with the exact number of new cards.
 */
export function judgeOccasions({ occasions, mailedDays, cardsADay }: OccasionWorld): { prepared: number; mails: number; broken: string[] } {
  const broken = [
    ...occasions
      .filter(({ cards, counted }) => cards !== 1 || counted !== 1)
      .map(({ occasionId, year, cards, counted }) => `${occasionId} of ${year}: ${cards} cards, ${counted} of them counted by a mail.`),
    ...mailedDays
      .filter(({ mails, count }) => mails !== 1 || count !== cardsADay)
      .map(({ userId, day, mails, count }) => `${userId} on ${day}: ${mails} mails that count ${count} cards.`),
  ]
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
  return { prepared: sum(occasions.map(({ cards }) => cards)), mails: sum(mailedDays.map(({ mails }) => mails)), broken }
}
