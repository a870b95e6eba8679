import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Change } from '../../../ui/side-sheet/Change.tsx'
import { LeaveGuard } from '../../../ui/side-sheet/LeaveGuard.tsx'
import { sayValue } from './describe-change.ts'
import { useSettingsWords } from './settings-words.ts'

type SettingRowProps = {
  name: keyof ReturnType<typeof useSettingsWords>['fields']
  setting: {
    value: unknown
    stored: unknown
    isDirty: boolean
    isContested: boolean
    isSaved: boolean
    busy: boolean
    failure: string | undefined
    save: () => Promise<void>
    forget: () => void
  }
  problem?: string | undefined
  hint?: string
  /** True places the control below the sentence instead of beside it. */
  isWide?: boolean
  children: ReactNode
}

/** A setting: a sentence with one control. Below it are the buttons Save and Cancel, the problem, and the result of a save. */
export function SettingRow({ name, setting, problem, hint, isWide = false, children }: SettingRowProps) {
  const texts = useSettingsWords()
  const { isDirty, isContested, isSaved, busy, failure, save, forget } = setting
  return (
    <div className="border-b border-rule py-3">
      {(isDirty || isContested) && <LeaveGuard />}
      <div className={isWide ? 'grid gap-3' : 'flex flex-wrap items-center gap-x-8 gap-y-2'}>
        <div className="mr-auto min-w-0">
          <h3 className="font-sans text-base font-semibold">{texts.fields[name]}</h3>
          {hint && <p className="text-small text-ink-2">{hint}</p>}
        </div>
        {children}
      </div>
      {isContested ? (
        <div role="alert" className="mt-3 border-l-3 border-error bg-error/8 px-4 py-3">
          <p>{texts.theirs}</p>
          <p className="mt-1">
            <Change old={sayValue(setting.value, texts)} now={sayValue(setting.stored, texts)} />
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button aria-disabled={busy} onClick={() => void save()}>
              {texts.keepMine}
            </Button>
            <Button looks="primary" onClick={forget}>
              {texts.takeTheirs}
            </Button>
          </div>
        </div>
      ) : (
        isDirty && (
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button looks="primary" disabled={problem !== undefined} aria-disabled={busy} onClick={() => void save()}>
              {texts.save}
            </Button>
            <Button looks="quiet" onClick={forget}>
              {texts.cancel}
            </Button>
          </div>
        )
      )}
      <div aria-live="polite">
        {(problem ?? failure) ? (
          <p className="mt-2 text-small font-medium text-error">{problem ?? failure}</p>
        ) : (
          isSaved && <p className="mt-2 text-small text-ink-2">{texts.saved}</p>
        )}
      </div>
    </div>
  )
}
