import { Icon } from '../../../ui/Icon.tsx'
import { focusBeside } from '../parts/focus-beside.ts'
import { Switch } from '../parts/Switch.tsx'
import { MessageFields } from './MessageFields.tsx'
import { useMessagesWords } from './messages-words.ts'
import type { TypedMessage } from './typed-messages.ts'

type MessageRowProps = {
  message: TypedMessage
  /** Its position in the list, from 1. */
  at: number
  count: number
  isReadOnly: boolean
  /** True after the first attempt to save. Then empty English fields are marked. */
  wasTried: boolean
  problemOf: (language: 'en' | 'es') => string | undefined
  /** Returns the note about the saved text, if there is one. */
  noteOf: (language: 'en' | 'es') => string | undefined
  onChange: (change: Partial<TypedMessage>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** A message in both languages side by side, with the controls to lock, move and delete it. */
export function MessageRow({ message, at, count, isReadOnly, wasTried, problemOf, noteOf, onChange, onMove, onRemove }: MessageRowProps) {
  const texts = useMessagesWords()
  const missing = (text: string) => (wasTried && !text.trim() ? texts.missing : undefined)
  const button = 'grid size-11 place-items-center hover:text-accent aria-disabled:text-ink-3 aria-disabled:opacity-75'
  const fields = { message, isReadOnly, onChange }
  return (
    <li className="border-b border-rule py-5">
      <fieldset className="min-w-0">
        <legend className="sr-only">{texts.number(at)}</legend>
        <div className="grid gap-x-7 @2xl:grid-cols-2">
          <MessageFields
            {...fields}
            language="en"
            titleProblem={missing(message.title)}
            textProblem={missing(message.text) ?? problemOf('en')}
            note={noteOf('en')}
          />
          <MessageFields {...fields} language="es" titleProblem={undefined} textProblem={problemOf('es')} note={noteOf('es')} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3">
          <span className="mr-auto">
            <Switch
              label={texts.locked}
              isOn={message.locked}
              isDisabled={isReadOnly}
              isFirst
              onChange={(locked) => onChange({ locked })}
            />
          </span>
          {!isReadOnly && (
            <>
              <button type="button" aria-label={texts.up(at)} aria-disabled={at === 1} onClick={() => onMove(-1)} className={button}>
                <Icon name="down" className="rotate-180" />
              </button>
              <button type="button" aria-label={texts.down(at)} aria-disabled={at === count} onClick={() => onMove(1)} className={button}>
                <Icon name="down" />
              </button>
              <button
                type="button"
                aria-label={texts.remove(at)}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget)
                  onRemove()
                }}
                className={button}
              >
                <Icon name="close" />
              </button>
            </>
          )}
        </div>
      </fieldset>
    </li>
  )
}
