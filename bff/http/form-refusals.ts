import type { FormProblems } from '@fondly/contracts/bff/form-problems.ts'
import type { NotPrintable } from '@fondly/contracts/bff/not-printable.ts'
import { Refused } from '@fondly/domain/refused.ts'

/** Returns the refusal of a form with errors. The answer lists the errors by field. */
export const formProblems = (problems: FormProblems['problems']) =>
  new Refused('unprocessable', 'form-problems', { extension: { problems } satisfies FormProblems })

/** Returns the refusal of a card that cannot be printed. The answer lists the findings. */
export const notPrintable = (findings: NotPrintable['findings']) =>
  new Refused('unprocessable', 'card-not-printable', { extension: { findings } satisfies NotPrintable })
