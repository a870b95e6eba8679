import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Provider } from 'oidc-provider'
import { insufficientPermissions, invalidToken } from '../faults.ts'

/** The caller of the platform API: a user for their own account, or a worker application for any account. */
export type Caller =
  | {
      is: 'user'
      id: string
      scopes: ReadonlySet<string>
      accessToken: string
      grantId: string | undefined
      sessionUid: string | undefined
    }
  | { is: 'worker' }

export type OwnScope = 'p1:read:user' | 'p1:update:user' | 'p1:read:userPassword' | 'p1:reset:userPassword'

const MAX_WORKER_TOKENS = 100

/** Creates the function that reads the caller from the bearer token; 401 when there is no valid one. */
export function callerReader(provider: Provider, workers: ReadonlySet<string>) {
  // The cache only tells where to look first. Each call looks its token up, so a revoked token is refused at once.
  const workerTokens = new LRUCache<string, true>({ max: MAX_WORKER_TOKENS })

  async function findUser(token: string): Promise<Caller | undefined> {
    const own = await provider.AccessToken.find(token)
    if (!own?.isValid) return undefined
    const { accountId: id, scopes, grantId, sessionUid } = own
    return { is: 'user', id, scopes, accessToken: token, grantId, sessionUid }
  }

  async function findWorker(token: string): Promise<Caller | undefined> {
    const application = await provider.ClientCredentials.find(token)
    return application?.isValid && application.clientId && workers.has(application.clientId) ? { is: 'worker' } : undefined
  }

  return async (request: Request, onBadToken: () => void): Promise<Caller> => {
    const token = /^bearer ([\w-]{20,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    if (!token) throw invalidToken()
    const key = createHash('sha256').update(token).digest('base64url')
    const [first, second] = workerTokens.has(key) ? [findWorker, findUser] : [findUser, findWorker]
    const found = (await first(token)) ?? (await second(token))
    if (!found) {
      onBadToken()
      throw invalidToken()
    }
    if (found.is === 'worker') workerTokens.set(key, true)
    return found
  }
}

/** Refuses a user's token for another account or without the scope. */
export function assertMay(caller: Caller, scope: OwnScope, userId: string): void {
  if (caller.is === 'worker') return
  if (caller.id !== userId) throw insufficientPermissions('A user may reach only his own account.')
  if (!caller.scopes.has(scope)) throw insufficientPermissions(`The token lacks the scope ${scope}.`)
}

/** Refuses every caller that is not a worker application. */
export function assertWorker(caller: Caller): void {
  if (caller.is !== 'worker') throw insufficientPermissions('Only an application may do this.')
}
