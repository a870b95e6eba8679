import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { printFolder } from './folder.ts'
import { manifestFiles, readManifest, type ManifestEntry } from './manifest.ts'
import { layPaper, type Paper } from './paper-of.ts'
import { nameOf, type Printing } from './print-batch.ts'
import type { PressTables } from './store/tables.ts'

/** A card that was printed is needed again: why, and who says so. */
export type ReprintWish = { key: string; orderNo: string; reason: string; note: string; by: string; now: Date }

/** Notes a reprint of an order whose batch is complete and answers its id; the same key again answers the same one, undefined an order that was not printed. */
export async function askReprint(
  database: Kysely<PressTables>,
  { key, orderNo, reason, note, by, now }: ReprintWish,
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

export const nameOfReprint = ({ id, mailDate }: { id: number; mailDate: string }): string =>
  `${mailDate}/reprint-${String(id).padStart(3, '0')}`

/** Lays every reprint that is asked for down as a folder of its own: the very files of the batch, the same scan code, and a manifest that says what it is. */
export async function printReprints(printing: Printing): Promise<void> {
  const { database, log } = printing
  const asked = await database
    .selectFrom('reprint')
    .innerJoin('batch', 'batch.id', 'reprint.batch_id')
    .select(['reprint.id', 'reprint.order_no as orderNo', 'batch.mail_date as mailDate', 'batch.number'])
    .where('reprint.completed_at', 'is', null)
    .orderBy('reprint.id')
    .execute()
  for (const { id, orderNo, mailDate, number } of asked) {
    await printing.stillOurs()
    const [batch, name] = [nameOf({ mailDate, number }), nameOfReprint({ id, mailDate })]
    const folder = printFolder(printing.root, { name, turn: printing.turn })
    if (!(await folder.isComplete())) {
      const printed = await printedFiles(join(printing.root, batch), orderNo)
      if (!printed) {
        log.error('A card cannot be printed again: the folder of its batch is gone.', { orderNo, batch })
        continue
      }
      await folder.begin()
      const remark = `reprint of ${batch} position ${printed.line.position}`
      const entry = await layPaper(printed.paper, { ...printed.line, position: 1, remark }, folder)
      const { json, csv } = manifestFiles({ batch: name, mailDate, orders: [entry] })
      await folder.write('manifest.json', json)
      await folder.write('manifest.csv', csv)
      await printing.stillOurs()
      await folder.finish()
      log.info('A card lies ready to be printed again.', { orderNo, batch: name })
    }
    await database.updateTable('reprint').set({ completed_at: printing.clock() }).where('id', '=', id).execute()
  }
}

async function printedFiles(folder: string, orderNo: string): Promise<{ line: ManifestEntry; paper: Paper } | undefined> {
  const line = (await readManifest(folder))?.orders.find((entry) => entry.orderNo === orderNo)
  if (!line) return undefined
  const [card, envelope] = [await readFile(join(folder, line.cardFile)), await readFile(join(folder, line.envelopeFile))]
  return { line, paper: { card, envelope } }
}
