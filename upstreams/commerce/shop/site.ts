import { forAnybody, type Route } from '../route.ts'
import type { CommerceContext } from '../context.ts'
import { CATALOGUE_HEADERS } from './products.ts'

/** The languages of the shop, as locale documents of the reference. */
const LOCALES = [
  {
    _type: 'locale',
    id: 'en_US',
    default: true,
    name: 'English (United States)',
    display_name: 'English (United States)',
    language: 'en',
    display_language: 'English',
    iso3_language: 'eng',
    country: 'US',
    display_country: 'United States',
    iso3_country: 'USA',
  },
  {
    _type: 'locale',
    id: 'es',
    default: false,
    name: 'Spanish',
    display_name: 'Spanish',
    language: 'es',
    display_language: 'Spanish',
    iso3_language: 'spa',
  },
]

/** The site: its currency, locales and host. */
export function siteRoutes({ site, currency, link }: CommerceContext): Route[] {
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
          allowed_locales: LOCALES,
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
