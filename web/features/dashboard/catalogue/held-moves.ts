import type { AccessChange } from '../../../api/catalogue-access.ts'

export type ShelfChange = Extract<AccessChange, { shelf: unknown }>
/** The combined result of several moves, and the entries before the first of them. */
export type HeldMoves = { change: ShelfChange; before: ShelfChange }

/** Administrators often move several cards in a row; the order is written after this pause. */
const PAUSE_MS = 1_200

/** Collects moves until no card has moved for a moment, so that an order made in many steps is one change with one log entry. */
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
    /** Drops the collected moves; returns false when there are none. */
    drop: (): boolean => take() !== undefined,
  }
}
