import type { OccasionKind } from '@fondly/domain/occasions/occasion.ts'
import type { ComponentType } from 'react'

/** Chooses another card than `cardId`, those for this kind of occasion first. */
export type ChooseCard = ComponentType<{ kind: OccasionKind; cardId: string; onChoose: (cardId: string) => void; onClose: () => void }>
