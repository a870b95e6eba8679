import type { Batch, BatchState } from '@fondly/contracts/bff/press.ts'
import { Button } from '../../ui/Button.tsx'
import { writtenMomentInZone } from '../../ui/time-left.ts'
import { useLanguage } from '../../words/words.tsx'
import { useGroupWords } from './group-words.ts'
import { usePressWords } from './press-words.ts'
import { isReportLate, stateSince } from './report-late.ts'
import { Row } from './Row.tsx'
import { Thumbnails } from './Thumbnails.tsx'

/** One batch as a row: its name (which opens it), its state, and the next action. */
export function BatchRow({
  batch,
  now,
  zone,
  busy,
  isSelected,
  onSelect,
  onOpen,
  onAcknowledge,
  onMailed,
}: {
  batch: Batch
  now: Date
  zone: string
  busy: boolean
  isSelected: boolean
  /** Undefined if the batch has no action that several batches can take together. */
  onSelect: ((isSelected: boolean) => void) | undefined
  onOpen: () => void
  onAcknowledge: () => void
  onMailed: () => void
}) {
  const texts = usePressWords()
  const { day, paper } = useGroupWords()
  const next = nextReport(batch)
  return (
    <Row
      what={
        <div className="grid items-center gap-3">
          <div className="min-w-0">
            <div className="-my-2.5 flex items-center">
              {onSelect && (
                <label className="-ml-3 grid size-11 shrink-0 place-items-center">
                  <input
                    type="checkbox"
                    aria-label={texts.select(batch.name)}
                    checked={isSelected}
                    onChange={(event) => onSelect(event.target.checked)}
                    className="box"
                  />
                </label>
              )}
              <button
                type="button"
                aria-label={texts.open(batch.name)}
                onClick={onOpen}
                className="tabular min-h-11 rounded-control font-semibold underline decoration-1 underline-offset-3 hover:text-accent"
              >
                {batch.name}
              </button>
            </div>
            <p className="tabular text-ink-2">
              {texts.cards(batch.orders)}, {day(batch.mailDate)}
            </p>
            <p className="tabular text-ink-2 first-letter:uppercase">{paper(batch)}</p>
          </div>
          <Thumbnails batch={batch} />
        </div>
      }
      stands={<StateWord batch={batch} now={now} zone={zone} />}
      next={
        next && (
          // The same button serves both actions, so that it keeps the focus.
          <Button
            aria-disabled={busy}
            aria-label={next === 'acknowledge' ? texts.acknowledgeOf(batch.name) : texts.markOf(batch.name)}
            onClick={next === 'acknowledge' ? onAcknowledge : onMailed}
          >
            {next === 'acknowledge' ? texts.acknowledge : texts.mark}
          </Button>
        )
      }
    />
  )
}

/** Returns the next state that an operator can report for a batch. */
export function nextReport({ state }: Batch): 'acknowledge' | 'mailed' | undefined {
  if (state === 'complete') return 'acknowledge'
  return state === 'acknowledged' ? 'mailed' : undefined
}

const DOT: Record<BatchState, string> = {
  cut: 'border-[1.5px] border-ink-2',
  complete: 'border-[1.5px] border-accent',
  acknowledged: 'bg-accent',
  mailed: 'bg-ok',
}

export function StateWord({ batch, now, zone }: { batch: Batch; now: Date; zone: string | undefined }) {
  const { locale } = useLanguage()
  const texts = usePressWords()
  const since = stateSince(batch)
  return (
    <>
      <p className="flex items-center gap-2">
        <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOT[batch.state]}`} />
        {texts.states[batch.state]}
      </p>
      {since && <p className="tabular text-small text-ink-2">{texts.since(writtenMomentInZone(since, now, locale, zone))}</p>}
      {isReportLate(batch, now) && <p className="text-small text-ink-2">{texts.notReported}</p>}
    </>
  )
}
