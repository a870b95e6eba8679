import type { Occasion } from '@fondly/contracts/bff/occasions.ts'
import { hasWords, MAX_OCCASION_WORDS_CHARACTERS, OCCASION_KINDS, type OccasionKind } from '@fondly/domain/occasions/occasion.ts'
import { useMemo, useState } from 'react'
import { Refused } from '../../api/ask.ts'
import { addOccasion, changeOccasion } from '../../api/occasions.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField, TextField } from '../../ui/Field.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useOccasionWords } from '../../words/occasion-words.ts'
import { useLanguage } from '../../words/words.tsx'

type OccasionFormProps = {
  contactId: string
  /** The occasion to change; undefined for a new occasion. */
  occasion?: Occasion
  onRemove?: () => void
  onSaved: () => void
  onCancel: () => void
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
const LONGEST_MONTH_DAYS = 31

type WrongField = 'day' | 'year' | 'words'
const FIELD_OF_REFUSAL: Readonly<Record<string, WrongField>> = {
  'occasion-day-missing': 'day',
  'occasion-not-in-year': 'year',
  'occasion-year-wrong': 'year',
  'occasion-words-missing': 'words',
  'occasion-words-too-long': 'words',
}
const findWrongField = (error: unknown) => (error instanceof Refused ? FIELD_OF_REFUSAL[error.refusal?.code ?? ''] : undefined)

/** The fields of one occasion. An unknown year is empty. */
export function OccasionForm({ contactId, occasion, onRemove, onSaved, onCancel }: OccasionFormProps) {
  const texts = useOccasionWords()
  const [knownMonth = '', knownDay = ''] = occasion?.monthDay.split('-') ?? []
  const [kind, setKind] = useState<OccasionKind>(occasion?.kind ?? 'birthday')
  const [month, setMonth] = useState(knownMonth)
  const [day, setDay] = useState(knownDay.replace(/^0/, ''))
  const [year, setYear] = useState(occasion?.year?.toString() ?? '')
  const [words, setWords] = useState(occasion?.words ?? '')
  const { busy, failure, run } = useAction()
  /** The field that the refusal is about. */
  const [wrong, setWrong] = useState<WrongField>()
  const problemOf = (field: WrongField) => (wrong === field ? failure : undefined)

  const save = async () => {
    const wanted = {
      kind,
      monthDay: month && day ? `${month}-${day.padStart(2, '0')}` : '',
      year: year.trim() === '' ? null : Number(year),
      words: hasWords(kind) ? words : '',
    }
    const write = () => (occasion ? changeOccasion(occasion.id, { ...wanted, version: occasion.version }) : addOccasion(contactId, wanted))
    setWrong(undefined)
    const isSaved = await run(() =>
      write().catch((error: unknown) => {
        setWrong(findWrongField(error))
        throw error
      }),
    )
    if (isSaved) onSaved()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key bubbles up from its fields
    <form
      className="py-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        event.preventDefault()
        onCancel()
      }}
    >
      <SelectField
        label={texts.kind}
        value={kind}
        ref={takeFocus}
        // Every option of the list has a value of this type.
        onChange={({ target }) => setKind(target.value as OccasionKind)}
      >
        {OCCASION_KINDS.map((one) => (
          <option key={one} value={one}>
            {texts.kinds[one]}
          </option>
        ))}
      </SelectField>
      {hasWords(kind) && (
        <TextField
          label={kind === 'other' ? texts.otherField : texts.remembranceField}
          optional={kind === 'remembrance'}
          placeholder={kind === 'other' ? texts.otherHint : texts.remembranceHint}
          problem={problemOf('words')}
          ref={wrong === 'words' ? takeFocus : undefined}
          value={words}
          maxLength={MAX_OCCASION_WORDS_CHARACTERS}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <div className="grid grid-cols-2 gap-x-4">
        <MonthField month={month} onMonth={setMonth} />
        <SelectField
          label={texts.day}
          problem={problemOf('day')}
          ref={wrong === 'day' ? takeFocus : undefined}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        >
          <option value="">{texts.choose}</option>
          {Array.from({ length: LONGEST_MONTH_DAYS }, (_, at) => (
            <option key={at}>{at + 1}</option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={`${kind === 'birthday' ? texts.birthYear : texts.year} (${texts.ifKnown})`}
        problem={problemOf('year')}
        ref={wrong === 'year' ? takeFocus : undefined}
        value={year}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        onChange={({ target }) => setYear(target.value.replaceAll(/\D/g, ''))}
      />
      <p aria-live="polite" className="min-h-6 text-small font-medium text-error">
        {!wrong && failure}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button looks="primary" type="submit" aria-disabled={busy}>
          {texts.save}
        </Button>
        <Button looks="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {onRemove && (
          <Button looks="quiet" className="ml-auto text-error" onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </form>
  )
}

function MonthField({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const texts = useOccasionWords()
  const { locale } = useLanguage()
  const names = useMemo(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }), [locale])
  return (
    <SelectField label={texts.month} value={month} onChange={({ target }) => onMonth(target.value)}>
      <option value="">{texts.choose}</option>
      {MONTHS.map((one) => (
        <option key={one} value={one}>
          {names.format(new Date(`2028-${one}-01T12:00:00Z`))}
        </option>
      ))}
    </SelectField>
  )
}
