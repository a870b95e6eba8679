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
  /** The draft of another card that this one replaces: the sender has changed the card. */
  replaces: DraftOfCard | undefined
  savesAtOnce: boolean
  read: () => DraftContent
  /** The card has a draft from now on, or has none any more. */
  onBegunOrEnded: () => void
}) {
  const [state, setState] = useState<DraftState>(first ? 'saved' : 'untouched')
  const [scanCode, setScanCode] = useState(first?.scanCode ?? '')
  // The key of this window's draft; it lets the server notice that the draft was already sent from another window.
  const key = useRef(first?.key)
  const reading = useRef(read)
  // Nothing is saved after the session has ended, because the next session may be somebody else's.
  const isPaused = useRef(sessionEnded)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underway = useRef<Promise<unknown>>(Promise.resolve())
  const isOver = useRef(false)
  const isAnew = useRef(false)
  const replaced = useRef(replaces)
  const deleteReplaced = async () => replaced.current && deleteDraft(replaced.current.cardId, replaced.current.key)
  const deleteOld = async () => {
    if (key.current !== undefined) await deleteDraft(cardId, key.current)
    key.current = undefined
    isAnew.current = false
  }
  const toSaved = () => ({ ...reading.current(), key: key.current, replaces: replaced.current?.key })
  const savingNow = useRef(toSaved)
  const saveNow = (leaving = false): Promise<Draft> => {
    clearTimeout(timer.current)
    timer.current = undefined
    const saving = underway.current.then(async () => {
      if (isAnew.current) await deleteOld()
      return saveDraft(cardId, toSaved(), leaving)
    })
    underway.current = saving.then(
      (draft) => {
        if (key.current !== draft.key) onBegunOrEnded()
        key.current = draft.key
        setScanCode(draft.scanCode)
        if (!timer.current) setState('saved')
        // Now that its words are kept here. If it cannot be deleted now, it expires by itself. Back on its card, it is this draft.
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

  /** From the next save on, this is another draft: what was linked with the old one, as a prepared card is, stays behind. */
  const beginAnew = () => void (isAnew.current = true)

  /** Saves nothing any more, and leaves the draft as it was last saved. Returns its key; undefined if the form was never saved. */
  const stop = async (): Promise<string | undefined> => {
    isOver.current = true
    clearTimeout(timer.current)
    timer.current = undefined
    await underway.current
    return key.current
  }
  const end = async (): Promise<void> => {
    await stop()
    // Under another key it is a form that another window has begun since.
    if (key.current !== undefined) await deleteDraft(cardId, key.current)
    await deleteReplaced()
    onBegunOrEnded()
  }

  useEffect(() => {
    const isSignedInAgain = isPaused.current && !sessionEnded
    reading.current = read
    isPaused.current = sessionEnded
    // What was typed while the session had ended is saved as soon as the user is signed in again.
    if (isSignedInAgain && isDirty) saveSoon()
    // What came along is kept at once, unless this card has a draft of its own.
    if (savesAtOnce && state === 'untouched') saveSoon(0)
  })
  useEffect(() => {
    const leave = () => {
      // Saves on a reload while typing; `keepalive` lets the request outlive the page.
      if (timer.current && !isPaused.current) void saveDraft(cardId, savingNow.current(), true).catch(() => undefined)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      clearTimeout(timer.current)
      if (timer.current && !isOver.current) leave()
    }
  }, [cardId])

  return { state, scanCode, saveNow, saveSoon, beginAnew, end, stop }
}
