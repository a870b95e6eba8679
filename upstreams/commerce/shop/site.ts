import { forAnybody, type Route } from '../route.ts'
import type { Commerce } from '../shelf.ts'
import { CATALOGUE_HEADERS } from './products.ts'

/** What a program must know of the site before it asks for anything else. */
export function siteRoutes({ site, currency, link }: Commerce): Route[] {
  const { host } = new URL(link('/site'))

  return [
    forAnybody('GET /site', () =>
      Promise.resolve({
        document: {
          _type: 'site',
          id: site,
          name: site,
          status: 'online',
          default_currency: currency,
          allowed_currencies: [currency],
          default_locale: 'en_US',
          allowed_locales: ['en_US', 'es'],
          http_hostname: host,
          https_hostname: host,
          timezone: 'UTC',
          timezone_offset: 0,
        },
        headers: CATALOGUE_HEADERS,
      }),
    ),
  ]
}
