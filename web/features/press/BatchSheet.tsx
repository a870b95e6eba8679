import { useErrorText } from '../../api/use-error-text.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { batchQuery, PRESS_KEY, tellBatch } from '../../api/press.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useWords } from '../../words/words.tsx'
import { BatchCards } from './BatchCards.tsx'
import { nextReport, StateWord } from './BatchRow.tsx'
import { Downloads } from './Downloads.tsx'
import { useGroupWords } from './group-words.ts'
import { HasBeenMailed } from './HasBeenMailed.tsx'
import { usePressWords } from './press-words.ts'
import { ReprintForm } from './ReprintForm.tsx'
import { Reprints } from './Reprints.tsx'

/** Shows one batch: its files, its cards and its reprints. */
export function BatchSheet({
  id,
  now,
  zone,
  onClose,
}: {
  id: number
  now: Date
  /** The time zone of the press; undefined until it is known. */
  zone: string | undefined
  onClose: () => void
}) {
  const words = useWords()
  const texts = usePressWords()
  const { whole } = useGroupWords()
  const title = useId()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(batchQuery(id))
  const { busy, failure, run } = useAction()
  const [reprinted, setReprinted] = useState<string>()
  const [asksMailed, setAsksMailed] = useState(false)
  const again = () => queries.invalidateQueries({ queryKey: PRESS_KEY })
  const report = (state: 'acknowledge' | 'mailed') =>
    run(async () => {
      await tellBatch(id, state)
      setAsksMailed(false)
      await again()
    })
  const batch = data?.batch
  const cards = data ? [...data.orders, ...data.gone.map((orderNo, index) => ({ orderNo, position: index + 1 }))] : []
  const next = batch && nextReport(batch)

  return (
    <Modal
      labelledBy={title}
      onEscape={onClose}
      className={`${SHEET} max-w-[1344px] max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:max-w-none`}
    >
      <div className="px-5 pt-5 pb-6 md:px-10 md:pt-7 md:pb-7">
        <div className="flex items-start justify-between gap-6">
          <div className="min-w-0">
            <h2 id={title} tabIndex={-1} data-autofocus className="tabular text-h2 wrap-anywhere md:text-modal">
              {batch?.name ?? texts.title}
            </h2>
            {batch && (
              <p className="tabular text-ink-2">
                {texts.cards(batch.orders)}, {whole(batch)}
              </p>
            )}
          </div>
          <Button looks="quiet" onClick={onClose} className="-mr-3">
            <span className="max-md:sr-only">{words.close}</span>
            <Icon name="close" />
          </Button>
        </div>
        {data && batch ? (
          <>
            <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-2">
              <output className="block">
                <StateWord batch={batch} now={now} zone={zone} />
              </output>
              {next && (
                <Button
                  looks="primary"
                  aria-disabled={busy}
                  onClick={() => (next === 'acknowledge' ? void report('acknowledge') : setAsksMailed(true))}
                >
                  {next === 'acknowledge' ? texts.acknowledge : texts.mark}
                </Button>
              )}
            </div>
            <div role="alert" className="font-medium text-error">
              {!asksMailed && failure}
            </div>
            {batch.state === 'cut' ? (
              <p className="mt-6 text-ink-2">{texts.beingMade}</p>
            ) : data.gone.length > 0 ? (
              <p className="mt-6 font-medium">{texts.gone}</p>
            ) : (
              <>
                <h3 className="mt-6 mb-3 text-h2">{texts.downloads}</h3>
                <Downloads of="batches" id={id} papers={batch.papers} files={['manifest.json', 'manifest.csv']} />
              </>
            )}
            <Reprints reprints={data.reprints} now={now} zone={zone} />
            {cards.length > 0 && <BatchCards id={id} orders={cards} onReprint={setReprinted} />}
          </>
        ) : (
          <NoBatch error={error} onRetry={() => void refetch()} />
        )}
      </div>
      {asksMailed && batch && (
        <HasBeenMailed
          batches={[batch]}
          busy={busy}
          failure={failure}
          onYes={() => void report('mailed')}
          onNo={() => setAsksMailed(false)}
        />
      )}
      {reprinted !== undefined && (
        <ReprintForm
          orderNo={reprinted}
          onAsked={() => {
            setReprinted(undefined)
            void again()
          }}
          onLeave={() => setReprinted(undefined)}
        />
      )}
    </Modal>
  )
}

/** Shown in place of a batch that is loading or could not be loaded. */
function NoBatch({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useWords()
  const errorText = useErrorText()
  const texts = usePressWords()
  const isGone = error instanceof Refused && error.status === 404
  return (
    <div className="grid min-h-80 content-center justify-items-start gap-5 py-10" aria-busy={!error}>
      <output className="text-ink-2">
        {error ? (isGone ? texts.noSuchBatch : error instanceof Refused ? errorText(error) : texts.batchFailed) : words.loading}
      </output>
      {Boolean(error) && !isGone && <Button onClick={onRetry}>{words.tryAgain}</Button>}
    </div>
  )
}
