import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { SignedIn } from '../api/session.ts'
import type { ChooseCard } from '../features/prepared/choose-card.ts'
import { PreparedPage } from '../features/prepared/PreparedPage.tsx'
import { ChangeCard } from './ChangeCard.tsx'

/** /prepared. A prepared card opens in its order form, above the cards. */
export function PreparedScreen({ session: { user } }: { session: SignedIn }) {
  const [, navigate] = useLocation()
  const chooseCard = useMemo<ChooseCard>(() => (props) => <ChangeCard {...props} user={user} />, [user])
  return (
    <PreparedPage
      onCard={(cardId) => navigate(`/?card=${encodeURIComponent(cardId)}`)}
      onContact={(contactId) => navigate(`/address-book?person=${encodeURIComponent(contactId)}`)}
      chooseCard={chooseCard}
    />
  )
}
