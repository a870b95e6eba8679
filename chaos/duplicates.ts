import { parseArgs } from 'node:util'
import { withDatabase } from '../bench/with-database.ts'
import { duplicateSubmits } from './duplicate-submits.ts'
import { writeFigure, readWholeNumber } from './figures.ts'

/** `npm run chaos -- duplicates [--orders 1000] [--submits 16] [--figures]` exits with 1 unless each card has one order and all promises held. */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000' },
    submits: { type: 'string', default: '16' },
    figures: { type: 'boolean', default: false },
  },
})
const [cards, submits] = [readWholeNumber('orders', values.orders), readWholeNumber('submits', values.submits)]

await withDatabase(async ({ data, url }) => {
  const began = performance.now()
  const { orders, answers, foundSent, stopped, broken, ...counts } = await duplicateSubmits({
    folder: data,
    databaseUrl: url,
    cards,
    submits,
    senders: 8,
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  const answered = [...answers].map(([status, count]) => `${status} ${count.toLocaleString('en')} times`).join(', ')
  const verdict = broken.length === 0 ? 'no promise broken' : `${broken.length} promises broken`
  const summary = `${cards.toLocaleString('en')} cards, each submitted ${submits} times at once and twice afterwards (${counts.submits.toLocaleString('en')} submits over HTTP: ${answered}; ${foundSent.toLocaleString('en')} reloaded pages found it sent; ${stopped} sendings came to nothing and were pressed again): ${orders.toLocaleString('en')} orders, ${verdict}. ${seconds} s.`
  console.log(summary)
  for (const { rule, about, detail } of broken.slice(0, 20)) console.log(`  ${rule}: ${about}, ${detail}`)
  if (values.figures) writeFigure({ command: `npm run chaos -- duplicates --orders ${cards} --submits ${submits}`, result: summary })
  process.exitCode = orders === cards && broken.length === 0 ? 0 : 1
})
