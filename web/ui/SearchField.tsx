import type { ReactNode, Ref } from 'react'
import { Icon } from './Icon.tsx'

/** A search field with a lens; each user of it decides what `/` does. */
export function SearchField({
  inputRef,
  label,
  hint,
  value,
  onSearch,
  hasAutofocus = false,
  spellCheck,
  className,
  inputClassName = '',
  children,
}: {
  inputRef?: Ref<HTMLInputElement>
  label: string
  hint: string
  value: string
  onSearch: (text: string) => void
  hasAutofocus?: boolean
  spellCheck?: boolean
  className: string
  inputClassName?: string
  children?: ReactNode
}) {
  return (
    <search className={`relative block w-full ${className}`}>
      <Icon name="search" className="pointer-events-none absolute top-3.5 left-4 text-ink-2" />
      <input
        ref={inputRef}
        type="search"
        value={value}
        onChange={(event) => onSearch(event.target.value)}
        data-autofocus={hasAutofocus ? true : undefined}
        aria-label={label}
        placeholder={hint}
        maxLength={100}
        autoComplete="off"
        spellCheck={spellCheck}
        className={`search h-12 w-full rounded-control border border-rule-2 bg-sheet pr-4 pl-12 text-field text-ellipsis placeholder:text-ink-3 hover:border-ink-2 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent ${inputClassName}`}
      />
      {children}
    </search>
  )
}
