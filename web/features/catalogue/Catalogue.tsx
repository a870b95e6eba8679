import type { Card, Catalogue as CatalogueData } from '@fondly/contracts/bff/catalogue.ts'
import { withHeart } from '@fondly/domain/catalogue/favorites.ts'
import { errorPages } from '@fondly/languages/english/error-pages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useCallback, useDeferredValue, useMemo } from 'react'
import { catalogueQuery } from '../../api/catalogue.ts'
import { draftsQuery } from '../../api/drafts.ts'
import { changePreferences, type SessionUser, type SignedIn } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { NotSaved, useNotice } from '../../ui/Notices.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useWhenIdle } from '../../ui/when-idle.ts'
import { useSection, useWords } from '../../words/words.tsx'
import { CardTile } from './CardTile.tsx'
import { CatalogueHead } from './CatalogueHead.tsx'
import { CategoryRow } from './CategoryRow.tsx'
import { FAVORITES, filterCards, type Filter, isFiltered, isForgiven, isNarrowed, NO_CARDS, RECENTS } from './filter.ts'
import { CardGrid } from './CardGrid.tsx'
import { rememberView } from './remember-view.ts'
import { SkeletonGrid } from './SkeletonGrid.tsx'
import { useFilter } from './use-filter.ts'

const pageKeys = lazyPart(async () => (await import('./PageKeys.tsx')).PageKeys, { isVital: false })

/** The cards that this user may send, and everything that filters them. */
export const Catalogue = memo(function Catalogue({
  session,
  onChoose,
  onIntent,
}: {
  session: SignedIn
  onChoose: (cardId: string) => void
  /** Called when the user is likely to choose this card. */
  onIntent: (cardId: string) => void
}) {
  const words = useWords()
  const pages = useSection('errorPages', errorPages)
  const { data: catalogue, error, refetch } = useQuery(catalogueQuery)

  if (error && !catalogue) {
    return (
      <Message {...pages['not-initialised']}>
        <Button looks="primary" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </Message>
    )
  }
  return <Browse session={session} catalogue={catalogue} onChoose={onChoose} onIntent={onIntent} />
})

const NONE: string[] = []
const NOTHING_OWN = { favorites: NONE, recents: NONE }
const ANY_SEARCH: Filter = { language: 'en_US', categories: NONE, search: '----' }

function Browse({
  session,
  catalogue,
  onChoose,
  onIntent,
}: {
  session: SignedIn
  catalogue: CatalogueData | undefined
  onChoose: (cardId: string) => void
  onIntent: (cardId: string) => void
}) {
  const words = useWords()
  const { user } = session
  const all = catalogue ?? NO_CARDS
  const [filter, setFilter, usual] = useFilter(catalogue, user)
  const shown = useDeferredValue(filter)
  const { favorites } = user
  // Opening a card changes the recent cards at once. Only the category of recent cards then needs a new list.
  const recents = shown.categories.includes(RECENTS) ? user.recents : NONE
  // The marks of unfinished forms are only a convenience, so no error is shown if they cannot be fetched.
  const drafts = useQuery(draftsQuery).data?.cardIds ?? NONE
  const cards = useMemo(() => filterCards(all, shown, { favorites, recents, drafts }), [all, shown, favorites, recents, drafts])
  const hearts = useMemo(() => new Set(favorites), [favorites])
  const toggleHeart = useHearts(user)
  // With very many cards, building the texts that the search uses takes long. So they are built while the page is idle.
  useWhenIdle(useCallback(() => void filterCards(all, ANY_SEARCH, NOTHING_OWN), [all]))
  useWhenIdle(catalogue && rememberView)
  const isFavorites = shown.categories.length === 1 && shown.categories[0] === FAVORITES
  const onHeart = useCallback(
    (cardId: string) => {
      // A card that is no longer a favourite disappears at once from the favourites, so the focus moves on.
      if (isFavorites) focusNextCard()
      toggleHeart(cardId)
    },
    [isFavorites, toggleHeart],
  )
  const tile = useCallback(
    (card: Card, inch: number, index: number) => (
      <CardTile
        card={card}
        inch={inch}
        eager={index < 6}
        favorite={hearts.has(card.id)}
        hasDraft={drafts.includes(card.id)}
        onChoose={onChoose}
        onIntent={onIntent}
        onHeart={onHeart}
      />
    ),
    [hearts, drafts, onChoose, onIntent, onHeart],
  )
  const { allResults, results, similar } = words.catalogue
  const count = !isFiltered(shown, usual)
    ? allResults
    : cards.length > 0 && isForgiven(all, shown)
      ? similar(cards.length)
      : results(cards.length)

  return (
    <main className="page-margin pt-6 pb-20 md:pt-8">
      <CatalogueHead session={session} catalogue={all} filter={filter} shown={shown} onFilter={setFilter} />
      <CategoryRow catalogue={all} user={user} drafts={drafts} filter={filter} onFilter={setFilter} />
      <output className="block tabular mt-4 mb-4 min-h-6 text-ink-2 md:mt-5">{catalogue ? count : ''}</output>
      <pageKeys.Part isSettled={shown === filter} />
      {!catalogue && <SkeletonGrid />}
      {catalogue && cards.length === 0 && (
        <div className="grid min-h-80 content-start justify-items-start gap-5 pt-6">
          <p className="font-serif text-h2">{words.catalogue.none}</p>
          {isNarrowed(filter) && (
            <Button
              onClick={() => {
                // The pressed button disappears.
                focusViewAll()
                setFilter({ ...filter, categories: [], search: '' })
              }}
            >
              {words.catalogue.showAll}
            </Button>
          )}
        </div>
      )}
      {catalogue && cards.length > 0 && (
        <CardGrid cards={cards} label={shown.language === 'all' ? words.cardLanguages.all : words.catalogue.cards}>
          {tile}
        </CardGrid>
      )}
    </main>
  )
}

const focusViewAll = () => document.querySelector<HTMLElement>('.category-row button')?.focus()

/** Moves the focus from the heart of a card to the heart of the next card, or else of the previous card. */
function focusNextCard(): void {
  const item = document.activeElement?.closest('.shelf li')
  if (!item) return
  const heart = (item.nextElementSibling ?? item.previousElementSibling)?.querySelector<HTMLElement>('.heart')
  if (heart) heart.focus()
  else focusViewAll()
}

function useHearts({ favorites }: SessionUser): (cardId: string) => void {
  const queries = useQueryClient()
  const notice = useNotice()
  return useCallback(
    (cardId) => {
      const heart = { cardId, isFavorite: !favorites.includes(cardId) }
      changePreferences(queries, { favorites: withHeart(favorites, heart) }, { heart }).catch(() => notice(<NotSaved />))
    },
    [favorites, queries, notice],
  )
}
