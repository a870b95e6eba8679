import { type ReactNode, useId } from 'react'
import { focusFirst } from '../../ui/focus-first.ts'

/** A sheet in the middle of the page, like a sheet of the sign-in. */
export function Sheet({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section ref={focusFirst} aria-labelledby={id} className="min-h-96">
      <h1 id={id} className="mb-4 text-modal">
        {title}
      </h1>
      <p className="mb-6 text-ink-2">{text}</p>
      {children}
    </section>
  )
}
