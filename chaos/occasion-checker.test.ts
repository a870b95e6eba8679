import { expect, test } from 'vitest'
import { judgeOccasions } from './occasion-checker.ts'

const occasion = { occasionId: 'o-1', year: 2026, cards: 1, counted: 1 }
const day = { userId: 'dana', day: '2026-11-23', mails: 1, count: 3 }
const judge = (change: object, changedDay: object = {}) =>
  judgeOccasions({ occasions: [{ ...occasion, ...change }], mailedDays: [{ ...day, ...changedDay }], cardsADay: 3 })

test('one card and one mail have no finding', () => expect(judge({})).toEqual({ prepared: 1, mails: 1, broken: [] }))

test.each([
  [{ cards: 2 }, {}, 'o-1 of 2026: 2 cards, 1 of them counted by a mail.'],
  [{ cards: 0, counted: 0 }, {}, 'o-1 of 2026: 0 cards, 0 of them counted by a mail.'],
  [{ counted: 0 }, {}, 'o-1 of 2026: 1 cards, 0 of them counted by a mail.'],
  [{}, { mails: 2 }, 'dana on 2026-11-23: 2 mails that count 3 cards.'],
  [{}, { mails: 0, count: 0 }, 'dana on 2026-11-23: 0 mails that count 0 cards.'],
  [{}, { count: 4 }, 'dana on 2026-11-23: 1 mails that count 4 cards.'],
])('%j, %j: %s', (change, changedDay, sentence) => expect(judge(change, changedDay).broken).toEqual([sentence]))
