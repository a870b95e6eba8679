import type { DrawnSignature } from '@fondly/domain/sender/drawn-signature.ts'
import { type KeyboardEvent, useId, useReducer, useState } from 'react'
import { useDrawnSignatureWords } from '../../words/drawn-signature-words.ts'
import { Button } from '../Button.tsx'
import { Confirm } from '../Confirm.tsx'
import { Modal, SHEET } from '../Modal.tsx'
import { changeDrawing, isFull } from './drawing.ts'
import { SignatureField } from './SignatureField.tsx'

// Without this, the Enter key would send the form below the sheet.
const keepEnter = (event: KeyboardEvent) => event.key === 'Enter' && event.stopPropagation()

/** The sheet in which the user draws a signature. `first` is the stored signature, or empty. Saving an empty drawing deletes the stored signature. */
export function SignaturePad({
  first,
  onSave,
  onClose,
}: {
  first: DrawnSignature
  onSave: (strokes: DrawnSignature) => Promise<void>
  onClose: () => void
}) {
  const texts = useDrawnSignatureWords()
  const id = useId()
  const [strokes, draw] = useReducer(changeDrawing, first)
  const [busy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const [asks, setAsks] = useState(false)
  const isEmpty = strokes.length === 0
  const close = () => (strokes === first || (isEmpty && first.length === 0) ? onClose() : setAsks(true))

  async function save(drawn: DrawnSignature) {
    if (busy) return
    setBusy(true)
    setFailed(false)
    try {
      await onSave(drawn)
      onClose()
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }

  return (
    <Modal labelledBy={`${id}-title`} describedBy={`${id}-lead`} onEscape={close} className={`${SHEET} max-w-3xl`}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps what bubbles up from its buttons */}
      <div className="px-5 py-8 md:px-10 md:py-9" onKeyDown={keepEnter}>
        <h2 id={`${id}-title`} className="text-h2" tabIndex={-1} data-autofocus>
          {texts.title}
        </h2>
        <p id={`${id}-lead`} className="mt-2 mb-4 text-ink-2">
          {texts.lead}
        </p>
        <SignatureField label={texts.field} strokes={strokes} onDraw={draw} />
        <div className="mt-2 flex min-h-11 items-center gap-2">
          <output className="mr-auto text-small text-ink-2">{isFull(strokes) ? texts.full : texts.drawn(strokes.length)}</output>
          <Button looks="quiet" disabled={isEmpty} onClick={() => draw({ kind: 'undo' })}>
            {texts.undo}
          </Button>
          <Button looks="quiet" disabled={isEmpty} onClick={() => draw({ kind: 'clear' })} className="-mr-3">
            {texts.clear}
          </Button>
        </div>
        <p className="mt-2 mb-4 text-small text-ink-2">{texts.keyboard}</p>
        <div role="alert" className="mb-3 font-medium text-error">
          {isFailed && texts.notSaved}
        </div>
        <div className="flex flex-wrap gap-4">
          <Button looks="primary" disabled={isEmpty} aria-disabled={busy} onClick={() => void save(strokes)}>
            {texts.save}
          </Button>
          <Button looks="quiet" onClick={close}>
            {texts.cancel}
          </Button>
          {first.length > 0 && (
            <Button looks="quiet" aria-disabled={busy} onClick={() => void save([])} className="-mr-3 ml-auto">
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      {asks && <Confirm {...texts.discard} busy={false} failure={undefined} onYes={onClose} onNo={() => setAsks(false)} />}
    </Modal>
  )
}
