import type { AccessChange } from '../../../api/catalogue-access.ts'

export type ShelfChange = Extract<AccessChange, { shelf: unknown }>
/** The combined result of several moves, and the entries as they were before the first move. */
export type HeldMoves = { change: ShelfChange; before: ShelfChange }

/** The order is saved after this pause, because administrators often move several cards in a row. */
const PAUSE_MS = 1_200

/** Collects moves until no card has moved for `PAUSE_MS`. Thus many moves make one change with one entry in the activity log. */
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
    /** Adds a move and returns the combined result. */
    add(change: ShelfChange, before: ShelfChange): HeldMoves {
      held = {
        change: { shelf: { ...held?.change.shelf, ...change.shelf } },
        before: { shelf: { ...before.shelf, ...held?.before.shelf } },
      }
      clearTimeout(timer)
      timer = setTimeout(flush, PAUSE_MS)
      return held
    },
    /** Writes the collected moves now. */
    flush,
    /** Discards the collected moves. Returns false if there are none. */
    drop: (): boolean => take() !== undefined,
  }
}
