import type { Message } from '../message.ts'
import type { OccasionKind } from './occasion.ts'
import { MAX_DAYS_BEFORE, MIN_DAYS_BEFORE } from './preparing-day.ts'

/**
 * What is prepared for every occasion of one kind. Personal contacts have the rules of their owner, and shared contacts have the rules of the client.
 */
export type OccasionRule = {
  kind: OccasionKind
  cardId: string
  /** The id of a sentiment; empty when the card has none. */
  sentiment: string
  message: string
  /** Calendar days. */
  daysBefore: number
  /** The colleague who gets the card; null for the owner of the contact, or for the administrators of the client. */
  responsibleId: string | null
}

export type RuleProblemCode = 'rule-card-missing' | 'rule-days-wrong'

/** Returns why a rule cannot be saved, or undefined when it can. */
export function ruleProblem({ cardId, daysBefore }: Pick<OccasionRule, 'cardId' | 'daysBefore'>): Message<RuleProblemCode> | undefined {
  if (cardId === '') return { code: 'rule-card-missing' }
  if (!Number.isInteger(daysBefore) || daysBefore < MIN_DAYS_BEFORE || daysBefore > MAX_DAYS_BEFORE)
    return { code: 'rule-days-wrong', params: { first: MIN_DAYS_BEFORE, last: MAX_DAYS_BEFORE } }
  return undefined
}
