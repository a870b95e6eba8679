import { setImmediate } from 'node:timers/promises'
import type { ListRow } from '@fondly/domain/bulk-sending/list-row.ts'
import type { CheckedRow, RowProblem } from '@fondly/domain/bulk-sending/row-problem.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { requireCardAndProfile } from '../card-print/find-card-and-profile.ts'
import { type CardFinding, createFindPrintFindings } from '../card-print/print-findings.ts'
import { toCardPrint } from '../card-print/to-card-print.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'
import { createCheckAddresses } from './check-addresses.ts'
import { type BulkCard, createCheckCardRules, EXAMPLE_SCAN_CODE, toOrderForm } from './check-card-rules.ts'
import { type CheckRecipientsContext, createCheckRecipients } from './check-recipients.ts'

export type CheckRowsInput = {
  cardId: string
  senderProfileId: string
  /** The id of the sentiment of every card; empty when the card has none. */
  sentiment: string
  rows: readonly ListRow[]
  /** How long the address check is asked. 0 asks nothing. */
  addressLimitMs: number
}
export type CheckedRows = {
  rows: CheckedRow[]
  /** Why no card of this kind can be printed, whatever its texts are. */
  findings: CardFinding[]
}

/** After so many rows other requests can run. */
const ROWS_AT_ONCE = 20

/**
 * Creates the use case that checks the rows of a list before they are sent: each by all rules of a single card. The check of the printed page with its
 * art is made once, for the first row without a problem; it is made for each card when it is sent. Refuses a card that the user may not send.
 */
export function createCheckRows(context: CheckRecipientsContext & Pick<CoreContext, 'calendar' | 'inspect' | 'worker'>) {
  const { calendar, cardAccess, env } = context
  const findPrintFindings = createFindPrintFindings(context)
  const checkRecipients = createCheckRecipients(context)
  const checkAddresses = createCheckAddresses(context)

  async function inspectFirst(card: BulkCard, rows: readonly CheckedRow[]): Promise<CardFinding[]> {
    const row = rows.find(({ problems }) => problems.length === 0)
    if (!row) return []
    const print = toCardPrint({ ...card, form: toOrderForm(row.texts, card.sentiment), scanCode: EXAMPLE_SCAN_CODE })
    return (await findPrintFindings(print, cardPages(print))).filter(({ mendedBy }) => mendedBy === 'operator')
  }

  return async (user: Person, { cardId, senderProfileId, sentiment, rows, addressLimitMs }: CheckRowsInput): Promise<CheckedRows> => {
    const found = await requireCardAndProfile(cardAccess, user, { cardId, senderProfileId })
    const card = { user, ...found, sentiment }
    const checkCardRules = createCheckCardRules(card, await calendar.calendar(user.clientId))
    const untilMs = env.clock().getTime() + addressLimitMs
    const [ofRules, ofRecipients, ofAddresses] = await Promise.all([
      checkInParts(rows, checkCardRules),
      checkRecipients(user, rows),
      checkAddresses(rows, untilMs),
    ])
    const checked = rows.map(({ row, texts }) => ({
      row,
      texts,
      problems: [ofRules, ofRecipients, ofAddresses].flatMap((problems) => problems.get(row) ?? []),
    }))
    return { rows: checked, findings: await inspectFirst(card, checked) }
  }
}

async function checkInParts(rows: readonly ListRow[], check: (row: ListRow) => RowProblem[]): Promise<Map<number, RowProblem[]>> {
  const problems = new Map<number, RowProblem[]>()
  for (const [at, row] of rows.entries()) {
    problems.set(row.row, check(row))
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate()
  }
  return problems
}
