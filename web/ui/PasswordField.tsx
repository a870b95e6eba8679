import { type InputHTMLAttributes, useState } from 'react'
import { TextField } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { useWords } from '../words/words.tsx'

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  problem,
  ...rest
}: { label: string; problem?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const words = useWords()
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextField
        label={label}
        problem={problem}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        style={{ paddingRight: 104 }}
        {...rest}
      />
      <button
        type="button"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute top-[30px] right-0.5 flex h-11 items-center gap-1.5 rounded-control px-3 text-ink-2 hover:text-ink"
      >
        <Icon name="eye" size={18} />
        {shown ? words.signIn.hide : words.signIn.show}
      </button>
    </div>
  )
}
