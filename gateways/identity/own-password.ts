import { PingOneError } from '@fondly/contracts/pingone/errors.ts'
import { PasswordState } from '@fondly/contracts/pingone/users.ts'
import { UpstreamUnreadable } from '@fondly/kit/upstream-error.ts'
import type { Identity, PasswordChangeOutcome, PasswordState as OwnPasswordState } from './identity.ts'
import { readRefusal, UPSTREAM, type IdentityEndpoint } from './call-identity.ts'

const RESET = 'application/vnd.pingidentity.password.reset+json'

/** Creates the calls of PingOne's platform API for a user's own password, with the user's own token. */
export function ownPassword(
  endpoint: IdentityEndpoint,
  addressOf: (userId: string) => string,
  { inProcess }: { inProcess: boolean },
): Pick<Identity, 'readPasswordState' | 'changePassword'> {
  return {
    readPasswordState: (accessToken, userId) => readPasswordState(endpoint, accessToken, addressOf(userId)),
    changePassword: async (accessToken, userId, passwords) => {
      const response = await endpoint.fetch(`${addressOf(userId)}/password`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json', 'content-type': RESET },
        body: JSON.stringify(passwords),
      })
      // The cookies of a remote identity are for another host, so do not pass them on.
      if (response.ok) return { changed: true, cookies: inProcess ? response.headers.getSetCookie() : [] }
      const outcome = outcomeOf(
        response.status,
        await response
          .clone()
          .json()
          .catch(() => undefined),
      )
      if (!outcome) throw await readRefusal(response)
      return outcome
    },
  }
}

/** Reads whether the user at this address has a password, and which policy applies. */
export async function readPasswordState(endpoint: IdentityEndpoint, bearer: string, address: string): Promise<OwnPasswordState> {
  const response = await endpoint.fetch(`${address}/password?expand=passwordPolicy`, {
    method: 'GET',
    headers: { authorization: `Bearer ${bearer}`, accept: 'application/json' },
  })
  if (!response.ok) throw await readRefusal(response)
  const read = PasswordState.safeParse(await response.json().catch(() => undefined))
  if (!read.success) throw new UpstreamUnreadable(UPSTREAM, read.error)
  const policy = read.data._embedded?.passwordPolicy ?? read.data.passwordPolicy
  return {
    hasPassword: !WITHOUT_PASSWORD.has(read.data.status ?? ''),
    // A policy with a minimum length but without required character classes is 'nist'. A missing policy counts as the default.
    policy: policy?.length && !policy.minCharacters ? 'nist' : 'default',
  }
}

const WITHOUT_PASSWORD = new Set(['NO_PASSWORD', 'EXTERNAL'])

function outcomeOf(status: number, body: unknown): PasswordChangeOutcome | undefined {
  const read = PingOneError.safeParse(body)
  if (!read.success) return undefined
  const [detail] = read.data.details ?? []
  // Our application lacks the scope for changing a password.
  if (status === 403) return { changed: false, problem: 'not-allowed' }
  switch (detail?.code ?? read.data.code) {
    case 'PASSWORD_LOCKED_OUT':
      return { changed: false, problem: 'locked', waitSeconds: detail?.innerError?.secondsUntilUnlock ?? 900 }
    case 'NO_PASSWORD':
      return { changed: false, problem: 'no-password' }
    case 'INVALID_VALUE':
      if (detail?.target === 'currentPassword') return { changed: false, problem: 'wrong-current-password' }
      if (detail?.target === 'newPassword')
        return { changed: false, problem: 'weak-password', unsatisfied: [...new Set(detail.innerError?.unsatisfiedRequirements ?? [])] }
      return undefined
    case 'PASSWORD_TOO_YOUNG':
      return { changed: false, problem: 'weak-password', unsatisfied: ['minAge'] }
    default:
      return undefined
  }
}
