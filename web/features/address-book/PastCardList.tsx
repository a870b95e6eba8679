import type { Card } from '@fondly/contracts/bff/catalogue.ts'
import { cardPicture } from '@fondly/contracts/bff/card-picture.ts'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { useQuery } from '@tanstack/react-query'
import { contactCardsQuery } from '../../api/contacts.ts'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { writtenDay } from '../../ui/written-day.ts'
import { useLanguage, useWords } from '../../words/words.tsx'
import { useAddressBookWords } from './address-book-words.ts'

const INCH_PX = 6.4
const UNKNOWN = { size: '70', orientation: 'V' } as const

/** The cards that a person got, newest first. */
export function PastCardList({ id, shelf }: { id: string; shelf: ReadonlyMap<string, Card> }) {
  const texts = useAddressBookWords()
  const words = useWords()
  const { locale } = useLanguage()
  const { data, error, refetch } = useQuery(contactCardsQuery(id))
  return (
    <section aria-label={texts.pastCards} className="mt-8">
      <h3 className="border-b-[1.5px] border-ink pb-2 text-[1.25rem]/7">{texts.pastCards}</h3>
      {error && !data ? (
        <NotFetched why={texts.cardsFailed} onAgain={() => void refetch()} />
      ) : !data ? (
        <p className="min-h-14.5 py-3 text-ink-2">{words.loading}</p>
      ) : data.length === 0 ? (
        <p className="py-3 text-ink-2">{texts.noCards}</p>
      ) : (
        <ul>
          {data.map(({ cardId, cardName, pictureUrl, day, isOwn, sender }, at) => {
            const { width, height } = cardInches(shelf.get(cardId) ?? UNKNOWN)
            const [widthPx, heightPx] = [Math.round(width * INCH_PX), Math.round(height * INCH_PX)]
            const date = writtenDay(day, locale, { whole: true })
            return (
              // A person may get two cards on the same day, so the index is the key.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${day} ${cardId} ${at}`} className="flex min-h-14.5 items-center gap-4 border-b border-rule py-2">
                <span className="grid w-14 shrink-0 place-items-center">
                  <span className="book-picture" style={{ width: widthPx, height: heightPx }}>
                    {pictureUrl !== null && (
                      <img {...cardPicture(pictureUrl, widthPx)} width={widthPx} height={heightPx} alt="" loading="lazy" />
                    )}
                  </span>
                </span>
                <span className="min-w-0">
                  <span className="block truncate font-semibold">{cardName}</span>
                  <span className="block text-small text-ink-2">{isOwn ? texts.sentByYou(date) : texts.sentBy(date, sender)}</span>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
