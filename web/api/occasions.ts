import { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { Occasions, OccasionRules, OpenedPreparedCard, PreparedCards, Colleagues } from '@fondly/contracts/bff/occasions.ts'
import type { NewOccasionRequest, OccasionChangeRequest, OccasionRuleRequest } from '@fondly/contracts/bff/occasions-requests.ts'
import type { OccasionKind } from '@fondly/domain/occasions/occasion.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, Nothing, retryUnlessRefused } from './ask.ts'

const idPath = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`

/** The occasions of one contact, the soonest first. */
export const contactOccasionsQuery = (contactId: string) =>
  queryOptions({
    queryKey: ['occasions', contactId],
    queryFn: ({ signal }) => ask(`${idPath('/api/contacts', contactId)}/occasions`, Occasions, { signal }),
    retry: retryUnlessRefused,
  })

/** The next occasion of each of these contacts. */
export const comingUpQuery = (contactIds: readonly string[]) =>
  queryOptions({
    queryKey: ['occasions', 'coming up', contactIds],
    queryFn: ({ signal }) => ask('/api/coming-up', Occasions, { method: 'POST', body: { contactIds }, signal }),
    enabled: contactIds.length > 0,
    retry: retryUnlessRefused,
  })

/** The query key of everything that changes with an occasion. */
export const OCCASIONS_KEY = ['occasions']

export const addOccasion = async (contactId: string, occasion: NewOccasionRequest): Promise<void> =>
  void (await ask(`${idPath('/api/contacts', contactId)}/occasions`, Nothing, { method: 'POST', body: occasion }))

export const changeOccasion = async (id: string, occasion: OccasionChangeRequest): Promise<void> =>
  void (await ask(idPath('/api/occasions', id), Nothing, { method: 'PUT', body: occasion }))

export const removeOccasion = async (id: string): Promise<void> =>
  void (await ask(idPath('/api/occasions', id), Nothing, { method: 'DELETE' }))

export const preparedCardsQuery = queryOptions({
  queryKey: ['prepared cards'],
  queryFn: ({ signal }) => ask('/api/prepared-cards', PreparedCards, { signal }),
  refetchOnWindowFocus: 'always',
  retry: retryUnlessRefused,
})

/**
 * Makes the draft of a prepared card. Returns the id of the card whose form opens with that draft. Refused with 409 if the draft would replace
 * another unfinished form.
 */
export const openPreparedCard = (id: string, options: { replaceDraft: boolean }): Promise<OpenedPreparedCard> =>
  ask(`${idPath('/api/prepared-cards', id)}/drafts`, OpenedPreparedCard, { method: 'POST', body: options })

export const setPreparedCardAside = async (id: string, isSetAside: boolean): Promise<void> =>
  void (await ask(idPath('/api/prepared-cards', id), Nothing, { method: 'PUT', body: { isSetAside } }))

/** Fetches occasions and prepared cards again, after their contacts have changed. */
export const forgetOccasions = (queries: QueryClient) =>
  Promise.all([OCCASIONS_KEY, preparedCardsQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })))

export const occasionRulesQuery = queryOptions({
  queryKey: ['occasion rules'],
  queryFn: ({ signal }) => ask('/api/occasion-rules', OccasionRules, { signal }),
  retry: retryUnlessRefused,
})

export const putOccasionRule = async (rule: OccasionRuleRequest): Promise<void> =>
  void (await ask('/api/occasion-rules', Nothing, { method: 'PUT', body: rule }))

export const removeOccasionRule = async (kind: OccasionKind, isShared: boolean): Promise<void> =>
  void (await ask(`/api/occasion-rules/${isShared ? 'shared' : 'own'}/${kind}`, Nothing, { method: 'DELETE' }))

/** Finds colleagues by a part of their name. */
export const colleaguesQuery = (text: string) =>
  queryOptions({
    queryKey: ['colleagues', text],
    queryFn: ({ signal }) => ask('/api/colleague-searches', Colleagues, { method: 'POST', body: { text }, signal }),
    gcTime: 0,
  })

/** Fetches the sentiments and message starters of a card. The card is not added to the user's recent cards. */
export const cardOfferQuery = (cardId: string) =>
  queryOptions({
    queryKey: ['card offer', cardId],
    queryFn: async ({ signal }) => (await ask(`${idPath('/api/cards', cardId)}/order-form?ahead=1`, OrderFormPageData, { signal })).card,
    retry: retryUnlessRefused,
  })
