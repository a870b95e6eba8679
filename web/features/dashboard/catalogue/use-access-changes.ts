import { ACCESS_CARDS_PER_PAGE, type AccessSearch, MAX_CHANGED_CARDS } from '@fondly/domain/catalogue/access-search.ts'
import type { TurnedOff } from '@fondly/domain/catalogue/client-access.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Refused } from '../../../api/ask.ts'
import {
  type AccessChange,
  catalogueAccessKey,
  catalogueAccessQuery,
  changeCatalogueAccess,
  type ShownAccess,
} from '../../../api/catalogue-access.ts'
import { useErrorText } from '../../../api/use-error-text.ts'
import { useWindowEvent } from '../../../ui/use-window-event.ts'
import { createHeldMoves, type HeldMoves, type ShelfChange } from './held-moves.ts'
import { isBeyond, isSameChange, pickChanged, withChange } from './access-change.ts'

/** A card that is on as a whole. */
export const WHOLE_CARD: TurnedOff = { disabledSentiments: [], disabledMessageStarters: [] }

type Done = { message: string; undo: AccessChange | undefined }

/** Changes the catalogue of a client. A change is shown at once; the changes are saved one after the other. The last change can be undone. */
export function useAccessChanges(clientKey: string) {
  const queries = useQueryClient()
  const errorText = useErrorText()
  const queryKey = catalogueAccessKey(clientKey)
  const underway = useRef<Promise<unknown>>(Promise.resolve())
  const [done, setDone] = useState<Done>()
  const [failed, setFailed] = useState<unknown>()
  const [moves] = useState(() => createHeldMoves((held) => void writeMoves(held)))
  // When the page is closed, a moved card must not be lost.
  useWindowEvent('pagehide', moves.flush)
  const readShown = () => findShown(queries, clientKey)
  /** Shows a change in every list of cards that was read. */
  const show = (change: AccessChange, version?: string) =>
    queries.setQueriesData<ShownAccess>({ queryKey }, (shown) => shown && { ...withChange(shown, change), ...(version && { version }) })

  async function write(change: AccessChange, seenVersion: string): Promise<void> {
    const { version } = await changeCatalogueAccess(clientKey, seenVersion, change)
    const shown = readShown()
    show(change, version)
    if (!shown || isBeyond(shown, change)) void queries.invalidateQueries({ queryKey })
    void queries.invalidateQueries({ queryKey: ['dashboard', clientKey, 'activity'] })
  }

  async function writeUnlessContested(change: AccessChange, before: AccessChange): Promise<void> {
    try {
      await write(change, readShown()?.version ?? '')
    } catch (error) {
      // When the current values cannot be read, show the earlier ones.
      const now = await queries
        .refetchQueries({ queryKey, type: 'active' }, { throwOnError: true })
        .then(readShown, () => void show(before))
      const isChangedMeanwhile = error instanceof Refused && error.refusal?.code === 'changed-meanwhile'
      // Another user has changed something else of this client, so there is no conflict. Saves the change with the new version.
      if (!isChangedMeanwhile || !now || !isSameChange(pickChanged(now, change), before)) throw error
      await write(change, now.version)
    }
  }

  /** Makes a change and reports it. `before`: what undoes it, if the changed cards are not all shown. Returns whether it was written. */
  async function make(change: AccessChange, message: string, { isUndo = false, before: known }: MakeOptions = {}): Promise<boolean> {
    moves.flush()
    const shown = readShown()
    if (!shown) return false
    const before = known ?? pickChanged(shown, change)
    setDone(undefined)
    setFailed(undefined)
    show(change)
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
    const { before } = moves.add(change, pickChanged(shown, change) as ShelfChange) // of the same kind
    show(change)
    setDone({ message, undo: before })
  }

  /** Turns every card that the search finds on or off, also those that are not shown. */
  async function switchAll(search: AccessSearch, isOn: boolean, toMessage: (count: number) => string): Promise<void> {
    const state = isOn ? 'off' : 'on'
    // Of these cards, none has to be switched.
    if (search.state !== undefined && search.state !== state) return
    try {
      const pages = Math.ceil(MAX_CHANGED_CARDS / ACCESS_CARDS_PER_PAGE)
      const cards = (await queries.fetchQuery(catalogueAccessQuery(clientKey, { ...search, state }, pages))).cards.slice(
        0,
        MAX_CHANGED_CARDS,
      )
      if (cards.length === 0) return
      const change = { cards: Object.fromEntries(cards.map(({ id }) => [id, isOn ? WHOLE_CARD : null])) }
      await make(change, toMessage(cards.length), { before: pickChanged({ cards, categories: [] }, change) })
    } catch (error) {
      setFailed(error)
    }
  }

  async function undo(message: string): Promise<boolean> {
    if (!done?.undo) return false
    if (!moves.drop()) return make(done.undo, message, { isUndo: true })
    const before = done.undo
    show(before)
    setDone({ message, undo: undefined })
    return true
  }

  return {
    make,
    makeMove,
    switchAll,
    /** Writes the moves that wait, and resolves when everything is written. */
    settle: async (): Promise<void> => {
      moves.flush()
      await underway.current
    },
    done,
    undo,
    failure: failed === undefined ? undefined : errorText(failed),
  }
}

type MakeOptions = { isUndo?: boolean; before?: AccessChange }

/** Returns the list of cards that is shown, or, when none is, the one that was read or changed last. */
function findShown(queries: QueryClient, clientKey: string): ShownAccess | undefined {
  const read = queries.getQueryCache().findAll({ queryKey: catalogueAccessKey(clientKey) })
  const lists = read.flatMap((query) => {
    const { data: found, dataUpdatedAt: at } = query.state
    const data = found as ShownAccess | undefined // Every query below this key has this type.
    return data && data.search.card === undefined ? [{ data, at, isActive: query.isActive() }] : []
  })
  return lists.toSorted((one, other) => Number(other.isActive) - Number(one.isActive) || other.at - one.at)[0]?.data
}

export type AccessChanges = ReturnType<typeof useAccessChanges>
