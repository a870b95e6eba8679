import { Button } from '../../ui/Button.tsx'
import { SignInSheet } from './SignInSheet.tsx'

/** The flow cannot go on from here. */
export function Stranded({ title, text, leave, onLeave }: { title: string; text: string; leave: string; onLeave: () => void }) {
  return (
    <SignInSheet title={title}>
      <p role="alert" className="mb-8 text-lead text-ink-2">
        {text}
      </p>
      <Button looks="outline" onClick={onLeave}>
        {leave}
      </Button>
    </SignInSheet>
  )
}
