import type { AddressQuestion } from '@fondly/contracts/bff/sendings.ts'
import { Button } from '../../ui/Button.tsx'
import { addressProblemSentence, useAddressCheckWords } from '../../words/address-problem-sentence.ts'
import { Question } from './Question.tsx'
import { useSendingWords } from './sending-words.ts'
import type * as z from 'zod/mini'

/** Shows what the address check found. The sender may send the card unchanged only if the result of the check permits it. */
export function AddressProblem({
  question,
  failure,
  onEdit,
  onSend,
}: {
  question: z.infer<typeof AddressQuestion>
  failure: string | undefined
  onEdit: () => void
  onSend: () => void
}) {
  const texts = useSendingWords()
  const text = addressProblemSentence(question.problem, useAddressCheckWords())
  const { address1, address2, city, state, zip } = question.address
  return (
    <Question
      title={question.mayContinue ? texts.confirmAddress : texts.incompleteAddress}
      text={text}
      failure={failure}
      onEscape={onEdit}
      actions={
        <>
          <Button looks={question.mayContinue ? 'outline' : 'primary'} onClick={onEdit} data-autofocus>
            {texts.editAddress}
          </Button>
          {question.mayContinue && (
            <Button looks="primary" onClick={onSend} className="min-w-30">
              {texts.send}
            </Button>
          )}
        </>
      }
    >
      <p className="mt-6 mb-1 text-small text-ink-2">{texts.lookedUp}</p>
      <address className="tabular border-l-[3px] border-rule pl-4 font-medium whitespace-pre-line not-italic">
        {[address1, address2, `${city}, ${state} ${zip}`].filter((line) => line !== '').join('\n')}
      </address>
    </Question>
  )
}
