import type { CardDetails } from '@fondly/domain/catalogue/card.ts'
import { isClientMessage } from '@fondly/domain/catalogue/client-messages.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import { knownLayout } from '@fondly/stationery/layout/paper-rules.ts'
import { closingRules } from '../changes/closing-rules.ts'
import type { Person } from '../users/person.ts'
import type { AccessibleCard } from './card-access.ts'

/**
 * Creates the function that leaves out the client's own messages that do not fit on a card as this sender signs it. Words are laid out once for each card
 * and sender while the client's document is cached.
 */
export function createFittingMessages() {
  const known = new WeakMap<Client, Map<string, CardDetails>>()

  return ({ card, client, profiles }: AccessibleCard, user: Person): CardDetails => {
    const own = card.messageStarters.filter(isClientMessage)
    if (own.length === 0 || !knownLayout(card)) return card
    const ofClient = known.get(client) ?? new Map<string, CardDetails>()
    known.set(client, ofClient)
    const key = `${card.id} ${user.id} ${user.firstName} ${user.lastName} ${profiles.map(({ id }) => id).join(' ')}`
    const found = ofClient.get(key)
    if (found) return found
    const papers = closingRules([card], { ...client, senderProfiles: profiles }, user)
    const unfit = new Set(own.filter(({ text }) => papers.some(({ fits }) => !fits(text, 'closing'))))
    const fitting = unfit.size === 0 ? card : { ...card, messageStarters: card.messageStarters.filter((starter) => !unfit.has(starter)) }
    ofClient.set(key, fitting)
    return fitting
  }
}
