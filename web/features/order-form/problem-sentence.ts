import type { FormProblem } from '@fondly/domain/order-form/order-form-problems.ts'
import { formProblems } from '@fondly/languages/english/form-problems.ts'
import { fillMessage } from '@fondly/languages/fill-message.ts'
import { useFormWords } from '../../words/form-words.ts'
import { useSection, useLanguage } from '../../words/words.tsx'

/** Returns a function that says a problem of the form in the language of the page. The server's may be of a newer release, with an unknown code. */
export function useProblemSentence(): (problem: FormProblem) => string {
  const { words, tag } = useLanguage()
  const formWords = useFormWords()
  const sentences: Readonly<Record<string, string>> = useSection('formProblems', formProblems)
  // A client without words of its own for the account number sends none.
  return ({ code, params }) => fillMessage(sentences[code] ?? words.unexpected, { label: formWords.accountNumber, ...params }, tag)
}
