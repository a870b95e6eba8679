import { MAX_PROFILE_CHARACTERS } from '@fondly/domain/sender/profile-problems.ts'
import { useId } from 'react'
import { Problem, toAriaProps } from '../../../ui/Field.tsx'
import type { ProfileFormState } from './use-profile-form.ts'
import { useProfilesWords } from './profiles-words.ts'

const MAX = MAX_PROFILE_CHARACTERS.disclaimer

type DisclaimerFieldProps = {
  form: ProfileFormState
  language: 'en_US' | 'es'
  onLanguage: (language: 'en_US' | 'es') => void
  isTooLong: boolean
}

/** The disclaimer on the back of a card, in both card languages. The language tabs also change the paper. */
export function DisclaimerField({ form, language, onLanguage, isTooLong }: DisclaimerFieldProps) {
  const texts = useProfilesWords()
  const id = useId()
  const { default: english, es = '' } = form.values.disclaimer ?? { default: '' }
  const text = language === 'es' ? es : english
  const code = form.problems.disclaimer
  const problem = code ? texts.problems[code] : isTooLong ? texts.tooLong : undefined
  const type = (typed: string) => {
    const next = language === 'es' ? { default: english, es: typed } : { default: typed, es }
    form.change({ disclaimer: { default: next.default, ...(next.es ? { es: next.es } : {}) } })
  }
  return (
    <div className="min-w-0">
      <div className="mb-1 flex items-baseline gap-4">
        <label htmlFor={id} className="mr-auto font-semibold">
          {texts.disclaimer}
        </label>
        {(['en_US', 'es'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === language}
            onClick={() => onLanguage(one)}
            className="min-h-9 border-b-3 border-transparent aria-pressed:border-accent aria-pressed:font-semibold pointer-coarse:min-h-11"
          >
            {one === 'es' ? texts.spanish : texts.english}
          </button>
        ))}
      </div>
      <textarea
        id={id}
        rows={3}
        lang={language === 'es' ? 'es' : 'en'}
        maxLength={MAX}
        value={text}
        {...toAriaProps(id, problem)}
        onChange={({ target }) => type(target.value)}
        onBlur={() => form.leave('disclaimer')}
        className={`block h-24 w-full resize-none rounded-control border bg-sheet px-3.5 py-2 leading-6 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent ${problem ? 'border-error' : 'border-rule-2'}`}
      />
      <div className="mt-1 flex gap-4 text-small text-ink-2">
        <span className="mr-auto">{texts.disclaimerNote}</span>
        <span className="tabular">{texts.left(MAX - text.length)}</span>
      </div>
      <Problem id={id} sentence={problem} />
    </div>
  )
}
