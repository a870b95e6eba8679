import type { PreparedCard } from '@fondly/contracts/bff/occasions.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { openPreparedCard, preparedCardsQuery, setPreparedCardAside } from '../../api/occasions.ts'
import { useAction } from '../../api/use-action.ts'
import { AskSheet } from '../../ui/AskSheet.tsx'
import { Button } from '../../ui/Button.tsx'
import { NotFetched } from '../../ui/NotFetched.tsx'
import { useOccasionWords } from '../../words/occasion-words.ts'
import { useWords } from '../../words/words.tsx'
import { sayName, ShelfRow } from './ShelfRow.tsx'

/** The cards that were prepared for the user, the earliest first. The user opens each in its form or sets it aside. */
export function Shelf({ onCard, onContact }: { onCard: (cardId: string) => void; onContact: (contactId: string) => void }) {
  const texts = useOccasionWords()
  const words = useWords()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(preparedCardsQuery)
  const { busy, failure, run } = useAction()
  const [unfinished, setUnfinished] = useState<PreparedCard>()
  const [aside, setAside] = useState<PreparedCard>()
  const title = useRef<HTMLHeadingElement>(null)
  const cards = data?.cards ?? []

  const write = (card: PreparedCard, options: { replaceDraft: boolean }) =>
    run(async () => {
      try {
        onCard((await openPreparedCard(card.id, options)).cardId)
      } catch (refused) {
        if (!(refused instanceof Refused) || refused.refusal?.code !== 'draft-unfinished') throw refused
        setUnfinished(card)
      }
    })
  const put = async (card: PreparedCard, isSetAside: boolean) => {
    if (!(await run(() => setPreparedCardAside(card.id, isSetAside)))) return
    // Sets this before the shelf is fetched again, so that Undo works at once.
    setAside(isSetAside ? card : undefined)
    // The pressed button disappears with its row or its notice.
    title.current?.focus()
    await queries.invalidateQueries({ queryKey: preparedCardsQuery.queryKey })
  }

  return (
    <section aria-labelledby="shelf-title">
      <h1 id="shelf-title" ref={title} tabIndex={-1} className="text-h1-phone md:text-h1">
        {texts.shelfTitle}
      </h1>
      <p className="mt-1 min-h-6.5 text-lead text-ink-2">{data && (cards.length > 0 ? texts.shelfLead(cards.length) : texts.shelfEmpty)}</p>
      <output className="block min-h-12">
        {aside && (
          <span className="flex flex-wrap items-center gap-2">
            {texts.setAside(sayName(aside.contact))}
            <Button looks="quiet" className="underline" aria-disabled={busy} onClick={() => void put(aside, false)}>
              {texts.undo}
            </Button>
          </span>
        )}
        {failure && <span className="block text-error">{failure}</span>}
      </output>
      {error && !data ? (
        <NotFetched why={texts.shelfFailed} onAgain={() => void refetch()} />
      ) : !data ? (
        <p className="prepared-waiting text-ink-2">{words.loading}</p>
      ) : cards.length === 0 ? (
        <p className="border-t border-rule py-6 text-ink-2">{texts.shelfEmptyText}</p>
      ) : (
        <>
          <ul className="border-t-[1.5px] border-ink">
            {cards.map((card, at) => (
              <ShelfRow
                key={card.id}
                prepared={card}
                today={data.today}
                isFirst={at === 0}
                busy={busy}
                onWrite={() => void write(card, { replaceDraft: false })}
                onSetAside={() => void put(card, true)}
                onContact={() => onContact(card.contact.id)}
              />
            ))}
          </ul>
          <p className="mt-4 text-small text-ink-2">{texts.nothingSent}</p>
        </>
      )}
      {unfinished?.card && (
        <AskSheet
          title={texts.unfinishedTitle}
          text={texts.unfinishedText(sayName(unfinished.contact))}
          onEscape={() => setUnfinished(undefined)}
        >
          <Button looks="primary" onClick={() => onCard(unfinished.card?.id ?? '')}>
            {texts.openUnfinished}
          </Button>
          <Button onClick={() => void write(unfinished, { replaceDraft: true })}>{texts.replace(sayName(unfinished.contact))}</Button>
        </AskSheet>
      )}
    </section>
  )
}
