import type { ProfileAnswer } from '@fondly/contracts/bff/profiles.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangeLines } from './ChangeLines.tsx'
import type { ProfileFormState } from './use-profile-form.ts'
import { useProfilesWords } from './profiles-words.ts'

/** Another administrator has saved different values: shows them beside the typed values, and lets the user choose. */
export function Contested({ form, theirs, onKeep }: { form: ProfileFormState; theirs: ProfileAnswer; onKeep: () => void }) {
  const texts = useProfilesWords()
  return (
    <div role="alert" className="mb-5 border-l-3 border-error bg-error/8 px-4 py-3">
      <p>{texts.theirs}</p>
      <ChangeLines before={form.values} after={theirs.profile} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button aria-disabled={form.busy} onClick={onKeep}>
          {texts.keepMine}
        </Button>
        <Button looks="primary" onClick={form.takeTheirs}>
          {texts.takeTheirs}
        </Button>
      </div>
    </div>
  )
}
