import { useQuery } from '@tanstack/react-query'
import { titled } from '../../ui/titled.ts'
import { useLocation, useSearch } from 'wouter'
import { pressQuery } from '../../api/press.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useLanguage } from '../../words/words.tsx'
import { BatchSheet } from './BatchSheet.tsx'
import { Overview } from './Overview.tsx'
import { usePressWords } from './press-words.ts'
import { toPath, parseView } from './view.ts'

/** The operator's page: due cards, batches, and orders that cannot be printed. The chosen mail date and the open batch are in the address. */
export function PressPage() {
  const { words } = useLanguage()
  const errorText = useErrorText()
  const texts = usePressWords()
  const now = useNow()
  const [, navigate] = useLocation()
  const view = parseView(useSearch())
  const { mailDate, batch } = view
  const { data, error, refetch, dataUpdatedAt } = useQuery(pressQuery(mailDate))

  return (
    <main className="page-margin py-10">
      <h1 key={texts.title} ref={titled} className="text-h1-phone md:text-h1">
        {texts.title}
      </h1>
      {data ? (
        <Overview
          overview={data}
          day={mailDate}
          onDay={(day) => navigate(toPath({ ...view, mailDate: day }), { replace: true })}
          now={now}
          staleSince={error ? new Date(dataUpdatedAt) : undefined}
          onOpen={(id) => navigate(toPath({ ...view, batch: id }))}
        />
      ) : error ? (
        <output className="grid min-h-80 content-center justify-items-start gap-3 py-10">
          <p className="font-serif text-h2">{texts.failed}</p>
          <p className="mb-3 max-w-120 text-ink-2">{errorText(error)}</p>
          <Button looks="primary" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </output>
      ) : (
        <Waiting />
      )}
      {batch !== undefined && (
        <BatchSheet
          key={batch}
          id={batch}
          now={now}
          zone={data?.cut.zone}
          onClose={() => navigate(toPath({ ...view, batch: undefined }))}
        />
      )}
    </main>
  )
}

/** A placeholder with the height of the page's content. */
function Waiting() {
  const words = useLanguage().words
  return (
    <div className="mt-10 min-h-80" aria-busy="true">
      <output className="sr-only">{words.loading}</output>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex min-h-20 items-center border-t border-rule">
          <span className="h-3 w-64 max-w-full bg-sunk" />
        </div>
      ))}
    </div>
  )
}
