import type { ListedDoNotMail } from '@fondly/contracts/bff/do-not-mail.ts'
import {
  checkDoNotMail,
  DO_NOT_MAIL_REASONS,
  type DoNotMailEntry,
  type DoNotMailProblem,
  MAX_DO_NOT_MAIL_REMARK_CHARACTERS,
} from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { STATES } from '@fondly/domain/order-form/states.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { addDoNotMail, doNotMailKey, editDoNotMail, removeDoNotMail } from '../../../api/do-not-mail.ts'
import { readWithout, removeForGood } from '../../../api/remove-for-good.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField, TextField } from '../../../ui/Field.tsx'
import { useNotice } from '../../../ui/Notices.tsx'
import { SideSheet } from '../../../ui/side-sheet/SideSheet.tsx'
import { useDoNotMailWords } from './do-not-mail-words.ts'
import { EntryNotice } from './EntryNotice.tsx'
import { WaitingCards } from './WaitingCards.tsx'

const EMPTY: DoNotMailEntry = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  reason: 'asked',
  words: '',
  until: '',
}
const FIELD_OF_PROBLEM: Record<DoNotMailProblem, keyof DoNotMailEntry> = {
  names: 'firstName',
  address: 'address1',
  zip: 'zipCode',
  words: 'words',
  until: 'until',
}

type EntrySheetProps = {
  clientKey: string
  /** Undefined for a new entry. */
  entry: ListedDoNotMail | undefined
  /** Today in the postal time zone. */
  today: string
  onClose: () => void
  onRemoved: () => void
  onAdded: (id: string) => void
}

/** Adds, changes or removes an entry of the list. Shows the cards that are already ordered for the entry's recipient. */
export function EntrySheet({ clientKey, entry, today, onClose, onRemoved, onAdded }: EntrySheetProps) {
  const texts = useDoNotMailWords()
  const queries = useQueryClient()
  const notice = useNotice()
  const { busy, failure, run } = useAction()
  const form = useId()
  const saved = entry ? pickEntry(entry) : EMPTY
  const [typed, setTyped] = useState(saved)
  const [wasTried, setTried] = useState(false)
  const isDirty = JSON.stringify(typed) !== JSON.stringify(saved)
  const wrong = checkDoNotMail(typed, today)
  const refresh = () => queries.invalidateQueries({ queryKey: doNotMailKey(clientKey) })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const [first] = wrong
    if (first) {
      const field = event.currentTarget.elements.namedItem(FIELD_OF_PROBLEM[first])
      if (field instanceof HTMLElement) field.focus()
      return
    }
    let id: string | undefined
    const isSaved = await run(async () => {
      if (entry) await editDoNotMail(clientKey, entry, typed)
      else id = await addDoNotMail(clientKey, typed)
    })
    await refresh()
    if (!isSaved) return
    notice(<EntryNotice what={entry ? 'saved' : 'added'} />)
    // A new entry keeps its sheet open, so that the user sees the cards that are already ordered.
    if (id === undefined) onClose()
    else onAdded(id)
  }
  const remove = async () => {
    if (!entry || !(await run(() => removeForGood(queries, entry.id, () => removeDoNotMail(clientKey, entry.id))))) return
    onRemoved()
    notice(<EntryNotice what="removed" clientKey={clientKey} id={entry.id} />)
    await readWithout(queries, entry.id, [doNotMailKey(clientKey)])
  }

  const title = entry ? `${entry.firstName} ${entry.lastName}`.trim() || texts.anybody : texts.newTitle
  const foot = (
    <>
      {entry && (
        <Button looks="quiet" className="mr-auto -ml-3" aria-disabled={busy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      )}
      <Button looks="primary" type="submit" form={form} aria-disabled={busy}>
        {entry ? texts.save : texts.addIt}
      </Button>
    </>
  )
  return (
    <SideSheet title={title} subtitle={entry ? undefined : texts.newLead} isDirty={isDirty} onClose={onClose} foot={foot}>
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <EntryFields typed={typed} isNew={!entry} wrong={wasTried ? wrong : []} onType={(change) => setTyped({ ...typed, ...change })} />
        <div role="alert" className="mt-4 font-medium text-error">
          {failure}
        </div>
      </form>
      {entry && <WaitingCards clientKey={clientKey} entry={entry} />}
    </SideSheet>
  )
}

function pickEntry({
  firstName,
  lastName,
  address1,
  address2,
  city,
  state,
  zipCode,
  reason,
  words,
  until,
}: ListedDoNotMail): DoNotMailEntry {
  return { firstName, lastName, address1, address2, city, state, zipCode, reason, words, until }
}

type EntryFieldsProps = {
  typed: DoNotMailEntry
  isNew: boolean
  wrong: readonly DoNotMailProblem[]
  onType: (change: Partial<DoNotMailEntry>) => void
}

function EntryFields({ typed, isNew, wrong, onType }: EntryFieldsProps) {
  const texts = useDoNotMailWords()
  const field = (name: Exclude<keyof DoNotMailEntry, 'reason' | 'state' | 'words' | 'until'>) => {
    const problem = wrong.find((one) => FIELD_OF_PROBLEM[one] === name)
    return (
      <TextField
        label={texts[name]}
        name={name}
        data-autofocus={(isNew && name === 'firstName') || undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed[name]}
        problem={problem && texts.problems[problem]}
        onChange={({ target }) => onType({ [name]: target.value })}
      />
    )
  }
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4">
        {field('firstName')}
        {field('lastName')}
      </div>
      {field('address1')}
      {field('address2')}
      {field('city')}
      <div className="grid grid-cols-2 gap-x-4">
        <SelectField label={texts.state} name="state" value={typed.state} onChange={({ target }) => onType({ state: target.value })}>
          <option value="">{texts.noState}</option>
          {STATES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {field('zipCode')}
      </div>
      <SelectField
        label={texts.reason}
        name="reason"
        value={typed.reason}
        onChange={({ target }) => onType({ reason: DO_NOT_MAIL_REASONS.find((one) => one === target.value) ?? 'other' })}
      >
        {DO_NOT_MAIL_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {texts.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={typed.reason === 'other' ? texts.remarkNeeded : texts.remark}
        optional={typed.reason !== 'other'}
        name="words"
        autoComplete="off"
        maxLength={MAX_DO_NOT_MAIL_REMARK_CHARACTERS}
        value={typed.words}
        problem={wrong.includes('words') ? texts.problems.words : undefined}
        onChange={({ target }) => onType({ words: target.value })}
      />
      <TextField
        label={texts.lastDay}
        optional
        name="until"
        type="date"
        value={typed.until}
        problem={wrong.includes('until') ? texts.problems.until : undefined}
        onChange={({ target }) => onType({ until: target.value })}
      />
    </>
  )
}
