import type { ReactNode } from 'react'
import { titled } from '../../../ui/titled.ts'

type PageHeadProps = {
  title: string
  lead?: ReactNode
  /** A small button that stays beside the title in a narrow window. */
  beside?: ReactNode
  children?: ReactNode
}

/** The title of a page, a sentence below it, and the page's controls on the right. */
export function PageHead({ title, lead, beside, children }: PageHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-8 gap-y-3 max-md:gap-x-2">
      <div className={beside ? 'mr-auto flex max-md:basis-full' : 'mr-auto md:grow md:basis-80'}>
        <div className="grow">
          <h1 key={title} ref={titled} className="text-h1-phone md:text-h1">
            {title}
          </h1>
          {lead && <p className="mt-1 text-lead text-ink-2">{lead}</p>}
        </div>
        {beside}
      </div>
      {children}
    </div>
  )
}
