import { MAX_MULTI_GET_IDS } from '@fondly/contracts/ocapi/shop/products.ts'
import { malformedParameter } from './faults.ts'

/** The ids of `/products/(a,b)`, without duplicates. */
export function parseIds(several: string): string[] {
  const ids = [...new Set(several.split(',').filter((one) => one !== ''))]
  if (ids.length > MAX_MULTI_GET_IDS) throw malformedParameter('id', several, `At most ${MAX_MULTI_GET_IDS} ids fit in one call.`)
  return ids
}
