import type { Colleague } from '@fondly/contracts/bff/occasions.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { colleaguesQuery } from '../../api/occasions.ts'
import { TextField } from '../../ui/Field.tsx'
import { useOccasionWords } from '../../words/occasion-words.ts'

type ChooseColleagueProps = { colleague: Colleague | undefined; onChoose: (colleague: Colleague | undefined) => void }

/** Chooses who is responsible for the cards of shared contacts: a colleague, found by name, or all administrators. */
export function ChooseColleague({ colleague, onChoose }: ChooseColleagueProps) {
  const texts = useOccasionWords()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const { data } = useQuery({ ...colleaguesQuery(wanted), enabled: wanted !== '' })
  const found = wanted === '' ? [] : (data?.colleagues ?? [])
  const choose = (one: Colleague | undefined) => {
    onChoose(one)
    setText('')
  }
  return (
    <div>
      <TextField
        label={`${texts.responsible}: ${colleague?.name ?? texts.everyAdministrator}`}
        placeholder={texts.findColleague}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <ul aria-live="polite" className="-mt-5 mb-3">
        {found.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => choose(one)}
              className="min-h-11 w-full px-3.5 text-left hover:bg-wash hover:text-wash-ink"
            >
              {one.name}
            </button>
          </li>
        ))}
        {wanted !== '' && data && found.length === 0 && <li className="min-h-11 px-3.5 text-ink-2">{texts.noColleague}</li>}
        {colleague && text === '' && (
          <li>
            <button type="button" onClick={() => choose(undefined)} className="min-h-11 px-3.5 text-left underline">
              {texts.everyAdministrator}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
