import type { Product } from '@fondly/launch/compose.ts'
import type { ImportedRow, ImportWorld } from './people-import-checker.ts'

/** One import: a file or a bulk change that gave these people this supervisor. A file also invited the address `email`. */
export type ImportRound = { id: string; supervisorId: string; people: string[]; email?: string }
type After = { supervisorId?: string; invitation?: { email?: string } | null }

const MAX_ENTRIES = 10_000
const MAX_MAILS = 10_000

/** Reads the tables, the log, the mails and the people at identity. */
export async function readImportWorld(product: Product, clientId: string, rounds: ImportRound[]): Promise<ImportWorld> {
  const { database, activity, identity } = product.core.context
  const log = (await activity.list(clientId, { count: MAX_ENTRIES })).map(({ subject, after }) => ({
    subject,
    after: (after ?? {}) as After,
  }))
  const mails = await product.core.latestMail(MAX_MAILS)
  const states = await database.selectFrom('people_import_row').select(['import_id', 'kind', 'state']).execute()
  const stateOf = (round: ImportRound, kind: string) => {
    const found = new Set(states.filter((row) => row.import_id === round.id && row.kind === kind).map(({ state }) => state))
    return [...found].join(' and ') || 'lost'
  }
  const people = await product.core.context.people.list(clientId)
  const rows: ImportedRow[] = []
  for (const [at, round] of rounds.entries()) {
    const { supervisorId, email } = round
    for (const id of round.people) {
      // A later round gave the same person another supervisor. For the earlier round only the log shows the change.
      const isLast = !rounds.slice(at + 1).some((later) => later.people.includes(id))
      const entries = log.filter(({ subject, after }) => subject === `person ${id}` && after.supervisorId === supervisorId).length
      const peopleCount = people.filter((person) => person.id === id && person.supervisorId === supervisorId).length
      const name = `${supervisorId} of ${id}`
      rows.push({
        name,
        kind: 'changed',
        state: stateOf(round, 'changed'),
        entries,
        people: isLast ? peopleCount : Math.min(entries, 1),
        mails: 0,
      })
    }
    if (email === undefined) continue
    rows.push({
      name: email,
      kind: 'new',
      state: stateOf(round, 'new'),
      entries: log.filter(({ after }) => after.invitation?.email === email).length,
      people: (await identity.findByEmail(email)).length,
      mails: mails.filter(({ recipient }) => recipient === email).length,
    })
  }
  const { faults } = await product.core.verifyActivity()
  const count = async (table: 'people_import' | 'invitation', states: string[]) =>
    (
      await database
        .selectFrom(table)
        .select('state')
        .where('state', 'in', states as never)
        .execute()
    ).length
  return {
    rows,
    running: await count('people_import', ['running']),
    unfinishedInvitations: await count('invitation', ['creating', 'revoking']),
    openChanges: (await database.selectFrom('open_change').select('id').execute()).length,
    brokenChain: faults.length > 0 ? JSON.stringify(faults) : undefined,
  }
}
