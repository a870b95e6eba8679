import { useQuery, useQueryClient } from '@tanstack/react-query'
import { restoreEntry, restoreQuery } from '../../../api/client-settings.ts'
import { useAction } from '../../../api/use-action.ts'
import { useErrorText } from '../../../api/use-error-text.ts'
import type { ActivityEntry } from '@fondly/contracts/bff/settings.ts'
import { describeEntry } from './describe-entry.ts'
import { useSettingsWords } from './settings-words.ts'
import { useCatalogueNames } from './use-catalogue-names.ts'
import { takeFocus } from '../../../ui/take-focus.ts'

type RestoreBarProps = { clientKey: string; entry: ActivityEntry; onEnd: () => void }

/** Shows which current values restoring an entry would change, before it is done. */
export function RestoreBar({ clientKey, entry: { id: entryId, subject }, onEnd }: RestoreBarProps) {
  const texts = useSettingsWords()
  const { log } = texts
  const queries = useQueryClient()
  const errorText = useErrorText()
  const { busy, failure, run } = useAction()
  const { data, error } = useQuery(restoreQuery(clientKey, entryId))
  // The values of now may name other cards than the entry.
  const names = useCatalogueNames(clientKey, data ? [{ subject, before: data.before, after: data.after }] : [])
  const lines = data ? describeEntry({ subject, ...data }, texts, names) : []
  const isNothing = data !== undefined && lines.length === 0
  const problem = failure ?? (error && !data ? errorText(error) : undefined)

  async function restore(): Promise<void> {
    if (!data) return
    const restored = await run(() => restoreEntry(clientKey, entryId, data.version))
    // Fetches the values again, also after a refusal, because another user may have changed them.
    await queries.invalidateQueries({ queryKey: ['dashboard', clientKey] })
    if (restored) onEnd()
  }

  return (
    <section
      aria-labelledby="restore-title"
      className="sticky bottom-0 flex flex-wrap items-center gap-x-5 gap-y-3 bg-ink px-5 py-4 text-paper md:px-9"
    >
      <div className="min-w-48 grow basis-0">
        <p id="restore-title" className="font-semibold">
          {log.restoreTitle}
        </p>
        <div aria-live="polite" className="max-h-40 overflow-y-auto text-small wrap-anywhere">
          {lines.map(({ label, old, now }) => (
            <p key={label}>
              {label}: {old && <del>{old}</del>} {now && <ins className="font-semibold no-underline">{now}</ins>}
            </p>
          ))}
          {data && <p>{isNothing ? log.restoreNothing : log.restoreText}</p>}
        </div>
        {problem && (
          <p role="alert" className="mt-1 text-small font-semibold">
            {problem}
          </p>
        )}
      </div>
      {!isNothing && (
        <button
          ref={takeFocus}
          type="button"
          aria-disabled={busy || !data}
          onClick={() => void restore()}
          className="min-h-12 rounded-control bg-paper px-5 font-semibold text-ink"
        >
          {log.restoreYes}
        </button>
      )}
      <button type="button" onClick={onEnd} className="min-h-12 px-1">
        {log.restoreNo}
      </button>
    </section>
  )
}
