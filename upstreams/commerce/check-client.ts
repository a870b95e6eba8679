import { Fault } from './faults.ts'
import type { Caller } from './tokens.ts'

type ClientCheck = {
  /** The client id that the request names in a header or in the query. */
  clientId: string | null
  isSignIn: boolean
  authorization: string | null
  findCaller: () => Promise<Caller>
}

/**
 * Refuses a Shop call without a known client. A call with a valid token need not name the client, because a token belongs to a client. A sign-in must
 * name the client.
 */
export async function checkClient(knownClientId: string, { clientId, isSignIn, authorization, findCaller }: ClientCheck): Promise<void> {
  // Compare the client id first: most calls name the client, and the token of such a call is not verified here.
  if (clientId === knownClientId) return
  if (!isSignIn && /^Bearer /i.test(authorization ?? '') && (await findCaller()).kind !== 'nobody') return
  if (!clientId) throw new Fault('MissingClientIdException', 'A client id is required to access this resource.')
  if (!/^[\w.-]{1,256}$/.test(clientId))
    throw new Fault('InvalidClientIdException', 'The client id is malformed.', { clientId: clientId.slice(0, 256) })
  throw new Fault('UnknownClientIdException', 'The client id is not known.', { clientId })
}
