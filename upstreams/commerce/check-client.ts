import { Fault } from './faults.ts'
import type { Caller } from './tokens.ts'

type ClientCheck = {
  /** The client id that the request names in a header or in the query. */
  clientId: string | null
  isSignIn: boolean
  authorization: string | null
  findCaller: () => Promise<Caller>
}

/** Refuses a Shop call without a known client. A valid token belongs to a client, so a call with one need not name it (a sign-in must). */
export async function checkClient(knownClientId: string, { clientId, isSignIn, authorization, findCaller }: ClientCheck): Promise<void> {
  // Checked first: most calls name the client, and then the token need not be verified here.
  if (clientId === knownClientId) return
  if (!isSignIn && /^Bearer /i.test(authorization ?? '') && (await findCaller()).kind !== 'nobody') return
  if (!clientId) throw new Fault('MissingClientIdException', 'A client id is required to access this resource.')
  if (!/^[\w.-]{1,256}$/.test(clientId))
    throw new Fault('InvalidClientIdException', 'The client id is malformed.', { clientId: clientId.slice(0, 256) })
  throw new Fault('UnknownClientIdException', 'The client id is not known.', { clientId })
}
