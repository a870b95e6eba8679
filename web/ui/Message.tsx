import type { ReactNode } from 'react'
import { titled } from './titled.ts'

/** Shows what happened and what to do next: one title, one sentence, one button. */
export function Message({
  title,
  text,
  detail,
  children,
}: {
  title: string
  text: string
  /** Information for support, at the bottom of the page. */
  detail?: ReactNode
  children?: ReactNode
}) {
  return (
    <main className="page-margin mx-auto grid min-h-[70dvh] content-center justify-items-start gap-6 py-16">
      <h1 key={title} ref={titled} className="text-h1-phone md:text-h1">
        {title}
      </h1>
      <p className="max-w-[36rem] text-lead text-ink-2">{text}</p>
      {children}
      {detail}
    </main>
  )
}
