import { useDashboardWords } from '../dashboard-words.ts'
import { Empty } from '../parts/Empty.tsx'
import { PageHead } from '../parts/PageHead.tsx'

/** Cards sent: every card of the client. */
export function CardsPage() {
  const own = useDashboardWords()
  return (
    <>
      <PageHead title={own.pages.cards} />
      <Empty text={own.noCards} />
    </>
  )
}
