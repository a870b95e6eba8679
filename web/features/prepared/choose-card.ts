import type { OccasionKind } from '@fondly/domain/occasions/occasion.ts'
import type { ComponentType } from 'react'

/** Chooses a card other than `cardId`. Cards for this kind of occasion come first. */
export type ChooseCard = ComponentType<{ kind: OccasionKind; cardId: string; onChoose: (cardId: string) => void; onClose: () => void }>
