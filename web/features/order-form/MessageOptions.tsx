/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- the list of a combobox: a select shows no text of two lines, and would take the focus from the search */
import type { SavedMessage } from '@fondly/contracts/bff/saved-messages.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { CSSProperties } from 'react'
import { useSavedMessageWords } from '../../words/saved-message-words.ts'

// Inline styles, because only this part needs them and the style sheets have almost reached their size limit.
const LIST: CSSProperties = { maxHeight: 'min(22rem, 45dvh)', overflowY: 'auto' }
const TWO_LINES: CSSProperties = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }

const showActive = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** The saved messages that match the search, with the recipient's data in place of the placeholders. The focus stays in the search field. */
export function MessageOptions({
  id,
  messages,
  chosen,
  language,
  toText,
  onChoose,
}: {
  id: string
  messages: readonly SavedMessage[]
  chosen: SavedMessage | undefined
  language: CardLanguage
  toText: (message: SavedMessage) => string
  onChoose: (message: SavedMessage) => void
}) {
  const texts = useSavedMessageWords()
  return (
    <ul id={`${id}-list`} role="listbox" aria-label={texts.list} style={LIST}>
      {messages.map((message) => {
        const isChosen = message.id === chosen?.id
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the search field chooses the active option
          <li
            key={message.id}
            ref={isChosen ? showActive : undefined}
            id={`${id}-${message.id}`}
            role="option"
            aria-selected={isChosen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(message)}
            className={`border-b border-rule px-3.5 py-2 ${isChosen ? 'bg-wash text-wash-ink' : 'hover:bg-sunk'}`}
          >
            <span className="flex items-center gap-3">
              <strong className="truncate font-semibold">{message.name}</strong>
              {message.isShared && <span className="ml-auto text-small text-ink-2">{texts.shared}</span>}
            </span>
            <span lang={language.slice(0, 2)} className="text-small" style={TWO_LINES}>
              {toText(message)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
