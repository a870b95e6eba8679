import type { AccessChange } from '../../../api/catalogue-access.ts'

export type ShelfChange = Extract<AccessChange, { shelf: unknown }>
/** What several moves come to, and what was there before the first of them. */
export type HeldMoves = { change: ShelfChange; before: ShelfChange }

/** Somebody who orders a shelf moves one card after another; after such a pause the order is written. */
const PAUSE_MS = 1_200

/** Holds moves until nobody has moved a card for a moment, so that an order that was made in many steps is one change, and one entry of the log. */
export function createHeldMoves(write: (moves: HeldMoves) => void) {
  let held: HeldMoves | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function take(): HeldMoves | undefined {
    clearTimeout(timer)
    const moves = held
    held = undefined
    return moves
  }

  function flush(): void {
    const moves = take()
    if (moves) write(moves)
  }

  return {
    /** Adds a move and returns what all that are held come to. */
    add(change: ShelfChange, before: ShelfChange): HeldMoves {
      held = {
        change: { shelf: { ...held?.change.shelf, ...change.shelf } },
        before: { shelf: { ...before.shelf, ...held?.before.shelf } },
      }
      clearTimeout(timer)
      timer = setTimeout(flush, PAUSE_MS)
      return held
    },
    /** Writes what is held now. */
    flush,
    /** Forgets what is held; returns false when nothing was. */
    drop: (): boolean => take() !== undefined,
  }
}
