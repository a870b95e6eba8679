import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { PrintFindingMessage } from '@fondly/contracts/bff/not-printable.ts'
import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import { withRecent } from '@fondly/domain/catalogue/favorites.ts'
import type { OrderForm as Form } from '@fondly/domain/order-form/order-form.ts'
import { hasPresetAddress, presetRecipient, recipientAttributes, type PresetRecipient } from '@fondly/domain/user/preset-recipient.ts'
import { readPrefill } from '@fondly/domain/user/read-prefill.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Activity, memo, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pushEvent } from '../analytics.ts'
import { Refused } from '../api/ask.ts'
import { preloadOrderForm, orderFormQuery, type OnPreloaded } from '../api/order-form.ts'
import { drawPreview } from '../api/previews.ts'
import { forgetRecipient, saveRecipient } from '../api/recipient.ts'
import { beginSending } from '../api/sendings.ts'
import { useErrorText } from '../api/use-error-text.ts'
import { changePreferences, sessionQuery, signInPath, type SignedIn } from '../api/session.ts'
import { OrderForm } from '../features/order-form/OrderForm.tsx'
import type { OrderFormHandle, Submission } from '../features/order-form/submission.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useOnceSeen } from '../ui/use-once-seen.ts'
import { arrivedWith, forgetArrived, hasArrived } from './arrived-with.ts'
import { openSignInWindow } from './sign-in-window.ts'
import { signOutOnceSent, type SingleSend, useSignOutAfterSend } from './use-sign-out-after-send.ts'
import { usePageSession } from './page-session.tsx'

// Loaded while the form is being filled in.
const previewModal = lazyPart(async () => (await import('../features/preview/PreviewModal.tsx')).PreviewModal)
const stopped = lazyPart(async () => (await import('../features/sending/Stopped.tsx')).Stopped)
const sending = lazyPart(async () => (await import('../features/sending/Sending.tsx')).Sending)

type Previewed = { submission: Submission; preview?: Preview; refused?: readonly PrintFindingMessage[]; failure?: unknown }

type OrderingProps = {
  cardId: string
  /** The watched sending; it is in the address bar, so that a reload finds it again. */
  sendingId: string | undefined
  /** The sending whose content the form opens with, to answer a question or to look at a card that was not sent. */
  formOf: string | undefined
  /** Tells whether the form was opened to correct an order; an unfinished correction is never opened without asking. */
  isCorrecting: boolean
  session: SignedIn
  /** Opens a card's form, with a sending of it; without arguments, the catalogue. */
  onGo: (cardId?: string, sendingId?: string) => void
}

/** Leads from the form over its preview to the sending and its confirmation. Until `isOpen`, the form is rendered hidden and sends nothing. */
export function Ordering({ isOpen, ...props }: OrderingProps & { isOpen: boolean }) {
  const { cardId, formOf, session } = props
  // A hidden form has no active query, so this one keeps the preloaded setting in the cache.
  useQuery({ ...orderFormQuery(cardId), enabled: false, notifyOnChangeProps: [] })
  // Only the `formOf` of an opening counts; a sending from the open form must not change its content.
  const [opening, setOpening] = useState({ session, isOpen, formOf: isOpen ? formOf : undefined, times: 0 })
  // A form opens with the current session, for example with the current recipient.
  const isNew = (!isOpen && opening.session !== session) || (isOpen && !opening.isOpen && formOf !== undefined)
  if (isNew || opening.isOpen !== isOpen)
    setOpening({ session, isOpen, formOf: isOpen && !opening.isOpen ? formOf : opening.formOf, times: opening.times + (isNew ? 1 : 0) })
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <OpenForm key={opening.times} {...props} formOf={opening.formOf} />
    </Activity>
  )
}

