import { useFormWords } from '../../words/form-words.ts'
import { useErrorText } from '../../api/use-error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useForm } from './form-state.tsx'
import type { DraftState } from './use-draft.ts'
import type { PasteNotice } from './use-pasted-address.ts'

const pastedNotice = lazyPart(async () => (await import('./PastedNotice.tsx')).PastedNotice, { isVital: false })

/** The foot of the form, always visible: the state of the draft, what prevents sending, and two buttons. */
export function FormFoot({
  draftState,
  failure,
  isReplacing,
  sessionEnded,
  onSignInAgain,
  disabled,
  busy,
  paste,
  onPreview,
  onSend,
}: {
  draftState: DraftState
  /** Why the last Preview or Send failed. */
  failure: unknown
  /** True if typing here replaces another draft. */
  isReplacing: boolean
  sessionEnded: boolean
  onSignInAgain: () => void
  disabled: boolean
  busy: boolean
  /** Says where the filled fields came from, with Undo; or why a pasted text filled no fields. */
  paste: PasteNotice | undefined
  onPreview: () => void
  onSend: () => void
}) {
  const formWords = useFormWords()
  const { mustMend } = useForm()
  const errorText = useErrorText()
  const banner = mustMend ? formWords.banner : failure !== undefined && errorText(failure)
  const hint = isReplacing ? formWords.replacesOtherDraft : undefined
  const status = {
    untouched: hint,
    saving: formWords.draftKeeping,
    saved: hint ?? formWords.draftKept,
    failed: formWords.draftNotKept,
  }[draftState]

  return (
    <div className="sticky bottom-0 z-5 border-t border-rule bg-sheet">
      <div role="alert">
        {sessionEnded && (
          <p className="flex flex-wrap items-center gap-x-4 border-b border-rule bg-wash px-5 py-2 text-wash-ink md:px-12">
            <span className="grow">{formWords.sessionEnded}</span>
            <button type="button" data-sign-in onClick={onSignInAgain} className="min-h-11 font-semibold underline underline-offset-3">
              {formWords.signInAgain}
            </button>
          </p>
        )}
        {banner && (
          <p className="flex items-center gap-3 border-b border-rule px-5 py-3 font-medium text-error md:px-12 low:py-1">
            <Icon name="alert" />
            {banner}
          </p>
        )}
      </div>
      <output className="block">{paste && <pastedNotice.Part {...paste} />}</output>
      <div className="form-foot flex min-h-20 items-center justify-end gap-4 px-5 py-3 md:px-12 low:min-h-0 low:py-1.5">
        <output className="mr-auto flex items-center gap-2 text-small text-ink-2">
          {/* Without a session nothing is saved. The foot says this above. */}
          {!sessionEnded && (
            <>
              {draftState === 'saved' && <Icon name="check" size={18} />}
              {status}
            </>
          )}
        </output>
        <Button disabled={disabled} aria-disabled={busy} onClick={onPreview} className="whitespace-nowrap max-md:px-4">
          {formWords.preview}
        </Button>
        <Button looks="primary" disabled={disabled} aria-disabled={busy} onClick={onSend} className="md:min-w-34">
          {formWords.send}
        </Button>
      </div>
    </div>
  )
}
