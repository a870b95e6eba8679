import { useRef } from 'react'
import { SearchField } from '../../ui/SearchField.tsx'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { useHistoryWords } from './history-words.ts'

/** Filters the orders at every keystroke. The key `/` moves the focus here from anywhere in the sheet. */
export function SearchOrders({ value, onSearch, isFirst }: { value: string; onSearch: (text: string) => void; isFirst: boolean }) {
  const words = useHistoryWords()
  const input = useRef<HTMLInputElement>(null)
  const focusOnSlash = (event: KeyboardEvent) => {
    const sheet = input.current?.closest('dialog')
    const isHere = event.target instanceof Node && (sheet?.contains(event.target) ?? false)
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !isHere || event.target === input.current) return
    event.preventDefault()
    input.current?.select()
  }
  useWindowEvent('keydown', focusOnSlash)

  return (
    <SearchField
      inputRef={input}
      label={words.search}
      hint={words.search}
      value={value}
      onSearch={onSearch}
      hasAutofocus={isFirst}
      spellCheck={false}
      className="md:w-70"
    />
  )
}
