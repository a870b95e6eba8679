import type { DashboardFrame } from '@fondly/contracts/bff/dashboard.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { catalogueAccessQuery, type ShownAccess } from '../../../api/catalogue-access.ts'
import { Segments } from '../../../ui/Segments.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import type { DashboardPageProps } from '../pages.ts'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { NoPermission } from '../parts/NoPermission.tsx'
import { AccessFilters } from './AccessFilters.tsx'
import { AccessWall } from './AccessWall.tsx'
import { CategoryNames } from './CategoryNames.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import { ChangeBar } from './ChangeBar.tsx'
import { useCatalogueWords } from './catalogue-words.ts'
import { OpenCard } from './OpenCard.tsx'
import { PersonChoice } from './PersonChoice.tsx'
import { SeenCatalogue } from './SeenCatalogue.tsx'
import { type AccessAddress, useAccessAddress } from './use-access-address.ts'
import { useAccessChanges } from './use-access-changes.ts'
import { useCardOrder } from './use-card-order.ts'

const CARD_LANGUAGES: readonly CardLanguage[] = ['en_US', 'es']

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
  const { pages: titles } = useDashboardWords()
  const address = useAccessAddress()
  const { search } = address
  const [read, setRead] = useState({ search: '', pages: 1 })
  const pages = read.search === JSON.stringify(search) ? read.pages : 1
  const { data, error, refetch } = useQuery({ ...catalogueAccessQuery(frame.key, search, pages), refetchOnWindowFocus: 'always' })
  const readMore = () => setRead({ search: JSON.stringify(search), pages: pages + 1 })
  if (data) return <ShownCatalogue frame={frame} access={data} address={address} onMore={readMore} />
  return (
    <>
      <PageHead title={titles.catalogue} />
      {error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />}
    </>
  )
}

type ShownCatalogueProps = {
  frame: DashboardFrame
  /** What was read last: for a moment, not yet what the address asks for. */
  access: ShownAccess
  address: AccessAddress
  onMore: () => void
}

function ShownCatalogue({ frame, access, address, onMore }: ShownCatalogueProps) {
  const texts = useCatalogueWords()
  const { pages } = useDashboardWords()
  const { path, search, open, go } = address
  const changes = useAccessChanges(frame.key)
  const isReadOnly = !frame.rights.includes('change')
  const category = access.categories.find(({ id }) => id === search.category)
  const { cards, giveUp, ...order } = useCardOrder(access, changes)
  const step = (by: 1 | -1) => {
    const next = cards[cards.findIndex(({ id }) => id === open) + by]
    if (next) go({ card: next.id })
  }
  return (
    <>
      <PageHead
        title={pages.catalogue}
        lead={
          <>
            {texts.lead(access.count.on, access.count.all)}
            {isReadOnly && ` ${texts.readOnly}`}
          </>
        }
      >
        <Segments
          label={texts.language}
          segments={CARD_LANGUAGES.map((code) => ({ value: code, label: LANGUAGES[code]?.name ?? code }))}
          value={search.language ?? 'en_US'}
          onChoose={(code) => go({ language: code === 'en_US' ? undefined : code })}
        />
        {!isReadOnly && (
          <Link href={`${path}?as=`} className="inline-flex min-h-11 items-center font-semibold">
            {texts.seeAs}
          </Link>
        )}
      </PageHead>
      <CategoryTabs categories={access.categories} chosen={category?.id} onChoose={(id) => go({ category: id })} />
      {category && (
        <CategoryNames
          key={category.id}
          category={category}
          isReadOnly={isReadOnly}
          onSave={(names) => changes.make({ categories: { [category.id]: names } }, texts.saved)}
          onAll={(isOn) => void changes.switchAll(search, isOn, isOn ? texts.manyOn : texts.manyOff)}
          onSiteOrder={category.order ? () => giveUp(category.id) : undefined}
        />
      )}
      <AccessFilters address={address} />
      <ChangeBar changes={changes} />
      <AccessWall access={access} cards={cards} order={order} address={address} isReadOnly={isReadOnly} changes={changes} onMore={onMore} />
      {open !== undefined && (
        <OpenCard
          key={open}
          clientKey={frame.key}
          cardId={open}
          cards={access.cards}
          isReadOnly={isReadOnly}
          changes={changes}
          onClose={() => go({ card: undefined })}
          onStep={step}
        />
      )}
    </>
  )
}
