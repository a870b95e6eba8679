import { type AddressCheckAnswer, AddressCheckRequest } from '@fondly/contracts/bff/address-check.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { createLookUpAddress } from '@fondly/core/sendings/look-up-address.ts'
import { Hono } from 'hono'
import type { RateLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
import type { SignedIn } from '../sessions/guard.ts'

/** POST /api/address-checks. Each user has a limit of their own, because an address service counts its calls. */
export function addressCheckRoutes(context: Pick<CoreContext, 'worker' | 'env'>, checks: RateLimit) {
  const lookUpAddress = createLookUpAddress(context)
  return new Hono<SignedIn>().post('/address-checks', async (c) => {
    const address = await readJson(c, AddressCheckRequest)
    await checks(c.get('session').user.id)
    return c.json((await lookUpAddress(address)) satisfies AddressCheckAnswer)
  })
}
