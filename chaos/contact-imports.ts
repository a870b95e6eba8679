import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { coreMigrations } from '@fondly/core/store/migrations.ts'
import { migrate } from '@fondly/kit/sql/migrate.ts'
import { judgeContactImports } from './contact-import-checker.ts'
import { CONTACT_IMPORT_STATEMENTS, type ContactImportStatementName, POINTS } from './processes/calls.ts'
import { createImportRound, type ImportRound } from './processes/contact-import-file.ts'
import type { ContactImportOrder } from './processes/contact-import-process.ts'
import { type ContactImportWorld, openContactImportWorld } from './processes/contact-import-world.ts'
import type { Death } from './processes/death.ts'
import { runUntilInterrupted } from './processes/run-until-interrupted.ts'
import { chance, options, shuffled, withPostgres } from './processes/trial.ts'
import { readContactImportWorld } from './read-contact-import-world.ts'

/** Where the process that imports a file is interrupted, and whether it is killed or suspended. */
export type ContactImportMoment = Pick<Death, 'point' | 'signal' | 'which'> & { call: ContactImportStatementName }
export type ImportedContacts = ReturnType<typeof judgeContactImports> & { files: number; interruptions: number }

const PROGRAM = join(import.meta.dirname, 'processes', 'contact-import-process.ts')
const TIMEOUT_MS = 120_000

/**
 * Imports one file after another, into the personal and the shared book, while the importing process is interrupted. After a kill, the user tries
 * again and another process goes on. While the process is suspended, the user imports the same file in another tab.
 */
export async function importContactsAndKill({
  databaseUrl,
  moments,
  isControl = false,
}: {
  databaseUrl: string
  moments: readonly ContactImportMoment[]
  /** Removes the transactions of the interrupted process. */
  isControl?: boolean
}): Promise<ImportedContacts> {
  const world = openContactImportWorld(databaseUrl)
  const rounds: ImportRound[] = []
  let interruptions = 0
  try {
    await migrate(world.database, 'bff', coreMigrations)
    for (const [index, death] of moments.entries()) {
      // Only imports into the shared book are logged.
      const isShared = index % 2 === 1 || death.call === 'import logged'
      const round = createImportRound(index, { isShared, format: index % 4 < 2 ? 'csv' : 'vcf' })
      rounds.push(round)
      await world.addKnown(round)
      const order: ContactImportOrder = { databaseUrl, round, death, isControl }
      const goOn = async () => {
        if (death.signal === 'SIGSTOP' || (await listStates(world, round)).every((state) => state === 'preview'))
          await world.importFile(round)
        await finish(world, round)
      }
      if (await runUntilInterrupted({ program: PROGRAM, order, goOn })) interruptions++
      await finish(world, round)
    }
    return { files: rounds.length, interruptions, ...judgeContactImports(await readContactImportWorld(world, rounds)) }
  } finally {
    await world.close()
  }
}

/** Goes on until no import of this file runs any more. Leaves the imports of other processes to them. */
async function finish(world: ContactImportWorld, round: ImportRound): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; ; await pause(50)) {
    await world.addAll()
    if (!(await listStates(world, round)).includes('running')) return
    if (Date.now() > end) throw new Error('An import of contacts did not end.')
  }
}

async function listStates({ database }: ContactImportWorld, { ownerId }: ImportRound): Promise<string[]> {
  const imports = await database.selectFrom('contact_import').select('state').where('owner_id', '=', ownerId).execute()
  return imports.map(({ state }) => state)
}

/** How often a process executes each statement. Statements that add people are executed once in each of two transactions. */
const STRIKES: Record<ContactImportStatementName, number> = {
  'earlier preview forgotten': 1,
  'import stored': 1,
  'rows stored': 1,
  'import started': 1,
  'rows due': 1,
  'import taken': 2,
  'book locked': 2,
  'contacts written': 2,
  'tags written': 2,
  'birthdays written': 2,
  'rows done': 2,
  'import gone on': 2,
  'import logged': 1,
  // The preview, the start, and two transactions.
  committed: 4,
}

/**
 * Lists every statement of an import, before it is sent and after it was done, killed and suspended, `times` times, in a random but repeatable order.
 */
export function listContactImportMoments(times: number): ContactImportMoment[] {
  const [before, after] = POINTS
  const calls = Object.keys(CONTACT_IMPORT_STATEMENTS) as ContactImportStatementName[] // every key is a name
  const all = calls.flatMap((call) =>
    Array.from({ length: STRIKES[call] }, (_, at) => at + 1).flatMap((which) =>
      [before, after].flatMap((point) => (['SIGKILL', 'SIGSTOP'] as const).map((signal) => ({ call, which, point, signal }))),
    ),
  )
  return shuffled(Array.from({ length: times }, () => all).flat(), chance(1))
}

const DEFAULT_REPETITION_COUNT = 1

async function main(): Promise<void> {
  const { times = DEFAULT_REPETITION_COUNT, isControl, conclude } = options()
  const folder = await mkdtemp(join(tmpdir(), 'fondly-contact-imports-'))
  try {
    const moments = listContactImportMoments(times)
    const result = await withPostgres(folder, (databaseUrl) => importContactsAndKill({ databaseUrl, moments, isControl }))
    for (const one of result.broken) console.log(one)
    conclude(
      isControl ? 'contact-imports --control' : 'contact-imports',
      `${result.files} files of contacts, the processes of ${result.interruptions} killed or suspended on the way: ${result.people} people in the books, ${result.broken.length} promises broken`,
    )
    // The control run has no transactions, so it must find broken promises. Otherwise the trial proves nothing.
    if (isControl ? result.broken.length === 0 : result.broken.length > 0) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await main()
