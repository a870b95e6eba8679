import type { BatchDetails } from '@fondly/contracts/bff/press.ts'
import { useRef, useState } from 'react'
import { printFiles } from '../../api/press.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { DownloadNews, FileLink } from './Downloads.tsx'
import { usePressWords } from './press-words.ts'
import { useDownload } from './use-download.ts'

const CARDS_PER_PAGE = 50

/** A printed card. If the folder of the batch is gone, only the order number and the position are known. */
type PrintedCard = { orderNo: string; position: number } & Partial<BatchDetails['orders'][number]>

/** Lists the cards in the order in which they leave the printer. To find a damaged card, the operator scans its code into the search. */
export function BatchCards({ id, orders, onReprint }: { id: number; orders: PrintedCard[]; onReprint: (orderNo: string) => void }) {
  const texts = usePressWords()
  const search = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState(CARDS_PER_PAGE)
  const urls = printFiles('batches', id)
  const download = useDownload()
  const wanted = typed.trim().toLowerCase()
  const hasCodes = orders.some(({ scanCode }) => scanCode !== undefined)
  const found = orders.filter(({ orderNo, scanCode }) => `${orderNo} ${scanCode ?? ''}`.toLowerCase().includes(wanted))

  return (
    <>
      <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-4">
        <h3 className="text-h2">{texts.ordersOf}</h3>
        <SearchField
          inputRef={search}
          label={hasCodes ? texts.search : texts.searchOrder}
          hint={hasCodes ? texts.search : texts.searchOrder}
          value={typed}
          onSearch={(text) => {
            setTyped(text)
            setShown(CARDS_PER_PAGE)
          }}
          spellCheck={false}
          className="md:w-96"
        />
      </div>
      <DownloadNews {...download} />
      <ol aria-label={texts.ordersOf} className="border-t-[1.5px] border-ink">
        {found.slice(0, shown).map(({ position, orderNo, scanCode, cardId, cardFile, envelopeFile }) => (
          <li key={orderNo} className="tabular flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-rule py-2">
            <span className="w-10 text-ink-2">{position}</span>
            <span className="min-w-64 grow">
              <span className="block font-semibold">{orderNo}</span>
              {cardId !== undefined && (
                <span className="block text-small text-ink-2">
                  #{cardId}, {scanCode}
                </span>
              )}
            </span>
            {cardFile !== undefined && (
              <FileLink href={urls.file(cardFile)} label={texts.cardOf(orderNo)} download={download}>
                {texts.card}
              </FileLink>
            )}
            {envelopeFile !== undefined && (
              <FileLink href={urls.file(envelopeFile)} label={texts.envelopeOf(orderNo)} download={download}>
                {texts.envelopeFile}
              </FileLink>
            )}
            <button
              type="button"
              aria-label={texts.reprintOf(orderNo)}
              onClick={() => onReprint(orderNo)}
              className="min-h-11 font-semibold text-accent underline underline-offset-3"
            >
              {texts.reprint}
            </button>
          </li>
        ))}
      </ol>
      <output className="mt-3 block text-ink-2">{found.length === 0 && texts.nothingFound}</output>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + CARDS_PER_PAGE)}>{texts.more(Math.min(CARDS_PER_PAGE, found.length - shown))}</Button>
      )}
    </>
  )
}
