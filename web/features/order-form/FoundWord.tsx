import { NAME_FIELDS, type NameField } from '@fondly/domain/order-form/order-form.ts'
import { problemSentences } from '@fondly/domain/order-form/problem-sentences.ts'
import { offensiveName, offensiveWord } from '@fondly/domain/wording/wording.ts'
import { useSpeech } from '../../words/words.tsx'
import { useForm } from './form-state.tsx'

/** Which word is objected to, and where it is somebody's name, the way past it. */
export function FoundWord({ name }: { name: NameField | 'closing' }) {
  const { words, language } = useSpeech()
  const { values, problems, realNames, vouch } = useForm()
  const field = NAME_FIELDS.find((each) => each === name)
  const found = field ? offensiveName(values[name]) : offensiveWord(values[name])
  const { offensive, closingOffensive } = problemSentences(language)
  const isObjectedTo = problems[name] === (field ? offensive : closingOffensive)

  return (
    <output className="block text-small">
      {found && isObjectedTo && (
        <span className="flex flex-wrap items-center gap-x-3">
          <span className="[overflow-wrap:anywhere]">{words.form.found(found)}</span>
          {field && (
            <button
              type="button"
              onClick={() => vouch(field)}
              className="min-h-11 font-semibold text-accent underline underline-offset-3 md:min-h-8"
            >
              {words.form.realName}
            </button>
          )}
        </span>
      )}
      {found && field && realNames.includes(field) && <span className="text-ink-2">{words.form.isRealName}</span>}
    </output>
  )
}
