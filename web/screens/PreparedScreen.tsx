import type { ComponentProps } from 'react'
import { useLocation } from 'wouter'
import type { ChooseCard } from '../features/prepared/choose-card.ts'
import { PreparedPage } from '../features/prepared/PreparedPage.tsx'
import { useOccasionWords } from '../words/occasion-words.ts'
import { ChangeCard } from './ChangeCard.tsx'
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

function ChooseForRule(props: ComponentProps<ChooseCard>) {
  const { session } = usePageSession()
  const { chooseCard: title, chooseCardText: text } = useOccasionWords()
  return session && <ChangeCard {...props} user={session.user} heading={{ title, text }} />
}
