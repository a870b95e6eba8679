import type { Banner, Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import type { Language } from '@fondly/domain/language.ts'
import type { Env } from '@fondly/kit/env.ts'
import sanitize from 'sanitize-html'
import { kept } from '../kept/kept.ts'

/** Client organisations as commerce tells them, kept for a minute. */
export type Clients = {
  find: (clientId: string) => Promise<Client | undefined>
  /** The header banner in each language, its HTML made safe; undefined when there is none. */
  banner: (clientId: string) => Promise<Record<Language, Banner> | undefined>
}

export function clientsOf(commerce: Commerce, { clock, log }: Env): Clients {
  const freshness = { clock, log, freshSeconds: 60, staleSeconds: 600 }
  const clients = kept<string, Client | undefined>({ ...freshness, name: 'client', load: (clientId) => commerce.clients.find(clientId) })
  const banners = kept<string, Record<Language, Banner> | undefined>({
    ...freshness,
    name: 'banner',
    load: async (clientId) => {
      const [english, spanish] = await Promise.all([commerce.clients.banner(clientId, 'en_US'), commerce.clients.banner(clientId, 'es')])
      return english && spanish && { en_US: safeBanner(english), es: safeBanner(spanish) }
    },
  })
  return {
    find: (clientId) => clients.get(clientId),
    banner: (clientId) => banners.get(clientId),
  }
}

const safeBanner = ({ callout, body }: Banner): Banner => ({ callout: safeHtml(callout), body: safeHtml(body) })

/** A few words with emphasis, lists and links: no script, style, picture or frame comes through, and a link leads only to the web or to mail. */
export function safeHtml(html: string): string {
  return sanitize(html.slice(0, 20_000), {
    allowedTags: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'span', 'strong', 'ul'],
    allowedAttributes: { a: ['href', 'target', 'rel'], span: ['lang'], p: ['lang'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...(attribs['href'] ? { href: attribs['href'] } : {}), target: '_blank', rel: 'noopener noreferrer' },
      }),
    },
  })
}
