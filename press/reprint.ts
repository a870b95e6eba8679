import type { Kysely } from 'kysely'
import { Unprintable } from './envelope-pdf.ts'
import { printFolder } from './folder.ts'
import { manifestFiles } from './manifest.ts'
import { writePaper } from './order-files.ts'
import { toBatchName } from './print-batch.ts'
import type { Printing } from './printing.ts'
import { reprintPaper } from './reprint-paper.ts'
import type { PressTables } from './store/tables.ts'
import { LeaseLost } from './lease.ts'

/** A request to print a card again: the reason, and the user who asks. */
export type ReprintOptions = { key: string; orderNo: string; reason: string; note: string; by: string; now: Date }

/**
 * Saves a reprint of an order whose batch is complete, and returns its id. The same key returns the same id. Returns undefined for an order that was
 * not printed.
 */
export async function requestReprint(
  database: Kysely<PressTables>,
  { key, orderNo, reason, note, by, now }: ReprintOptions,
): Promise<number | undefined> {
  await database
    .insertInto('reprint')
    .columns(['key', 'order_no', 'batch_id', 'reason', 'note', 'asked_by', 'asked_at'])
    .expression((from) =>
      from
        .selectFrom('print_order')
        .innerJoin('batch', 'batch.id', 'print_order.batch_id')
        .select((row) => [
          row.val(key).as('key'),
          'print_order.order_no',
          'batch.id as batch_id',
          row.val(reason).as('reason'),
          row.val(note).as('note'),
          row.val(by).as('asked_by'),
          row.cast<Date>(row.val(now), 'timestamptz').as('asked_at'),
        ])
        .where('print_order.order_no', '=', orderNo)
        .where('batch.state', '<>', 'cut'),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await database.selectFrom('reprint').select('id').where('key', '=', key).where('order_no', '=', orderNo).executeTakeFirst()
  return row?.id
}

/** Returns the folder of a reprint below `print`, such as '2026-11-24/reprint-001'. */
export const nameOfReprint = ({ id, mailDate }: { id: number; mailDate: string }): string =>
  `${mailDate}/reprint-${String(id).padStart(3, '0')}`

/**
 * Writes every requested reprint into its own folder: the same card and envelope with the same scan code, and a manifest that calls it a reprint. A
 * reprint that cannot be made ends with its reason. After any other failure the next run tries it again.
 */
export async function printReprints(printing: Printing): Promise<void> {
  const { database, log } = printing
  const open = await database
    .selectFrom('reprint')
    .innerJoin('batch', 'batch.id', 'reprint.batch_id')
    .select(['reprint.id', 'reprint.order_no as orderNo', 'batch.mail_date as mailDate', 'batch.number', 'batch.stock'])
    .where('reprint.completed_at', 'is', null)
    .where('reprint.unprintable', 'is', null)
    .orderBy('reprint.id')
    .execute()
  for (const reprint of open) {
    await printing.keepLease()
    try {
      await printReprint(reprint, printing)
      await database.updateTable('reprint').set({ completed_at: printing.clock() }).where('id', '=', reprint.id).execute()
    } catch (error) {
      const { orderNo, id } = reprint
      if (error instanceof LeaseLost) throw error
      if (error instanceof Unprintable) {
        log.error('A card cannot be printed again.', { orderNo, code: error.reason.code })
        await database
          .updateTable('reprint')
          .set({ unprintable: JSON.stringify(error.reason) })
          .where('id', '=', id)
          .execute()
      } else log.error('A card could not be printed again yet.', { orderNo, cause: error })
    }
  }
}

type RequestedReprint = { id: number; orderNo: string; mailDate: string; number: number; stock: string }

async function printReprint({ id, orderNo, mailDate, number, stock }: RequestedReprint, printing: Printing): Promise<void> {
  const name = nameOfReprint({ id, mailDate })
  const folder = printFolder(printing.root, { name, lease: printing.lease })
  if (await folder.isComplete()) return
  const { paper, line } = await reprintPaper({ id, orderNo, batch: { name: toBatchName({ mailDate, number }), stock } }, printing)
  await folder.begin()
  const { json, csv } = manifestFiles({ batch: name, mailDate, orders: [await writePaper(paper, line, folder)] })
  await folder.write('manifest.json', json)
  await folder.write('manifest.csv', csv)
  await printing.keepLease()
  await folder.finish()
  printing.log.info('A card is ready to be printed again.', { orderNo, batch: name })
}
