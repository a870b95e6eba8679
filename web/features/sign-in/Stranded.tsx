import type { StepRefusal } from './sign-in-error.ts'
import { Button } from '../../ui/Button.tsx'
import { SignInSheet } from './SignInSheet.tsx'

type Props = { title: string; text: string; leave: string; onLeave: () => void; refusal?: StepRefusal | undefined; busy?: boolean }

/** Says that the flow cannot continue. `refusal` is the reason if leaving the flow was refused. */
export function Stranded({ title, text, leave, onLeave, refusal, busy = false }: Props) {
  return (
    <SignInSheet title={title} refusal={refusal} busy={busy}>
      <p role="alert" className="mb-8 text-lead text-ink-2">
        {text}
      </p>
      <Button looks="outline" onClick={onLeave}>
        {leave}
      </Button>
    </SignInSheet>
  )
}
