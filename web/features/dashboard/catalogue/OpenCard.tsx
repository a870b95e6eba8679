import { useQuery } from '@tanstack/react-query'
import type { AccessCard } from '@fondly/contracts/bff/catalogue-access.ts'
import { accessCardQuery } from '../../../api/catalogue-access.ts'
import { CardAccessSheet } from './CardAccessSheet.tsx'
import { useCatalogueWords } from './catalogue-words.ts'
import type { AccessChanges } from './use-access-changes.ts'

type OpenCardProps = {
  clientKey: string
  cardId: string
  /** The cards that are shown; the open one need not be among them. */
  cards: readonly AccessCard[]
  isReadOnly: boolean
  changes: AccessChanges
  onClose: () => void
  onStep: (by: 1 | -1) => void
}

/** The sheet of the card whose id is in the address. */
export function OpenCard({ clientKey, cardId, cards, isReadOnly, changes, onClose, onStep }: OpenCardProps) {
  const texts = useCatalogueWords()
  const shown = cards.find(({ id }) => id === cardId)
  const { data } = useQuery({ ...accessCardQuery(clientKey, cardId), enabled: shown === undefined })
  const card = shown ?? data?.cards[0]
  if (!card) return null
  return (
    <CardAccessSheet
      clientKey={clientKey}
      card={card}
      isReadOnly={isReadOnly}
      failure={changes.failure}
      onSave={(turnedOff) => changes.make({ cards: { [card.id]: turnedOff } }, turnedOff ? texts.saved : texts.turnedOff(card.name))}
      onClose={onClose}
      onStep={onStep}
    />
  )
}
