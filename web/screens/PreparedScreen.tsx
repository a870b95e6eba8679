import { sortForOccasion } from '@fondly/domain/occasions/cards-for-occasion.ts'
import type { ComponentProps } from 'react'
import { useLocation } from 'wouter'
import type { ChooseCard } from '../features/prepared/choose-card.ts'
import { PreparedPage } from '../features/prepared/PreparedPage.tsx'
import { useOccasionWords } from '../words/occasion-words.ts'
import { ChangeCard, type SortCards } from './ChangeCard.tsx'
import { usePageSession } from './page-session.tsx'

/** /prepared. A prepared card opens in its order form, above the cards. */
export function PreparedScreen() {
  const [, navigate] = useLocation()
  return (
    <PreparedPage
      onCard={(cardId) => navigate(`/?card=${encodeURIComponent(cardId)}`)}
      onContact={(contactId) => navigate(`/address-book?person=${encodeURIComponent(contactId)}`)}
      chooseCard={ChooseForRule}
    />
  )
}

function ChooseForRule({ kind, ...props }: ComponentProps<ChooseCard>) {
  const { session } = usePageSession()
  const texts = useOccasionWords()
  const heading = { title: texts.chooseCardFor(texts.kinds[kind]), text: texts.chooseCardText }
  const sort: SortCards = (cards, { categories }) => sortForOccasion(cards, categories, kind)
  return session && <ChangeCard {...props} user={session.user} heading={heading} sort={sort} />
}
