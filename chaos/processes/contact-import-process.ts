import { Client } from 'pg'
import type { ImportRound } from './contact-import-file.ts'
import { openContactImportWorld } from './contact-import-world.ts'
import { type Death, createInterrupter } from './death.ts'

/** The argument of such a process: its file, and where it is interrupted. */
export type ContactImportOrder = { databaseUrl: string; round: ImportRound; death: Death | null; isControl: boolean }

/** A process that imports one file of contacts, until it is interrupted or has ended. */
const { databaseUrl, round, death, isControl } = JSON.parse(process.argv[2] ?? '{}') as ContactImportOrder
if (isControl) removeTransactions()
const { interruptAt } = createInterrupter()
const world = openContactImportWorld(databaseUrl)
interruptAt(death)
await world.importFile(round)
await world.addAll()
await world.close()

/** Sends no begin, commit or rollback to the database, so that each statement is committed at once. */
function removeTransactions(): void {
  // The driver's function has many signatures; we only pass its arguments through.
  const prototype = Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const query = prototype.query
  prototype.query = function (...args) {
    const [first, ...others] = args
    const text = typeof first === 'string' ? first : (first as { text?: unknown }).text
    const isTransaction = typeof text === 'string' && /^(?:begin|commit|rollback)/i.test(text)
    return isTransaction ? query.call(this, 'select 1') : query.call(this, first, ...others)
  }
}
