import type { PrintFindingMessage } from '@fondly/contracts/bff/not-printable.ts'
import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../api/ask.ts'
import type { OrderFormHandle, Submission } from '../features/order-form/submission.ts'
import { loadSendParts } from './load-send-parts.ts'

/** A preview that is open: being drawn, drawn, or refused. */
export type Previewed = { submission: Submission; preview?: Preview; refused?: readonly PrintFindingMessage[]; failure?: unknown }

/** Draws the preview of what was submitted. What the preview cannot show, for example a problem of a field, closes it and goes to the form. */
export function usePreview(form: { current: OrderFormHandle | null }) {
  const queries = useQueryClient()
  const [previewed, setPreviewed] = useState<Previewed>()

  /** Shows in the preview, or in the form, why this submission was refused. */
  const refuse = (error: unknown, submission: Submission) => {
    if (error instanceof Refused && (error.problems || error.status === 401)) {
      setPreviewed(undefined)
      if (error.problems) form.current?.showProblems(error.problems)
    } else {
      const shown = error instanceof Refused && error.findings ? { refused: error.findings } : { failure: error }
      setPreviewed((now) => (now?.submission === submission ? { ...now, ...shown } : now))
    }
  }
  /** `why`: the preview is drawn anew, and beside it stands why. */
  const preview = (submission: Submission, why?: Refused) => {
    setPreviewed({ submission })
    const { print: _, ...request } = submission
    const drawing = loadSendParts().then(({ drawPreview }) => drawPreview({ ...request, scanCode: submission.draft.scanCode }))
    drawing.then(
      (drawn) => setPreviewed((now) => (now?.submission === submission ? { submission, preview: drawn, failure: why } : now)),
      (error: unknown) => refuse(error, submission),
    )
  }
  /** Draws the preview if it explains why Send was refused; returns whether it does. */
  const explain = async (error: unknown, submission: Submission): Promise<boolean> => {
    if (!(error instanceof Refused)) return false
    // The form cannot show findings; a preview that is already open shows them itself.
    if (error.findings && !previewed) preview(submission)
    // Another window has changed what is printed, for example the drawn signature: show it as it is now.
    else if (error.refusal?.code === 'preview-outdated') {
      const { renewSubmission } = await loadSendParts()
      preview(await renewSubmission(queries, submission), error)
    } else return false
    return true
  }
  return { previewed, preview, refuse, explain, closePreview: () => setPreviewed(undefined) }
}
