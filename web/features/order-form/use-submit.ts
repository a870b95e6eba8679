import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import type { Problems } from '@fondly/domain/order-form/order-form-problems.ts'
import { trimForm } from '@fondly/domain/order-form/trim-form.ts'
import { useRef, useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { toCardPrint } from './card-print.ts'
import type { Submission } from './submission.ts'

type Submit = (go: (submission: Submission) => void | Promise<void>, asNewCard?: boolean) => () => Promise<void>

/** Checks and saves the form, and passes it to `go` as a submission. Only one submission runs at a time. */
export function useSubmit({
  pageData,
  profileId,
  realNames,
  isSignedByHand,
  canSubmit,
  fillAddress,
  isOpen,
  read,
  validate,
  saveDraft,
  showProblems,
}: {
  pageData: OrderFormPageData
  profileId: string
  realNames: readonly NameField[]
  isSignedByHand: boolean
  canSubmit: boolean
  /** Fills city and state if the ZIP code was typed a moment ago. */
  fillAddress: () => Promise<void>
  /** False if the form was closed while it waited for the address check. */
  isOpen: () => boolean
  read: () => OrderForm
  validate: (form: OrderForm) => Promise<Problems>
  saveDraft: () => Promise<Submission['draft']>
  /** Shows the problems in `found`. `serverProblems` are the problems among these that the server found. */
  showProblems: (found: Problems, serverProblems?: Problems) => void
}) {
  const [busy, setBusy] = useState(false)
  // True from the click on. `busy` comes later, so that nothing covers the form while the rules are loading.
  const isUnderway = useRef(false)
  const [failure, setFailure] = useState<unknown>()
  /** True if the form of a correction that came too late is sent as a new card. */
  const [isNewCard, setNewCard] = useState(false)
  const corrects = isNewCard ? undefined : pageData.draft?.corrects

  const submit: Submit =
    (go, asNewCard = isNewCard) =>
    async () => {
      setNewCard(asNewCard)
      if (isUnderway.current || !canSubmit) return
      isUnderway.current = true
      setFailure(undefined)
      try {
        await fillAddress()
        if (!isOpen()) return
        const form = read()
        const found = await validate(form)
        if (Object.keys(found).length > 0) return showProblems(found)
        setBusy(true)
        const { key, scanCode } = await saveDraft()
        const as = { cardId: pageData.card.id, senderProfileId: profileId, corrects, asNewCard }
        await go({
          ...as,
          form: trimForm(form),
          typedClosing: form.closing,
          realNames: [...realNames],
          isSignedByHand,
          draft: { key, scanCode },
          print: toCardPrint(pageData, form, profileId, scanCode, isSignedByHand),
        })
      } catch (error) {
        if (error instanceof Refused && error.problems) showProblems(error.problems, error.problems)
        // If the session has ended, the foot of the form already says so.
        else if (!(error instanceof Refused && error.status === 401)) setFailure(error)
      } finally {
        isUnderway.current = false
        setBusy(false)
      }
    }
  return { busy, failure, corrects, submit }
}
