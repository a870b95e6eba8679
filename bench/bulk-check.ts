import { createBulkWorld } from '@fondly/core/bulk-sending/bulk-world.fixture.ts'
import { createListColumns } from '@fondly/core/bulk-sending/list-columns.ts'
import { isReady } from '@fondly/domain/bulk-sending/row-problem.ts'
import { HELD_OUT } from '@fondly/domain/recognition/name-lists.fixture.ts'
import { randomPairs } from '@fondly/domain/recognition/random-pairs.fixture.ts'
import { ownProcessor } from './measure.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run bench -- bulk-check [rows]`
 * Reads a CSV list of 1,000 people and checks every row by all rules of a card, without the address check. Prints the processor time of each
 * part, with that of PostgreSQL. The first list also pays for compiling the code and loading the fonts, so a smaller one runs before.
 */
const ROWS = Number(process.argv[2] ?? 1_000)
const WARM_UP_ROWS = 100
/** The limit for 1,000 rows. */
const MAX_CPU_MS = 3_000

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const toList = (count: number) =>
  new TextEncoder().encode(
    [
      'First name,Last name,Street,Unit,City,State,ZIP,Message',
      ...randomPairs(HELD_OUT, { seed: 17, pairs: count }).map(({ one }, at) =>
        [one.firstName, one.lastName, one.address1, one.address2, one.city, one.state, one.zipCode, `Welcome home, {first name}! ${at}`]
          .map(quote)
          .join(','),
      ),
    ].join('\r\n'),
  )

await withDatabase(async ({ url, processor }) => {
  // The world of the tests makes its database on this server.
  process.env['FONDLY_TEST_DATABASE_SERVER'] = url
  const { context, dana, checkRows, drop } = await createBulkWorld()
  const lists = createListColumns({ ...context, readWorkbook: () => Promise.reject(new Error('The list is no workbook.')) })

  async function run(count: number) {
    const bytes = toList(count)
    const [began, server] = [ownProcessor(), processor() ?? 0]
    const list = await lists.read(dana.clientId, bytes)
    const { rows } = lists.readRows(list, { message: '', mailDate: '2026-12-01' })
    const read = ownProcessor()
    const card = { cardId: '1HBE2115', senderProfileId: 'resident-care', sentiment: '' }
    const checked = await checkRows(dana, { ...card, rows, addressLimitMs: 0 })
    const [ended, serverMs] = [ownProcessor(), (processor() ?? 0) - server]
    return { readMs: read - began, checkMs: ended - read, serverMs, ready: checked.rows.filter(isReady).length, rows: checked.rows.length }
  }

  try {
    await run(WARM_UP_ROWS)
    const { readMs, checkMs, serverMs, ready, rows } = await run(ROWS)
    const perThousandMs = ((readMs + checkMs + serverMs) / rows) * 1_000
    process.stdout.write(
      `${rows} rows, ${ready} ready: processor time to read ${readMs.toFixed(0)} ms, to check ${checkMs.toFixed(0)} ms, of PostgreSQL ${serverMs.toFixed(0)} ms\n` +
        `${perThousandMs.toFixed(0)} ms for 1,000 rows, at most ${MAX_CPU_MS} ms allowed\n`,
    )
    if (perThousandMs > MAX_CPU_MS) process.exitCode = 1
  } finally {
    await drop()
  }
})
