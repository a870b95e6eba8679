import { lookUp } from '@fondly/domain/look-up.ts'
import type { ActivityEntry } from '@fondly/contracts/bff/settings.ts'
import { useLanguage } from '../../../words/words.tsx'
import { Change } from '../../../ui/side-sheet/Change.tsx'
import { readRemarks } from './describe-change.ts'
import { describeEntry, readProfile } from './describe-entry.ts'
import { useSettingsWords } from './settings-words.ts'

type EntryRowProps = { entry: ActivityEntry; names: ReadonlyMap<string, string>; isChosen: boolean; onRestore: () => void }

/** An entry of the activity log: who, when, and each changed value. */
export function EntryRow({ entry, names, isChosen, onRestore }: EntryRowProps) {
  const texts = useSettingsWords()
  const { locale } = useLanguage()
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(entry.at))
  const lines = describeEntry(entry, texts, names)
  const { person, action, reason } = readRemarks(entry.after)
  const profile = readProfile(entry)
  const what = [person ?? profile, lines[0]?.label].filter(Boolean).join(': ')
  return (
    <article className={`border-b border-rule py-3 ${isChosen ? '-mx-4 border-l-3 border-l-accent bg-wash px-4' : ''}`}>
      <div className="flex items-baseline gap-3">
        <span className="font-semibold">{entry.who ?? texts.log.erased}</span>
        <time dateTime={entry.at} className="text-small text-ink-2">
          {time}
        </time>
        {entry.isRestorable && (
          <button
            type="button"
            aria-label={texts.log.restoreOf(what, time)}
            onClick={onRestore}
            className="ml-auto inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-3 pointer-coarse:min-h-11"
          >
            {texts.log.restore}
          </button>
        )}
      </div>
      {person && <p className="font-medium">{person}</p>}
      {profile && <p className="font-medium">{texts.log.profile(profile)}</p>}
      {action && <p>{lookUp(texts.actions, action) ?? action}</p>}
      {lines.map(({ label, old, now }) => (
        <div key={label}>
          <p>{label}</p>
          <p className="wrap-anywhere">
            <Change old={old} now={now} />
          </p>
        </div>
      ))}
      {reason && <p className="text-ink-2 wrap-anywhere">{texts.log.because(reason)}</p>}
      {entry.restores !== undefined && <p className="text-small text-ink-2">{texts.log.restored(String(entry.restores))}</p>}
      {!entry.isConfirmed && <p className="text-small text-error">{texts.log.unconfirmed}</p>}
    </article>
  )
}
