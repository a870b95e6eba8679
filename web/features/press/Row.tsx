import type { ReactNode } from 'react'

/** One row of the page: its subject, its state, and the next action. On a phone these stand below each other. */
export function Row({ what, stands, next }: { what: ReactNode; stands: ReactNode; next?: ReactNode }) {
  return (
    <li className="grid min-h-20 items-center gap-x-8 gap-y-2 border-b border-rule py-3 md:grid-cols-[1fr_1fr_13rem]">
      <div className="min-w-0">{what}</div>
      <div className="min-w-0 [overflow-wrap:anywhere]">{stands}</div>
      {next && <div className="md:text-right">{next}</div>}
    </li>
  )
}
