import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import { Question } from './Question.tsx'
import { useSendingWords } from './sending-words.ts'

/**
 * Asks whether to delete the open basket or to cancel this sending. If another sending of the sender uses the basket, the sender can watch that
 * sending instead.
 */
export function OpenBaskets({
  text,
  failure,
  onYes,
  onNo,
  onGoOn,
}: {
  text: string
  failure: string | undefined
  onYes: () => void
  onNo: () => void
  onGoOn: (() => void) | undefined
}) {
  const words = useWords()
  const texts = useSendingWords()
  return (
    <Question
      title={texts.openBaskets}
      text={text}
      failure={failure}
      onEscape={onNo}
      actions={
        <>
          <Button looks={onGoOn ? 'outline' : 'primary'} onClick={onYes} className="min-w-24">
            {words.yes}
          </Button>
          <Button onClick={onNo} className="min-w-24" data-autofocus>
            {words.no}
          </Button>
          {onGoOn && (
            <Button looks="primary" onClick={onGoOn}>
              {texts.goOn}
            </Button>
          )}
        </>
      }
    >
      {onGoOn && <p className="mt-4">{texts.goOnText}</p>}
    </Question>
  )
}
