import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react'
import { useWords } from '../words/words.tsx'
import { Icon } from './Icon.tsx'

type Frame = { label: string; problem?: string | undefined; optional?: boolean; className?: string }

const CONTROL =
  'h-12 w-full rounded-control border bg-sheet px-3.5 text-field text-ink transition-colors duration-100 focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent disabled:bg-sunk disabled:text-ink-2'
const SOUND = 'border-rule-2 hover:border-ink-2'
const BROKEN = 'border-error shadow-[inset_0_0_0_1px_var(--error)]'

/** A text field with its label above it. The room for a problem below it always exists, so nothing moves when a problem appears. */
export function TextField({
  label,
  problem,
  optional,
  describedBy,
  className = '',
  ...rest
}: Frame &
  InputHTMLAttributes<HTMLInputElement> & {
    /** The id of another element that describes the field. */
    describedBy?: string
    ref?: Ref<HTMLInputElement>
  }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} problem={problem} optional={optional} className={className}>
      <input id={id} className={`${CONTROL} ${problem ? BROKEN : SOUND}`} {...toAriaProps(id, problem, describedBy)} {...rest} />
    </FieldFrame>
  )
}

export function SelectField({
  label,
  problem,
  optional,
  className = '',
  children,
  ...rest
}: Frame & SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} problem={problem} optional={optional} className={className}>
      <Chevron className="w-full">
        <select
          id={id}
          className={`${CONTROL} appearance-none truncate pr-10 ${problem ? BROKEN : SOUND}`}
          {...toAriaProps(id, problem)}
          {...rest}
        >
          {children}
        </select>
      </Chevron>
    </FieldFrame>
  )
}

/** A select beside its label, without room for a problem. With the class `flex-wrap` it moves below the label where one row is too narrow. */
export function InlineSelect({
  label,
  className = '',
  children,
  ...rest
}: { label: string; className?: string } & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId()
  return (
    <div className={`flex min-w-0 items-center gap-x-4 ${className}`}>
      <label htmlFor={id} className="shrink-0 font-semibold">
        {label}
      </label>
      <Chevron className="grow">
        <select id={id} className={`${CONTROL} ${SOUND} appearance-none truncate pr-10`} {...rest}>
          {children}
        </select>
      </Chevron>
    </div>
  )
}

/** The arrow of a select. */
export function Chevron({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`relative min-w-0 ${className}`}>
      {children}
      <Icon name="down" size={18} className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-2" />
    </div>
  )
}

function FieldFrame({ id, label, problem, optional, className, children }: Frame & { id: string; children: ReactNode }) {
  const words = useWords()
  return (
    <div className={`flex min-w-0 flex-col ${className}`}>
      <label htmlFor={id} className="mb-1 font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-2"> {words.optional}</span>}
      </label>
      {children}
      <Problem id={id} sentence={problem} />
    </div>
  )
}

/** A sentence with at most so many characters fits on one line below the narrowest field of a row. */
export const MAX_SHORT_CHARACTERS = 30

/** The problem below a field. Its room always exists. A long sentence has the attribute `data-long`, whose value is only its next character. */
export function Problem({ id, sentence }: { id: string; sentence: string | undefined }) {
  return (
    <p
      id={`${id}-problem`}
      data-long={(sentence?.length ?? 0) > MAX_SHORT_CHARACTERS ? '' : undefined}
      className="-mr-4 min-h-6 pt-0.5 text-small font-medium text-error"
    >
      {sentence && (
        <span className="flex items-start gap-1">
          <Icon name="alert" size={16} className="mt-[3px]" />
          {sentence}
        </span>
      )}
    </p>
  )
}

/** Returns the attributes that tell screen readers which problem belongs to a control. */
export function toAriaProps(id: string, problem: string | undefined, more = ''): { 'aria-invalid'?: true; 'aria-describedby'?: string } {
  return problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem ${more}`.trim() } : {}
}
