import { CARDS_PER_PAGE, type CardSearch, readCardSearch, writeCardSearch } from '@fondly/domain/dashboard/card-search.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { sentCardsQuery } from '../../../api/dashboard-cards.ts'
import { Button } from '../../../ui/Button.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import type { DashboardPageProps } from '../pages.ts'
import { Empty } from '../parts/Empty.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { Pager } from '../parts/Pager.tsx'
import { CardFilters } from './CardFilters.tsx'
import { CardSheet } from './CardSheet.tsx'
import { CardTable } from './CardTable.tsx'
import { useCardsWords } from './cards-words.ts'

/** Cards sent: every card of the client. The server searches and sorts them. The address holds the search and the open card. */
export function CardsPage({ frame }: DashboardPageProps) {
  const texts = useCardsWords()
  const { pages } = useDashboardWords()
  const [path, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const search = readCardSearch(Object.fromEntries(query))
  const open = query.get('card') ?? undefined
  const { data, error, refetch } = useQuery(sentCardsQuery(frame.key, search))

  const go = (next: CardSearch, card: string | undefined) => {
    const written = new URLSearchParams(writeCardSearch(next))
    if (card !== undefined) written.set('card', card)
    // Back leads from a card directly to the list, not to each letter of a typed search.
    navigate(written.size > 0 ? `${path}?${written.toString()}` : path, { replace: card === undefined || open !== undefined })
  }
  const find = (change: Partial<CardSearch>) => go({ ...search, page: 1, ...change }, undefined)
  const step = (by: 1 | -1) => {
    const cards = data?.cards ?? []
    const next = cards[cards.findIndex(({ orderNo }) => orderNo === open) + by]
    if (next) go(search, next.orderNo)
  }
  const isNarrowed = search.search !== '' || search.state !== undefined || search.location !== undefined

  return (
    <>
      {/* Until the number arrives, an empty line keeps its place, so that the search and the filters do not move. */}
      <PageHead title={pages.cards} lead={data ? texts.lead(data.total) : '\u00a0'} />
      <CardFilters search={search} locations={data?.locations ?? []} onSearch={find} />
      {error && !data ? (
        <PageFailed error={error} onAgain={() => void refetch()} />
      ) : !data ? (
        <PageWaiting />
      ) : data.total === 0 ? (
        <Empty text={isNarrowed ? texts.nothingFound : texts.none}>
          {isNarrowed && <Button onClick={() => find({ search: '', state: undefined, location: undefined })}>{texts.showAll}</Button>}
        </Empty>
      ) : (
        <>
          <CardTable data={data} search={search} open={open} onSort={find} onOpen={(card) => go(search, card)} />
          <Pager page={search.page} perPage={CARDS_PER_PAGE} total={data.total} onPage={(page) => find({ page })} />
        </>
      )}
      {open !== undefined && <CardSheet key={open} frame={frame} orderNo={open} onClose={() => go(search, undefined)} onStep={step} />}
    </>
  )
}
