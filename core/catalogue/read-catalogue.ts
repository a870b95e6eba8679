import { isUpstreamError, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import type { CoreContext } from '../context.ts'
import { Refused, type RefusedBecause } from '@fondly/domain/refused.ts'
import type { Person } from '../users/person.ts'
import type { ReadyCatalogue } from './catalogues.ts'

/**
 * Returns the catalogue of the user's client. When an upstream fails, throws the refusal that the specification asks for (section 8, 'Init failure').
 */
export async function readCatalogue(
  user: Person,
  { catalogues, clients }: Pick<CoreContext, 'catalogues' | 'clients'>,
): Promise<ReadyCatalogue> {
  try {
    const client = await clients.find(user.clientId)
    if (!client) throw notInitialised('upstream-failed')
    return await catalogues.of(client, user.languages)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    throw notInitialised(error instanceof UpstreamTimeout ? 'upstream-unavailable' : 'upstream-failed', error)
  }
}

const notInitialised = (because: RefusedBecause, cause?: unknown) => new Refused(because, 'not-initialised', { cause })
