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
import { askAhead, orderFormQuery, type Stand } from '../api/order-form.ts'
import { drawPreview } from '../api/previews.ts'
import { beginSending } from '../api/sendings.ts'
import { useWhy } from '../api/use-why.ts'
import { changePreferences, forgetRecipient, keepRecipient, sessionQuery, signInPath, type SignedIn } from '../api/session.ts'
import { OrderForm } from '../features/order-form/OrderForm.tsx'
import type { OrderFormHandle, Submission } from '../features/order-form/submission.ts'
import { late } from '../ui/late.tsx'
import { useOnceSeen } from '../ui/use-once-seen.ts'
import { arrivedWith, forgetArrived, hasArrived } from './arrived-with.ts'
import { openSignInWindow } from './sign-in-window.ts'
import { leaveOnceSent, type SingleSend, useLeaving } from './use-leaving.ts'
import { useWho } from './who.tsx'

// Fetched while the form is filled in.
const previewModal = late(async () => (await import('../features/preview/PreviewModal.tsx')).PreviewModal)
const stopped = late(async () => (await import('../features/sending/Sending.tsx')).Stopped)
const sending = late(async () => (await import('../features/sending/Sending.tsx')).Sending)

type Previewed = { submission: Submission; preview?: Preview; refused?: readonly PrintFindingMessage[]; failure?: unknown }

type OrderingProps = {
  cardId: string
  /** The sending that is watched; it stands in the address bar, so that a reload finds it again. */
  sendingId: string | undefined
  /** The sending whose words the form opens with, where it is opened to answer a question or to look at what was not sent. */
  formOf: string | undefined
  /** Whether the form was opened to correct an order; a correction that was left unfinished is never opened without asking. */
  isCorrecting: boolean
  session: SignedIn
  /** To the form of this card, and this sending of it; to the catalogue without. */
  onGo: (cardId?: string, sendingId?: string) => void
}

/** From the form over its preview to the sending and its confirmation. Until it is open it stands ready, unseen: nothing of it is asked, heard or told. */
export function Ordering({ isOpen, ...props }: OrderingProps & { isOpen: boolean }) {
  const { cardId, formOf, session } = props
  // What is unseen listens to nothing: meanwhile this holds what was asked ahead.
  useQuery({ ...orderFormQuery(cardId), enabled: false, notifyOnChangeProps: [] })
  // Only of an opening: what is sent from the open form afterwards changes nothing in it.
  const [made, setMade] = useState({ session, isOpen, formOf: isOpen ? formOf : undefined, times: 0 })
  // A form opens with what is known by then, of whom its card is for say.
  const isNew = (!isOpen && made.session !== session) || (isOpen && !made.isOpen && formOf !== undefined)
  if (isNew || made.isOpen !== isOpen)
    setMade({ session, isOpen, formOf: isOpen && !made.isOpen ? formOf : made.formOf, times: made.times + (isNew ? 1 : 0) })
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <Opened key={made.times} {...props} formOf={made.formOf} />
    </Activity>
  )
}

const Opened = memo(function Opened({ cardId, sendingId, formOf, isCorrecting, session, onGo }: OrderingProps) {
  const onSending = (next: string | undefined) => onGo(cardId, next)
  const onClose = () => onGo()
  const why = useWhy()
  const queries = useQueryClient()
  const { brand, ended } = useWho()
  const form = useRef<OrderFormHandle>(null)
  const [previewed, setPreviewed] = useState<Previewed>()
  const [busy, setBusy] = useState(false)
  /** Why a correction was not sent, where it can be sent as a card of its own. */
  const [uncorrectable, setUncorrectable] = useState<Refused>()
  // What an address brings says nothing of the account number, which the token knows.
  const preset = hasArrived()
    ? readPrefill({ accountNumber: session.recipient?.accountNumber, ...arrivedWith.recipient })
    : (session.recipient ?? {})
  // As it was when the form opened: by the time the card is out, nothing is preset any more.
  const [isSingleSend] = useState(() => session.singleSend && hasPresetAddress(preset))
  const [progress, setProgress] = useState<SingleSend>('under-way')
  const leaving = progress === 'sent'
  const { isSigningOut, leaveNow } = useLeaving(progress)
  const [begunHere, setBegunHere] = useState<string>()
  const isSeen = useOnceSeen()
  // What was asked ahead is asked anew once the form is seen; what was not, by the form at once.
  const setting = orderFormQuery(cardId, formOf)
  const [wasAskedAhead] = useState(() => queries.getQueryData(setting.queryKey) !== undefined)
  const card = useQuery({ ...setting, enabled: isSeen && wasAskedAhead }).data?.card
  useRecents(isSeen ? card : undefined, session)
  useEffect(() => {
    if (!isSeen) return
    previewModal.prepare()
    sending.prepare()
  }, [isSeen])

  const wantsToEdit = useRef(false)
  useEffect(() => {
    // Only when the sheet above has closed and given the focus back.
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
      // One that was left with its question unanswered is called off by these other words; the draft is another's by now.
      const now =
        error instanceof Refused && error.status === 422 && !error.problems && !error.findings && (await form.current?.keepDraft())
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
        // The form has no place for it, and the preview shows where it is: one that is open already has it all.
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
  /** 'Closing the form stores the recipient data' where single cards are sent. */
  const keepForNext = (form: Form) => {
    const recipient = { ...recipientAttributes(preset, form), ...presetRecipient(form) }
    if (Object.keys(recipient).length === 0) return
    presetFromNowOn(recipient)
    // A convenience: without it the next form is merely empty.
    keepRecipient(recipient).catch(() => undefined)
  }

  const endPrefill = () => {
    forgetArrived()
    // What it does not end now, expires by itself.
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
        <previewModal.Late
          card={card}
          preview={previewed.preview}
          refused={previewed.refused}
          busy={busy}
          failure={previewed.failure === undefined ? undefined : why(previewed.failure)}
          onSend={sendPreviewed}
          onEdit={() => setPreviewed(undefined)}
        />
      )}
      {uncorrectable && (
        <stopped.Late message={why(uncorrectable)} onSendAsNew={sendAsNewCard} onBack={() => setUncorrectable(undefined)} />
      )}
      {sendingId && card && (
        <sending.Late
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
            if (isSingleSend) void leaveOnceSent(sendingId)
            void queries.invalidateQueries({ queryKey: ['orders'] })
            onClose()
          }}
          onOk={(confirmed) => {
            if (leaving) return leaveNow()
            void queries.invalidateQueries({ queryKey: ['orders'] })
            void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
            // One that was watched above the form of another card: that form is still to be sent.
            if (confirmed.cardId === cardId) onClose()
            else onSending(undefined)
          }}
        />
      )}
    </>
  )
})

/** Asks for what the form of this card needs, before it opens; `stand` is told at once, so that whatever stands then holds it. */
export const askForFormAhead = (cardId: string, stand: Stand) => askAhead(cardId, (near) => flushSync(() => stand(near)))

/** A card whose form was opened is a recent one. */
function useRecents(card: Card | undefined, { user }: SignedIn): void {
  const queries = useQueryClient()
  const id = card?.id
  useEffect(() => {
    if (!id || user.recents[0] === id) return
    // Not worth a word when it fails: the shelf of recents is a convenience.
    changePreferences(queries, { recents: withRecent(user.recents, id) }, { opened: id }).catch(() => undefined)
    // Once for each opening, not whenever the recents change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
}
