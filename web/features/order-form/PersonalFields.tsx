import type { OrderFormSetting } from '@fondly/contracts/bff/catalogue.ts'
import type { Language } from '@fondly/domain/language.ts'
import { MAX_CLOSING_CHARACTERS } from '@fondly/domain/order-form/limits.ts'
import { charactersLeft } from '@fondly/domain/order-form/typing.ts'
import { useId } from 'react'
import { Problem, toAriaProps } from '../../ui/Field.tsx'
import { Radios } from '../../ui/Radios.tsx'
import { useSpeech } from '../../words/words.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { toFieldProps, useForm } from './form-state.tsx'

// Loaded after the fields, because no word is refused before the sender has left its field.
const foundWord = lazyPart(async () => (await import('./FoundWord.tsx')).FoundWord, { isVital: false })

/** The inside of the card: printed sentiments to choose from, and the sender's own words. */
export function PersonalFields({ setting }: { setting: OrderFormSetting }) {
  const { words } = useSpeech()
  const { values, problems, change } = useForm()
  const { sentiments, messageStarters, language } = setting.card
  // The card's words are in the card's language, whatever the language of the page.
  const printed = (text: string) => <span lang={language.slice(0, 2)}>{text}</span>
  const hasClosing = !setting.closingLocked || messageStarters.length > 0

  return (
    <>
      {sentiments.length > 1 && (
        <Radios
          legend={words.form.sentiment}
          name="sentiment"
          choices={sentiments.map(({ id, description }) => ({ value: id, label: printed(description) }))}
          value={values.sentiment}
          onChoose={(id) => change('sentiment', id)}
          problem={problems.sentiment}
        />
      )}
      {messageStarters.length > 0 && (
        <Radios
          legend={words.form.message}
          name="preset"
          choices={messageStarters.map(({ id, description }) => ({ value: id, label: printed(description) }))}
          value={messageStarters.find(({ text }) => text === values.closing)?.id}
          onChoose={(id) => change('closing', messageStarters.find((starter) => starter.id === id)?.text ?? '')}
          harmless
        />
      )}
      {hasClosing && <Closing cardLanguage={language} locked={setting.closingLocked} labelled={messageStarters.length === 0} />}
    </>
  )
}

/** The closing. If message starters stand above it, it shares their heading. */
function Closing({ cardLanguage, locked, labelled }: { cardLanguage: Language; locked: boolean; labelled: boolean }) {
  const { words, language } = useSpeech()
  const { problem, ...field } = toFieldProps(useForm(), 'closing')
  const id = useId()
  return (
    <div>
      {labelled && <h4 className="mb-1 font-sans text-base font-semibold">{words.form.message}</h4>}
      <label htmlFor={id} className="sr-only">
        {words.form.closing}
      </label>
      <textarea
        id={id}
        lang={cardLanguage.slice(0, 2)}
        rows={4}
        readOnly={locked}
        maxLength={5000}
        autoComplete="off"
        {...toAriaProps(id, problem)}
        {...field}
        className={`block w-full resize-y rounded-control border bg-sheet px-3.5 py-2.5 text-field focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent read-only:border-transparent read-only:bg-sunk ${problem ? 'border-error shadow-[inset_0_0_0_1px_var(--error)]' : 'border-rule-2 hover:border-ink-2'}`}
      />
      <div className="flex items-start justify-between gap-4">
        <div>
          <Problem id={id} sentence={problem} />
          <foundWord.Part />
        </div>
        <Counter text={field.value} language={language} />
      </div>
    </div>
  )
}

function Counter({ text, language }: { text: string; language: 'en_US' | 'es' }) {
  const left = MAX_CLOSING_CHARACTERS - text.length
  return (
    <p className={`tabular shrink-0 pt-0.5 text-small ${left <= 0 ? 'font-semibold text-error' : 'text-ink-2'}`}>
      <span aria-hidden="true">{charactersLeft(text, language)}</span>
      <output className="sr-only">{left <= 20 || left % 50 === 0 ? charactersLeft(text, language) : ''}</output>
    </p>
  )
}
