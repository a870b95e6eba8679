import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { Brand } from '@fondly/contracts/bff/session.ts'
import { type ReactNode, useId } from 'react'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { ClosingEnvelope } from './ClosingEnvelope.tsx'
import { useSendingWords } from './sending-words.ts'

/** The bar is the server's own news. It blocks until the sending is over, unless there is a way to close it. */
export function Progress({
  card,
  brand,
  percent,
  text,
  lost,
  title,
  onEscape,
  children,
}: {
  card: Card
  brand: Brand
  percent: number
  text: string
  lost: boolean
  title?: string
  onEscape?: () => void
  children?: ReactNode
}) {
  const words = useSendingWords()
  const id = useId()
  return (
    <Modal labelledBy={`${id}-title`} onEscape={onEscape} className={`${SHEET} max-w-128`}>
      <div className="px-6 pt-10 pb-8 md:px-12">
        <ClosingEnvelope card={card} brand={brand} percent={percent} />
        <h2 id={`${id}-title`} className="mt-8 mb-4 text-h2" tabIndex={-1} data-autofocus>
          {title ?? words.title}
        </h2>
        <progress
          className="bar"
          value={percent}
          max={100}
          aria-labelledby={`${id}-title`}
          data-variant={percent === 100 ? 'success' : 'info'}
        />
        <p className="mt-3 flex justify-between gap-4 text-field">
          <output>{lost ? words.reattaching : text}</output>
          <span className="tabular">{percent}%</span>
        </p>
        {children}
      </div>
    </Modal>
  )
}
