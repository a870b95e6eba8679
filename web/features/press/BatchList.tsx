import type { Batch } from '@fondly/contracts/bff/press.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pressQuery, tellBatch } from '../../api/press.ts'
import { useErrand } from '../../api/use-errand.ts'
import { BatchRow } from './BatchRow.tsx'
import { HasBeenMailed } from './HasBeenMailed.tsx'
import { usePressWords } from './press-words.ts'
import { useSpeech } from '../../words/words.tsx'

/** Batches with what is to be done about each next. */
export function BatchList({
  label,
  batches,
  now,
  zone,
  onDone,
  onOpen,
}: {
  label: string
  batches: Batch[]
  now: Date
  zone: string
  onDone: (sentence: string) => void
  onOpen: (id: number) => void
}) {
  const own = usePressWords()
  const queries = useQueryClient()
  const { busy, failure, run } = useErrand(useSpeech().said)
  const [asked, setAsked] = useState<Batch>()

  const tell = ({ id, name }: Batch, state: 'acknowledge' | 'mailed') =>
    run(async () => {
      const told = await tellBatch(id, state)
      setAsked(undefined)
      onDone(own.told(name, own.states[told.state]))
      await queries.invalidateQueries({ queryKey: pressQuery.queryKey })
    })

  return (
    <>
      <div role="alert" className="font-medium text-error">
        {!asked && failure}
      </div>
      <ul aria-label={label} className="border-t-[1.5px] border-ink">
        {batches.map((batch) => (
          <BatchRow
            key={batch.id}
            batch={batch}
            now={now}
            zone={zone}
            busy={busy}
            onOpen={() => onOpen(batch.id)}
            onAcknowledge={() => void tell(batch, 'acknowledge')}
            onMailed={() => setAsked(batch)}
          />
        ))}
      </ul>
      {asked && (
        <HasBeenMailed
          batch={asked}
          busy={busy}
          failure={failure}
          onYes={() => void tell(asked, 'mailed')}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
