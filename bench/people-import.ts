import { setTimeout as pause } from 'node:timers/promises'
import type { ImportAnswer, ImportsAnswer } from '@fondly/contracts/bff/people-import.ts'
import type { PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { ownProcessor } from './measure.ts'
import { report, short } from './report.ts'
import { statementCounter } from './statement-counter.ts'
import { personEmail, withManyPeople } from './with-people.ts'
import { withProduct } from './with-product.ts'

/**
 * `npm run bench -- people-import [minutes] [people]`
 * Imports a file of 10,000 people that changes each of them, while an administrator has the list of people open. After these minutes, or when all rows are
 * done, it stops and says which. Memory is that of this process, in which all embedded upstreams run too. Processor time includes PostgreSQL.
 */
const PEOPLE_COUNT = Math.min(Math.max(Number(process.argv[3] ?? 10_000) || 10_000, 1), 10_000)
const MINUTES = Math.min(Math.max(Number(process.argv[2] ?? 3) || 3, 0.2), 60)
const REPORT_COUNT = 4
const MEBIBYTE = 2 ** 20
const PATH = '/api/admin/harborview'
/** How often an open page asks for the list and for the import. */
const POLL_INTERVAL_MS = 2_000
const EVERY_ROW = { isAll: true, except: [] }

const countStatements = statementCounter()
const memory = () => Math.round(process.memoryUsage().rss / MEBIBYTE)

await withProduct(
  { reach: (upstreams) => upstreams, widen: (world) => withManyPeople(world, PEOPLE_COUNT) },
  async ({ database, product, newVisitor }) => {
    const tab = newVisitor()
    await tab.signIn('clientadmin@harborview.test')
    const worker = product.core.work()
    const processor = () => ownProcessor() + (database.processor() ?? 0)
    const list = () => tab.json<PeopleAnswer>('GET', `${PATH}/people`)
    await list()

    const rows: [string, ...string[]][] = []
    const atStart = memory()
    const previewMs = await timed(() => preview('before'))
    const id = previewMs.answer.id
    rows.push(['preview', '', short(previewMs.ms), '', '', String(memory() - atStart)])
    const confirmed = await timed(() => tab.ask('POST', `${PATH}/people-imports/${id}/start`, { changed: EVERY_ROW, new: EVERY_ROW }))
    if (confirmed.answer.status !== 204) throw new Error(`Confirming answered ${confirmed.answer.status}.`)
    rows.push(['confirm', '', short(confirmed.ms), '', '', String(memory() - atStart)])

    let [done, isRunning] = [0, true]
    for (let mark = 1; mark <= REPORT_COUNT && isRunning; mark++) {
      const [began, doneBefore, statements, used] = [performance.now(), done, countStatements(), processor()]
      const listMs: number[] = []
      let pollCount = 0
      while (performance.now() - began < (MINUTES * 60_000) / REPORT_COUNT && isRunning) {
        listMs.push((await timed(list)).ms)
        const { imports } = await tab.json<ImportsAnswer>('GET', `${PATH}/people-imports`)
        const now = imports.find((one) => one.id === id)
        isRunning = now?.state === 'running'
        done = now?.counts.done ?? done
        pollCount++
        await pause(POLL_INTERVAL_MS)
      }
      const seconds = (performance.now() - began) / 1_000
      rows.push([
        `rows ${doneBefore} to ${done}`,
        short((done - doneBefore) / seconds),
        short(Math.max(...listMs)),
        short((countStatements() - statements) / Math.max(done - doneBefore, 1)),
        short((processor() - used) / Math.max(done - doneBefore, 1)),
        String(memory() - atStart),
      ])
      if (pollCount === 0) break
    }
    await worker.stop()
    console.log(isRunning ? `${done} rows were done when the time was over.` : `All rows are done: ${done}.`)
    report(
      `A file of ${PEOPLE_COUNT.toLocaleString('en')} people, with the list open`,
      ['rows a second', 'ms (of the list: most)', 'statements a row', 'ms CPU a row', 'more MiB'],
      rows,
    )

    function preview(supervisor: string): Promise<ImportAnswer> {
      const lines = Array.from({ length: PEOPLE_COUNT }, (_, number) => `${personEmail(number)},${supervisor}-${number % 9}`)
      return tab.json<ImportAnswer>('POST', `${PATH}/uploads/people`, `e-mail,supervisor\n${lines.join('\n')}\n`)
    }
  },
)

async function timed<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const began = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - began }
}