const OpenForm = memo(function OpenForm({ cardId, sendingId, formOf, isCorrecting, session, onGo }: OrderingProps) {
  const onSending = (next: string | undefined) => onGo(cardId, next)
  const onClose = () => onGo()
  const errorText = useErrorText()
  const queries = useQueryClient()
  const { brand, ended } = usePageSession()
  const form = useRef<OrderFormHandle>(null)
  const [previewed, setPreviewed] = useState<Previewed>()
  const [busy, setBusy] = useState(false)
  /** Why a correction was refused that can be sent as a new card. */
  const [uncorrectable, setUncorrectable] = useState<Refused>()
  // The address has no account number; the token does.
  const preset = hasArrived()
    ? readPrefill({ accountNumber: session.recipient?.accountNumber, ...arrivedWith.recipient })
    : (session.recipient ?? {})
  // Fixed when the form opens, because nothing is preset any more once the card is sent.
  const [isSingleSend] = useState(() => session.singleSend && hasPresetAddress(preset))
  const [progress, setProgress] = useState<SingleSend>('under-way')
  const leaving = progress === 'sent'
  const { isSigningOut, signOutNow: leaveNow } = useSignOutAfterSend(progress)
  const [begunHere, setBegunHere] = useState<string>()
  const isSeen = useOnceSeen()
  // A preloaded setting is fetched again once the form is seen; otherwise the form fetches it itself.
  const setting = orderFormQuery(cardId, formOf)
  const [wasPreloaded] = useState(() => queries.getQueryData(setting.queryKey) !== undefined)
  const card = useQuery({ ...setting, enabled: isSeen && wasPreloaded }).data?.card
  useRecents(isSeen ? card : undefined, session)
  useEffect(() => {
    if (!isSeen) return
    previewModal.prepare()
    sending.prepare()
  }, [isSeen])

  const wantsToEdit = useRef(false)
  useEffect(() => {
    // Waits until the sheet above has closed and returned the focus.
    if (sendingId || !wantsToEdit.current) return
    wantsToEdit.current = false
    form.current?.editAddress()
  }, [sendingId])

  const preview = (submission: Submission) => {
    setPreviewed({ submission })
    drawPreview({ ...submission, scanCode: submission.draft.scanCode }).then(
      (drawn) => setPreviewed((now) => (now?.submission === submission ? { submission, preview: drawn } : now)),
      (error: unknown) => backToForm(error, submission),
    )
  }
  const backToForm = (error: unknown, submission: Submission) => {
    if (error instanceof Refused && (error.problems || error.status === 401)) {
      setPreviewed(undefined)
      if (error.problems) form.current?.showProblems(error.problems)
    } else {
      const shown = error instanceof Refused && error.findings ? { refused: error.findings } : { failure: error }
      setPreviewed((now) => (now?.submission === submission ? { ...now, ...shown } : now))
    }
  }

  const send = async (submission: Submission) => {
    const { draft, ...request } = submission
    const begin = ({ key, scanCode }: typeof draft) => beginSending({ ...request, scanCode }, key)
    const begunAnew = async (error: unknown) => {
      // The server cancels an earlier sending whose question was never answered when other content is sent; the form then has a new draft.
      const now =
        error instanceof Refused && error.status === 422 && !error.problems && !error.findings && (await form.current?.saveDraft())
      if (!now || now.key === draft.key) throw error
      return begin(now)
    }
    const begun = await begin(draft)
      .catch(begunAnew)
      .catch((error: unknown) => {
        if (error instanceof Refused && error.refusal.offer === 'send-as-new-card') {
          setUncorrectable(error)
          return undefined
        }
        // The form cannot show findings, so the preview opens and shows them; a preview that is already open shows them itself.
        if (!(error instanceof Refused && error.findings) || previewed) throw error
        preview(submission)
        return undefined
      })
    if (begun === undefined) return
    setBegunHere(begun)
    onSending(begun)
    setPreviewed(undefined)
  }
  const sendAsNewCard = () => {
    setUncorrectable(undefined)
    setPreviewed(undefined)
    onSending(undefined)
    form.current?.sendAsNewCard()
  }
  const sendPreviewed = async () => {
    if (!previewed?.preview || busy) return
    setBusy(true)
    const { submission, preview: seen } = previewed
    await send({ ...submission, displayListHash: seen.displayListHash }).catch((error: unknown) => backToForm(error, submission))
    setBusy(false)
  }

  const presetFromNowOn = (recipient: PresetRecipient | null) => {
    forgetArrived()
    queries.setQueryData(sessionQuery.queryKey, (known) => (known?.signedIn ? { ...known, recipient, shippingDate: undefined } : known))
  }
  /** 'Closing the form stores the recipient data' for clients that send single cards. */
  const keepForNext = (form: Form) => {
    const recipient = { ...recipientAttributes(preset, form), ...presetRecipient(form) }
    if (Object.keys(recipient).length === 0) return
    presetFromNowOn(recipient)
    // If this fails, the next form is merely empty.
    saveRecipient(recipient).catch(() => undefined)
  }

  const endPrefill = () => {
    forgetArrived()
    // If the server cannot delete it now, it expires by itself.
    forgetRecipient()
      .then(() => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }))
      .catch(() => undefined)
  }

  return (
    <>
      <OrderForm
        ref={form}
        cardId={cardId}
        ofSending={formOf}
        isCorrecting={isCorrecting}
        prefill={preset}
        shippingDate={arrivedWith.shippingDate ?? session.shippingDate}
        sessionEnded={ended}
        onSignInAgain={() => openSignInWindow(signInPath('/'))}
        onPreview={preview}
        onSend={send}
        onThrown={session.singleSend ? keepForNext : endPrefill}
        onClose={onClose}
      />
      {previewed && card && (
        <previewModal.Part
          card={card}
          preview={previewed.preview}
          refused={previewed.refused}
          busy={busy}
          failure={previewed.failure === undefined ? undefined : errorText(previewed.failure)}
          onSend={sendPreviewed}
          onEdit={() => setPreviewed(undefined)}
        />
      )}
      {uncorrectable && (
        <stopped.Part message={errorText(uncorrectable)} onSendAsNew={sendAsNewCard} onBack={() => setUncorrectable(undefined)} />
      )}
      {sendingId && card && (
        <sending.Part
          key={sendingId}
          sendingId={sendingId}
          card={card}
          brand={brand}
          isBegunHere={sendingId === begunHere}
          leaving={leaving}
          signingOut={isSigningOut}
          onSent={({ orderNo, total, currency }) => {
            pushEvent({ event: 'purchase', transaction_id: orderNo, value: total, currency })
            presetFromNowOn(null)
            if (isSingleSend) setProgress('sent')
          }}
          onConfirming={(unsure) => isSingleSend && setProgress((known) => (known === 'sent' ? known : unsure ? 'unsure' : 'under-way'))}
          onEditAddress={() => {
            wantsToEdit.current = true
            onSending(undefined)
          }}
          onSendAsNew={sendAsNewCard}
          onLeave={() => onSending(undefined)}
          onGoOn={onSending}
          onClose={() => {
            if (isSingleSend) void signOutOnceSent(sendingId)
            void queries.invalidateQueries({ queryKey: ['orders'] })
            onClose()
          }}
          onOk={(confirmed) => {
            if (leaving) return leaveNow()
            void queries.invalidateQueries({ queryKey: ['orders'] })
            void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
            // If the sending was watched above the form of another card, that form is still to be sent.
            if (confirmed.cardId === cardId) onClose()
            else onSending(undefined)
          }}
        />
      )}
    </>
  )
})

/** Preloads the setting of a card's form. `onPreloaded` renders synchronously, so that the hidden form holds the setting at once. */
export const preloadForm = (cardId: string, onPreloaded: OnPreloaded) =>
  preloadOrderForm(cardId, (preloadedCard) => flushSync(() => onPreloaded(preloadedCard)))

/** Adds a card to the recents when its form is opened. */
function useRecents(card: Card | undefined, { user }: SignedIn): void {
  const queries = useQueryClient()
  const id = card?.id
  useEffect(() => {
    if (!id || user.recents[0] === id) return
    // A failure is not shown, because the recents are only a convenience.
    changePreferences(queries, { recents: withRecent(user.recents, id) }, { opened: id }).catch(() => undefined)
    // Runs once for each opening, not when the recents change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
}
