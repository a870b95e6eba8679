import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import type { CatalogueAccess } from '@fondly/contracts/bff/catalogue-access.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearch } from 'wouter'
import { catalogueAccessQuery } from '../../../api/catalogue-access.ts'
import { Segments } from '../../../ui/Segments.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import type { DashboardPageProps } from '../pages.ts'
import { Empty } from '../parts/Empty.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { NoPermission } from '../parts/NoPermission.tsx'
import { CardAccessSheet } from './CardAccessSheet.tsx'
import { CategoryNames } from './CategoryNames.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import { ChangeBar } from './ChangeBar.tsx'
import { useCatalogueWords } from './catalogue-words.ts'
import { PersonChoice } from './PersonChoice.tsx'
import { SeenCatalogue } from './SeenCatalogue.tsx'
import { useAccessChanges } from './use-access-changes.ts'
import { useCardOrder } from './use-card-order.ts'
import { Wall } from './Wall.tsx'

const CARD_LANGUAGES: readonly CardLanguage[] = ['en_US', 'es']
const EVERYTHING = { turnedOff: { disabledSentiments: [], disabledMessageStarters: [] } }

/** Catalogue: what a client's people may send, and what one of them sees. */
export function CataloguePage({ frame }: DashboardPageProps) {
  const [path, navigate] = useLocation()
  const seenBy = new URLSearchParams(useSearch()).get('as')
  if (seenBy === null) return <AccessPage frame={frame} />
  if (!frame.rights.includes('change')) return <NoPermission />
  if (seenBy !== '') return <SeenCatalogue key={seenBy} clientKey={frame.key} userId={seenBy} />
  return <PersonChoice clientKey={frame.key} onChoose={(id) => navigate(`${path}?as=${encodeURIComponent(id)}`)} />
}

function AccessPage({ frame }: Pick<DashboardPageProps, 'frame'>) {
  const { pages } = useDashboardWords()
  const { data, error, refetch } = useQuery({ ...catalogueAccessQuery(frame.key), refetchOnWindowFocus: 'always' })
  if (data) return <ShownCatalogue frame={frame} access={data} />
  return (
    <>
      <PageHead title={pages.catalogue} />
      {error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />}
    </>
  )
}

function ShownCatalogue({ frame, access }: { frame: DashboardFrame; access: CatalogueAccess }) {
  const own = useCatalogueWords()
  const { pages } = useDashboardWords()
  const [path, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const changes = useAccessChanges(frame.key)
  const isReadOnly = !frame.rights.includes('change')
  const language = query.get('language') === 'es' ? 'es' : 'en_US'
  const category = access.categories.find(({ id }) => id === query.get('category'))
  const { ordered, move, giveUp } = useCardOrder(access, changes)
  const spoken = ordered.filter((card) => card.language === language)
  const cards = category ? spoken.filter(({ categoryId }) => categoryId === category.id) : spoken
  const go = (change: Record<string, string | undefined>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    navigate(next.size > 0 ? `${path}?${next.toString()}` : path, { replace: true })
  }

  const open = access.cards.find(({ id }) => id === query.get('card'))
  const step = (by: 1 | -1) => {
    const next = cards[cards.findIndex(({ id }) => id === open?.id) + by]
    if (next) go({ card: next.id })
  }

  function switchAll(isOn: boolean): void {
    const moved = cards.filter(({ turnedOff }) => (turnedOff === null) === isOn)
    if (moved.length === 0) return
    const entries = moved.map(({ id }) => [id, isOn ? EVERYTHING.turnedOff : null] as const)
    void changes.make({ cards: Object.fromEntries(entries) }, (isOn ? own.manyOn : own.manyOff)(moved.length))
  }

  return (
    <>
      <PageHead
        title={pages.catalogue}
        lead={
          <>
            {own.lead(access.cards.filter(({ turnedOff }) => turnedOff).length, access.cards.length)}
            {isReadOnly && ` ${own.readOnly}`}
          </>
        }
      >
        <Segments
          label={own.language}
          segments={CARD_LANGUAGES.map((code) => ({ value: code, label: LANGUAGES[code]?.name ?? code }))}
          value={language}
          onChoose={(code) => go({ language: code === 'en_US' ? undefined : code })}
        />
        {!isReadOnly && (
          <Link href={`${path}?as=`} className="inline-flex min-h-11 items-center font-semibold">
            {own.seeAs}
          </Link>
        )}
      </PageHead>
      <CategoryTabs categories={access.categories} cards={spoken} chosen={category?.id} onChoose={(id) => go({ category: id })} />
      {category && (
        <CategoryNames
          key={category.id}
          category={category}
          isReadOnly={isReadOnly}
          onSave={(names) => changes.make({ categories: { [category.id]: names } }, own.saved)}
          onAll={switchAll}
          onSiteOrder={category.order ? () => giveUp(category.id) : undefined}
        />
      )}
      <ChangeBar changes={changes} />
      {cards.length === 0 ? (
        <Empty text={own.none} />
      ) : (
        <Wall
          key={`${language} ${category?.id}`}
          cards={cards}
          open={open?.id}
          isReadOnly={isReadOnly}
          onOpen={(id) => go({ card: id })}
          onMove={category && !isReadOnly && cards.length > 1 ? (card, place) => move(card, place, cards) : undefined}
          onSwitch={({ id, name }, isOn) =>
            void changes.make({ cards: { [id]: isOn ? EVERYTHING.turnedOff : null } }, (isOn ? own.turnedOn : own.turnedOff)(name))
          }
        />
      )}
      {open && (
        <CardAccessSheet
          key={open.id}
          clientKey={frame.key}
          card={open}
          isReadOnly={isReadOnly}
          failure={changes.failure}
          onSave={(turnedOff) => changes.make({ cards: { [open.id]: turnedOff } }, turnedOff ? own.saved : own.turnedOff(open.name))}
          onClose={() => go({ card: undefined })}
          onStep={step}
        />
      )}
    </>
  )
}
