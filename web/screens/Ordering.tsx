import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Preview } from '@fondly/contracts/bff/sendings.ts'
import { withRecent } from '@fondly/domain/catalogue/favorites.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { pushEvent } from '../analytics.ts'
import { Refused } from '../api/ask.ts'
import { orderFormQuery } from '../api/order-form.ts'
import { drawPreview } from '../api/previews.ts'
import { beginSending } from '../api/sendings.ts'
import { changePreferences, sessionQuery, signInPath, type SignedIn } from '../api/session.ts'
import { OrderForm } from '../features/order-form/OrderForm.tsx'
import type { OrderFormHandle, Submission } from '../features/order-form/submission.ts'
import { late } from '../ui/late.tsx'
import { useSpeech } from '../words/words.tsx'
import { arrivedWith } from './arrived-with.ts'
import { SIGN_IN_WINDOW } from './SignedInAgain.tsx'
import { useWho } from './who.tsx'

// Fetched while the form is filled in.
const previewModal = late(async () => (await import('../features/preview/PreviewModal.tsx')).PreviewModal)
const sending = late(async () => (await import('../features/sending/Sending.tsx')).Sending)

type Previewed = { submission: Submission; preview?: Preview; failure?: string }

/** From the open form over its preview to the sending and its confirmation. */
export function Ordering({
  cardId,
  sendingId,
  session,
  onSending,
  onClose,
}: {
  cardId: string
  /** The sending that is watched; it stands in the address bar, so that a reload finds it again. */
  sendingId: string | undefined
  session: SignedIn
  onSending: (sendingId: string | undefined) => void
  onClose: () => void
}) {
  const { words, said } = useSpeech()
  const queries = useQueryClient()
  const { brand, ended } = useWho()
  const form = useRef<OrderFormHandle>(null)
  const [previewed, setPreviewed] = useState<Previewed>()
  const [busy, setBusy] = useState(false)
  const card = useQuery(orderFormQuery(cardId)).data?.card
  useRecents(card, session)
  useEffect(() => {
    previewModal.prepare()
    sending.prepare()
  }, [])

  const wantsToEdit = useRef(false)
  useEffect(() => {
    // Only when the sheet above has closed and given the focus back.
    if (sendingId || !wantsToEdit.current) return
    wantsToEdit.current = false
    form.current?.editAddress()
  }, [sendingId])

  const sentence = (error: unknown) =>
    error instanceof Refused ? (error.refusal.message ? said(error.refusal.message) : words.unexpected) : words.unreachable

  const preview = (submission: Submission) => {
    setPreviewed({ submission })
    const { cardId: id, senderProfileId, form: filled, draft } = submission
    drawPreview({ cardId: id, senderProfileId, form: filled, scanCode: draft.scanCode }).then(
      (drawn) => setPreviewed((now) => (now?.submission === submission ? { submission, preview: drawn } : now)),
      (error: unknown) => backToForm(error, submission),
    )
  }
  const backToForm = (error: unknown, submission: Submission) => {
    if (error instanceof Refused && (error.problems || error.status === 401)) {
      setPreviewed(undefined)
      if (error.problems) form.current?.showProblems(error.problems)
    } else setPreviewed((now) => (now?.submission === submission ? { ...now, failure: sentence(error) } : now))
  }

  const send = async (submission: Submission) => {
    const { cardId: id, senderProfileId, form: filled, draft, displayListHash } = submission
    onSending(await beginSending({ cardId: id, senderProfileId, form: filled, scanCode: draft.scanCode, displayListHash }, draft.key))
    setPreviewed(undefined)
  }
  const sendPreviewed = async () => {
    if (!previewed?.preview || busy) return
    setBusy(true)
    const { submission, preview: seen } = previewed
    await send({ ...submission, displayListHash: seen.displayListHash }).catch((error: unknown) => backToForm(error, submission))
    setBusy(false)
  }

  return (
    <>
      <OrderForm
        ref={form}
        cardId={cardId}
        brand={brand}
        prefill={arrivedWith.recipient}
        shippingDate={arrivedWith.shippingDate}
        sessionEnded={ended}
        onSignInAgain={signInAgain}
        onPreview={preview}
        onSend={send}
        onClose={onClose}
      />
      {previewed && card && (
        <previewModal.Late
          card={card}
          preview={previewed.preview}
          busy={busy}
          failure={previewed.failure}
          onSend={sendPreviewed}
          onEdit={() => setPreviewed(undefined)}
        />
      )}
      {sendingId && card && (
        <sending.Late
          key={sendingId}
          sendingId={sendingId}
          card={card}
          brand={brand}
          onSent={({ orderNo, total }) => pushEvent('purchase', { transaction_id: orderNo, value: total, currency: 'USD' })}
          onEditAddress={() => {
            wantsToEdit.current = true
            onSending(undefined)
          }}
          onLeave={() => onSending(undefined)}
          onOk={() => {
            void queries.invalidateQueries({ queryKey: ['orders'] })
            void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
            onClose()
          }}
        />
      )}
    </>
  )
}

/** A card whose form was opened is a recent one. */
function useRecents(card: Card | undefined, { user }: SignedIn): void {
  const queries = useQueryClient()
  const id = card?.id
  useEffect(() => {
    if (!id || user.recents[0] === id) return
    // Not worth a word when it fails: the shelf of recents is a convenience.
    changePreferences(queries, { recents: withRecent(user.recents, id) }).catch(() => undefined)
    // Once for each opening, not whenever the recents change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
}

// A window of its own, so that nothing of what was typed is left; it closes itself, and the page notices within two seconds.
function signInAgain(): void {
  const path = signInPath('/')
  if (!window.open(path, SIGN_IN_WINDOW, 'popup,width=560,height=820')) location.assign(path)
}
