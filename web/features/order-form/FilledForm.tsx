import { useFormWords } from '../../words/form-words.ts'
import './form.css'
import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { EMPTY_ORDER_FORM, type OrderForm as Form } from '@fondly/domain/order-form/order-form.ts'
import type { Problems } from '@fondly/domain/order-form/order-form-problems.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { FormStateProvider } from './form-state.tsx'
import { refreshOrderForm } from '../../api/order-form.ts'
import { loadingOverlay } from '../../ui/Loading.tsx'
import { Button } from '../../ui/Button.tsx'
import { useModalEscape } from '../../ui/Modal.tsx'
import { AddressFields } from './AddressFields.tsx'
import { focusField } from './focus-field.ts'
import { FormFoot } from './FormFoot.tsx'
import { FormHead } from './FormHead.tsx'
import { FormNotes } from './FormNotes.tsx'
import { LivingCard } from './LivingCard.tsx'
import { MailDate } from './MailDate.tsx'
import type { OrderFormProps } from './order-form-props.ts'
import { PersonalFields } from './PersonalFields.tsx'
import { SavedMessages } from './SavedMessages.tsx'
import { useAddressCheck } from './use-address-check.ts'
import { useCloseForm } from './use-close-form.ts'
import { useFormHandle } from './use-form-handle.ts'
import { useSavedForm } from './use-saved-form.ts'
import { usePastedAddress } from './use-pasted-address.ts'
import { useSubmit } from './use-submit.ts'
import { focusFirst } from '../../ui/focus-first.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useOnceSeen } from '../../ui/use-once-seen.ts'
import { useWhenIdle } from '../../ui/when-idle.ts'
import type { View } from './view.ts'

// Loaded later, because these parts need a typed name or address.
const contactSuggestions = lazyPart(async () => (await import('./ContactSuggestions.tsx')).ContactSuggestions, { isVital: false })
const pastCards = lazyPart(async () => (await import('./PastCards.tsx')).PastCards, { isVital: false })
// Loaded later, because it stands below the message, in a place that is kept free for it.
const signedByHand = lazyPart(async () => (await import('./SignedByHand.tsx')).SignedByHand, { isVital: false })
// Loaded while the sender fills in the form, because only a form with content asks a question when it is closed.
const discardQuestion = lazyPart(async () => (await import('./FormParts.tsx')).ThrowAway)

const prepareForUse = () => {
  loadingOverlay.prepare()
  discardQuestion.prepare()
}

// The keys of the empty form are in the order of its fields on the screen.
const FIELD_ORDER = Object.keys(EMPTY_ORDER_FORM) as (keyof Form)[]

/** Keeps a focused field and its problem above the foot and the banner. */
const CLEAR_OF_FOOT = { scrollPaddingBottom: 'min(17rem, 50%)' }

const WAITING_CARD = <div className="order-1 min-h-24 border-rule bg-sunk max-lg:border-b lg:order-2 lg:border-l low:min-h-12" />

function sendOnCtrlEnter(event: KeyboardEvent, send: () => Promise<void> | void): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
  event.preventDefault()
  void send()
}

type FilledFormProps = OrderFormProps & {
  pageData: OrderFormPageData
  title: string
  /** True if the page data was fetched after this form was opened. Then it contains every draft that another window had begun before. */
  isUpToDate: boolean
  /** True if this card has another unfinished draft. That draft is kept until the sender types here. */
  replacesOtherDraft: boolean
  onTouched: () => void
}

