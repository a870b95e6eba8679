import type { ListRow, RowTexts } from '@fondly/domain/bulk-sending/list-row.ts'
import type { RowProblem } from '@fondly/domain/bulk-sending/row-problem.ts'
import { comparePeople, readPerson } from '@fondly/domain/recognition/compare-people.ts'
import { fold } from '@fondly/domain/recognition/fold.ts'
import type { CoreContext } from '../context.ts'
import { createContactSettings } from '../contacts/contact-settings.ts'
import { createContactStore } from '../contacts/contact-store.ts'
import type { Book } from '../contacts/contact-keys.ts'
import { createFindContacts, findSame, type ReadContact } from '../contacts/find-contacts.ts'
import { createFileIndex } from '../contacts/import/file-index.ts'
import { createFindDoNotMail, type FoundDoNotMail } from '../do-not-mail/find-do-not-mail.ts'
import { createFindPastCards, createMayHavePastCards } from '../recognition/find-past-cards.ts'
import type { PastCard } from '../recognition/sent-cards.ts'
import type { Person } from '../users/person.ts'

export type CheckRecipientsContext = Pick<CoreContext, 'cardAccess' | 'clients' | 'database' | 'env' | 'press' | 'seal' | 'settings'>

/** One statement asks about so many rows. */
const ROWS_PER_GROUP = 25

/**
 * Creates the check of what is known about the recipients of a list: earlier cards to them, the client's Do not mail list, the address books of the
 * user, and earlier rows about the same person. Returns the problems of each row by its number.
 */
export function createCheckRecipients(context: CheckRecipientsContext) {
  const findPastCards = createFindPastCards(context)
  const mayHavePastCards = createMayHavePastCards(context)
  const findDoNotMail = createFindDoNotMail(context)
  const contacts = createFindContacts(context, createContactStore(context))
  const settings = createContactSettings(context)

  /** Asks about a group of rows in a few statements. Only a row about which something may be known is asked about alone. */
  async function checkGroup(user: Person, books: readonly Book[], rows: readonly ListRow[]): Promise<RowProblem[][]> {
    const people = rows.map(({ texts }) => texts)
    const readings = people.map(readPerson)
    const [mayBeWritten, listed, known] = await Promise.all([
      mayHavePastCards(user.clientId, people),
      findDoNotMail(user.clientId, people),
      Promise.all(books.map((book) => contacts.findCandidates(context.database, book, readings))),
    ])
    const candidates = known.flat()
    return Promise.all(
      rows.map(async ({ texts }, at) => {
        const [past, notMailed] = await Promise.all([
          mayBeWritten[at] ? findPastCards(user, texts) : [],
          listed ? findDoNotMail(user.clientId, [texts]) : undefined,
        ])
        return [...toDoNotMailProblems(notMailed), ...toPastProblems(past), ...toContactProblems(texts, candidates)]
      }),
    )
  }

  return async (user: Person, rows: readonly ListRow[]): Promise<Map<number, RowProblem[]>> => {
    const books: Book[] = [{ clientId: user.clientId, ownerId: user.id }]
    if (await settings.isSharing(user)) books.push({ clientId: user.clientId, ownerId: null })
    const found = findRepeatedPeople(rows)
    for (let at = 0; at < rows.length; at += ROWS_PER_GROUP) {
      const group = rows.slice(at, at + ROWS_PER_GROUP)
      const problems = await checkGroup(user, books, group)
      for (const [index, { row }] of group.entries()) found.get(row)?.push(...(problems[index] ?? []))
    }
    return found
  }
}

/** Finds rows about one person. A row that repeats all texts is already reported as repeated. */
function findRepeatedPeople(rows: readonly ListRow[]): Map<number, RowProblem[]> {
  const index = createFileIndex<{ row: number; reading: ReturnType<typeof readPerson> }>()
  return new Map(
    rows.map(({ row, texts, problems }) => {
      const earlier = problems.some(({ code }) => code === 'row-repeated')
        ? undefined
        : index.findOrAdd({ row, reading: readPerson(texts) })
      if (!earlier) return [row, []]
      return [row, [{ field: 'row', code: 'person-repeated', params: { row: earlier.row }, isBlocking: false, answer: LEAVE_OUT }]]
    }),
  )
}

const LEAVE_OUT = { kind: 'leave-out' } as const

function toDoNotMailProblems(listed: FoundDoNotMail | undefined): RowProblem[] {
  if (!listed) return []
  const isSame = listed.match === 'same'
  const code = isSame ? 'do-not-mail' : 'do-not-mail-alike'
  return [{ field: 'row', code, params: { reason: listed.reason, words: listed.words }, isBlocking: isSame, answer: LEAVE_OUT }]
}

function toPastProblems([latest]: readonly PastCard[]): RowProblem[] {
  if (!latest) return []
  const { day, sender, cardName } = latest
  return [{ field: 'row', code: 'already-written', params: { day, sender, card: cardName }, isBlocking: false, answer: LEAVE_OUT }]
}

/** A contact at the same address may have the missing last name of the row, or spell its name in another way. */
function toContactProblems(texts: RowTexts, known: readonly ReadContact[]): RowProblem[] {
  const same = findSame(known, readPerson(texts))
  const isNamesake = ({ contact: { firstName, lastName }, reading }: ReadContact) =>
    fold(firstName) === fold(texts.firstName) && comparePeople(reading, readPerson({ ...texts, lastName })).isSame
  const namesake = texts.lastName === '' ? known.find(isNamesake)?.contact : undefined
  const contact = same ?? namesake
  if (!contact) return []
  const { firstName, lastName } = contact
  // Capitals alone are no other spelling.
  if (firstName.toLowerCase() === texts.firstName.toLowerCase() && lastName.toLowerCase() === texts.lastName.toLowerCase()) return []
  const answer = { kind: 'use-contact', change: { firstName, lastName } } as const
  return [{ field: 'lastName', code: 'contact-name', params: { name: `${firstName} ${lastName}`.trim() }, isBlocking: false, answer }]
}
