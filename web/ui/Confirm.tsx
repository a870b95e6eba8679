import { useId } from 'react'
import { Button } from './Button.tsx'
import { Modal, SHEET } from './Modal.tsx'

/** Asks before something that cannot be taken back; what went wrong then is said here too. */
export function Confirm({
  title,
  text,
  yes,
  no,
  busy,
  failure,
  onYes,
  onNo,
}: {
  title: string
  text: string
  yes: string
  no: string
  busy: boolean
  failure: string | undefined
  onYes: () => void
  onNo: () => void
}) {
  const id = useId()
  return (
    <Modal alert labelledBy={`${id}-title`} describedBy={`${id}-text`} onEscape={onNo} className={`${SHEET} max-w-136`}>
      <div className="px-6 py-8 md:px-10 md:py-9">
        <h2 id={`${id}-title`} className="text-h2">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-3 mb-6 text-ink-2">
          {text}
        </p>
        <div role="alert" className="mb-3 font-medium text-error">
          {failure}
        </div>
        <div className="flex flex-wrap gap-4">
          <Button looks="primary" aria-disabled={busy} onClick={onYes}>
            {yes}
          </Button>
          <Button onClick={onNo} data-autofocus>
            {no}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
