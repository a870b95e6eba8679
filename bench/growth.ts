import { Client } from 'pg'
import { explainStatement } from '../scenarios/testing/growth/explain-statement.ts'
import { recordStatements } from '../scenarios/testing/growth/record-statements.ts'
import { median } from './measure.ts'
import { report, short } from './report.ts'
import { type GrowthCost, type GrowthWorld, withGrownWorld } from './with-grown-world.ts'

/**
 * `npm run bench -- growth [orders] [rounds]`
 * Measures what people wait for, in a world of 1,000 orders and in one that grew to 1,000,000 orders, 200,000 people, 20,000 cards and 1,000 clients. The
 * client and the people who are measured have the same orders in both. The worlds alternate. Processor time is that of this process and the database
 * together; pages are those of the database that the statements of a call read.
 */
const ORDERS = Number(process.argv[2] ?? 1_000_000)
const ROUNDS = Number(process.argv[3] ?? 7)
const WITH_STATEMENTS = process.argv.includes('--statements')
/** The measurement fails when a call in the grown world takes more than this many times as long. */
const MAX_RATIO = 1.5

type Costs = { small: GrowthCost[]; grown: GrowthCost[]; buffers?: { small: number; grown: number } }

await withGrownWorld(ORDERS, async ({ small, grown, first, measureOnce }) => {
  const costs = new Map<string, Costs>()
  for (const name of Object.keys(small.calls)) {
    const of = { small: [] as GrowthCost[], grown: [] as GrowthCost[], buffers: { small: 0, grown: 0 } }
    for (let round = 0; round < ROUNDS; round++)
      for (const world of [small, grown]) {
        const cost = await measureOnce(world.calls[name])
        if (round > 0) of[world.name].push(cost)
      }
    for (const world of [small, grown]) of.buffers[world.name] = await countBuffers(world, name)
    costs.set(name, of)
  }
  for (const [name, { small: one, grown: other }] of first) costs.set(name, { small: [one], grown: [other] })
  report(
    `Each call with 1,000 orders and with ${ORDERS.toLocaleString('en')}`,
    ['CPU ms', 'grown', 'ratio', 'ms', 'grown', 'ratio', 'pages', 'grown', 'ratio'],
    [...costs].map(([name, cost]) => toRow(name, cost)),
  )
})

function toRow(name: string, { small, grown, buffers }: Costs): [string, ...string[]] {
  const times = (['cpu', 'clock'] as const).flatMap((what) => {
    const [before, after] = [median(small.map((cost) => cost[what])), median(grown.map((cost) => cost[what]))]
    return [short(before), short(after), ratio(after, before)]
  })
  return [name, ...times, ...(buffers ? [String(buffers.small), String(buffers.grown), ratio(buffers.grown, buffers.small)] : [])]
}

function ratio(after: number, before: number): string {
  if (before === 0) return ''
  return `${short(after / before)}x${after / before > MAX_RATIO ? ' !' : ''}`
}

/** Sums up the pages of all statements of a call that can be repeated. */
async function countBuffers({ name: world, calls, url }: GrowthWorld, name: string): Promise<number> {
  const statements = await recordStatements(async () => calls[name]?.(), new URL(url).pathname.slice(1))
  const direct = new Client({ connectionString: url })
  await direct.connect()
  let sum = 0
  for (const statement of statements) {
    const [whole] = (await explainStatement(direct, statement)) ?? []
    const pages = whole ? whole['Shared Hit Blocks'] + whole['Shared Read Blocks'] : 0
    if (WITH_STATEMENTS && pages > 100)
      console.log(`${world}, ${name}: ${pages} pages: ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 500)}`)
    sum += pages
  }
  await direct.end()
  return sum
}
