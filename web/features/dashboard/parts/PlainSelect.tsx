import type { SelectHTMLAttributes } from 'react'
import { Chevron } from '../../../ui/Field.tsx'

type PlainSelectProps = { label: string; className?: string } & SelectHTMLAttributes<HTMLSelectElement>

/** A select whose label only screen readers announce, because its values explain themselves. */
export function PlainSelect({ label, className = '', children, ...rest }: PlainSelectProps) {
  return (
    <Chevron className={className}>
      <select
        aria-label={label}
        className="h-12 w-full appearance-none truncate rounded-control border border-rule-2 bg-sheet pr-10 pl-3.5 text-field text-ink hover:border-ink-2 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent"
        {...rest}
      >
        {children}
      </select>
    </Chevron>
  )
}
