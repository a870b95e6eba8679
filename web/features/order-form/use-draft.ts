import type { Draft, DraftRequest } from '@fondly/contracts/bff/order-form.ts'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { deleteDraft, saveDraft } from '../../api/order-form.ts'
import type { DraftOfCard } from './carried-form.ts'

type DraftContent = Omit<z.infer<typeof DraftRequest>, 'key' | 'replaces'>
export type DraftState = 'untouched' | 'saving' | 'saved' | 'failed'

const SAVE_DELAY_MS = 700

/** Saves the form on the server shortly after the last keystroke, one request at a time; the last save wins. */
export function useDraft({
  cardId,
  first,
  sessionEnded,
  isDirty,
  replaces,
  savesAtOnce,
  read,
  onBegunOrEnded,
}: {
  cardId: string
  first: Draft | null
  sessionEnded: boolean
  isDirty: boolean
  /** The draft of another card that this draft replaces, because the sender has changed the card. */
  replaces: DraftOfCard | undefined
  savesAtOnce: boolean
  read: () => DraftContent
  /** Called when the card gets a draft, and when it no longer has one. */
  onBegunOrEnded: () => void
}) {
  const [state, setState] = useState<DraftState>(first ? 'saved' : 'untouched')
  const [scanCode, setScanCode] = useState(first?.scanCode ?? '')
  // The key of this window's draft. With it, the server notices that another window has already sent the draft.
  const key = useRef(first?.key)
  const reading = useRef(read)
  // After the session has ended, nothing is saved, because the next session may belong to another user.
  const isPaused = useRef(sessionEnded)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underway = useRef<Promise<unknown>>(Promise.resolve())
  const isOver = useRef(false)
  const savesAsNewDraft = useRef(false)
  const replaced = useRef(replaces)
  const deleteReplaced = async () => replaced.current && deleteDraft(replaced.current.cardId, replaced.current.key)
  const deleteOld = async () => {
    if (key.current !== undefined) await deleteDraft(cardId, key.current)
    key.current = undefined
    savesAsNewDraft.current = false
  }
  const toSaved = () => ({ ...reading.current(), key: key.current, replaces: replaced.current?.key })
  const savingNow = useRef(toSaved)
  const saveNow = (leaving = false): Promise<Draft> => {
    clearTimeout(timer.current)
    timer.current = undefined
    const saving = underway.current.then(async () => {
      if (savesAsNewDraft.current) await deleteOld()
      return saveDraft(cardId, toSaved(), leaving)
    })
    underway.current = saving.then(
      (draft) => {
        if (key.current !== draft.key) onBegunOrEnded()
        key.current = draft.key
        setScanCode(draft.scanCode)
        if (!timer.current) setState('saved')
        // The words are saved here now, so the draft of the previous card is deleted. If that fails, it expires later. If the sender came back to the
        // same card, it is this draft and stays.
        if (replaced.current?.cardId !== cardId) deleteReplaced().catch(() => undefined)
        replaced.current = undefined
      },
      () => setState('failed'),
    )
    return saving
  }

  const saveSoon = (delayMs = SAVE_DELAY_MS) => {
    if (isOver.current || isPaused.current) return
    clearTimeout(timer.current)
    setState('saving')
    timer.current = setTimeout(() => {
      if (!isPaused.current) void saveNow(delayMs === 0).catch(() => undefined)
    }, delayMs)
  }

  /** Makes the next save begin a new draft. What was linked with the old draft, for example a prepared card, is not linked with the new one. */
  const saveAsNewDraft = () => void (savesAsNewDraft.current = true)

  /** Stops saving, and leaves the draft as it was last saved. Returns the draft's key, or undefined if the form was never saved. */
  const stop = async (): Promise<string | undefined> => {
    isOver.current = true
    clearTimeout(timer.current)
    timer.current = undefined
    await underway.current
    return key.current
  }
  const end = async (): Promise<void> => {
    await stop()
    // With the key, a draft that another window has begun since is not deleted.
    if (key.current !== undefined) await deleteDraft(cardId, key.current)
    await deleteReplaced()
    onBegunOrEnded()
  }

  useEffect(() => {
    const isSignedInAgain = isPaused.current && !sessionEnded
    reading.current = read
    isPaused.current = sessionEnded
    // Text that was typed after the session had ended is saved when the user has signed in again.
    if (isSignedInAgain && isDirty) saveSoon()
    // Content of the previous form is saved at once, unless this card has its own draft.
    if (savesAtOnce && state === 'untouched') saveSoon(0)
  })
  useEffect(() => {
    const leave = () => {
      // Saves the last typed text when the page is left or reloaded. With `keepalive` the request continues after the page is gone.
      if (timer.current && !isPaused.current) void saveDraft(cardId, savingNow.current(), true).catch(() => undefined)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      clearTimeout(timer.current)
      if (timer.current && !isOver.current) leave()
    }
  }, [cardId])

  return { state, scanCode, saveNow, saveSoon, saveAsNewDraft, end, stop }
}
