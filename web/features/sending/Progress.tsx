import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Brand } from '@fondly/contracts/bff/session.ts'
import { useId } from 'react'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useWords } from '../../words/words.tsx'
import { ClosingEnvelope } from './ClosingEnvelope.tsx'

/** Blocks until the sending is over; the bar is the server's own news. */
export function Progress({ card, brand, percent, text, lost }: { card: Card; brand: Brand; percent: number; text: string; lost: boolean }) {
  const words = useWords()
  const id = useId()
  return (
    <Modal labelledBy={`${id}-title`} className={`${SHEET} max-w-128`}>
      <div className="px-6 pt-10 pb-8 md:px-12">
        <ClosingEnvelope card={card} brand={brand} percent={percent} />
        <h2 id={`${id}-title`} className="mt-8 mb-4 text-h2" tabIndex={-1} data-autofocus>
          {words.sending.title}
        </h2>
        <progress
          className="bar"
          value={percent}
          max={100}
          aria-labelledby={`${id}-title`}
          data-variant={percent === 100 ? 'success' : 'info'}
        />
        <p className="mt-3 flex justify-between gap-4 text-field">
          <output>{lost ? words.sending.reattaching : text}</output>
          <span className="tabular">{percent}%</span>
        </p>
      </div>
    </Modal>
  )
}
