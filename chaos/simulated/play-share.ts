import { playOrder } from './play-order.ts'
import { addTo, NOTHING, createTally } from './tally.ts'

/** One process of a simulation. It receives the orders to play, sends their tally back, and ends when its parent disconnects. */
export type Share = { from: number; to: number; seed: number; control: boolean }

// Ctrl+C reaches all processes. Ignore it here, because the parent ends this process after its current share.
process.on('SIGINT', () => {})
process.on('message', ({ from, to, seed, control }: Share) => {
  void (async () => {
    let tally = NOTHING
    for (let order = from; order < to; order++) tally = addTo(tally, createTally(order, await playOrder({ seed, order, control })))
    process.send?.(tally)
  })()
})
