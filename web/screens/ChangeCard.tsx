import type { Card, Catalogue } from '@fondly/contracts/bff/catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useRef, useState } from 'react'
import { catalogueQuery } from '../api/catalogue.ts'
import type { SessionUser } from '../api/session.ts'
import { filterCards, isForgiven, NO_CARDS } from '../features/catalogue/filter.ts'
import { SearchKeys } from '../features/catalogue/SearchKeys.tsx'
import { Button } from '../ui/Button.tsx'
import { CardFront, CardObject } from '../ui/CardObject.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Modal, SHEET } from '../ui/Modal.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { useFormPartWords } from '../words/form-part-words.ts'
import { useWords } from '../words/words.tsx'

const INCH_PX = 18
/** The number of cards at first, and the number that each 'Show more cards' adds. */
const PAGE_CARDS = 60

/** Puts the cards in another order. */
export type SortCards = (cards: Card[], catalogue: Catalogue) => Card[]

/** Chooses another card for a form that is being filled in. */
export function ChangeCard({
  cardId,
  user,
  heading,
  sort = (cards) => cards,
  onChoose,
  onClose,
}: {
  cardId: string
  user: SessionUser
  /** Title and text above the cards, for use outside of an order form. */
  heading?: { title: string; text: string }
  sort?: SortCards
  onChoose: (cardId: string) => void
  onClose: () => void
}) {
  const words = useWords()
  const partWords = useFormPartWords()
  const title = useId()
  const { data: catalogue = NO_CARDS } = useQuery(catalogueQuery)
  const [search, setSearch] = useState('')
  const [pages, setPages] = useState(1)
  const sheet = useRef<HTMLDivElement>(null)
  const filter = { language: 'all' as const, categories: [], search: useDeferredValue(search) }
  const found = filterCards(catalogue, filter, user).filter(({ id }) => id !== cardId)
  const cards = sort(found, catalogue)
  const shown = cards.slice(0, pages * PAGE_CARDS)
  const count = filter.search && isForgiven(catalogue, filter) ? words.catalogue.similar : words.catalogue.results
  return (
    <Modal labelledBy={title} describedBy={`${title}-text`} onEscape={onClose} className={`${SHEET} max-w-156`}>
      {/* The head stays visible while the cards scroll. */}
      <div ref={sheet} className="flex flex-col" style={{ maxHeight: 'inherit' }}>
        <SearchKeys isSettled={filter.search === search} sheet={sheet} />
        <div className="flex items-center justify-between gap-4 px-6 pt-6 pb-3 md:px-10">
          <h2 id={title} className="text-h2">
            {heading?.title ?? partWords.changeCardTitle}
          </h2>
          <button
            type="button"
            aria-label={words.close}
            onClick={onClose}
            className="-mr-3 grid size-11 shrink-0 place-items-center rounded-control"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="min-h-0 overflow-y-auto px-6 pb-8 md:px-10">
          <p id={`${title}-text`} className="mb-4 text-ink-2">
            {heading?.text ?? partWords.changeCardText}
          </p>
          <SearchField
            label={words.catalogue.search}
            hint={words.catalogue.search}
            value={search}
            onSearch={(text) => {
              setSearch(text)
              setPages(1)
            }}
            hasAutofocus
            className="mb-4"
          />
          <output className="tabular mb-4 block text-small text-ink-2">
            {cards.length === 0
              ? words.catalogue.none
              : cards.length > shown.length
                ? partWords.cardsShown(shown.length, cards.length)
                : count(cards.length)}
          </output>
          <ul aria-label={words.catalogue.cards} className="flex min-h-80 flex-wrap items-end gap-x-6 gap-y-6">
            {shown.map((card, at) => (
              <li key={card.id}>
                <button
                  type="button"
                  // The first of the cards that were added takes the focus.
                  ref={at > 0 && at === (pages - 1) * PAGE_CARDS ? focus : undefined}
                  className="tile block text-left"
                  onClick={() => onChoose(card.id)}
                >
                  <CardObject card={card} inch={INCH_PX}>
                    <CardFront card={card} inch={INCH_PX} />
                  </CardObject>
                  <span className="mt-2 block text-small font-semibold">{card.name}</span>
                  <span className="tabular block text-small text-ink-2">#{card.id}</span>
                </button>
              </li>
            ))}
          </ul>
          {cards.length > shown.length && (
            <Button onClick={() => setPages(pages + 1)} className="mt-6 w-full">
              {partWords.moreCards}
            </Button>
          )}
          <Button onClick={onClose} className="mt-6">
            {words.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
