import { REPRINT_REASONS, type ReprintReason } from '@fondly/contracts/bff/press.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { askReprint } from '../../api/press.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { Radios } from '../../ui/Radios.tsx'
import { useWords } from '../../words/words.tsx'
import { usePressWords } from './press-words.ts'

/** Asks for the reason of a reprint. The form has one idempotency key, so that a double click makes one reprint. */
export function ReprintForm({ orderNo, onAsked, onLeave }: { orderNo: string; onAsked: () => void; onLeave: () => void }) {
  const words = useWords()
  const texts = usePressWords()
  const id = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState<ReprintReason>()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, failure, run } = useAction()
  const lacksNote = reason === 'other' && note.trim() === ''

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (!reason || lacksNote) return
    if (await run(() => askReprint(orderNo, { key, reason, note: note.trim() }))) onAsked()
  }

  return (
    <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} onEscape={onLeave} className={`${SHEET} max-w-136`}>
      <form noValidate onSubmit={(event) => void submit(event)} className="px-6 py-8 md:px-10 md:py-9">
        <h2 id={`${id}-title`} tabIndex={-1} data-autofocus className="tabular text-h2">
          {texts.reprintTitle(orderNo)}
        </h2>
        <p id={`${id}-text`} className="mt-3 mb-6 text-ink-2">
          {texts.reprintText}
        </p>
        <Radios
          legend={texts.reason}
          name={`${id}-reason`}
          choices={REPRINT_REASONS.map((value) => ({ value, label: texts.reasons[value] }))}
          value={reason}
          onChoose={(value) => setReason(REPRINT_REASONS.find((each) => each === value))}
          problem={tried && !reason ? texts.reasonMissing : undefined}
        />
        <TextField
          label={texts.note}
          className="mt-2"
          optional={reason !== 'other'}
          value={note}
          maxLength={200}
          onChange={(event) => setNote(event.target.value)}
          problem={tried && lacksNote ? texts.noteMissing : undefined}
        />
        <div role="alert" className="mb-3 font-medium text-error">
          {failure}
        </div>
        <div className="flex flex-wrap gap-4">
          <Button type="submit" looks="primary" aria-disabled={busy}>
            {texts.reprint}
          </Button>
          <Button onClick={onLeave}>{words.cancel}</Button>
        </div>
      </form>
    </Modal>
  )
}
