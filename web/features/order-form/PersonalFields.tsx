import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import { countCharacters } from '@fondly/domain/order-form/count-characters.ts'
import { MAX_CLOSING_CHARACTERS } from '@fondly/domain/order-form/limits.ts'
import { trimForm } from '@fondly/domain/order-form/trim-form.ts'
import { useId } from 'react'
import { useFormWords } from '../../words/form-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Problem, toAriaProps } from '../../ui/Field.tsx'
import { Radios } from '../../ui/Radios.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { toFieldProps, useForm } from './form-state.tsx'

// Loaded after the fields: a word can be refused only after the sender has left its field.
const foundWord = lazyPart(async () => (await import('./FoundWord.tsx')).FoundWord, { isVital: false })

/** The inside of the card: printed sentiments to choose from, and the sender's own words. */
export function PersonalFields({ pageData }: { pageData: OrderFormPageData }) {
  const formWords = useFormWords()
  const { values, sentences, change } = useForm()
  const { sentiments, messageStarters, language } = pageData.card
  // Printed words are in the card's language, not in the language of the page.
  const printed = (text: string) => <span lang={language.slice(0, 2)}>{text}</span>
  const chosen = messageStarters.find(({ text }) => text === values.closing)
  const hasLocked = !pageData.closingLocked && messageStarters.some(({ locked }) => locked)
  const hasClosing = !pageData.closingLocked || messageStarters.length > 0

  return (
    <>
      {sentiments.length > 1 && (
        <Radios
          legend={formWords.sentiment}
          name="sentiment"
          choices={sentiments.map(({ id, description }) => ({ value: id, label: printed(description) }))}
          value={values.sentiment}
          onChoose={(id) => change('sentiment', id)}
          problem={sentences.sentiment}
        />
      )}
      {messageStarters.length > 0 && (
        <Radios
          legend={formWords.message}
          name="preset"
          choices={[
            ...messageStarters.map(({ id, description }) => ({ value: id, label: printed(description) })),
            // With this choice, the sender goes back from a message that cannot be changed to their own words.
            ...(hasLocked ? [{ value: '', label: formWords.closing }] : []),
          ]}
          value={chosen?.id ?? ''}
          onChoose={(id) => change('closing', messageStarters.find((starter) => starter.id === id)?.text ?? '')}
          harmless
        />
      )}
      {hasClosing && (
        <Closing
          cardLanguage={language}
          locked={pageData.closingLocked || chosen?.locked === true}
          labelled={messageStarters.length === 0}
        />
      )}
    </>
  )
}

/** The closing. If message starters stand above it, both have the same heading. */
function Closing({ cardLanguage, locked, labelled }: { cardLanguage: CardLanguage; locked: boolean; labelled: boolean }) {
  const formWords = useFormWords()
  const form = useForm()
  const { problem, ...field } = toFieldProps(form, 'closing')
  const id = useId()
  return (
    <div>
      <div className="flex min-h-11 items-center gap-4">
        {labelled && <h4 className="font-sans text-base font-semibold">{formWords.message}</h4>}
        {!locked && (
          <Button looks="quiet" data-messages className="-my-2 -mr-3 ml-auto">
            {formWords.savedMessages}
          </Button>
        )}
      </div>
      <label htmlFor={id} className="sr-only">
        {formWords.closing}
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
      <div className="closing-foot text-small">
        {/* Counts the printed text, with the recipient's name in place of its placeholder. */}
        <Counter text={trimForm(form.values).closing} />
        <Problem id={id} sentence={problem} /> <foundWord.Part />
      </div>
    </div>
  )
}

/** Floats, so that the problem and the refused word flow around it. */
function Counter({ text }: { text: string }) {
  const { charactersLeft } = useFormWords()
  const left = MAX_CLOSING_CHARACTERS - countCharacters(text)
  return (
    <p style={{ float: 'right', marginLeft: 16 }} className={`tabular pt-0.5 ${left <= 0 ? 'font-semibold text-error' : 'text-ink-2'}`}>
      <span aria-hidden="true">{charactersLeft(left)}</span>
      <output className="sr-only">{left <= 20 || left % 50 === 0 ? charactersLeft(left) : ''}</output>
    </p>
  )
}
