import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import { withRecent } from '@fondly/domain/catalogue/favorites.ts'
import { hasPresetAddress } from '@fondly/domain/user/preset-recipient.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Refused } from '../api/ask.ts'
import { orderFormQuery } from '../api/order-form.ts'
import { changePreferences, signInPath, type SignedIn } from '../api/session.ts'
import { useErrorText } from '../api/use-error-text.ts'
import { carryWords, type CarriedForm } from '../features/order-form/carried-form.ts'
import { OrderForm } from '../features/order-form/OrderForm.tsx'
import type { OrderFormHandle, Submission } from '../features/order-form/submission.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useOnceSeen } from '../ui/use-once-seen.ts'
import { carryTo } from './carried-to.ts'
import { loadSendParts } from './load-send-parts.ts'
import { usePageSession } from './page-session.tsx'
import { openSignInWindow } from './sign-in-window.ts'
import { usePreview } from './use-preview.ts'
import { useRecipientOfVisit } from './use-recipient-of-visit.ts'

// Loaded while the user fills in the form.
const previewModal = lazyPart(async () => (await loadSendParts()).PreviewModal)
const watchedSending = lazyPart(async () => (await import('./WatchedSending.tsx')).WatchedSending)
const changeCard = lazyPart(async () => (await import('./ChangeCard.tsx')).ChangeCard)
const stopped = lazyPart(async () => (await import('../features/sending/Stopped.tsx')).Stopped)

const NOBODY = {}

export type OpenFormProps = {
  cardId: string
  /** The id of the watched sending. It is in the address bar, so that a reload finds the sending again. */
  sendingId: string | undefined
  /** The id of the sending whose content the form opens with: to answer a question, or to see a card that was not sent. */
  formOf: string | undefined
  /** Tells whether the form was opened to correct an order. Without that, the form asks before it opens an unfinished correction. */
  isCorrecting: boolean
  session: SignedIn
  /** What the form takes over from the previous form. */
  carried: CarriedForm | undefined
  /** Opens the form of the same card for the next person. */
  onAnother: (carried: CarriedForm) => void
  /** Opens the form of a card, with one of its sendings if an id is given. Without arguments, opens the catalogue. */
  onGo: (cardId?: string, sendingId?: string) => void
}

