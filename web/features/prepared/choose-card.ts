import type { ComponentType } from 'react'

/** Chooses another card than `cardId`. */
export type ChooseCard = ComponentType<{ cardId: string; onChoose: (cardId: string) => void; onClose: () => void }>
