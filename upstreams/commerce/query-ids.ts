import { MULTI_GET } from '@fondly/contracts/ocapi/shop/products.ts'
import { malformedParameter } from './faults.ts'

/** The ids of `/products/(a,b)`, without duplicates. */
export function parseIds(several: string): string[] {
  const ids = [...new Set(several.split(',').filter((one) => one !== ''))]
  if (ids.length > MULTI_GET) throw malformedParameter('id', several, `At most ${MULTI_GET} ids fit in one call.`)
  return ids
}
