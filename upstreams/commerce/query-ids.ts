import { MULTI_GET } from '@fondly/contracts/ocapi/shop/products.ts'
import { Fault } from './faults.ts'

/** The ids of `/products/(a,b)`, each once. */
export function idsOf(several: string): string[] {
  const ids = [...new Set(several.split(',').filter((one) => one !== ''))]
  if (ids.length > MULTI_GET)
    throw new Fault('MalformedParameterException', `At most ${MULTI_GET} ids fit in one call.`, { parameter: 'id' })
  return ids
}
