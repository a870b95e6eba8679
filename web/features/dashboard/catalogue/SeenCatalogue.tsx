import { readLocalText } from '@fondly/languages/fill-message.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { seenCatalogueQuery } from '../../../api/catalogue-access.ts'
import { CardFront, CardObject } from '../../../ui/CardObject.tsx'
import { InlineSelect } from '../../../ui/Field.tsx'
import { Segments } from '../../../ui/Segments.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { useLanguage } from '../../../words/words.tsx'
import { Empty } from '../parts/Empty.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { useCatalogueWords } from './catalogue-words.ts'
import { LinkToAccess } from './LinkToAccess.tsx'

const INCH_PX = 26
const PHONE_INCH_PX = 17

/** The catalogue as one person sees it. It cannot be used: no card opens, and nothing is saved or sent. */
export function SeenCatalogue({ clientKey, userId }: { clientKey: string; userId: string }) {
  const texts = useCatalogueWords()
  const { tag } = useLanguage()
  const inch = useMedia('(width < 40rem)') ? PHONE_INCH_PX : INCH_PX
  const { data, error, refetch } = useQuery(seenCatalogueQuery(clientKey, userId))
  const [chosen, setChosen] = useState<string>()
  const [categoryId, setCategoryId] = useState('')
  const language = chosen ?? data?.language
  const spoken = (data?.cards ?? []).filter((card) => card.language === language)
  const cards = categoryId ? spoken.filter((card) => card.categoryId === categoryId) : spoken
  return (
    <>
      <PageHead title={data ? texts.seenBy(data.name) : texts.seeAs} lead={texts.onlyToLookAt}>
        {data && data.languages.length > 1 && (
          <Segments
            label={texts.language}
            segments={data.languages.map((code) => ({ value: code, label: LANGUAGES[code]?.name ?? code }))}
            value={language ?? ''}
            onChoose={setChosen}
          />
        )}
        <LinkToAccess />
      </PageHead>
      {!data && (error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />)}
      {data && (
        <>
          <InlineSelect
            label={texts.category}
            value={categoryId}
            onChange={({ target }) => setCategoryId(target.value)}
            className="mb-6 max-w-100 flex-wrap"
          >
            <option value="">{texts.all}</option>
            {data.categories.map(({ id, name, spanishName }) => (
              <option key={id} value={id}>
                {readLocalText({ en: name, es: spanishName }, tag)}
              </option>
            ))}
          </InlineSelect>
          {cards.length === 0 && <Empty text={texts.none} />}
          <ul aria-label={texts.cards} className="grid grid-cols-2 items-end gap-x-4 gap-y-8 sm:flex sm:flex-wrap sm:gap-x-6">
            {cards.map((card) => (
              <li key={card.id} data-card={card.id}>
                <CardObject card={card} inch={inch}>
                  <CardFront card={card} inch={inch} />
                </CardObject>
                <span className="mt-3 block max-w-56 font-semibold wrap-anywhere">{card.name}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
