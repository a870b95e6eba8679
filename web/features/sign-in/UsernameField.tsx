import type { InputHTMLAttributes } from 'react'
import { TextField } from '../../ui/Field.tsx'
import { firstSteps } from '@fondly/languages/english/first-steps.ts'
import { useSection, useWords } from '../../words/words.tsx'

export function UsernameField({ isMissing, ...rest }: { isMissing: boolean | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const words = useWords()
  const texts = useSection('firstSteps', firstSteps)
  return (
    <TextField
      label={words.signIn.username}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode="email"
      maxLength={128}
      problem={isMissing ? texts.usernameMissing : undefined}
      {...rest}
    />
  )
}
