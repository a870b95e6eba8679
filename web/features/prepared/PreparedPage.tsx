import '../../utilities.css'
import './prepared.css'
import { useQuery } from '@tanstack/react-query'
import { occasionRulesQuery, preparedCardsQuery } from '../../api/occasions.ts'
import { keepFocus } from '../../ui/keep-focus.ts'
import type { ChooseCard } from './choose-card.ts'
import { PreparedRules } from './PreparedRules.tsx'
import { Shelf } from './Shelf.tsx'

type PreparedPageProps = {
  /** Opens the form of a card, with its draft. */
  onCard: (cardId: string) => void
  onContact: (contactId: string) => void
  chooseCard: ChooseCard
}

/** /prepared: the cards that wait for the user, and below them the rules that prepare cards. */
export function PreparedPage({ onCard, onContact, chooseCard }: PreparedPageProps) {
  const { isPending } = useQuery(preparedCardsQuery)
  // Fetched at once, but drawn only when the height of the shelf is known, so that nothing moves.
  useQuery(occasionRulesQuery)
  return (
    <main ref={keepFocus} className="prepared page-margin mx-auto w-full py-8">
      <Shelf onCard={onCard} onContact={onContact} />
      {!isPending && <PreparedRules chooseCard={chooseCard} />}
    </main>
  )
}
