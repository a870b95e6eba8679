import { LinkButton } from '../../../ui/Button.tsx'
import { useWords } from '../../../words/words.tsx'
import { useDashboardWords } from '../dashboard-words.ts'

/** The page for users who may not open the page in the address. */
export function NoPermission() {
  const words = useWords()
  const texts = useDashboardWords()
  return (
    <div className="grid min-h-80 content-center justify-items-start gap-6 py-10">
      <h1 className="text-h2">{texts.closed}</h1>
      <LinkButton looks="primary" href="/">
        {words.error.toCards}
      </LinkButton>
    </div>
  )
}
