import type { FormProblems } from '@fondly/contracts/bff/form-problems.ts'
import type { NotPrintable } from '@fondly/contracts/bff/not-printable.ts'
import { Refused } from '@fondly/domain/refused.ts'

/** The form has errors: the answer lists them by field. */
export const formProblems = (problems: FormProblems['problems']) =>
  new Refused('unprocessable', 'form-problems', { extension: { problems } satisfies FormProblems })

/** The card cannot be printed: the answer lists the findings. */
export const notPrintable = (findings: NotPrintable['findings']) =>
  new Refused('unprocessable', 'card-not-printable', { extension: { findings } satisfies NotPrintable })
