import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { catalogueQuery } from '../api/catalogue.ts'
import type { SessionUser } from '../api/session.ts'
import { filterCards, NO_CARDS } from '../features/catalogue/filter.ts'
import { Button } from '../ui/Button.tsx'
import { CardFront, CardObject } from '../ui/CardObject.tsx'
import { Modal, SHEET } from '../ui/Modal.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { useFormPartWords } from '../words/form-part-words.ts'
import { useWords } from '../words/words.tsx'

const INCH_PX = 18
/** Further cards are found by searching. */
const MAX_SHOWN_CARDS = 60

/** Chooses another card for a form that is being filled in. */
export function ChangeCard({
  cardId,
  user,
  onChoose,
  onClose,
}: {
  cardId: string
  user: SessionUser
  onChoose: (cardId: string) => void
  onClose: () => void
}) {
  const words = useWords()
  const partWords = useFormPartWords()
  const title = useId()
  const { data: catalogue = NO_CARDS } = useQuery(catalogueQuery)
  const [search, setSearch] = useState('')
  const filter = { language: 'all' as const, categories: [], search: useDeferredValue(search) }
  const cards = filterCards(catalogue, filter, user).filter(({ id }) => id !== cardId)
  return (
    <Modal labelledBy={title} describedBy={`${title}-text`} onEscape={onClose} className={`${SHEET} max-w-156`}>
      <div className="px-6 py-8 md:px-10 md:py-9">
        <h2 id={title} className="text-h2">
          {partWords.changeCardTitle}
        </h2>
        <p id={`${title}-text`} className="mt-2 mb-4 text-ink-2">
          {partWords.changeCardText}
        </p>
        <SearchField
          label={words.catalogue.search}
          hint={words.catalogue.searchHint}
          value={search}
          onSearch={setSearch}
          hasAutofocus
          className="mb-4"
        />
        <ul aria-label={words.catalogue.cards} className="flex min-h-80 flex-wrap items-end gap-x-6 gap-y-6">
          {cards.slice(0, MAX_SHOWN_CARDS).map((card) => (
            <li key={card.id}>
              <button type="button" className="tile block text-left" onClick={() => onChoose(card.id)}>
                <CardObject card={card} inch={INCH_PX}>
                  <CardFront card={card} inch={INCH_PX} />
                </CardObject>
                <span className="mt-2 block text-small font-semibold">{card.name}</span>
                <span className="tabular block text-small text-ink-2">#{card.id}</span>
              </button>
            </li>
          ))}
        </ul>
        {cards.length === 0 && <p className="text-ink-2">{words.catalogue.none}</p>}
        <Button onClick={onClose} className="mt-6">
          {words.cancel}
        </Button>
      </div>
    </Modal>
  )
}
