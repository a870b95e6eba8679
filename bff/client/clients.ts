import type { Banner, Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import { languageOf, type Language } from '@fondly/domain/language.ts'
import type { Env } from '@fondly/kit/env.ts'
import sanitize from 'sanitize-html'
import { kept } from '../kept/kept.ts'

/** Client organisations as commerce tells them, kept for a minute. */
export type Clients = {
  find: (clientId: string) => Promise<Client | undefined>
  /** The header banner, its HTML made safe; undefined when there is none. */
  banner: (clientId: string, language: Language) => Promise<Banner | undefined>
}

export function clientsOf(commerce: Commerce, { clock, log }: Env): Clients {
  const freshness = { clock, log, freshSeconds: 60, staleSeconds: 600 }
  const clients = kept<string, Client | undefined>({ ...freshness, name: 'client', load: (clientId) => commerce.clients.find(clientId) })
  const banners = kept<string, Banner | undefined>({
    ...freshness,
    name: 'banner',
    load: async (key) => {
      const [language = '', ...clientId] = key.split(' ')
      const banner = await commerce.clients.banner(clientId.join(' '), languageOf(language))
      return banner && { callout: safeHtml(banner.callout), body: safeHtml(banner.body) }
    },
  })
  return {
    find: (clientId) => clients.get(clientId),
    banner: (clientId, language) => banners.get(`${language} ${clientId}`),
  }
}

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
