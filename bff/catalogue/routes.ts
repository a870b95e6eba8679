import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import { createReadOrderForm } from '@fondly/core/catalogue/order-form-settings.ts'
import { readCatalogue } from '@fondly/core/catalogue/read-catalogue.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { Hono } from 'hono'
import type { SignedIn } from '../sessions/guard.ts'
import { orderFormAnswer } from './order-form-answer.ts'

type CatalogueContext = Pick<
  CoreContext,
  'calendar' | 'cardAccess' | 'catalogues' | 'clients' | 'database' | 'drafts' | 'env' | 'preferences' | 'seal' | 'settings'
>

/** The catalogue of a client, and the settings of one card's order form. */
export function catalogueRoutes(context: CatalogueContext) {
  const readOrderForm = createReadOrderForm(context)
  const livingCardIsProof = !context.settings.drawnElsewhere

  return new Hono<SignedIn>()
    .get('/catalogue', async (c) => {
      const catalogue = await readCatalogue(c.get('session').user, context)
      // The browser asks each time whether its copy is current, and mostly gets the answer 304.
      const headers = { etag: catalogue.etag, 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' }
      if (c.req.header('if-none-match') === catalogue.etag) return c.body(null, 304, headers)
      const type = { ...headers, 'content-type': 'application/json' }
      const isGzipped = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
      return isGzipped ? c.body(catalogue.gzipped, 200, { ...type, 'content-encoding': 'gzip' }) : c.body(catalogue.body, 200, type)
    })

    .get('/cards/:id/order-form', async (c) => {
      const settings = await readOrderForm(c.get('session'), c.req.param('id'), {
        sendingId: c.req.query('sending'),
        wantedMailDate: c.req.query('shippingDate'),
        isPreload: c.req.query('ahead') === '1',
      })
      return c.json(orderFormAnswer(settings, { livingCardIsProof }) satisfies OrderFormPageData)
    })
}
