/** An occasion of one year, and how often a card was prepared for it. */
export type PreparedOccasion = { occasionId: string; year: number; cards: number; counted: number }
/** The mails that a person got on one day; `count` is the number of new cards that they name. */
export type ToldDay = { userId: string; day: string; mails: number; count: number }
export type OccasionWorld = {
  /** Every occasion that was due, prepared or not. */
  occasions: PreparedOccasion[]
  told: ToldDay[]
  /** How many cards each person got on each day. */
  cardsADay: number
}

/** Checks that each occasion was prepared once and counted by a mail, and that each person had one mail a day, which counts exactly the new cards. */
export function judgeOccasions({ occasions, told, cardsADay }: OccasionWorld): { prepared: number; mails: number; broken: string[] } {
  const broken = [
    ...occasions
      .filter(({ cards, counted }) => cards !== 1 || counted !== 1)
      .map(({ occasionId, year, cards, counted }) => `${occasionId} of ${year}: ${cards} cards, ${counted} of them counted by a mail.`),
    ...told
      .filter(({ mails, count }) => mails !== 1 || count !== cardsADay)
      .map(({ userId, day, mails, count }) => `${userId} on ${day}: ${mails} mails that count ${count} cards.`),
  ]
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
  return { prepared: sum(occasions.map(({ cards }) => cards)), mails: sum(told.map(({ mails }) => mails)), broken }
}
