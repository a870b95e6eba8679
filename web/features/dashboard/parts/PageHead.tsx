import type { ReactNode } from 'react'
import { titled } from '../../../ui/titled.ts'

/** The title of a page, a sentence below it, and the page's controls at the right. */
export function PageHead({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-8 gap-y-3">
      <div className="mr-auto">
        <h1 key={title} ref={titled} className="text-h1-phone md:text-h1">
          {title}
        </h1>
        {lead && <p className="mt-1 text-lead text-ink-2">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
