import type { Profile } from '@fondly/contracts/bff/profiles.ts'
import { describeChange } from '../settings/describe-change.ts'
import { useSettingsWords } from '../settings/settings-words.ts'
import { Change } from '../../../ui/side-sheet/Change.tsx'
import { listChanges } from './merge-profiles.ts'
import { useProfilesWords } from './profiles-words.ts'

/** The differences between two profiles, field by field, in the words of the activity log. */
export function ChangeLines({ before, after }: { before: Profile; after: Profile }) {
  const words = useSettingsWords()
  const { placeholders } = useProfilesWords()
  const fields = listChanges(before, after)
  const names: Readonly<Record<string, string>> = placeholders
  const spell = (signature: string) =>
    signature.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (names[name] ? `[${names[name]}]` : whole))
  const pick = (profile: Profile) =>
    Object.fromEntries(fields.map((field) => [field, field === 'signature' ? spell(profile.signature) : (profile[field] ?? null)]))
  return (
    <dl className="mt-2 grid gap-y-2">
      {describeChange(pick(before), pick(after), words).map(({ label, old, now }) => (
        <div key={label}>
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            <Change old={old} now={now} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
