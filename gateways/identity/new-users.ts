import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import type { Identity, NewUser } from './identity.ts'
import { type IdentityEndpoint, readRefusal } from './call-identity.ts'
import { readPasswordState } from './own-password.ts'

type NewUserCalls = Pick<Identity, 'findPasswordState' | 'setPassword'> & {
  /** Returns the answer of identity; undefined when the user name is taken. */
  create: (bearer: string, user: NewUser) => Promise<unknown>
}

const SET = 'application/vnd.pingidentity.password.set+json'

type Options = {
  endpoint: IdentityEndpoint
  users: string
  addressOf: (userId: string) => string
  asApplication: <T>(work: (bearer: string) => Promise<T>) => Promise<T>
}

/** Creates the calls of PingOne's platform API for an invited person: create a user without a password, then set the first password. */
export function newUserCalls({ endpoint, users, addressOf, asApplication }: Options): NewUserCalls {
  const send = (bearer: string, address: string, method: string, body: unknown, type = 'application/json') =>
    endpoint.fetch(address, {
      method,
      headers: { authorization: `Bearer ${bearer}`, accept: 'application/json', 'content-type': type },
      body: JSON.stringify(body),
    })

  return {
    async create(bearer, { email, firstName, lastName, populationId, profile, senderProfiles, languages }) {
      const data = { ...(senderProfiles.length > 0 ? { sender_profiles: senderProfiles } : {}), ...(languages ? { languages } : {}) }
      const response = await send(bearer, users, 'POST', {
        username: email,
        email,
        // PingOne refuses an empty name.
        name: { ...(firstName ? { given: firstName } : {}), ...(lastName ? { family: lastName } : {}) },
        population: { id: populationId },
        profile,
        ...(Object.keys(data).length > 0 ? { salesforceUserData: data } : {}),
      })
      if (response.ok) return response.json().catch(() => ({}))
      const [detail] = (await readDetails(response)) ?? []
      if (response.status === 400 && detail?.code === 'UNIQUENESS_VIOLATION') return undefined
      throw await readRefusal(response)
    },
    findPasswordState: (userId) => asApplication((bearer) => readPasswordState(endpoint, bearer, addressOf(userId))),
    setPassword: (userId, password) =>
      asApplication(async (bearer) => {
        const response = await send(bearer, `${addressOf(userId)}/password`, 'PUT', { value: password, forceChange: false }, SET)
        if (response.ok) return { set: true }
        const [detail] = (await readDetails(response)) ?? []
        // PingOne names the property that it refused. Here only the password can be wrong.
        const isWeak = response.status === 400 && (detail?.code === 'INVALID_VALUE' || detail?.innerError?.unsatisfiedRequirements)
        if (!isWeak) throw await readRefusal(response)
        return { set: false, unsatisfied: [...new Set(detail?.innerError?.unsatisfiedRequirements ?? [])] }
      }),
  }
}

async function readDetails(response: Response) {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return PingOneError.safeParse(body).data?.details
}
