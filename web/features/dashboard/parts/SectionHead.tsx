import type { ReactNode } from 'react'

/** The head of a section: its title on a line of ink, with a note beside it, and one quiet link or button on the right. */
export function SectionHead({ title, id, note, children }: { title: string; id?: string; note?: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 border-b-[1.5px] border-ink pb-2">
      <h2 id={id} className="text-[1.25rem]/7">
        {title}
      </h2>
      {note && <span className="text-small text-ink-2">{note}</span>}
      <span className="ml-auto text-small">{children}</span>
    </div>
  )
}
