import { setTimeout as pause } from 'node:timers/promises'
import { Refused } from '@fondly/domain/refused.ts'
import { requestedPauseMs } from '@fondly/kit/requested-pause.ts'
import type { Listener } from '@fondly/kit/sql/listen.ts'
import { done, type Step, type StepOutcome } from '@fondly/kit/workflow/step.ts'
import { startWorker } from '@fondly/kit/workflow/worker.ts'
import type { CoreContext } from '../../context.ts'
import { createDashboardGuard, type DashboardEditor } from '../../dashboard/open-dashboard.ts'
import { createClientPeople } from '../client-people.ts'
import { type CarryOutContext, createCarryOutRow } from './carry-out-row.ts'
import { createImportStore, type ImportData, type ImportStore, type RowCounts } from './import-store.ts'

type WorkContext = CarryOutContext & Pick<CoreContext, 'brands' | 'seal'>
type WorkOptions = { listener: Listener; holder: string; leaseMilliseconds?: number | undefined }

const LEASE_MS = 10_000
const MAX_CONCURRENT_IMPORTS = 2
/** After this many rows the worker releases the run, so that a process that stops need not wait long. */
const ROWS_AT_ONCE = 20
/** The pause between two rows. A row needs several calls, and identity accepts only some calls each second. */
const BETWEEN_ROWS_MS = 100
const [MIN_LOCK_PAUSE_MS, MAX_LOCK_PAUSE_MS] = [1_000, 60_000]

/** Starts the worker that does the rows of confirmed imports, including those of a process that died. */
export function workOnImports(
  context: WorkContext,
  { listener, holder, leaseMilliseconds = LEASE_MS }: WorkOptions,
): { stop: () => Promise<void> } {
  const store = createImportStore(context)
  return startWorker({
    runs: store.runs,
    steps: [doRows(context, store)],
    listener,
    holder,
    leaseMilliseconds,
    atOnce: MAX_CONCURRENT_IMPORTS,
    onStepFailure: async (error) => ({ kind: 'retry', cause: error, afterMs: requestedPauseMs(error) }),
    log: context.env.log,
  })
}

/** The only step of the workflow. It can be repeated at any time, because each row stores its own outcome. */
function doRows(context: WorkContext, store: ImportStore): Step<ImportData, RowCounts | undefined> {
  const carryOut = createCarryOutRow(context)
  const findEditor = createFindEditor(context)

  async function execute(data: ImportData, lost: AbortSignal): Promise<StepOutcome<ImportData, RowCounts | undefined>> {
    const known = store.openEditor(data)
    let hasEnded = data.ending !== undefined
    let nextMailAt: Date | undefined
    for (let count = 0; count < ROWS_AT_ONCE; count++) {
      // Another worker has taken over the import.
      if (lost.aborted) break
      // When the client has used up its mails of the day, do only rows that send no mail.
      const taken = await store.takeRow(data.id, nextMailAt && 'changed')
      if (!taken && nextMailAt) return { kind: 'postponed', afterMs: Math.max(nextMailAt.getTime() - context.env.clock().getTime(), 0) }
      if (!taken) return done((await store.countRows([data.id])).get(data.id))
      // Read the rights again for each row. So an editor who loses them, or whose account is disabled, changes no further person.
      const found = hasEnded || taken.isStopped ? undefined : await findEditor(known)
      if (found && 'lockedForMs' in found) {
        await store.putBack(taken)
        return { kind: 'postponed', afterMs: found.lockedForMs }
      }
      if (!found && !hasEnded && !taken.isStopped) await store.leaveRest({ id: data.id, owner: known.client.clientId }, 'editor-gone')
      hasEnded ||= !found
      const paused = pause(BETWEEN_ROWS_MS)
      const outcome = await carryOut(found ?? known, found ? taken : { ...taken, isStopped: true })
      if (outcome.kind === 'not-before') {
        await store.putBack(taken)
        nextMailAt = outcome.at
        await paused
        continue
      }
      if (outcome.kind === 'later') {
        if (outcome.cause !== undefined) return { kind: 'retry', afterMs: outcome.afterMs, cause: outcome.cause }
        await store.countLook(taken)
        return { kind: 'postponed', afterMs: outcome.afterMs }
      }
      await store.endRow(taken, outcome.kind, outcome.kind === 'failed' ? outcome.reason : undefined)
      await paused
    }
    return { kind: 'postponed', afterMs: 0 }
  }
  return { name: 'rows', percent: 0, text: '', execute, saveResult: (counts) => (counts ? { counts } : {}) }
}

/**
 * Creates the function that reads the present rights of the person who began an import. Undefined when the person may no longer change this client.
 * When the person is locked after wrong passwords, the import waits, because such a lock ends by itself.
 */
function createFindEditor(context: WorkContext) {
  const { clients, env, identity } = context
  const guard = createDashboardGuard(context)
  const { findRoleOf } = createClientPeople(context)

  return async ({ user, client }: DashboardEditor): Promise<DashboardEditor | { lockedForMs: number } | undefined> => {
    const found = await identity.people.read(user.id)
    if (!found?.value.enabled) return undefined
    const { locked, lockEndsAt } = found.value
    if (locked) {
      if (!lockEndsAt) return undefined
      const forMs = lockEndsAt.getTime() - env.clock().getTime()
      return { lockedForMs: Math.min(Math.max(forMs, MIN_LOCK_PAUSE_MS), MAX_LOCK_PAUSE_MS) }
    }
    const own = await clients.find(user.clientId)
    const role = own ? await findRoleOf(found.value, own) : user.role
    try {
      return await guard.openDashboard({ ...user, role }, client.slug, 'change')
    } catch (error) {
      if (error instanceof Refused) return undefined
      throw error
    }
  }
}
