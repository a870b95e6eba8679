import type { Message } from '@fondly/domain/message.ts'
import { PLACEHOLDER_FIELDS, PLACEHOLDER_NAMES, type PlaceholderField } from '@fondly/domain/order-form/placeholders.ts'
import { MAX_SAVED_NAME_CHARACTERS, type SavedMessage } from '@fondly/domain/saved-messages/saved-message.ts'
import { formProblems } from '@fondly/languages/english/form-problems.ts'
import { fillMessage } from '@fondly/languages/fill-message.ts'
import { useId, useRef, useState } from 'react'
import { useSavedMessageWords } from '../../words/saved-message-words.ts'
import { useLanguage, useSection } from '../../words/words.tsx'
import { Button } from '../Button.tsx'
import { Confirm } from '../Confirm.tsx'
import { TextField } from '../Field.tsx'
import { Modal, SHEET } from '../Modal.tsx'
import { MessageText } from './MessageText.tsx'

/** More than a saved name may have. A pasted name that is too long stays visible and is refused, instead of losing its end unnoticed. */
const MAX_TYPED_NAME_CHARACTERS = 200

/** The result of an attempt to save: why the message was not saved, or undefined if it was saved. */
export type NotSaved = { failure: string; problems?: Readonly<Record<string, Message | undefined>> | undefined } | undefined

/** The sheet in which the user writes a saved message: its name, and its text in English and Spanish side by side. */
export function MessageSheet({
  title,
  first,
  onSave,
  onClose,
}: {
  title: string
  first: SavedMessage
  onSave: (message: SavedMessage) => Promise<NotSaved>
  onClose: () => void
}) {
  const own = useSavedMessageWords()
  const { words, tag } = useLanguage()
  const sentences: Readonly<Record<string, string>> = useSection('formProblems', formProblems)
  const id = useId()
  const [message, setMessage] = useState<SavedMessage>({ name: first.name, en: first.en, es: first.es })
  const [outcome, setOutcome] = useState<NotSaved>()
  const [wasTried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const texts = useRef<Partial<Record<'en' | 'es', HTMLTextAreaElement | null>>>({})
  const nameField = useRef<HTMLInputElement>(null)
  const lastText = useRef<'en' | 'es'>(first.en || !first.es ? 'en' : 'es')
  const isDirty = (['name', 'en', 'es'] as const).some((part) => message[part] !== first[part])
  const close = () => (isDirty ? setAsks(true) : onClose())
  const type = (part: keyof SavedMessage, text: string) => {
    setMessage((before) => ({ ...before, [part]: text }))
    setOutcome((before) => before?.problems && { ...before, problems: { ...before.problems, [part]: undefined } })
  }
  const say = (part: 'en' | 'es') => {
    const problem = outcome?.problems?.[part]
    const ownSentences: Readonly<Record<string, string>> = own.problems
    return problem && fillMessage(ownSentences[problem.code] ?? sentences[problem.code] ?? words.unexpected, problem.params, tag)
  }
  const excess = message.name.length - MAX_SAVED_NAME_CHARACTERS
  const nameProblem = excess > 0 ? own.nameTooLong(excess) : wasTried && !message.name.trim() ? own.nameMissing : undefined

  function insertPlaceholder(field: PlaceholderField) {
    const language = lastText.current
    const text = texts.current[language]
    if (!text) return
    const written = `{${PLACEHOLDER_NAMES[field][language]}}`
    text.setRangeText(written, text.selectionStart, text.selectionEnd, 'end')
    type(language, text.value)
    text.focus()
  }

  async function save() {
    setTried(true)
    if (busy) return
    if (excess > 0 || !message.name.trim()) return nameField.current?.focus()
    setBusy(true)
    const notSaved = await onSave(message)
    setBusy(false)
    setOutcome(notSaved)
    const refused = (['en', 'es'] as const).find((language) => notSaved?.problems?.[language])
    if (refused) texts.current[refused]?.focus()
  }

  return (
    <Modal labelledBy={id} onEscape={close} className={`${SHEET} max-w-3xl`}>
      <form
        noValidate
        className="px-6 py-8 md:px-10 md:py-9"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <h2 id={id} className="mb-4 text-h2">
          {title}
        </h2>
        <TextField
          ref={nameField}
          label={own.name}
          value={message.name}
          maxLength={MAX_TYPED_NAME_CHARACTERS}
          autoComplete="off"
          data-autofocus
          problem={nameProblem}
          onChange={({ target }) => type('name', target.value)}
        />
        <div className="grid gap-x-10 md:grid-cols-2">
          {(['en', 'es'] as const).map((language) => (
            <MessageText
              key={language}
              ref={(element) => void (texts.current[language] = element)}
              language={language}
              label={own.text[language]}
              value={message[language]}
              problem={say(language)}
              onFocus={() => void (lastText.current = language)}
              onChange={(text) => type(language, text)}
            />
          ))}
        </div>
        <PlaceholderButtons onInsert={insertPlaceholder} />
        <p className="mt-1 mb-4 text-small text-ink-2">{own.hint}</p>
        <div role="alert" className="mb-3 font-medium text-error">
          {outcome && !outcome.problems && outcome.failure}
        </div>
        <div className="flex flex-wrap gap-4">
          <Button type="submit" looks="primary" aria-disabled={busy}>
            {own.save}
          </Button>
          <Button looks="quiet" onClick={close}>
            {own.cancel}
          </Button>
        </div>
      </form>
      {asks && <Confirm {...own.discard} busy={false} failure={undefined} onYes={onClose} onNo={() => setAsks(false)} />}
    </Modal>
  )
}

function PlaceholderButtons({ onInsert }: { onInsert: (field: PlaceholderField) => void }) {
  const texts = useSavedMessageWords()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="text-small text-ink-2">{texts.placeholders}</span>
      {PLACEHOLDER_FIELDS.map((field) => (
        <button
          key={field}
          type="button"
          // The text field keeps the focus and its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(field)}
          className="min-h-11 rounded-control border border-rule-2 px-3 text-small font-semibold text-ink-2 hover:text-ink"
        >
          {texts.fields[field]}
        </button>
      ))}
    </div>
  )
}
