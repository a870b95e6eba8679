import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { NameField } from '@fondly/domain/order-form/order-form.ts'
import type { Problems } from '@fondly/domain/order-form/order-form-problems.ts'
import { type Ref, type RefObject, useImperativeHandle } from 'react'
import { carryForm } from './carry-form.ts'
import { focusField } from './focus-field.ts'
import type { FormState } from './form-state.tsx'
import type { OrderFormProps } from './order-form-props.ts'
import type { OrderFormHandle } from './submission.ts'
import type { useDraft } from './use-draft.ts'

/** Gives other parts of the page the functions that they may call on an open form. */
export function useFormHandle(
  ref: Ref<OrderFormHandle>,
  {
    element,
    pageData,
    form,
    draft,
    profileId,
    prefill,
    carried,
    showProblems,
    sendAsNewCard,
  }: Pick<OrderFormProps, 'prefill' | 'carried'> & {
    element: RefObject<HTMLFormElement | null>
    pageData: OrderFormPageData
    form: FormState & { realNames: readonly NameField[]; isSignedByHand: boolean }
    draft: Pick<ReturnType<typeof useDraft>, 'saveNow' | 'stop'>
    profileId: string
    showProblems: (found: Problems, serverProblems: Problems) => void
    sendAsNewCard: () => void
  },
): void {
  useImperativeHandle(ref, () => ({
    showProblems: (serverProblems) => showProblems(serverProblems, serverProblems),
    editAddress: (problem) => focusField(element.current, problem ? form.note(problem) : 'address1'),
    saveDraft: () => draft.saveNow(),
    carry: async () => {
      const draftKey = await draft.stop()
      return carryForm(pageData, form, { senderProfileId: profileId, prefill, carried, draftKey })
    },
    sendAsNewCard,
  }))
}
