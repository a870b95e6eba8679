import { Button } from '../../ui/Button.tsx'
import { Question } from './Question.tsx'
import { useSendingWords } from './sending-words.ts'

/** The sending ended without an order; the form lies unchanged beneath. */
export function Stopped({ message, onBack }: { message: string; onBack: () => void }) {
  const own = useSendingWords()
  return (
    <Question
      title={own.stoppedTitle}
      text={message}
      onEscape={onBack}
      actions={
        <Button looks="primary" onClick={onBack} data-autofocus>
          {own.back}
        </Button>
      }
    />
  )
}
