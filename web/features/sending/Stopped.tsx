import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { Question } from './Question.tsx'

/** The sending ended without an order; the form lies unchanged beneath. */
export function Stopped({ message, onBack }: { message: string; onBack: () => void }) {
  const words = useWords()
  return (
    <Question
      title={words.sending.stoppedTitle}
      text={message}
      onEscape={onBack}
      actions={
        <Button looks="primary" onClick={onBack} data-autofocus>
          {words.sending.back}
        </Button>
      }
    />
  )
}
