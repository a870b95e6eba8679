import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'

/** An empty folder; a test puts in what it needs. */
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
