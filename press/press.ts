import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Env } from '@fondly/kit/env.ts'
import { migrate, openDatabase } from '@fondly/kit/sql/database.ts'
import type { Kysely } from 'kysely'
import { cutBatches, noteReady, reportAgain } from './cut.ts'
import { nameOf, printBatch, type Batch, type Printing } from './print-batch.ts'
import { pressMigrations } from './store/migrations.ts'
import type { PressTables } from './store/tables.ts'
import { endTurn, keepTurn, takeTurn, TurnLost } from './turn.ts'

export type PressOptions = {
  env: Env
  databaseUrl: string
  poolSize: number
  commerce: Pick<Commerce, 'orders' | 'catalogue'>
  printFile: (url: string) => Promise<Uint8Array>
  /** The folder for batches: {root}/{mail date}/batch-001/ */
  root: string
  /** A process that prints and is not heard of for so long is taken for dead. */
  turnSeconds?: number
}

/** Orders looked at in one run, and the most that one batch holds. */
const AT_ONCE = 200
const LAST_DAY = '9999-12-31'

/** Takes orders that are ready, lays the batch of each mail date down as a folder, and reports it exported. */
export async function press({ env, databaseUrl, poolSize, commerce, printFile, root, turnSeconds = 20 }: PressOptions) {
  const database = openDatabase<PressTables>({
    url: databaseUrl,
    schema: 'press',
    poolSize,
    onLostConnection: (cause) => env.log.warn('A connection to the database was lost.', { cause }),
  })
  await migrate(database, 'press', pressMigrations)

  /** One run: what an earlier one left unfinished, then what is newly ready. False while another process prints. */
  async function run(): Promise<boolean> {
    const turn = await takeTurn(database, turnSeconds)
    if (turn === undefined) return false
    const printing: Printing = {
      database,
      commerce,
      printFile,
      root,
      clock: env.clock,
      log: env.log,
      stillOurs: () => keepTurn(database, turn, turnSeconds),
      turn,
    }
    // A file may take longer than a turn: while it comes we are heard of. What is wrong shows at the next order.
    const heartbeat = setInterval(() => void printing.stillOurs().catch(() => {}), (turnSeconds * 1000) / 3)
    try {
      await finishBatches(printing)
      const ready = await commerce.orders.ready(AT_ONCE)
      await printing.stillOurs()
      await reportAgain(ready, printing)
      await noteReady(ready, printing)
      await cutBatches(database, LAST_DAY, AT_ONCE, env.clock())
      await finishBatches(printing)
    } catch (error) {
      if (!(error instanceof TurnLost)) throw error
      env.log.warn('Another process prints now.')
    } finally {
      clearInterval(heartbeat)
      await endTurn(database, turn)
    }
    return true
  }

  return { run, close: (): Promise<void> => database.destroy() }
}
export type Press = Awaited<ReturnType<typeof press>>

async function finishBatches(printing: Printing): Promise<void> {
  for (const { state, ...batch } of await unfinished(printing.database)) {
    try {
      if (state === 'cut') await printBatch(batch, printing)
      await reportExported(batch, printing)
    } catch (cause) {
      if (cause instanceof TurnLost) throw cause
      // The others do not wait for it; the next run takes it up again.
      printing.log.error('A batch could not be finished.', { batch: nameOf(batch), cause })
    }
  }
}

function unfinished(database: Kysely<PressTables>): Promise<(Batch & { state: string })[]> {
  return database
    .selectFrom('batch')
    .select(['id', 'mail_date as mailDate', 'number', 'state'])
    .where('state', '<>', 'exported')
    .orderBy('id')
    .execute()
}

/** Only once the folder is complete on disk. Told again after a crash, it changes nothing: what commerce says is read first. */
async function reportExported(batch: Batch, { database, commerce, stillOurs }: Printing): Promise<void> {
  const rows = await database
    .selectFrom('print_order')
    .select('order_no')
    .where('batch_id', '=', batch.id)
    .where('state', '=', 'cut')
    .execute()
  for (const { order_no: orderNo } of rows) {
    await stillOurs()
    const order = await commerce.orders.ofSite(orderNo)
    if (order?.exportStatus === 'ready') await commerce.orders.setExportStatus(orderNo, 'exported')
    await database
      .updateTable('print_order')
      .set({ state: 'exported' })
      .where('order_no', '=', orderNo)
      .where('state', '=', 'cut')
      .execute()
  }
  await database.updateTable('batch').set({ state: 'exported' }).where('id', '=', batch.id).where('state', '=', 'complete').execute()
}
