import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { SavedMessage } from '@fondly/contracts/bff/saved-messages.ts'
import { fillPlaceholders } from '@fondly/domain/order-form/placeholders.ts'
import { selectSavedText } from '@fondly/domain/saved-messages/saved-message.ts'
import { mentions, toSearchText } from '@fondly/domain/search-text.ts'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { countUse, savedMessagesQuery } from '../../api/saved-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useSavedMessageWords } from '../../words/saved-message-words.ts'
import { useForm } from './form-state.tsx'
import { insertMessage } from './insert-message.ts'
import { MessageOptions } from './MessageOptions.tsx'
import { OwnMessage } from './OwnMessage.tsx'

/** Finds a saved message and inserts it into the closing. The user's own messages can be changed and deleted here too. */
export function MessagePicker({ pageData, onClose }: { pageData: OrderFormPageData; onClose: () => void }) {
  const texts = useSavedMessageWords()
  const { data, error, refetch } = useQuery(savedMessagesQuery())
  const { values, change } = useForm()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<string>()
  const id = useId()
  const { language, messageStarters } = pageData.card
  const textOf = (message: SavedMessage) => selectSavedText(message, language)
  const found = data?.filter(({ name, en, es }) => mentions(toSearchText(`${name} ${en} ${es}`), typed)) ?? []
  const chosen = found.find((message) => message.id === active) ?? found[0]

  function insert(message: SavedMessage) {
    const field = document.querySelector<HTMLTextAreaElement>('textarea[name="closing"]')
    const offered = [...messageStarters.map(({ text }) => text), ...(data ?? []).flatMap(({ en, es }) => [en, es])]
    const { length } = values.closing
    const place = { offered, from: field?.selectionStart ?? length, to: field?.selectionEnd ?? length }
    change('closing', insertMessage(values.closing, textOf(message), place))
    void countUse(message.id)
    onClose()
    // Runs after the sheet has given the focus back.
    requestAnimationFrame(() => field?.focus())
  }

  function choose(event: KeyboardEvent) {
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      insert(chosen)
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by || !chosen) return
    event.preventDefault()
    setActive(found.at((found.indexOf(chosen) + by) % found.length)?.id)
  }

  return (
    <Modal labelledBy={`${id}-title`} onEscape={onClose} className={`${SHEET} max-w-3xl`}>
      <div className="px-6 py-8 md:px-10 md:py-9">
        <h2 id={`${id}-title`} className="mb-4 text-h2">
          {texts.title}
        </h2>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys bubble up from the search field */}
        <div onKeyDown={choose}>
          <SearchField
            label={texts.search}
            hint={texts.searchHint}
            value={typed}
            onSearch={(text) => {
              setTyped(text)
              setActive(undefined)
            }}
            hasAutofocus
            spellCheck={false}
            className="mb-3"
            combobox={{ list: `${id}-list`, active: chosen && `${id}-${chosen.id}` }}
          />
        </div>
        <output className="sr-only">{data && texts.found(found.length)}</output>
        <MessageOptions
          id={id}
          messages={found}
          chosen={chosen}
          language={language}
          toText={(message) => fillPlaceholders(textOf(message), values)}
          onChoose={insert}
        />
        {data && found.length === 0 && <p className="py-4 text-ink-2">{data.length === 0 ? texts.empty : texts.nothingFound}</p>}
        {error && !data && (
          <p role="alert" className="py-4">
            {texts.loadFailed} <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
          </p>
        )}
        <OwnMessage chosen={chosen} language={language} closing={values.closing} onInsert={insert} onClose={onClose} />
      </div>
    </Modal>
  )
}
