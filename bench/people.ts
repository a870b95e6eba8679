import type { Upstreams } from '@fondly/launch/upstreams.ts'
import { report, short } from './report.ts'
import { statementCounter } from './statement-counter.ts'
import { withManyPeople } from './with-people.ts'
import { withProduct } from './with-product.ts'

/**
 * Measures the list of 10,000 people of one client: the first time, when identity lists them page by page, and later from the cache of this process.
 * Statements, calls and processor time include those of the embedded upstreams, because all of them run in this process.
 */
const PEOPLE_COUNT = 10_000
const ROUNDS = 7
const PATH = '/api/admin/harborview/people'

let calls = 0
/** Counts the calls of identity's platform API, which the embedded identity serves in addition to its sign-on. */
const reach = (upstreams: Upstreams): Upstreams => ({
  ...upstreams,
  identity: {
    ...upstreams.identity,
    fetch: (request) => {
      if (new URL(request.url).pathname.includes('/v1/')) calls += 1
      return upstreams.identity.fetch(request)
    },
  },
})
const countStatements = statementCounter()

await withProduct({ reach, widen: (world) => withManyPeople(world, PEOPLE_COUNT) }, async ({ database, newVisitor }) => {
  const tab = newVisitor()
  await tab.signIn('clientadmin@harborview.test')
  const rows: [string, ...string[]][] = [await row('the first time', 1), await row('from the copy', ROUNDS)]
  report(
    `GET ${PATH}, ${PEOPLE_COUNT.toLocaleString('en')} people`,
    ['bytes', 'statements', 'calls', 'ms', 'CPU ms', 'PostgreSQL ms'],
    rows,
  )

  async function row(name: string, rounds: number): Promise<[string, ...string[]]> {
    const before = {
      statements: countStatements(),
      calls,
      cpu: usedProcessor(),
      postgres: database.processor() ?? 0,
      at: performance.now(),
    }
    let [bytes, people] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      const text = await (await tab.ask('GET', PATH)).text()
      bytes = Buffer.byteLength(text)
      people = (JSON.parse(text) as { people: unknown[] }).people.length
    }
    if (people < PEOPLE_COUNT) throw new Error(`Only ${people} people were listed.`)
    const each = (value: number) => short(value / rounds)
    return [
      name,
      bytes.toLocaleString('en'),
      each(countStatements() - before.statements),
      each(calls - before.calls),
      each(performance.now() - before.at),
      each(usedProcessor() - before.cpu),
      each((database.processor() ?? 0) - before.postgres),
    ]
  }
})

function usedProcessor(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
