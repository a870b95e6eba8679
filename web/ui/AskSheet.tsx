import { type ReactNode, useId } from 'react'
import { Modal, SHEET } from './Modal.tsx'

/** A sheet that asks one question before the page goes on; `children` are its buttons. */
export function AskSheet({
  title,
  text,
  failure,
  onEscape,
  children,
}: {
  title: string
  text: string
  /** The reason why the chosen action failed. */
  failure?: string | undefined
  onEscape: () => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <Modal alert labelledBy={`${id}-title`} describedBy={`${id}-text`} onEscape={onEscape} className={`${SHEET} max-w-136`}>
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
        <div className="flex flex-wrap gap-4">{children}</div>
      </div>
    </Modal>
  )
}
