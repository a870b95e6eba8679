import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'

/** An empty folder, to which a test adds what it needs. */
export const NOTHING: LoadDocuments = {
  clients: [],
  people: [],
  cards: [],
  categories: [],
  sentiments: [],
  messageStarters: [],
  blackoutDays: [],
  art: [],
  brandFiles: [],
}
