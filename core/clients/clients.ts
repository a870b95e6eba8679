import type { Banner, Commerce, ListedClient } from '@fondly/gateways/commerce/commerce.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import type { CardLanguage } from '@fondly/domain/card-language.ts'
import type { Env } from '@fondly/kit/env.ts'
import { createCache } from '../cache/cache.ts'

/** Client organisations from commerce, cached for a minute. */
export type Clients = {
  find: (clientId: string) => Promise<Client | undefined>
  /** Lists all clients. */
  list: () => Promise<ListedClient[]>
  /**
   * Returns the header banner in each language, as safe HTML. Undefined when there is none, or when it cannot be read, because pages work without it.
   */
  banner: (clientId: string) => Promise<Record<CardLanguage, Banner> | undefined>
  /** Makes this process read the client and its banner again after a change. */
  forget: (clientId: string) => void
}

const ALL = 'all'

/** Creates the lookup of clients and their banners in commerce, each fresh for 60 seconds and usable for 10 minutes more. */
export function createClients(commerce: Commerce, { clock, log }: Env): Clients {
  const freshness = { clock, log, freshSeconds: 60, staleSeconds: 600 }
  const clients = createCache<string, Client | undefined>({
    ...freshness,
    name: 'client',
    load: (clientId) => commerce.clients.find(clientId),
  })
  const banners = createCache<string, Record<CardLanguage, Banner> | undefined>({
    ...freshness,
    name: 'banner',
    load: async (clientId) => {
      const [english, spanish] = await Promise.all([commerce.clients.banner(clientId, 'en_US'), commerce.clients.banner(clientId, 'es')])
      return english && spanish && { en_US: await safeBanner(english), es: await safeBanner(spanish) }
    },
  })
  const lists = createCache({ ...freshness, name: 'clients', load: () => commerce.clients.list() })
  return {
    find: (clientId) => clients.get(clientId),
    list: () => lists.get(ALL),
    forget: (clientId) => {
      clients.forget(clientId)
      banners.forget(clientId)
      lists.forget(ALL)
    },
    async banner(clientId) {
      try {
        return await banners.get(clientId)
      } catch (cause) {
        log.warn('The banner could not be read.', { clientId, cause })
        return undefined
      }
    },
  }
}

async function safeBanner({ callout, body }: Banner): Promise<Banner> {
  // Load the sanitiser only when there is a first banner to clean.
  const { safeHtml } = await import('./safe-html.ts')
  return { callout: safeHtml(callout), body: safeHtml(body) }
}