/** The form of one card, with its preview and the sheet of the watched sending. */
export const OpenForm = memo(function OpenForm({
  cardId,
  sendingId,
  formOf,
  isCorrecting,
  session,
  carried,
  onAnother,
  onGo,
}: OpenFormProps) {
  const onSending = (next: string | undefined) => onGo(cardId, next)
  const errorText = useErrorText()
  const { ended } = usePageSession()
  const form = useRef<OrderFormHandle>(null)
  const { previewed, preview, refuse, explain, closePreview } = usePreview(form)
  const [busy, setBusy] = useState(false)
  /** The refusal of a correction that can be sent as a new card instead. */
  const [uncorrectable, setUncorrectable] = useState<Refused>()
  const { preset, wantedMailDate, clear, onThrown } = useRecipientOfVisit(session)
  // Decided when the form opens, because the preset recipient is gone after the card is sent.
  const [isSingleSend] = useState(() => session.singleSend && hasPresetAddress(preset))
  const [begunHere, setBegunHere] = useState<{ sendingId: string; submission: Submission }>()
  const [isChangingCard, setChangingCard] = useState(false)
  const pageData = usePageData(cardId, formOf, session)

  const send = async (submission: Submission, seen?: Preview) => {
    const { beginSubmission } = await loadSendParts()
    const begun = await beginSubmission(submission, seen?.displayListHash, () => form.current?.saveDraft()).catch(
      async (error: unknown) => {
        if (error instanceof Refused && error.refusal?.offer === 'send-as-new-card') setUncorrectable(error)
        else if (!(await explain(error, submission))) throw error
      },
    )
    if (begun === undefined) return
    setBegunHere({ sendingId: begun, submission })
    onSending(begun)
    closePreview()
  }
  const sendAsNewCard = () => {
    setUncorrectable(undefined)
    closePreview()
    onSending(undefined)
    form.current?.sendAsNewCard()
  }
  const takeTo = async (next: string) => {
    if (!form.current) return
    carryTo(next, await form.current.carry())
    onGo(next)
  }
  const sendPreviewed = async () => {
    if (!previewed?.preview || busy) return
    setBusy(true)
    await send(previewed.submission, previewed.preview).catch((error: unknown) => refuse(error, previewed.submission))
    setBusy(false)
  }

  const sent = begunHere?.sendingId === sendingId && !isSingleSend ? begunHere?.submission : undefined

  return (
    <>
      <OrderForm
        ref={form}
        cardId={cardId}
        ofSending={formOf}
        isCorrecting={isCorrecting}
        // A form for the next person starts without the preset recipient, who has already got a card.
        prefill={carried ? NOBODY : preset}
        carried={carried}
        wantedMailDate={wantedMailDate}
        sessionEnded={ended}
        onSignInAgain={() => openSignInWindow(signInPath('/'))}
        onPreview={preview}
        onSend={send}
        onThrown={onThrown}
        onChangeCard={() => setChangingCard(true)}
        onClose={() => onGo()}
      />
      {isChangingCard && (
        <changeCard.Part
          cardId={cardId}
          user={session.user}
          onChoose={(next) => void takeTo(next)}
          onClose={() => setChangingCard(false)}
        />
      )}
      {previewed && pageData && (
        <previewModal.Part
          card={pageData.card}
          print={previewed.submission.print}
          preview={previewed.preview}
          refused={previewed.refused}
          busy={busy}
          failure={previewed.failure === undefined ? undefined : errorText(previewed.failure)}
          onSend={sendPreviewed}
          onRetry={() => preview(previewed.submission)}
          onEdit={closePreview}
        />
      )}
      {uncorrectable && (
        <stopped.Part message={errorText(uncorrectable)} onSendAsNew={sendAsNewCard} onBack={() => setUncorrectable(undefined)} />
      )}
      {sendingId && pageData && (
        <watchedSending.Part
          key={sendingId}
          sendingId={sendingId}
          pageData={pageData}
          isBegunHere={sendingId === begunHere?.sendingId}
          isSingleSend={isSingleSend}
          onSending={onSending}
          onSent={clear}
          onEditAddress={(note) => form.current?.editAddress(note)}
          onSendAsNew={sendAsNewCard}
          sent={sent && toNext(sent)}
          onAnother={sent || !session.singleSend ? onAnother : undefined}
          onClose={() => onGo()}
        />
      )}
    </>
  )
})

const toNext = ({ form, typedClosing, senderProfileId, isSignedByHand, draft }: Submission): CarriedForm => ({
  ...carryWords({ ...form, closing: typedClosing }, senderProfileId, draft.key),
  isSignedByHand,
})

/** Returns the page data of a form, and adds its card to the recent cards, once the form is visible. */
function usePageData(cardId: string, formOf: string | undefined, { user }: SignedIn): OrderFormPageData | undefined {
  const queries = useQueryClient()
  const isSeen = useOnceSeen()
  // Preloaded page data is fetched again once the form is visible. Without a preload, the form fetches the page data itself.
  const query = orderFormQuery(cardId, formOf)
  const [wasPreloaded] = useState(() => queries.getQueryData(query.queryKey) !== undefined)
  const pageData = useQuery({ ...query, enabled: isSeen && wasPreloaded }).data

  const onOpened = useEffectEvent((id: string) => {
    previewModal.prepare()
    watchedSending.prepare()
    // A failure is not shown, because the recent cards are only a convenience.
    if (user.recents[0] !== id) changePreferences(queries, { recents: withRecent(user.recents, id) }, { opened: id }).catch(() => undefined)
  })
  const openedId = isSeen ? pageData?.card.id : undefined
  useEffect(() => {
    if (openedId) onOpened(openedId)
  }, [openedId])
  return pageData
}
