import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Refused } from '../../../api/ask.ts'
import { type AccessChange, catalogueAccessQuery, changeCatalogueAccess } from '../../../api/catalogue-access.ts'
import { useErrorText } from '../../../api/use-error-text.ts'
import { useWindowEvent } from '../../../ui/use-window-event.ts'
import { createHeldMoves, type HeldMoves, type ShelfChange } from './held-moves.ts'
import { isSameChange, pickChanged, withChange } from './access-change.ts'

type Done = { message: string; undo: AccessChange | undefined }

/** Changes the catalogue of a client. A change is shown at once; the changes are saved one after the other. The last change can be undone. */
export function useAccessChanges(clientKey: string) {
  const queries = useQueryClient()
  const errorText = useErrorText()
  const query = catalogueAccessQuery(clientKey)
  const underway = useRef<Promise<unknown>>(Promise.resolve())
  const [done, setDone] = useState<Done>()
  const [failed, setFailed] = useState<unknown>()
  const [moves] = useState(() => createHeldMoves((held) => void writeMoves(held)))
  // When the page is closed, a moved card must not be lost.
  useWindowEvent('pagehide', moves.flush)
  const readShown = () => queries.getQueryData(query.queryKey)

  async function write(change: AccessChange): Promise<void> {
    const { version } = await changeCatalogueAccess(clientKey, readShown()?.version ?? '', change)
    queries.setQueryData(query.queryKey, (shown) => shown && { ...withChange(shown, change), version })
    void queries.invalidateQueries({ queryKey: ['dashboard', clientKey, 'activity'] })
  }

  async function writeUnlessContested(change: AccessChange, before: AccessChange): Promise<void> {
    try {
      await write(change)
    } catch (error) {
      const now = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
      // If the current values cannot be fetched, shows the values from before the change.
      if (!now) queries.setQueryData(query.queryKey, (shown) => shown && withChange(shown, before))
      const isChangedMeanwhile = error instanceof Refused && error.refusal?.code === 'changed-meanwhile'
      // Another user has changed something else of this client, so there is no conflict. Saves the change with the new version.
      if (!isChangedMeanwhile || !now || !isSameChange(pickChanged(now, change), before)) throw error
      await write(change)
    }
  }

  /** Makes a change and reports its result. Returns whether the change was saved. */
  async function make(change: AccessChange, message: string, isUndo = false): Promise<boolean> {
    moves.flush()
    const shown = readShown()
    if (!shown) return false
    const before = pickChanged(shown, change)
    setDone(undefined)
    setFailed(undefined)
    queries.setQueryData(query.queryKey, withChange(shown, change))
    try {
      await inTurn(change, before)
      setDone({ message, undo: isUndo ? undefined : before })
      return true
    } catch (error) {
      setFailed(error)
      return false
    }
  }

  function inTurn(change: AccessChange, before: AccessChange): Promise<void> {
    const writing = underway.current.then(() => writeUnlessContested(change, before))
    underway.current = writing.catch(() => undefined)
    return writing
  }

  async function writeMoves({ change, before }: HeldMoves): Promise<void> {
    try {
      await inTurn(change, before)
    } catch (error) {
      setDone(undefined)
      setFailed(error)
    }
  }

  /** Shows and reports a move at once. It is saved together with the moves that follow soon. */
  function makeMove(change: ShelfChange, message: string): void {
    const shown = readShown()
    if (!shown) return
    setFailed(undefined)
    const { before } = moves.add(change, pickChanged(shown, change) as ShelfChange) // pickChanged returns the same kind of change
    queries.setQueryData(query.queryKey, withChange(shown, change))
    setDone({ message, undo: before })
  }

  async function undo(message: string): Promise<boolean> {
    if (!done?.undo) return false
    if (!moves.drop()) return make(done.undo, message, true)
    const before = done.undo
    queries.setQueryData(query.queryKey, (shown) => shown && withChange(shown, before))
    setDone({ message, undo: undefined })
    return true
  }

  return {
    make,
    makeMove,
    done,
    undo,
    failure: failed === undefined ? undefined : errorText(failed),
  }
}

export type AccessChanges = ReturnType<typeof useAccessChanges>
