import { Refused } from '../../../api/ask.ts'
import { useErrorText } from '../../../api/use-error-text.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { useWords } from '../../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'

/** Says why the content of a page is missing: a refusal with a link back, or a failure with Try Again. */
export function PageFailed({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const words = useWords()
  const texts = useDashboardWords()
  const errorText = useErrorText()
  const isRefused = error instanceof Refused && error.status < 500
  return (
    <div role="alert" className="grid min-h-80 content-center justify-items-start gap-3 py-10">
      <h1 className="text-h2">{isRefused ? errorText(error) : texts.failed}</h1>
      {!isRefused && <p className="max-w-120 text-ink-2">{`${errorText(error)} ${texts.nothingLost}`}</p>}
      {isRefused ? (
        <LinkButton looks="primary" href="/" className="mt-3">
          {words.error.toCards}
        </LinkButton>
      ) : (
        <Button looks="primary" className="mt-3" onClick={onAgain}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  )
}
