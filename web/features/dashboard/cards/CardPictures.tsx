import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { useQuery } from '@tanstack/react-query'
import { sentCardPicturesQuery } from '../../../api/dashboard-cards.ts'
import { useErrorText } from '../../../api/use-error-text.ts'
import { useWords } from '../../../words/words.tsx'
import { SectionHead } from '../parts/SectionHead.tsx'
import { useCardsWords } from './cards-words.ts'

/** The width of all pictures of the renderer, in pixels. */
const PICTURE_WIDTH_PX = 1280
const ENVELOPE_HEIGHT_PX = 1041

/** The printed sheets and the envelope of a card that was sent. */
export function CardPictures({ clientKey, orderNo, isHere }: { clientKey: string; orderNo: string; isHere: boolean }) {
  const texts = useCardsWords()
  const words = useWords()
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery({ ...sentCardPicturesQuery(clientKey, orderNo), enabled: isHere })
  const { width, height, spine } = cardInches(data ?? { size: '70', orientation: 'V' })
  // The sheet before folding, with both panels.
  const sheetHigh = Math.round(spine === 'left' ? (PICTURE_WIDTH_PX * height) / (2 * width) : (PICTURE_WIDTH_PX * 2 * height) / width)
  const pictures = [
    { alt: texts.inside, url: data?.insideUrl, high: sheetHigh },
    { alt: texts.outside, url: data?.outsideUrl, high: sheetHigh },
    { alt: texts.envelope, url: data?.envelopeUrl, high: ENVELOPE_HEIGHT_PX },
  ]
  return (
    <section className="mt-8">
      <SectionHead title={texts.pictures} />
      {!isHere ? (
        <p className="mt-3 text-ink-2">{texts.notHere}</p>
      ) : error && !data ? (
        <p role="alert" className="mt-3 text-ink-2">
          {errorText(error)}{' '}
          <button type="button" onClick={() => void refetch()} className="min-h-11 font-semibold text-accent underline underline-offset-3">
            {words.tryAgain}
          </button>
        </p>
      ) : (
        <ul aria-busy={!data} className="mt-4 grid gap-4">
          {pictures.map(({ alt, url, high }) => (
            <li key={alt} className="bg-[var(--card-paper)] shadow-[var(--sh-1)]" style={{ aspectRatio: `${PICTURE_WIDTH_PX} / ${high}` }}>
              {url && <img src={url} alt={alt} width={PICTURE_WIDTH_PX} height={high} className="block size-full" />}
            </li>
          ))}
        </ul>
      )}
      {data?.asPrinted === false && <p className="mt-2 text-small text-ink-2">{texts.layoutChanged}</p>}
    </section>
  )
}
