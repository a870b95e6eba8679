import { useRef } from 'react'
import { isAnyModalOpen } from '../../ui/Modal.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { useWords } from '../../words/words.tsx'

/** Searches by name, number or category; `/` focuses it from anywhere on the page. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const focusOnSlash = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isAnyModalOpen() || isTyping(event.target)) return
    event.preventDefault()
    input.current?.focus()
    input.current?.select()
  }
  useWindowEvent('keydown', focusOnSlash)

  return (
    <SearchField
      inputRef={input}
      label={words.catalogue.search}
      hint={words.catalogue.searchHint}
      value={value}
      onSearch={onSearch}
      className="md:w-100"
      inputClassName="md:pr-12"
    >
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute top-3 right-3 hidden h-6 w-6 place-items-center rounded-control border border-rule font-sans text-small text-ink-2 md:grid"
      >
        /
      </kbd>
    </SearchField>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null
}
