import type { DeliveryStandards } from '@fondly/contracts/bff/delivery.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { writeStandards } from '@fondly/domain/delivery/delivery-standards.ts'
import { Hono } from 'hono'
import type { SignedIn } from '../sessions/guard.ts'

/** GET /api/delivery-standards. The answer has the standards for all ZIP codes, so the page never sends an address. */
export function deliveryRoutes({ settings }: Pick<CoreContext, 'settings'>) {
  let standards: string | undefined
  return new Hono<SignedIn>().get('/delivery-standards', (c) => {
    standards ??= writeStandards(settings.pressZip)
    return c.json({ standards, postalZone: settings.postalZone, cutOff: settings.cutOff ?? null } satisfies DeliveryStandards)
  })
}
