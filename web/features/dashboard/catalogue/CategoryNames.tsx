import { readLocalText } from '@fondly/languages/fill-message.ts'
import type { CatalogueAccess } from '@fondly/contracts/bff/catalogue-access.ts'
import { type CategoryNames as Names, MAX_CATEGORY_NAME_CHARACTERS } from '@fondly/domain/catalogue/client-access.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { useLanguage } from '../../../words/words.tsx'
import { LeaveGuard } from '../../../ui/side-sheet/LeaveGuard.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useCatalogueWords } from './catalogue-words.ts'

/** The query parameter that names the category of the sheet. Opening a card beside the sheet does not discard typed text. */
const ENDED_BY = ['category']

type CategoryNamesProps = {
  category: CatalogueAccess['categories'][number]
  isReadOnly: boolean
  /** Null restores the site's names. Returns whether the change was saved. */
  onSave: (names: Names | null) => Promise<boolean>
  /** Turns every card of the category on or off. */
  onAll: (isOn: boolean) => void
  /** Restores the site's order. Undefined if the cards already have that order. */
  onSiteOrder: (() => void) | undefined
}

/**
 * The names of a category in both languages, whether it has a tab, and buttons that turn all its cards on or off. An empty name means the site's
 * name.
 */
export function CategoryNames({ category, isReadOnly, onSave, onAll, onSiteOrder }: CategoryNamesProps) {
  const texts = useCatalogueWords()
  const { tag } = useLanguage()
  const stored = {
    name: category.own.name ?? category.name,
    spanishName: category.own.spanishName ?? category.spanishName,
    hidden: category.own.hidden ?? category.hidden ?? false,
  }
  const [changed, setChanged] = useState<Partial<typeof stored>>()
  const typed = { ...stored, ...changed }
  const isDirty = JSON.stringify(typed) !== JSON.stringify(stored)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const [name, spanishName] = [typed.name.trim(), typed.spanishName.trim()]
    const names: Names = {
      ...(name && name !== category.name ? { name } : {}),
      ...(spanishName && spanishName !== category.spanishName ? { spanishName } : {}),
      ...(typed.hidden === (category.hidden ?? false) ? {} : { hidden: typed.hidden }),
    }
    void save(Object.keys(names).length > 0 ? names : null)
  }

  /** Saves the names. Text that is typed during the save is not lost. */
  async function save(names: Names | null): Promise<void> {
    if (await onSave(names)) setChanged((now) => (now === changed ? undefined : now))
  }

  const field = (part: 'name' | 'spanishName') => ({
    value: typed[part],
    maxLength: MAX_CATEGORY_NAME_CHARACTERS,
    disabled: isReadOnly,
    className: 'w-44',
    onChange: ({ target }: { target: { value: string } }) => setChanged({ ...changed, [part]: target.value }),
  })
  return (
    <form onSubmit={submit} className="mt-4 flex flex-wrap items-start gap-x-4">
      <TextField label={texts.englishName} {...field('name')} />
      <TextField label={texts.spanishName} lang="es" {...field('spanishName')} />
      <div className="ml-auto text-right">
        <p className="text-small text-ink-2">{texts.siteName(readLocalText({ en: category.name, es: category.spanishName }, tag))}</p>
        {!isReadOnly && (
          <p className="flex flex-wrap justify-end gap-x-4">
            {([true, false] as const).map((isOn) => (
              <button
                key={String(isOn)}
                type="button"
                onClick={() => onAll(isOn)}
                className="min-h-11 font-semibold text-accent underline underline-offset-3"
              >
                {isOn ? texts.allOn : texts.allOff}
              </button>
            ))}
            {onSiteOrder && (
              <button type="button" onClick={onSiteOrder} className="min-h-11 font-semibold text-accent underline underline-offset-3">
                {texts.siteOrder}
              </button>
            )}
          </p>
        )}
      </div>
      <div className="flex basis-full flex-wrap items-center gap-x-4">
        <Switch
          label={texts.shown}
          isOn={!typed.hidden}
          isDisabled={isReadOnly}
          isFirst
          onChange={(isOn) => setChanged({ ...changed, hidden: !isOn })}
        />
        {isDirty && (
          <>
            <LeaveGuard endedBy={ENDED_BY} />
            <Button type="submit" looks="primary">
              {texts.save}
            </Button>
            <Button looks="quiet" onClick={() => setChanged(undefined)}>
              {texts.cancel}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
