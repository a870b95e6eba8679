/** What is wrong with a card before it is printed, and on which page. Each has one sentence in every language (languages/). */
export type PrintFinding = { kind: PrintFindingKind; page: PrintPage }
export type PrintPage = 'outside' | 'inside' | 'envelope'
export type PrintFindingKind =
  | 'overflow'
  | 'glyph'
  | 'contrast'
  | 'safe-zone'
  | 'resolution'
  | 'module'
  | 'quiet-zone'
  | 'unreadable'
  | 'read-area'
  | 'clear-zone'
  | 'picture'
  | 'picture-size'
  | 'colour'

/** The findings about words. The author of the words decides who can fix them. */
const OF_WORDS: readonly PrintFindingKind[] = ['overflow', 'glyph', 'safe-zone', 'read-area', 'clear-zone']

/**
 * Returns who can fix a finding: the sender if it is about words that the sender typed, else the operator who set up the card, the sender profile or
 * the client.
 */
export function findMender(kind: PrintFindingKind, isTypedBySender: boolean): 'sender' | 'operator' {
  return isTypedBySender && OF_WORDS.includes(kind) ? 'sender' : 'operator'
}
