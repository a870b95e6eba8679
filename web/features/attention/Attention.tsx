import { Attention as AttentionAnswer } from '@fondly/contracts/bff/sendings.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { attentionQuery } from '../../api/needs-attention.ts'
import { AttentionRow } from './AttentionRow.tsx'
import { useAttentionWords } from './attention-words.ts'

/** Sendings that the sender hid until the next page load, because the notice is not urgent. */
const putOff = new Set<string>()

/**
 * The notice about cards that were not sent while no page showed their progress, with an action for each. It lies above the catalogue, so that
 * nothing moves.
 */
export function Attention({
  onWatch,
  onCard,
}: {
  onWatch: (cardId: string, sendingId: string) => void
  onCard: (cardId: string, sendingId: string) => void
}) {
  const words = useAttentionWords()
  const titleId = useId()
  const [, redraw] = useState(0)
  const { data } = useQuery(attentionQuery)
  const parsed = AttentionAnswer.safeParse(data)
  const sendings = parsed.success ? parsed.data.sendings.filter(({ id }) => !putOff.has(id)) : []
  const title = words[sendings.every(({ closedDay }) => closedDay) ? 'news' : 'title'](sendings.length)
  const putOffAll = () => {
    for (const { id } of sendings) putOff.add(id)
    redraw((count) => count + 1)
  }

  return (
    <>
      <output className="sr-only">{sendings.length > 0 && title}</output>
      {sendings.length > 0 && (
        <section
          aria-labelledby={titleId}
          className="prints-not fixed inset-x-0 bottom-0 z-5 max-h-[46dvh] overflow-y-auto rounded-sheet border border-rule bg-sheet shadow-sheet md:inset-x-auto md:right-6 md:bottom-6 md:max-h-[min(60dvh,26rem)] md:w-112"
        >
          <div className="sticky top-0 flex items-center justify-between gap-4 bg-sheet pt-3 pr-3 pl-5 md:pl-6">
            <h2 id={titleId} className="text-[1.375rem]/7">
              {title}
            </h2>
            <button type="button" onClick={putOffAll} className="min-h-11 shrink-0 rounded-control px-3 text-ink-2 hover:text-ink">
              {words.later}
            </button>
          </div>
          <ul className="px-5 pb-2 md:px-6">
            {sendings.map((sending) => (
              <AttentionRow key={sending.id} sending={sending} onWatch={onWatch} onCard={onCard} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
