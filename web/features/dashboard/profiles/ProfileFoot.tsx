import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LeaveGuard } from '../../../ui/side-sheet/LeaveGuard.tsx'
import { ChangeLines } from './ChangeLines.tsx'
import type { ProfileFormState } from './use-profile-form.ts'
import { useProfilesWords } from './profiles-words.ts'

/** The foot of the editor, always visible: whether the profile is saved, which fields have changed, and the Save button. */
export function ProfileFoot({ form, use, onCancel }: { form: ProfileFormState; use: string; onCancel: () => void }) {
  const texts = useProfilesWords()
  const [isOpen, setOpen] = useState(false)
  const isDirty = form.changes.length > 0
  const saved = form.saved && { confirmed: texts.saved, refused: texts.savedRefused, waiting: texts.savedWaiting }[form.saved]
  return (
    <div className="sticky bottom-0 border-t border-rule bg-sheet">
      {isDirty && <LeaveGuard />}
      {isOpen && (
        <section
          id="what-changes"
          aria-label={texts.whatChanges}
          className="max-h-[40dvh] overflow-y-auto border-b border-rule px-5 py-4 md:px-12"
        >
          {isDirty ? <ChangeLines before={form.base.profile} after={form.values} /> : <p>{texts.changesNothing}</p>}
          <p className="mt-3 text-small text-ink-2">{`${use} ${texts.changesLater}`.trim()}</p>
        </section>
      )}
      <div role="alert">
        {form.failure && (
          <p className="flex items-center gap-3 border-b border-rule px-5 py-3 font-medium text-error md:px-12">
            <Icon name="alert" />
            {form.failure}
          </p>
        )}
      </div>
      <div className="flex min-h-20 flex-wrap items-center justify-end gap-x-1 md:gap-x-4 gap-y-2 px-5 py-3 md:px-12">
        <output className="mr-auto flex items-center gap-2 text-small text-ink-2">
          {saved && <Icon name="check" size={18} />}
          {isDirty ? texts.unsaved : saved}
        </output>
        <Button looks="quiet" onClick={onCancel}>
          {isDirty ? texts.cancel : texts.close}
        </Button>
        <Button aria-expanded={isOpen} aria-controls="what-changes" onClick={() => setOpen(!isOpen)}>
          {texts.whatChanges}
        </Button>
        <Button type="submit" looks="primary" disabled={!isDirty} aria-disabled={form.busy} className="md:min-w-28">
          {texts.save}
        </Button>
      </div>
    </div>
  )
}
