import type { StepRefusal } from './sign-in-error.ts'
import { type ReactNode, useId } from 'react'
import { focusFirst } from '../../ui/focus-first.ts'
import { Icon } from '../../ui/Icon.tsx'
import { loadingOverlay } from '../../ui/Loading.tsx'
import { useLanguage } from '../../words/words.tsx'

/** The frame of every sign-in view: its title, and why identity refused the last step. */
export function SignInSheet({
  title,
  at,
  refusal,
  busy,
  children,
}: {
  title: string
  /** The name of identity's environment, if it has a name to show. */
  at?: string | undefined
  refusal?: StepRefusal | undefined
  busy?: boolean
  children?: ReactNode
}) {
  const id = useId()
  const language = useLanguage()
  const error = refusal?.say(language)
  return (
    <section ref={focusFirst} aria-labelledby={id} className="min-h-96">
      {at && <p className="mb-1 font-semibold text-ink-2">{at}</p>}
      <h1 id={id} className="mb-8 text-modal">
        {title}
      </h1>
      <div role="alert">
        {error && (
          <div className="mb-6 flex gap-3 border-l-[3px] border-error bg-sunk py-3 pr-4 pl-3">
            <Icon name="alert" className="mt-0.5 text-error" />
            <div>
              <strong className="font-semibold">{error.title}</strong>
              {error.sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </div>
        )}
      </div>
      {children}
      {busy && <loadingOverlay.Part />}
    </section>
  )
}
