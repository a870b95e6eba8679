import { once } from 'node:events'
import { playOrder } from './play-order.ts'
import { addTo, NOTHING, tallyOf } from './tally.ts'

/** One process's share of a simulation: every so many-th order. It hears which ones, and answers what came of them. */
type Share = { orders: number; share: number; of: number; seed: number; control: boolean }

const [{ orders, share, of, seed, control }] = (await once(process, 'message')) as [Share] // simulated.ts says nothing else.
let tally = NOTHING
for (let order = share; order < orders; order += of) tally = addTo(tally, tallyOf(order, await playOrder({ seed, order, control })))
process.send?.(tally)
process.disconnect?.()
