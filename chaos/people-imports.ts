import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DashboardEditor } from '@fondly/core/dashboard/open-dashboard.ts'
import { createPeopleImports } from '@fondly/core/people/import/people-imports.ts'
import { judgeImports } from './people-import-checker.ts'
import { IMPORT_CALLS, IMPORT_STATEMENTS, POINTS } from './processes/calls.ts'
import type { Death } from './processes/death.ts'
import type { ImportOrder } from './processes/import-process.ts'
import { type Office, openOffice } from './processes/office.ts'
import { spawnProgram } from './processes/spawn-program.ts'
import { chance, options, shuffled, withPostgres } from './processes/trial.ts'
import { type ImportRound, readImportWorld } from './read-import-world.ts'

/** Where the process that does the rows of a file, or a change of chosen people, is killed. */
export type ImportMoment = Pick<Death, 'call' | 'point'> & { source: 'file' | 'chosen' }
export type Imported = { imports: number; kills: number; done: number; broken: string[] }

const PROGRAM = join(import.meta.dirname, 'processes', 'import-process.ts')
const TIMEOUT_MS = 120_000
const EVERY_ROW = { isAll: true, except: [] }
/** After this time another process finishes the change of a process that died, and an invitation is sent again. */
const SETTLE_MS = 121_000
const OF_INVITATION: readonly ImportMoment['call'][] = ['new user', 'invitation noted', 'invitation opened', 'mail']
const CHANGED = 'nosender@harborview.test'
/** The people of a bulk change. */
const CHOSEN = [CHANGED, 'disabled@harborview.test']

/**
 * Confirms one import after another: a file changes one person and invites one, a bulk change changes two people. The process that does the rows is
 * killed with SIGKILL, and another process goes on.
 */
export async function importAndKill({
  folder,
  databaseUrl,
  moments,
  leaseMilliseconds = 1_000,
}: {
  folder: string
  databaseUrl: string
  moments: ImportMoment[]
  leaseMilliseconds?: number
}): Promise<Imported> {
  const office = await openOffice({ folder, databaseUrl, leaseMilliseconds })
  const imports = createPeopleImports(office.product.core.context)
  const editor = await findEditor(office)
  const rounds: ImportRound[] = []
  let kills = 0
  try {
    for (const [index, moment] of moments.entries()) {
      const { source, call, point } = moment
      const supervisorId = `S-${index}`
      const people = await Promise.all((source === 'file' ? [CHANGED] : CHOSEN).map((one) => idOf(office, one)))
      const round = { supervisorId, people, ...(source === 'file' ? { email: `new-${index}@harborview.test` } : {}) }
      const file = `e-mail,first name,last name,supervisor\n${CHANGED},,,${supervisorId}\n${round.email},Nia,New,\n`
      const { id } =
        source === 'file'
          ? await imports.preview(editor, new Uint8Array(Buffer.from(file)))
          : await imports.previewChosen(editor, { people: { isAll: false, except: people }, change: { supervisorId } })
      await imports.confirm(editor, id, { changed: EVERY_ROW, new: EVERY_ROW })
      const isDone = async () => (await imports.read(editor, id)).state === 'done'
      const death: Death = { call, point, which: 1, signal: 'SIGKILL' }
      const { data, aheadMs } = office.place
      if (await work({ data, databaseUrl, aheadMs, leaseMilliseconds, death, isDone })) kills++
      office.advance(SETTLE_MS)
      await goOn(office, isDone)
      rounds.push({ ...round, id })
      // The next import must read these people from identity, not from the cache.
      for (const person of people) office.product.core.context.people.forget(editor.client.clientId, person)
    }
    return { imports: rounds.length, kills, ...judgeImports(await readImportWorld(office.product, editor.client.clientId, rounds)) }
  } finally {
    await office.close()
  }
}

/** Runs the process that does the rows, until it is killed or everything is done. Returns true when it was killed. */
async function work({ isDone, ...order }: ImportOrder & { isDone: () => Promise<boolean> }): Promise<boolean> {
  const child = spawnProgram(PROGRAM, order)
  let isOver = false
  const ended = once(child, 'close').then(([code, signal]) => {
    isOver = true
    if (signal === null && code !== 0) throw new Error(`The process that does an import ended with ${code}.`)
    return signal === 'SIGKILL'
  })
  const done = until(async () => isOver || isDone())
  if (await Promise.race([ended, done.then(() => false)])) return true
  child.stdin.end()
  await ended
  return false
}

/** Does what the next process does: it completes invitations, settles changes, and does the remaining rows. */
async function goOn({ product }: Office, isDone: () => Promise<boolean>): Promise<void> {
  const { makeInvitation, changes } = product.core.context
  const worker = product.core.work()
  await until(async () => {
    await makeInvitation.completeUnfinished()
    await changes.settleOpen()
    return isDone()
  })
  await worker.stop()
}

async function idOf({ product, place }: Office, email: string): Promise<string> {
  const found = (await product.core.context.people.list(place.clientId)).find((person) => person.email === email)
  if (!found) throw new Error(`Nobody has the address ${email}.`)
  return found.id
}

/** The guard of the dashboard makes an editor from a session; nobody has signed in here. */
async function findEditor(office: Office): Promise<DashboardEditor> {
  const client = await office.product.core.context.brands.findClient('harborview')
  if (!client) throw new Error('There is no client harborview.')
  const id = await idOf(office, 'clientadmin@harborview.test')
  const user = { id, clientId: client.clientId, role: 'clientadmin', firstName: 'Ada', lastName: 'Admin' } as DashboardEditor['user']
  return { client, user, rights: ['read', 'change'], people: undefined, checked: 'change' }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; !(await isTrue()); await pause(50))
    if (Date.now() > end) throw new Error('An import did not end.')
}

/**
 * Lists every statement and call of a row, `times` times, in a random but repeatable order. A bulk change invites nobody, so it lacks the calls of
 * invitations.
 */
export function listImportMoments(times: number): ImportMoment[] {
  const [before, after] = POINTS
  const names = [...Object.keys(IMPORT_CALLS), ...Object.keys(IMPORT_STATEMENTS)] as ImportMoment['call'][] // every key of these tables is one
  const ofChange = names.filter((name) => !OF_INVITATION.includes(name))
  const strike = (source: ImportMoment['source'], calls: typeof names) =>
    calls.flatMap((call) => [before, after].map((point) => ({ source, call, point })))
  const all = Array.from({ length: times }, () => [...strike('file', names), ...strike('chosen', ofChange)]).flat()
  return shuffled(all, chance(1))
}

const DEFAULT_REPETITION_COUNT = 1

async function main(): Promise<void> {
  const { times = DEFAULT_REPETITION_COUNT, conclude } = options()
  const folder = await mkdtemp(join(tmpdir(), 'fondly-people-imports-'))
  try {
    const moments = listImportMoments(times)
    const { imports, kills, done, broken } = await withPostgres(folder, (databaseUrl) => importAndKill({ folder, databaseUrl, moments }))
    for (const one of broken) console.log(one)
    conclude(
      'people-imports',
      `${imports} files and bulk changes, ${kills} of their processes killed on the way: ${done} rows done once, ${broken.length} promises broken`,
    )
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await main()
