import { useFormWords } from '../../words/form-words.ts'
import { useHistoryWords } from './history-words.ts'
import { type PrintedCard, usePrintedPictures, PICTURE_WIDTH_PX } from './use-printed-pictures.ts'

/** Shows the printed sheets and the envelope: placeholders first, then pictures. A click opens a picture in its full size. */
export function PrintedPictures({ onLarger, ...printed }: PrintedCard & { onLarger: (picture: number) => void }) {
  const { row } = printed
  const formWords = useFormWords()
  const texts = useHistoryWords()
  const { pictures, data, error, refetch } = usePrintedPictures(printed)

  if (row.sendingId === null) return <p className="text-small text-ink-2">{texts.notFromHere}</p>
  if (error && !data) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 text-small text-ink-2">
        {texts.notDrawn}
        <button type="button" onClick={() => void refetch()} className="min-h-11 font-semibold text-accent underline underline-offset-3">
          {texts.drawAgain}
        </button>
      </div>
    )
  }
  return (
    <div>
      <ul
        aria-label={row.status === 'processing' || row.status === 'needs-answer' ? formWords.card : texts.printed}
        aria-busy={!data}
        className="flex gap-4"
      >
        {pictures.map(({ label, url, high }, index) => (
          // A width in proportion to the picture gives all pictures the same height.
          <li key={label} className="min-w-0" style={{ flex: `${PICTURE_WIDTH_PX / high} 1 0` }}>
            <button
              type="button"
              aria-label={texts.larger(label)}
              disabled={!url}
              onClick={() => onLarger(index)}
              className="block w-full cursor-zoom-in text-left text-small text-ink-2 hover:text-ink disabled:cursor-default"
            >
              <span className="block bg-[var(--card-paper)] shadow-[var(--sh-1)]" style={{ aspectRatio: `${PICTURE_WIDTH_PX} / ${high}` }}>
                {!data && index === 0 && <span className="block p-2 text-[var(--card-ink)]">{texts.drawing}</span>}
                {url && <img src={url} alt="" width={PICTURE_WIDTH_PX} height={high} className="block size-full" />}
              </span>
              <span className="mt-1 block">{label}</span>
            </button>
          </li>
        ))}
      </ul>
      <output className="sr-only">{data ? '' : texts.drawing}</output>
      {data?.asPrinted === false && <p className="mt-2 text-small text-ink-2">{texts.layoutChanged}</p>}
    </div>
  )
}
