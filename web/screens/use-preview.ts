import type { PrintFindingMessage } from '@fondly/contracts/bff/not-printable.ts'
import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Refused } from '../api/ask.ts'
import type { OrderFormHandle, Submission } from '../features/order-form/submission.ts'
import { loadSendParts } from './load-send-parts.ts'

/** An open preview. While it is being drawn, only `submission` is set. */
export type Previewed = { submission: Submission; preview?: Preview; refused?: readonly PrintFindingMessage[]; failure?: unknown }

/** Draws the preview of a submission. If the preview cannot show an error, for example a problem of a field, it closes and the form shows the error. */
export function usePreview(form: { current: OrderFormHandle | null }) {
  const queries = useQueryClient()
  const [previewed, setPreviewed] = useState<Previewed>()

  /** Shows why this submission was refused: in the preview if possible, else in the form. */
  const refuse = (error: unknown, submission: Submission) => {
    if (error instanceof Refused && (error.problems || error.status === 401)) {
      setPreviewed(undefined)
      if (error.problems) form.current?.showProblems(error.problems)
    } else {
      const shown = error instanceof Refused && error.findings ? { refused: error.findings } : { failure: error }
      setPreviewed((now) => (now?.submission === submission ? { ...now, ...shown } : now))
    }
  }
  /** Draws the preview again. `why` is the refusal that is shown beside it. */
  const preview = (submission: Submission, why?: Refused) => {
    setPreviewed({ submission })
    const { print: _, ...request } = submission
    const drawing = loadSendParts().then(({ drawPreview }) => drawPreview({ ...request, scanCode: submission.draft.scanCode }))
    drawing.then(
      (drawn) => setPreviewed((now) => (now?.submission === submission ? { submission, preview: drawn, failure: why } : now)),
      (error: unknown) => refuse(error, submission),
    )
  }
  /** Draws the preview if the preview can explain why Send was refused. Returns whether it can. */
  const explain = async (error: unknown, submission: Submission): Promise<boolean> => {
    if (!(error instanceof Refused)) return false
    // The form cannot show findings. A preview that is already open shows them itself.
    if (error.findings && !previewed) preview(submission)
    // Another window has changed what is printed, for example the drawn signature. Draws the preview with the change.
    else if (error.refusal?.code === 'preview-outdated') {
      const { renewSubmission } = await loadSendParts()
      preview(await renewSubmission(queries, submission), error)
    } else return false
    return true
  }
  return { previewed, preview, refuse, explain, closePreview: () => setPreviewed(undefined) }
}
