import { playOrder } from './play-order.ts'
import { addTo, NOTHING, createTally } from './tally.ts'

/** One process of a simulation: it hears which orders to play, answers what came of them, and ends when it is let go. */
export type Share = { from: number; to: number; seed: number; control: boolean }

// An interrupt from the keyboard is heard by all; the one that deals out the orders ends this one when its share is played.
process.on('SIGINT', () => {})
process.on('message', ({ from, to, seed, control }: Share) => {
  void (async () => {
    let tally = NOTHING
    for (let order = from; order < to; order++) tally = addTo(tally, createTally(order, await playOrder({ seed, order, control })))
    process.send?.(tally)
  })()
})
