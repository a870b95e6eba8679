import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { DEFAULT_POLICY } from '@fondly/domain/client/brand.ts'
import { slugProblem } from '@fondly/domain/client/slug.ts'

/**
 * Lists names that occur twice, and references to something that the folder lacks. A reference is checked only if the folder has documents of its
 * kind.
 */
export function crossReferenceMistakes(documents: LoadDocuments): string[] {
  const { clients, people, cards, categories, sentiments, messageStarters, art, brandFiles } = documents
  const ids = {
    clients: new Set(clients.map((client) => client.id)),
    cards: new Set(cards.map((card) => card.id)),
    categories: new Set(categories.map((category) => category.id)),
    sentiments: new Set(sentiments.map((sentiment) => sentiment.id)),
    messageStarters: new Set(messageStarters.map((starter) => starter.id)),
    brandFiles: new Set(brandFiles.map((file) => `brands/${file.name}`)),
  }
  const mistakes: string[] = []
  const needs = (known: Set<string>, id: string | undefined, where: string, kind: string) => {
    if (id !== undefined && known.size > 0 && !known.has(id)) mistakes.push(`${where}: there is no ${kind} ${id}.`)
  }

  for (const client of clients) {
    const where = `clients ${client.id}`
    const wrongSlug = client.slug === undefined ? undefined : slugProblem(client.slug)
    if (wrongSlug) mistakes.push(`${where}: slug: ${wrongSlug}`)
    for (const model of client.models) {
      needs(ids.cards, model.id, `${where}: models`, 'card')
      for (const id of model.disabledSentiments) needs(ids.sentiments, id, `${where}: models ${model.id}`, 'sentiment')
      for (const id of model.disabledMessageStarters) needs(ids.messageStarters, id, `${where}: models ${model.id}`, 'message starter')
    }
    for (const category of client.categories) needs(ids.categories, category.id, `${where}: categories`, 'category')
    needs(ids.brandFiles, client.brand.logo, `${where}: brand.logo`, 'picture')
    needs(ids.brandFiles, client.brand.logoAtNight, `${where}: brand.logoAtNight`, 'picture')
    for (const profile of client.senderProfiles)
      needs(ids.brandFiles, profile.logo, `${where}: senderProfiles ${profile.id}: logo`, 'picture')
    needs(ids.brandFiles, client.brand.background, `${where}: brand.background`, 'picture')
    if (client.signOn === 'external' && !client.identityProvider) mistakes.push(`${where}: signOn external needs an identityProvider.`)
    // The default policy belongs to the client without a login route. Settings of another client for this policy would have no effect.
    const hasOwnPolicy = (client.brand.policy ?? DEFAULT_POLICY) !== DEFAULT_POLICY
    const needsOne =
      client.slug === undefined
        ? (['identityProvider'] as const)
        : (['identityProvider', 'registration', 'registrationDomains', 'signOn'] as const)
    for (const key of hasOwnPolicy ? [] : needsOne)
      if (client[key]) mistakes.push(`${where}: ${key} needs a policy of the client's own in brand.policy.`)
  }
  const fronts = new Set(art.filter(({ surface }) => surface === 'front').map(({ cardId }) => cardId))
  for (const card of cards) {
    needs(ids.categories, card.category, `cards ${card.id}: category`, 'category')
    for (const id of card.sentiments) needs(ids.sentiments, id, `cards ${card.id}: sentiments`, 'sentiment')
    for (const id of card.messageStarters) needs(ids.messageStarters, id, `cards ${card.id}: messageStarters`, 'message starter')
    if (art.length > 0 && !fronts.has(card.id)) mistakes.push(`cards ${card.id}: there is no art/${card.id}/front.json.`)
  }
  const profilesOf = new Map(clients.map(({ id, senderProfiles }) => [id, new Set(senderProfiles.map((profile) => profile.id))]))
  for (const person of people) {
    needs(ids.clients, person.client, `people ${person.email}: client`, 'client')
    for (const id of person.senderProfiles ?? [])
      needs(profilesOf.get(person.client) ?? new Set(), id, `people ${person.email}: senderProfiles`, 'sender profile of the client')
    for (const id of person.favorites ?? []) needs(ids.cards, id, `people ${person.email}: favorites`, 'card')
  }

  for (const [kind, names] of Object.entries({
    'client id': clients.map((client) => client.id),
    'client slug': clients.flatMap((client) => client.slug ?? []),
    'client population': clients.map((client) => client.population),
    'person id': people.map((person) => person.id),
    'person e-mail': people.map((person) => person.email),
    'card id': cards.map((card) => card.id),
    'category id': categories.map((category) => category.id),
    // Sentiments and message starters are products too, so their ids must differ from the ids of cards.
    'product id': [...cards, ...sentiments, ...messageStarters].map((product) => product.id),
  })) {
    for (const name of repeated(names)) mistakes.push(`${kind} ${name} is there more than once.`)
  }
  return mistakes
}

/** Returns the names that occur more than once. */
function repeated(names: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const name of names) (seen.has(name) ? again : seen).add(name)
  return again
}
