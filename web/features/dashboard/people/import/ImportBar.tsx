import { importResultFile } from '../../../../api/people-import.ts'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { usePeopleImportWords } from './people-import-words.ts'
import type { PeopleImport } from './use-import.ts'

type ImportBarProps = { clientKey: string; id: string; work: PeopleImport }

/** At the foot: how many rows are done next, how far it is, the way to stop, and in the end what became of it. */
export function ImportBar({ clientKey, id, work }: ImportBarProps) {
  const own = usePeopleImportWords()
  const { state, chosen, counts, busy, failure } = work
  const { due = 0, started = 0, done = 0, failed = 0, left = 0 } = counts ?? {}
  const [over, all] = [done + failed, due + started + done + failed + left]
  if (state === undefined || (state === 'preview' && chosen.size === 0)) return null
  return (
    <div className="sticky bottom-0 z-1 mt-6 flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule bg-paper py-3">
      <div aria-live="polite" className="mr-auto">
        {state === 'running' ? (
          <>
            <p className="font-semibold">{own.progress(over, all)}</p>
            <p className="text-small text-ink-2">{own.goesOn}</p>
          </>
        ) : (
          state !== 'preview' && (
            <>
              <p className="font-semibold">{own.ended[state]}</p>
              <p className="text-small text-ink-2">
                {[own.doneRows(done), failed > 0 && own.failed(failed), left > 0 && own.leftRows(left)].filter(Boolean).join(' ')}
              </p>
            </>
          )
        )}
        <p role="alert" className="font-medium text-error empty:hidden">
          {failure}
        </p>
      </div>
      {state === 'running' && (
        <progress aria-label={own.progressLabel} value={over} max={all} className="h-1.5 w-40 accent-[var(--accent)]" />
      )}
      {(state === 'preview' || state === 'running') && (
        // One button with two names, so that the focus stays on it.
        <Button
          looks={state === 'running' ? 'outline' : 'primary'}
          aria-disabled={busy}
          onClick={() => void (state === 'running' ? work.stop() : work.start())}
        >
          {state === 'running' ? own.stop : own.go(chosen.size)}
        </Button>
      )}
      {state !== 'preview' && state !== 'running' && (
        <LinkButton href={importResultFile(clientKey, id)} download>
          {own.download}
        </LinkButton>
      )}
    </div>
  )
}
