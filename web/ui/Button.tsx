import type { AnchorHTMLAttributes, ButtonHTMLAttributes, RefAttributes } from 'react'

type Looks = { looks?: 'primary' | 'outline' | 'quiet' }

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement> & Looks

// Without padding: if two padding classes met, their order in the style sheet would decide, not the order in the class name.
const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control text-field font-semibold no-underline transition-colors duration-100 disabled:cursor-default'
const LOOKS = {
  primary:
    'px-6 bg-accent text-on-accent hover:brightness-110 active:brightness-95 disabled:bg-sunk disabled:text-ink-3 disabled:brightness-100',
  outline:
    'px-6 border-[1.5px] border-accent text-accent hover:bg-wash disabled:border-rule-2 disabled:text-ink-3 disabled:hover:bg-transparent',
  quiet: 'px-3 text-ink-2 hover:text-ink',
}

export function Button({ looks = 'outline', type = 'button', className = '', ...rest }: ButtonProps) {
  // `type` is always one of three literals, but the linter does not recognize the default.
  return <button type={type} className={`${SHAPE} ${LOOKS[looks]} ${className}`} {...rest} />
}

/** A link that looks like a button. */
export function LinkButton({ looks = 'outline', className = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & Looks) {
  return (
    <a className={`${SHAPE} ${LOOKS[looks]} ${className}`} {...rest}>
      {children}
    </a>
  )
}
