import { useState } from 'react'
import type { FormState } from './form-state.tsx'
import type { OrderFormProps } from './order-form-props.ts'
import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { useDraft } from './use-draft.ts'
import type { StartOver } from './use-start-over.ts'

type CloseForm = Pick<OrderFormProps, 'carried' | 'sessionEnded' | 'onThrown' | 'onClose'> & {
  pageData: Pick<OrderFormPageData, 'draft'>
  form: Pick<FormState, 'isDirty' | 'read'>
  draft: Pick<ReturnType<typeof useDraft>, 'state' | 'saveNow' | 'stop' | 'end'>
  startOver: Pick<StartOver, 'isBlank'> | undefined
}

/** Closes a form and deletes its draft. If typed text would be lost, `question` is asked first. The question also offers to keep the draft. */
export function useCloseForm({ pageData, carried, form, draft, startOver, sessionEnded, onThrown, onClose }: CloseForm) {
  const [asks, setAsks] = useState(false)
  const close = async () => {
    // If the draft cannot be deleted now, it expires later.
    await draft.end().catch(() => undefined)
    onThrown?.(form.read())
    onClose()
  }
  // Words that a form for the next person took over are not lost, because the sent card has them.
  const hasTyped = !startOver?.isBlank && (form.isDirty || pageData.draft !== null || carried?.from !== undefined)
  const question = {
    onKeep: () => setAsks(false),
    onThrow: close,
    onClose,
    // Without a session nothing can be saved.
    draft: draft.state === 'untouched' || sessionEnded ? undefined : draft,
  }
  return { askToClose: () => (hasTyped ? setAsks(true) : void close()), question: asks ? question : undefined }
}
