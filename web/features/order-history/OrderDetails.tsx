import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { Fragment } from 'react'
import { CardFront, CardObject } from '../../ui/CardObject.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { loadingOverlay } from '../../ui/Loading.tsx'
import { useLanguage } from '../../words/words.tsx'
import { listCharges } from './charges.ts'
import { useHistoryWords } from './history-words.ts'
import { OrderActions } from './OrderActions.tsx'
import { PrintedPictures } from './PrintedPictures.tsx'
import { StatusWord } from './StatusWord.tsx'

const INCH_PX = 11

const arrivalLine = lazyPart(async () => (await import('../../api/ArrivalLine.tsx')).ArrivalLine, { isVital: false })
const toDay = (slashed: string): string => slashed.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2')

function ShipDate({ row: { shipDate, shipLines, withdrawn } }: { row: HistoryRow }) {
  return (
    <dd className="tabular">
      {shipDate}
      {!withdrawn && <arrivalLine.Part mailDate={toDay(shipDate)} zip={shipLines.at(-1)} />}
    </dd>
  )
}

/** Shows one order: the card, the printed pictures, the recipient and the words. */
export function OrderDetails({
  row,
  card,
  title,
  zone,
  busy,
  failure,
  actionsBottom,
  onLarger,
  onAgain,
  onWatch,
  onCorrect,
  onWithdraw,
  onOrder,
  onClose,
}: {
  row: HistoryRow
  card: Card | undefined
  title: string
  /** The time zone of the post. */
  zone: string
  busy: boolean
  failure: string | undefined
  /** The height in pixels that the actions leave free below them. */
  actionsBottom: number
  onLarger: (picture: number) => void
  onAgain: () => void
  /** Undefined if the sending can no longer be watched. */
  onWatch: (() => void) | undefined
  onCorrect: () => void
  onWithdraw: () => void
  /** Returns a function that opens another order. Returns undefined if the order is not in the history. */
  onOrder: (orderNo: string) => (() => void) | undefined
  onClose: () => void
}) {
  const { words, locale } = useLanguage()
  const texts = useHistoryWords()
  return (
    <>
      <div className="p-6">
        {busy && <loadingOverlay.Part />}
        <div className="flex items-start gap-5">
          {card && (
            <CardObject card={card} inch={INCH_PX}>
              <CardFront card={card} inch={INCH_PX} eager />
            </CardObject>
          )}
          <div className="min-w-0 grow pt-1">
            <h3 id={title} tabIndex={-1} className="text-[1.625rem]/8">
              {row.prodName}
            </h3>
            <p className="tabular text-small text-ink-2">#{row.prodId}</p>
          </div>
          <button
            type="button"
            aria-label={words.close}
            onClick={onClose}
            className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-control hover:text-accent"
          >
            <Icon name="close" />
          </button>
        </div>
        <dl className="mt-4 mb-4 grid grid-cols-[minmax(96px,auto)_1fr] gap-x-6 border-t border-rule pt-3 [&_dd]:min-w-0 [&_dd]:font-medium [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-ink-2">
          <dt>{texts.columns.orderNo}</dt>
          <dd className="tabular">{row.orderNo || texts.noNumber}</dd>
          <dt>{texts.columns.orderDate}</dt>
          <dd className="tabular">{row.orderDate}</dd>
          <dt>{texts.columns.recipient}</dt>
          <dd className="tabular">
            {[row.recipient, row.shipLines.slice(0, -1).join(' '), row.shipLines.at(-1)].map((line) => (
              <div key={line}>{line}</div>
            ))}
          </dd>
          <dt>{texts.columns.sender}</dt>
          <dd>{row.sender}</dd>
          <dt>{texts.columns.shipDate}</dt>
          <ShipDate row={row} />
          <dt>{texts.columns.status}</dt>
          <dd>
            <StatusWord status={row.status} />
          </dd>
          {row.corrects && <Linked label={texts.corrects} orderNo={row.corrects} onOpen={onOrder(row.corrects)} />}
          {row.correctedBy && <Linked label={texts.correctedBy} orderNo={row.correctedBy} onOpen={onOrder(row.correctedBy)} />}
          {row.sentiment && (
            <>
              <dt>{texts.sentiment}</dt>
              <dd>{row.sentiment}</dd>
            </>
          )}
          {listCharges(row.charges, locale).map(({ name, amount }) => (
            <Fragment key={name}>
              <dt>{texts[name]}</dt>
              <dd className="tabular">{amount}</dd>
            </Fragment>
          ))}
        </dl>
        {row.personalMsg && (
          <blockquote
            aria-label={texts.message}
            className="mb-4 bg-[var(--card-paper)] px-5 py-3 font-serif whitespace-pre-line text-[var(--card-ink)] shadow-[var(--sh-1)] [overflow-wrap:anywhere]"
          >
            {row.personalMsg}
          </blockquote>
        )}
        <PrintedPictures row={row} card={card} onLarger={onLarger} />
      </div>
      <OrderActions
        row={row}
        zone={zone}
        busy={busy}
        failure={failure}
        bottom={actionsBottom}
        onAgain={onAgain}
        onWatch={onWatch}
        onCorrect={onCorrect}
        onWithdraw={onWithdraw}
      />
    </>
  )
}

function Linked({ label, orderNo, onOpen }: { label: string; orderNo: string; onOpen: (() => void) | undefined }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="tabular">
        {onOpen ? (
          <button type="button" onClick={onOpen} className="-my-2.5 min-h-11 underline decoration-1 underline-offset-3 hover:text-accent">
            {orderNo}
          </button>
        ) : (
          orderNo
        )}
      </dd>
    </>
  )
}
