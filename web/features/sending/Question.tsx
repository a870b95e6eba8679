import { type ReactNode, useId } from 'react'
import { Modal, SHEET } from '../../ui/Modal.tsx'

/** A sheet that interrupts the sending with a question. */
export function Question({
  title,
  text,
  failure,
  onEscape,
  children,
  actions,
}: {
  title: string
  text: string
  failure?: string | undefined
  onEscape: () => void
  children?: ReactNode
  actions: ReactNode
}) {
  const id = useId()
  return (
    <Modal alert labelledBy={`${id}-title`} describedBy={`${id}-text`} onEscape={onEscape} className={`${SHEET} max-w-144`}>
      <div className="px-6 py-8 md:px-12 md:py-10">
        <h2 id={`${id}-title`} className="text-[1.75rem]/9 md:text-modal">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-4 text-lead text-ink-2">
          {text}
        </p>
        {children}
        <div role="alert" className="mt-4 font-medium text-error">
          {failure}
        </div>
        <div className="mt-6 flex flex-wrap gap-4">{actions}</div>
      </div>
    </Modal>
  )
}
