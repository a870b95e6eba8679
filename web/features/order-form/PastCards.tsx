import { cardPicture } from '@fondly/contracts/bff/card-picture.ts'
import type { PastCard } from '@fondly/contracts/bff/past-cards.ts'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { pastCardsQuery } from '../../api/past-cards.ts'
import { useFormPartWords } from '../../words/form-part-words.ts'
import { useLanguage } from '../../words/words.tsx'
import { DoNotMailNote } from './DoNotMailNote.tsx'
import { useForm } from './form-state.tsx'

// Lower than the row, so that the picture does not touch the heading below.
const COVER_WIDTH_PX = 26
const COVER_HEIGHT_PX = 36

// Inline styles, because only this part needs them and the style sheets have almost reached their size limit.
const COVER: CSSProperties = { width: COVER_WIDTH_PX, height: COVER_HEIGHT_PX, objectFit: 'contain' }
const TWO_LINES: CSSProperties = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }
const OVER_THE_ROWS: CSSProperties = { position: 'absolute', top: '100%', right: 0, zIndex: 1, width: 'max-content', maxWidth: '20rem' }

/**
 * Says that somebody of the client has recently sent a card to the person in the form. Its place is always kept free, so that no row moves, and the
 * card can still be sent. Ignores the card of the order that the form corrects. A note of the Do not mail list is shown instead.
 */
export function PastCards({ corrects }: { corrects: string | undefined }) {
  const words = useFormPartWords()
  const { values } = useForm()
  const { data } = useQuery(pastCardsQuery(values, corrects))
  const { doNotMail } = data ?? {}
  const [latest, ...others] = data?.cards ?? []
  return (
    <output className="relative flex min-h-11 items-center gap-3 text-small text-ink-2">
      {doNotMail ? <DoNotMailNote found={doNotMail} /> : latest && <Sent card={latest} />}
      {!doNotMail && others.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center whitespace-nowrap font-semibold text-accent underline underline-offset-3">
            {words.morePastCards(others.length)}
          </summary>
          <ul style={OVER_THE_ROWS} className="rounded-sheet bg-sheet px-3.5 py-2 shadow-sheet">
            {others.map((card) => (
              <li key={`${card.cardId} ${card.day} ${card.sender}`} className="py-2">
                <Sent card={card} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </output>
  )
}

function Sent({ card: { cardName, pictureUrl, day, isOwn, sender } }: { card: PastCard }) {
  const words = useFormPartWords()
  const { tag } = useLanguage()
  const date = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))
  return (
    <span className="flex items-center gap-3">
      {pictureUrl !== null && (
        <img {...cardPicture(pictureUrl, COVER_WIDTH_PX)} width={COVER_WIDTH_PX} height={COVER_HEIGHT_PX} alt="" style={COVER} />
      )}
      <span style={TWO_LINES}>{isOwn ? words.youSent(cardName, date) : words.somebodySent(sender, cardName, date)}</span>
    </span>
  )
}
