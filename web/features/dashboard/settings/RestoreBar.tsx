import { useSettingsWords } from './settings-words.ts'

/** Says what a restoring does, before it is done. */
export function RestoreBar({
  busy,
  failure,
  onYes,
  onNo,
}: {
  busy: boolean
  failure: string | undefined
  onYes: () => void
  onNo: () => void
}) {
  const { log } = useSettingsWords()
  return (
    <section
      aria-labelledby="restore-title"
      className="sticky bottom-0 flex flex-wrap items-center gap-x-5 gap-y-3 bg-ink px-5 py-4 text-paper md:px-9"
    >
      <div className="min-w-48 grow basis-0">
        <p id="restore-title" className="font-semibold">
          {log.restoreTitle}
        </p>
        <p className="text-small">{log.restoreText}</p>
        {failure && (
          <p role="alert" className="mt-1 text-small font-semibold">
            {failure}
          </p>
        )}
      </div>
      <button
        ref={focusOn}
        type="button"
        aria-disabled={busy}
        onClick={onYes}
        className="min-h-12 rounded-control bg-paper px-5 font-semibold text-ink"
      >
        {log.restoreYes}
      </button>
      <button type="button" onClick={onNo} className="min-h-12 px-1">
        {log.restoreNo}
      </button>
    </section>
  )
}

const focusOn = (button: HTMLElement | null) => button?.focus()
