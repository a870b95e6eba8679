import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import type { HistoryRow } from '@fondly/contracts/bff/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { orderPicturesQuery } from '../../api/orders.ts'
import { Button } from '../../ui/Button.tsx'
import { cardInches } from '../../ui/card-inches.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useWords } from '../../words/words.tsx'
import { useHistoryWords } from './history-words.ts'

/** The renderer's pictures are all of this width; that of the envelope is as high as this. */
const WIDE = 1280
const ENVELOPE_HIGH = 1041

/** The sheets and the envelope as they were printed; their places first, each larger when it is pressed. */
export function PrintedPictures({ row, card }: { row: HistoryRow; card: Pick<Card, 'size' | 'orientation'> | undefined }) {
  const words = useWords()
  const own = useHistoryWords()
  const { data, error, refetch } = useQuery({ ...orderPicturesQuery(row.id), enabled: row.sendingId !== null })
  const [large, setLarge] = useState<number>()

  if (row.sendingId === null) return <p className="text-small text-ink-2">{own.notFromHere}</p>
  if (error && !data) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 text-small text-ink-2">
        {own.notDrawn}
        <button type="button" onClick={() => void refetch()} className="min-h-11 font-semibold text-accent underline underline-offset-3">
          {own.drawAgain}
        </button>
      </div>
    )
  }
  const { width, height, spine } = cardInches(data ?? card ?? { size: '70', orientation: 'V' })
  // Both panels of the sheet, before it is folded.
  const sheetHigh = Math.round(spine === 'left' ? (WIDE * height) / (2 * width) : (WIDE * 2 * height) / width)
  const pictures = [
    { label: words.form.inside, alt: words.preview.inside, url: data?.insideUrl, high: sheetHigh },
    { label: words.form.outside, alt: words.preview.outside, url: data?.outsideUrl, high: sheetHigh },
    { label: words.form.envelope, alt: words.preview.envelope, url: data?.envelopeUrl, high: ENVELOPE_HIGH },
  ]
  const shown = large === undefined ? undefined : pictures[large]

  return (
    <div>
      <ul aria-label={row.status === 'processing' ? words.form.card : own.printed} aria-busy={!data} className="flex gap-4">
        {pictures.map(({ label, url, high }, index) => (
          // As wide as its proportions ask, so that all are equally high.
          <li key={label} className="min-w-0" style={{ flex: `${WIDE / high} 1 0` }}>
            <button
              type="button"
              aria-label={own.larger(label)}
              disabled={!url}
              onClick={() => setLarge(index)}
              className="block w-full cursor-zoom-in text-left text-small text-ink-2 hover:text-ink disabled:cursor-default"
            >
              <span className="block bg-[var(--card-paper)] shadow-[var(--sh-1)]" style={{ aspectRatio: `${WIDE} / ${high}` }}>
                {url && <img src={url} alt="" width={WIDE} height={high} className="block size-full" />}
              </span>
              <span className="mt-1.5 block truncate">{label}</span>
            </button>
          </li>
        ))}
      </ul>
      <output className="sr-only">{data ? '' : own.drawing}</output>
      {data?.asPrinted === false && <p className="mt-2 text-small text-ink-2">{own.layoutChanged}</p>}
      {shown?.url && <Larger {...shown} url={shown.url} onClose={() => setLarge(undefined)} />}
    </div>
  )
}

function Larger({ label, alt, url, high, onClose }: { label: string; alt: string; url: string; high: number; onClose: () => void }) {
  const words = useWords()
  const title = useId()
  return (
    <Modal labelledBy={title} onEscape={onClose} className={`${SHEET} w-fit max-w-[calc(100%-40px)]`}>
      <div className="px-5 pt-5 pb-6 md:px-8">
        <div className="mb-4 flex items-center justify-between gap-6">
          <h2 id={title} className="text-h2">
            {label}
          </h2>
          <Button looks="quiet" onClick={onClose} data-autofocus className="-mr-3">
            {words.close}
            <Icon name="close" />
          </Button>
        </div>
        <img
          src={url}
          alt={alt}
          width={WIDE}
          height={high}
          className="block h-auto max-h-[calc(100dvh-176px)] w-auto max-w-full bg-[var(--card-paper)] shadow-[var(--sh-2)]"
        />
      </div>
    </Modal>
  )
}
