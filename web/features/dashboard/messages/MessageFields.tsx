import { MAX_MESSAGE_TITLE_CHARACTERS } from '@fondly/domain/catalogue/client-messages.ts'
import { MAX_CLOSING_CHARACTERS } from '@fondly/domain/order-form/limits.ts'
import { useId } from 'react'
import { Problem, TextField, toAriaProps } from '../../../ui/Field.tsx'
import { useWords } from '../../../words/words.tsx'
import { useMessagesWords } from './messages-words.ts'
import type { TypedMessage } from './typed-messages.ts'

type MessageFieldsProps = {
  message: TypedMessage
  language: 'en' | 'es'
  isReadOnly: boolean
  titleProblem: string | undefined
  textProblem: string | undefined
  note: string | undefined
  onChange: (change: Partial<TypedMessage>) => void
}

/** The title and the text of a message in one language. */
export function MessageFields({ message, language, isReadOnly, titleProblem, textProblem, note, onChange }: MessageFieldsProps) {
  const texts = useMessagesWords()
  const words = useWords()
  const id = useId()
  const isEnglish = language === 'en'
  const [title, text] = isEnglish ? [message.title, message.text] : [message.spanishTitle, message.spanishText]
  return (
    <div>
      <TextField
        label={texts.title[language]}
        optional={!isEnglish}
        value={title}
        maxLength={MAX_MESSAGE_TITLE_CHARACTERS}
        disabled={isReadOnly}
        problem={titleProblem}
        onChange={({ target }) => onChange(isEnglish ? { title: target.value } : { spanishTitle: target.value })}
      />
      <label htmlFor={id} className="mb-1 block font-semibold">
        {texts.text[language]}
        {!isEnglish && <span className="font-normal text-ink-2"> {words.optional}</span>}
      </label>
      <textarea
        id={id}
        rows={4}
        lang={language}
        value={text}
        maxLength={MAX_CLOSING_CHARACTERS}
        disabled={isReadOnly}
        {...toAriaProps(id, textProblem)}
        onChange={({ target }) => onChange(isEnglish ? { text: target.value } : { spanishText: target.value })}
        className={`block w-full resize-y rounded-control border bg-sheet px-3.5 py-2.5 text-field focus:outline-2 focus:outline-accent disabled:bg-sunk ${textProblem ? 'border-error' : 'border-rule-2 hover:border-ink-2'}`}
      />
      <div className="flex items-start justify-between gap-4">
        <div>
          <Problem id={id} sentence={textProblem} />
          {note && <p className="text-small font-medium text-error">{note}</p>}
        </div>
        <p className="tabular shrink-0 text-small text-ink-2">{texts.left(MAX_CLOSING_CHARACTERS - text.length)}</p>
      </div>
    </div>
  )
}
