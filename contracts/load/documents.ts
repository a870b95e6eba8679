import type { LoadPastOrder } from './past-orders.ts'
import type { Scene } from './scene.ts'
import type { LoadBlackoutDay, LoadCard, LoadCategory, LoadClient, LoadMessageStarter, LoadPerson, LoadSentiment } from './world.ts'

/** A person of the demonstration's past year, in an existing client. An existing person is not changed. */
export type LoadPastPerson = LoadPerson & { population: string }

/**
 * The content of a load folder, read and checked as a whole, for the `load` function of every upstream. Kinds that the folder does not hold are
 * empty.
 */
export type LoadDocuments = {
  clients: LoadClient[]
  people: LoadPerson[]
  cards: LoadCard[]
  categories: LoadCategory[]
  sentiments: LoadSentiment[]
  messageStarters: LoadMessageStarter[]
  blackoutDays: LoadBlackoutDay[]
  /** No folder holds these two; only a demonstration has them. */
  pastPeople?: LoadPastPerson[]
  pastOrders?: LoadPastOrder[]
  art: { cardId: string; surface: 'front' | 'inside' | 'back'; scene: Scene }[]
  /** The brand pictures by their file names. */
  brandFiles: { name: string; bytes: Uint8Array<ArrayBuffer>; type: 'image/svg+xml' | 'image/png' }[]
}
