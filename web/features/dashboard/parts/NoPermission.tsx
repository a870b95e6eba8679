import { refusals } from '@fondly/languages/english/refusals.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { useSection, useWords } from '../../../words/words.tsx'

/** The page for readers who may not open the page of the address. */
export function NoPermission() {
  const words = useWords()
  const said = useSection('refusals', refusals)
  return (
    <div className="grid min-h-80 content-center justify-items-start gap-6 py-10">
      <h1 className="text-h2">{said['dashboard-closed']}</h1>
      <LinkButton looks="primary" href="/">
        {words.error.toCards}
      </LinkButton>
    </div>
  )
}
