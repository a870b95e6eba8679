import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { Question } from './Question.tsx'

/** An order was left open somewhere: it goes, or this one does not. */
export function OpenBaskets({
  text,
  failure,
  onYes,
  onNo,
}: {
  text: string
  failure: string | undefined
  onYes: () => void
  onNo: () => void
}) {
  const words = useWords()
  return (
    <Question
      title={words.sending.openBaskets}
      text={text}
      failure={failure}
      onEscape={onNo}
      actions={
        <>
          <Button looks="primary" onClick={onYes} className="min-w-30">
            {words.yes}
          </Button>
          <Button onClick={onNo} className="min-w-30" data-autofocus>
            {words.no}
          </Button>
        </>
      }
    />
  )
}
