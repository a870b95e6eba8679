import { importResultFile } from '../../../../api/people-import.ts'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { useLanguage } from '../../../../words/words.tsx'
import { usePeopleImportWords } from './people-import-words.ts'
import type { PeopleImport } from './use-import.ts'

type ImportBarProps = { work: PeopleImport; onStarted?: (() => void) | undefined }

/** The bar at the foot: the number of chosen rows, the progress with a button to stop, and finally the result. */
export function ImportBar({ work, onStarted }: ImportBarProps) {
  const texts = usePeopleImportWords()
  const { language } = useLanguage()
  const { clientKey, id, data, state, chosenCount, counts, busy, failure } = work
  const say = texts.bySource[data?.source ?? 'file']
  const { due = 0, started = 0, done = 0, failed = 0, left = 0 } = counts ?? {}
  const [over, all] = [done + failed, due + started + done + failed + left]
  if (state === undefined || (state === 'preview' && chosenCount === 0)) return null
  const start = async () => {
    if (await work.start()) onStarted?.()
  }
  return (
    <div className="sticky bottom-0 z-1 mt-6 flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule bg-paper py-3">
      <div aria-live="polite" className="mr-auto">
        {state === 'running' ? (
          <>
            <p className="font-semibold">{texts.progress(over, all)}</p>
            <p className="text-small text-ink-2">{texts.goesOn}</p>
          </>
        ) : (
          state !== 'preview' && (
            <>
              <p className="font-semibold">{say.ended[state]}</p>
              <p className="text-small text-ink-2">
                {[say.done(done), failed > 0 && say.failed(failed), left > 0 && say.left(left)].filter(Boolean).join(' ')}
              </p>
            </>
          )
        )}
        <p role="alert" className="font-medium text-error empty:hidden">
          {failure}
        </p>
      </div>
      {state === 'running' && (
        <progress aria-label={say.progressLabel} value={over} max={all} className="h-1.5 w-40 accent-[var(--accent)]" />
      )}
      {(state === 'preview' || state === 'running') && (
        // The same button has both names, so that it keeps the focus.
        <Button
          looks={state === 'running' ? 'outline' : 'primary'}
          aria-disabled={busy}
          onClick={() => void (state === 'running' ? work.stop() : start())}
        >
          {state === 'running' ? texts.stop : say.go(chosenCount)}
        </Button>
      )}
      {state !== 'preview' && state !== 'running' && (
        <LinkButton href={importResultFile(clientKey, id, language)} download>
          {texts.download}
        </LinkButton>
      )}
    </div>
  )
}
