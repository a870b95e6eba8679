import type { MouseEvent, ReactNode, Ref } from 'react'
import { useWords } from '../words/words.tsx'
import { Icon } from './Icon.tsx'

/**
 * A search field with a lens and a button that clears it. `children` are shown in the button's place while the field is empty. The component that
 * uses it decides what the key `/` does.
 */
export function SearchField({
  inputRef,
  label,
  hint,
  value,
  onSearch,
  hasAutofocus = false,
  spellCheck,
  className,
  combobox,
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
  /** For a list below the field: the list's id, and the id of its active option. */
  combobox?: { list: string; active: string | undefined }
  children?: ReactNode
}) {
  const words = useWords()
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button disappears with the text, so the field gets the focus.
    currentTarget.parentElement?.querySelector('input')?.focus()
    onSearch('')
  }
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
        {...(combobox && {
          role: 'combobox',
          'aria-expanded': combobox.active !== undefined,
          'aria-controls': combobox.list,
          'aria-activedescendant': combobox.active,
          'aria-autocomplete': 'list',
        })}
        maxLength={100}
        autoComplete="off"
        spellCheck={spellCheck}
        className="search h-12 w-full rounded-control border border-rule-2 bg-sheet pr-11 pl-12 text-field text-ellipsis placeholder:text-ink-3 hover:border-ink-2 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent"
      />
      {value ? (
        <button
          type="button"
          aria-label={words.clearSearch}
          onClick={clear}
          className="absolute top-0 right-0 grid size-12 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon name="close" size={18} />
        </button>
      ) : (
        children
      )}
    </search>
  )
}
