import type { Message } from '@fondly/domain/message.ts'
import { formProblems } from '@fondly/languages/english/form-problems.ts'
import { fillMessage } from '@fondly/languages/fill-message.ts'
import { writtenDay } from '../../ui/written-day.ts'
import { addressProblemSentence, useAddressCheckWords } from '../../words/address-problem-sentence.ts'
import { useFormWords } from '../../words/form-words.ts'
import { useSection, useLanguage } from '../../words/words.tsx'

/** Returns a function that returns the sentence of a problem in the language of the page. A problem from a newer server may have an unknown code. */
export function useProblemSentence(): (problem: Message) => string {
  const { words, tag, locale } = useLanguage()
  const formWords = useFormWords()
  const addressWords = useAddressCheckWords()
  const sentences: Readonly<Record<string, string>> = useSection('formProblems', formProblems)
  // A client without its own name for the account number sends no name, so the page's own words are used.
  return ({ code, params }) => {
    if (Object.hasOwn(addressWords.problems, code)) return addressProblemSentence({ code, params }, addressWords)
    const lastDay = params?.['lastDay']
    const values = {
      label: formWords.accountNumber,
      ...params,
      ...(typeof lastDay === 'string' && { lastDay: writtenDay(lastDay, locale, { whole: true }) }),
    }
    return fillMessage(sentences[code] ?? words.unexpected, values, tag)
  }
}
