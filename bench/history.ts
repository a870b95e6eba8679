import { report, short } from './report.ts'
import { ownProcessor } from './measure.ts'
import { withProduct } from './with-product.ts'

/**
 * `npm run bench -- history`
 * Measures what the first start adds to the demonstration world: a year of cards in commerce, press and product, at most 5 s; and, after the product
 * answers, the cards that wait for their batch, which are drawn.
 */
await withProduct({}, async ({ database, product }) => {
  const history = await product.createHistory(new Date())
  if (!history) throw new Error('There is no embedded commerce.')
  const steps: [string, ...string[]][] = []
  for (const [name, load] of [
    ['a year of cards, before the product answers', history.loadYear],
    ['cards that wait, drawn afterwards', () => history.loadWaiting(new AbortController().signal)],
  ] as const) {
    const before = { milliseconds: performance.now(), own: ownProcessor(), database: database.processor() ?? 0 }
    const cards = await load()
    steps.push([
      name,
      cards.toLocaleString('en'),
      short(performance.now() - before.milliseconds),
      short(ownProcessor() - before.own),
      short((database.processor() ?? 0) - before.database),
    ])
  }
  report('The demonstration history', ['cards', 'ms', 'CPU ms', 'CPU ms of the database'], steps)
})
