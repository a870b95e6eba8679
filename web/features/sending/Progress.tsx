import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Brand } from '@fondly/contracts/bff/session.ts'
import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useWords } from '../../words/words.tsx'
import { ClosingEnvelope } from './ClosingEnvelope.tsx'
import { useSendingWords } from './sending-words.ts'

/**
 * Shows the progress that the server reports, and blocks the page until the sending is over. While the server finds out whether the order was made,
 * the sender need not wait and may close the sheet (`onClose`).
 */
export function Progress({
  card,
  brand,
  percent,
  text,
  lost,
  onClose,
}: {
  card: Card
  brand: Brand
  percent: number
  text: string
  lost: boolean
  onClose: (() => void) | undefined
}) {
  const words = useWords()
  const texts = useSendingWords()
  const id = useId()
  return (
    <Modal labelledBy={`${id}-title`} onEscape={onClose ?? nothing} className={`${SHEET} max-w-128`}>
      <div className="px-6 pt-10 pb-8 md:px-12">
        <ClosingEnvelope card={card} brand={brand} percent={percent} />
        <h2 id={`${id}-title`} className="mt-8 mb-4 text-h2" tabIndex={-1} data-autofocus>
          {onClose ? texts.confirmingTitle : texts.title}
        </h2>
        <progress
          className="bar"
          value={percent}
          max={100}
          aria-labelledby={`${id}-title`}
          data-variant={percent === 100 ? 'success' : 'info'}
        />
        <p className="mt-3 flex justify-between gap-4 text-field">
          <output>{lost ? texts.reattaching : text}</output>
          <span className="tabular">{percent}%</span>
        </p>
        {onClose && (
          <>
            <p className="mt-3 mb-6 text-ink-2">{texts.confirmingText}</p>
            <Button onClick={onClose}>{words.close}</Button>
          </>
        )}
      </div>
    </Modal>
  )
}

// While the sheet blocks the page, Escape must do nothing. Without this function, Modal would keep an earlier `onClose`.
const nothing = () => undefined
