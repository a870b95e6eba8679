import type { SentCard, SentCards } from '@fondly/contracts/bff/dashboard-cards.ts'
import type { CardSearch } from '@fondly/domain/dashboard/card-search.ts'
import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { slashDay } from '@fondly/domain/mail-date/slash-day.ts'
import { useDashboardWords } from '../dashboard-words.ts'
import { type Column, DataTable } from '../parts/DataTable.tsx'
import { CardState } from './CardState.tsx'
import { useCardsWords } from './cards-words.ts'

type CardTableProps = {
  data: SentCards
  search: CardSearch
  open: string | undefined
  onSort: (change: Pick<CardSearch, 'sort' | 'isAscending'>) => void
  onOpen: (orderNo: string) => void
}

/** One page of the cards. Where space is narrow, the table becomes a list. */
export function CardTable({ data, search, open, onSort, onOpen }: CardTableProps) {
  const texts = useCardsWords()
  const { pages } = useDashboardWords()
  const columns: Column<CardSearch['sort']>[] = [
    { key: 'ordered', title: texts.ordered, sort: 'ordered', place: 'below' },
    { key: 'card', title: texts.card, sort: 'card', place: 'title' },
    { key: 'person', title: texts.person, sort: 'person', place: 'below' },
    { key: 'mail', title: texts.mail, sort: 'mail' },
    { key: 'state', title: texts.state, place: 'below' },
  ]
  return (
    <DataTable
      label={pages.cards}
      rows={data.cards}
      columns={columns}
      drawCell={drawCellWith(data.postalZone, open)}
      keyOf={({ orderNo }) => orderNo}
      sort={{ by: search.sort, isAscending: search.isAscending }}
      // The first click on a date column sorts newest first, on a text column alphabetically.
      onSort={(sort) => onSort({ sort, isAscending: sort === search.sort ? !search.isAscending : sort === 'person' || sort === 'card' })}
      open={open}
      onOpen={onOpen}
    />
  )
}

const drawCellWith = (zone: string, open: string | undefined) => (card: SentCard, column: string) => (
  <Cell card={card} column={column} zone={zone} isOpen={card.orderNo === open} />
)

function Cell({ card, column, zone, isOpen }: { card: SentCard; column: string; zone: string; isOpen: boolean }) {
  switch (column) {
    case 'ordered':
      return <span className="tabular">{slashDay(postalDay(new Date(card.orderedAt), zone))}</span>
    case 'mail':
      return <span className="tabular">{card.mailDate && slashDay(card.mailDate)}</span>
    case 'state':
      return <CardState state={card.state} />
    case 'person':
      return (
        <>
          <span className="block wrap-anywhere">{card.person || card.email}</span>
          <span className="block text-small text-ink-2 @max-2xl:hidden">{card.location}</span>
        </>
      )
    default:
      return (
        <button type="button" aria-expanded={isOpen} className="min-h-11 rounded-control text-left hover:text-accent">
          <span className="block font-semibold">{card.cardName || card.cardId}</span>
          <span className="tabular block text-small text-ink-2 underline underline-offset-3">{card.orderNo}</span>
        </button>
      )
  }
}
