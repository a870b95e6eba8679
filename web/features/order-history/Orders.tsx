import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { type HistoryPage, toggleSort } from '@fondly/domain/order-history/sort-and-page.ts'
import { HISTORY_COLUMNS, type HistorySort } from '@fondly/domain/order-history/history-sort.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { catalogueQuery } from '../../api/catalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { BesideTable } from './BesideTable.tsx'
import { columnsBeside } from './columns.ts'
import { HistoryList, SortChoice } from './HistoryList.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { useHistoryWords } from './history-words.ts'
import { OrderDetails } from './OrderDetails.tsx'
import type { OrderHistoryProps } from './order-history-props.ts'
import { Pager } from './Pager.tsx'
import { UnfinishedForm } from './UnfinishedForm.tsx'
import { LargerPicture } from './LargerPicture.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useDetailsFocus } from './use-details-focus.ts'
import { useFoundOrders } from './use-found-orders.ts'
import { useSendAgain } from './use-send-again.ts'
import { useWithdraw } from './use-withdraw.ts'
import { WithdrawQuestion } from './WithdrawQuestion.tsx'

/** Height in pixels of the pager, which sticks to the lower edge of the sheet. */
const PAGER_HEIGHT_PX = 64

type OrdersProps = Omit<OrderHistoryProps, 'onClose'> & {
  orders: HistoryRow[]
  /** The time zone of the post. */
  zone: string
  typed: string
  onShowAll: () => void
}

/** Shows the matching orders, ten on a page, and the details of the open order. */
export function Orders({ orders, zone, typed, view, onView, onShowAll, onCard, onWatch }: OrdersProps) {
  const words = useHistoryWords()
  const title = useId()
  const table = useRef<HTMLDivElement>(null)
  const hasTable = useMedia('(width >= 60rem)')
  const hasRoomBeside = useMedia('(width >= 73.75rem)')
  const isWide = useMedia('(width >= 87.5rem)')
  const cards = useQuery(catalogueQuery).data?.cards
  const cardOf = ({ prodId }: HistoryRow) => cards?.find(({ id }) => id === prodId)

  const { page, open, isFound } = useFoundOrders(orders, typed, view)

  const { busy, unfinished, again, leave, failureOf } = useSendAgain(onCard)
  const withdrawal = useWithdraw(onCard)
  const openOther = (orderNo: string) => {
    if (!orders.some(({ id }) => id === orderNo)) return undefined
    return () => {
      if (!isFound(orderNo)) onShowAll()
      onView({ ...view, page: undefined, order: orderNo })
    }
  }
  const close = () => onView({ ...view, order: undefined })
  // Kept in this component, because turning a tablet mounts the details again: beside the table or in a sheet.
  const [large, setLarge] = useState<{ order: string; picture: number }>()
  const isBeside = open !== undefined && hasRoomBeside
  useDetailsFocus(title, { order: open?.id, isBeside, isAsked: withdrawal.question !== undefined })

  const sortBy = (sort: HistorySort) => onView({ ...view, sort, page: undefined })
  const turnTo = (next: number) => {
    onView({ ...view, page: next })
    // A list is longer than the screen, so its next page must be shown from its top.
    if (!hasTable) table.current?.closest('dialog')?.scrollTo({ top: 0 })
  }
  const maxColumns = isBeside ? (isWide ? 6 : 4) : hasRoomBeside ? HISTORY_COLUMNS.length : 6
  const details = open && (
    <OrderDetails
      key={open.id}
      row={open}
      card={cardOf(open)}
      title={title}
      zone={zone}
      busy={busy || withdrawal.busy}
      failure={failureOf(open) ?? withdrawal.failureOf(open)}
      actionsBottom={hasRoomBeside ? PAGER_HEIGHT_PX : 0}
      onLarger={(picture) => setLarge({ order: open.id, picture })}
      onAgain={() => void again(open)}
      onWatch={
        (open.status === 'processing' || open.status === 'needs-answer') && open.sendingId
          ? () => onWatch(open.prodId, open.sendingId ?? '')
          : undefined
      }
      onCorrect={() => void withdrawal.correct(open)}
      onWithdraw={() => withdrawal.askToWithdraw(open)}
      onOrder={openOther}
      onClose={close}
    />
  )

  return (
    <>
      {!hasTable && (
        <div className="prints-not mt-4 mb-4">
          <SortChoice sort={view.sort} onSort={sortBy} />
        </div>
      )}
      <div className={`grow ${isBeside ? 'grid grid-cols-[minmax(0,1fr)_424px] gap-8' : ''} ${hasTable ? 'mt-4' : ''}`}>
        {page.total === 0 ? (
          <NothingFound onShowAll={onShowAll} />
        ) : (
          <div ref={table} className={`relative h-fit ${hasTable ? 'min-h-[656px]' : ''}`}>
            {hasTable ? (
              <HistoryTable
                rows={page.rows}
                columns={columnsBeside(view.sort.column, maxColumns)}
                cardOf={cardOf}
                sort={view.sort}
                open={open?.id}
                onSort={(column) => sortBy(toggleSort(column, view.sort))}
                onOpen={(id) => onView({ ...view, order: id })}
              />
            ) : (
              <HistoryList rows={page.rows} cardOf={cardOf} onOpen={(id) => onView({ ...view, order: id })} />
            )}
          </div>
        )}
        {isBeside && (
          <BesideTable order={open.id} table={table} labelledBy={title}>
            {details}
          </BesideTable>
        )}
      </div>
      <OrdersFoot page={page} sort={view.sort} onPage={turnTo} />
      {open && !hasRoomBeside && (
        <Modal labelledBy={title} onEscape={close} className={`${SHEET} max-w-136`}>
          {details}
        </Modal>
      )}
      {open && large?.order === open.id && (
        // The sheet that opened last lies on top. The new key opens this sheet again, above the details.
        <LargerPicture
          key={hasRoomBeside ? 'beside' : 'sheet'}
          row={open}
          card={cardOf(open)}
          picture={large.picture}
          onClose={() => setLarge(undefined)}
        />
      )}
      <WithdrawQuestion {...withdrawal} onOpen={onCard} />
      {unfinished && (
        <UnfinishedForm
          text={words.unfinishedText(unfinished.recipient)}
          onOpen={() => onCard(unfinished.prodId)}
          onReplace={() => void again(unfinished, { replaceDraft: true })}
          onLeave={leave}
        />
      )}
    </>
  )
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const words = useHistoryWords()
  return (
    <div className="grid min-h-80 content-center justify-items-start gap-5 py-10 md:min-h-[656px]">
      <p className="font-serif text-h2">{words.nothingFound}</p>
      <Button onClick={onShowAll}>{words.showAll}</Button>
    </div>
  )
}

/** Says how many orders there are and how they are sorted, and has the buttons for pages. */
function OrdersFoot({ page, sort, onPage }: { page: HistoryPage<HistoryRow>; sort: HistorySort; onPage: (page: number) => void }) {
  const words = useHistoryWords()
  const count = page.total === 0 ? words.nothingFound : words.shown(page)
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 md:sticky md:bottom-0 md:-mx-10 md:-mb-7 md:bg-sheet md:px-10 md:pb-5">
      <output className="tabular block text-ink-2">
        <span className={page.total === 0 ? 'sr-only' : ''}>{count}</span>
        {page.total > 0 && <span className="sr-only">{`. ${words.sortedBy(words.columns[sort.column], sort)}`}</span>}
      </output>
      <Pager page={page.page} pages={page.pages} onPage={onPage} />
    </div>
  )
}
