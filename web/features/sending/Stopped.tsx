import { Button } from '../../ui/Button.tsx'
import { Question } from './Question.tsx'
import { useSendingWords } from './sending-words.ts'

/** Says that the sending ended without an order. The form below is unchanged. A correction that came too late can be sent as a new card. */
export function Stopped({ message, onSendAsNew, onBack }: { message: string; onSendAsNew?: (() => void) | undefined; onBack: () => void }) {
  const texts = useSendingWords()
  return (
    <Question
      title={texts.stoppedTitle}
      text={message}
      onEscape={onBack}
      actions={
        <>
          {onSendAsNew && (
            <Button looks="primary" onClick={onSendAsNew}>
              {texts.sendAsNew}
            </Button>
          )}
          <Button looks={onSendAsNew ? 'outline' : 'primary'} onClick={onBack} data-autofocus>
            {texts.back}
          </Button>
        </>
      }
    />
  )
}