/** The form after its page data has loaded: fields on the left, the living card on the right, the buttons below. */
export function FilledForm({
  pageData,
  title,
  prefill,
  wantedMailDate,
  carried,
  sessionEnded,
  onSignInAgain,
  onPreview,
  onSend,
  onThrown,
  onChangeCard,
  onClose,
  isUpToDate,
  replacesOtherDraft,
  onTouched,
  ref,
}: FilledFormProps) {
  const queries = useQueryClient()
  const beginning = { prefill, wantedMailDate, carried, savesAtOnce: isUpToDate && !replacesOtherDraft, sessionEnded, onTouched }
  const { form, draft, validate, profileId, chooseProfile, startOver } = useSavedForm(pageData, beginning)
  const { isDirty } = form
  const address = useAddressCheck(form)
  const pasted = usePastedAddress(form, address.askSoon)
  const [view, setView] = useState<View>('envelope')
  const element = useRef<HTMLFormElement>(null)
  const isSeen = useOnceSeen()
  const hasProfile = profileId !== ''
  const isReplacing = replacesOtherDraft && (draft.state === 'untouched' || (pageData.replacesDraft && !isDirty))
  useWhenIdle(isSeen ? prepareForUse : undefined)

  const showProblems = (found: Problems, serverProblems?: Problems) => {
    form.refuse(serverProblems)
    // The server refused a day that this page offers, so fetch the days again. If that fails, the server's sentence stays.
    if (serverProblems?.sendDate) refreshOrderForm(queries, pageData.card.id).catch(() => undefined)
    const first = FIELD_ORDER.find((name) => found[name])
    if (first) focusField(element.current, first)
  }
  const { busy, failure, corrects, submit } = useSubmit({
    pageData,
    profileId,
    realNames: form.realNames,
    isSignedByHand: form.isSignedByHand,
    canSubmit: hasProfile && !sessionEnded,
    fillAddress: address.fillNow,
    isOpen: () => element.current !== null,
    read: form.read,
    validate,
    saveDraft: draft.saveNow,
    showProblems,
  })

  /** Without a session nothing can be sent. Moves the focus to the foot, which says this. */
  const submitSignedIn = (go: Parameters<typeof submit>[0]) =>
    sessionEnded ? () => element.current?.querySelector<HTMLElement>('[data-sign-in]')?.focus() : submit(go)

  const sendAsNewCard = () => void submit(onSend, true)()
  useFormHandle(ref, { element, pageData, form, draft, profileId, prefill, carried, showProblems, sendAsNewCard })

  const { askToClose, question } = useCloseForm({ pageData, carried, form, draft, startOver, sessionEnded, onThrown, onClose })
  useModalEscape(askToClose)

  return (
    <FormStateProvider value={form}>
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[744px_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys bubble up from its fields */}
        <form
          ref={element}
          noValidate
          style={CLEAR_OF_FOOT}
          aria-labelledby={title}
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={(event) => sendOnCtrlEnter(event, submitSignedIn(onSend))}
          className="order-fields relative order-2 flex min-h-0 scroll-pt-2 flex-col overflow-y-auto lg:order-1"
        >
          <div ref={focusFirst} className="grow px-5 pt-6 pb-3 md:px-12 low:pt-3">
            <FormHead title={title} pageData={pageData} profileId={profileId} onProfile={chooseProfile} onClose={askToClose} />
            <FormNotes pageData={pageData} corrects={corrects} carried={carried} hasProfile={hasProfile} startOver={startOver} />
            <FormFields
              pageData={pageData}
              isSeen={isSeen}
              pasted={pasted}
              onAddressLeft={address.askSoon}
              onView={setView}
              onChangeCard={onChangeCard}
            />
          </div>
          <FormFoot
            draftState={draft.state}
            failure={failure}
            isReplacing={isReplacing}
            sessionEnded={sessionEnded}
            onSignInAgain={onSignInAgain}
            disabled={!hasProfile}
            busy={busy}
            paste={form.mustMend ? undefined : pasted.notice}
            onPreview={submitSignedIn(onPreview)}
            onSend={submitSignedIn(onSend)}
          />
        </form>
        {isSeen ? (
          <LivingCard
            pageData={pageData}
            profileId={profileId}
            scanCode={draft.scanCode}
            view={view}
            onView={setView}
            onClose={askToClose}
          />
        ) : (
          WAITING_CARD
        )}
      </div>
      {busy && <loadingOverlay.Part />}
      {isSeen && <SavedMessages pageData={pageData} />}
      {question && <discardQuestion.Part {...question} />}
    </FormStateProvider>
  )
}

function FormFields({
  pageData,
  isSeen,
  pasted: { onFocus, onPaste, onInput, onKeyDown, fillFields },
  onAddressLeft,
  onView,
  onChangeCard,
}: {
  pageData: OrderFormPageData
  isSeen: boolean
  pasted: ReturnType<typeof usePastedAddress>
  onAddressLeft: () => void
  onView: (view: View) => void
  onChangeCard: () => void
}) {
  const formWords = useFormWords()
  const drawn = pageData.drawnSignature
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to what bubbles up from its fields */}
      <div
        onFocus={() => {
          onFocus()
          onView('envelope')
        }}
        onPaste={onPaste}
        onInput={onInput}
        onBlur={onAddressLeft}
        onKeyDown={onKeyDown}
      >
        <AddressFields pageData={pageData} isSeen={isSeen} />
        {isSeen && <contactSuggestions.Part onFill={fillFields} />}
      </div>
      <div>
        {/* The place of the note always exists, so that no row moves. */}
        <div className="min-h-11">{isSeen && <pastCards.Part corrects={pageData.draft?.corrects ?? undefined} />}</div>
        <div className="mt-3 mb-4 flex flex-wrap items-center justify-between gap-x-4">
          <h3 className="text-h2">{formWords.personalize}</h3>
          {/* The card of a correction, and of a form that continues a stopped sending, cannot be changed. */}
          {!pageData.draft?.corrects && !pageData.draft?.isOfSending && (
            <Button looks="quiet" onClick={onChangeCard} className="-my-2 -mr-3 -ml-3">
              {formWords.changeCard}
            </Button>
          )}
        </div>
        <div className="grid gap-x-10 md:grid-cols-[1fr_280px]">
          <div onFocus={() => onView('inside')}>
            <PersonalFields pageData={pageData} />
            {drawn && <div className="mt-2 min-h-11">{isSeen && <signedByHand.Part drawn={drawn} />}</div>}
          </div>
          <MailDate pageData={pageData} isSeen={isSeen} />
        </div>
      </div>
    </>
  )
}
