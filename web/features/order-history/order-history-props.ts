import type { HistoryView } from './view.ts'

/** Opens the form of a card with the draft that was made for it. `correcting` is the number of the order that this draft replaces. */
export type OpenCard = (cardId: string, sendingId?: string, formOf?: string, correcting?: string) => void

export type OrderHistoryProps = {
  view: HistoryView
  onView: (view: HistoryView) => void
  onCard: OpenCard
  onWatch: (cardId: string, sendingId: string) => void
  onClose: () => void
}
