import { errorPages } from '@fondly/languages/english/error-pages.ts'
import { refusals } from '@fondly/languages/english/refusals.ts'
import type { Batch } from '@fondly/contracts/bff/press.ts'
import { sayRefusal } from '@fondly/languages/say-refusal.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PRESS_KEY, tellBatches } from '../../api/press.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/Button.tsx'
import { useSection } from '../../words/words.tsx'
import { BatchRow, nextReport } from './BatchRow.tsx'
import { HasBeenMailed } from './HasBeenMailed.tsx'
import { type PressResult, type RefusedBatch, splitOutcomes } from './press-result.ts'
import { usePressWords } from './press-words.ts'

/** Lists batches with the next action for each. The operator can select several and handle them together. */
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
  onDone: (result: PressResult | undefined) => void
  onOpen: (id: number) => void
}) {
  const texts = usePressWords()
  const queries = useQueryClient()
  const table = useSection('refusals', refusals)
  const pages = useSection('errorPages', errorPages)
  const { busy, failure, run } = useAction()
  const [refused, setRefused] = useState<RefusedBatch[]>([])
  const [unconfirmed, setUnconfirmed] = useState<Batch[]>([])
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())

  const selectable = batches.filter((batch) => nextReport(batch) !== undefined)
  const chosen = selectable.filter(({ id }) => selected.has(id))
  const chosenFor = (next: ReturnType<typeof nextReport>) => chosen.filter((batch) => nextReport(batch) === next)
  const [toAcknowledge, toMark] = [chosenFor('acknowledge'), chosenFor('mailed')]

  const report = (which: Batch[], state: 'acknowledge' | 'mailed') =>
    run(async () => {
      onDone(undefined)
      setRefused([])
      const names = new Map(which.map(({ id, name }) => [id, name]))
      try {
        const outcomes = await tellBatches([...names.keys()], state)
        const split = splitOutcomes(outcomes, names)
        onDone(split)
        setRefused(split.refused)
        setUnconfirmed([])
        setSelected(new Set(split.refused.map(({ id }) => id)))
      } finally {
        await queries.invalidateQueries({ queryKey: PRESS_KEY })
      }
    })
  const sayRefused = ({ name, refusal }: RefusedBatch) =>
    texts.refused(name, sayRefusal({ errorPages: pages, refusals: table }, refusal) ?? refusal.code)
  const select = (id: number, isSelected: boolean) =>
    setSelected((before) => new Set([...[...before].filter((one) => one !== id), ...(isSelected ? [id] : [])]))

  return (
    <>
      <div role="alert" className="font-medium text-error">
        {unconfirmed.length === 0 && (failure ?? refused.map(sayRefused).join(' '))}
      </div>
      {selectable.length > 1 && (
        <div className="mb-3 flex flex-wrap items-center gap-4">
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.length === selectable.length}
              onChange={(event) => setSelected(new Set(event.target.checked ? selectable.map(({ id }) => id) : []))}
              className="box"
            />
            {texts.selectAll}
          </label>
          {toAcknowledge.length > 0 && (
            <Button aria-disabled={busy} onClick={() => void report(toAcknowledge, 'acknowledge')}>
              {texts.acknowledgeSelected(toAcknowledge.length)}
            </Button>
          )}
          {toMark.length > 0 && <Button onClick={() => setUnconfirmed(toMark)}>{texts.markSelected(toMark.length)}</Button>}
        </div>
      )}
      <ul aria-label={label} className="border-t-[1.5px] border-ink">
        {batches.map((batch) => (
          <BatchRow
            key={batch.id}
            batch={batch}
            now={now}
            zone={zone}
            busy={busy}
            isSelected={selected.has(batch.id)}
            onSelect={selectable.length > 1 && nextReport(batch) ? (isSelected) => select(batch.id, isSelected) : undefined}
            onOpen={() => onOpen(batch.id)}
            onAcknowledge={() => void report([batch], 'acknowledge')}
            onMailed={() => setUnconfirmed([batch])}
          />
        ))}
      </ul>
      {unconfirmed.length > 0 && (
        <HasBeenMailed
          batches={unconfirmed}
          busy={busy}
          failure={failure}
          onYes={() => void report(unconfirmed, 'mailed')}
          onNo={() => setUnconfirmed([])}
        />
      )}
    </>
  )
}
