import type { Log } from '@fondly/kit/log.ts'
import type { UserAdministration } from '../store/user-administration.ts'
import type { Users } from '../store/users.ts'

/** Called when a user has a new password. `accessToken` is present if the user changed the password with an access token. */
export type OnPasswordChanged = (change: { userId: string; accessToken?: string }) => Promise<void>

/** Returns the callback with its failures logged. After a failure the password stays changed, and other sessions end at their next token check. */
export function logPasswordChangedFailures(onPasswordChanged: OnPasswordChanged | undefined, log: Log): OnPasswordChanged {
  return async (change) => {
    try {
      await onPasswordChanged?.(change)
    } catch (cause) {
      log.error('Sessions could not be ended after a new password.', { upstream: 'identity', cause })
    }
  }
}

/** Wraps the store of users: it calls the callback after every new password. */
export function withPasswordChangedHook(users: Users, onPasswordChanged: OnPasswordChanged): Users {
  return {
    ...users,
    setPassword: async (userId, hash, by) => {
      await users.setPassword(userId, hash, by)
      await onPasswordChanged({ userId, ...('accessToken' in by ? { accessToken: by.accessToken } : {}) })
    },
  }
}

/** Wraps the administration of users: after it has ended a user's sign-ons, it calls the callback. */
export function withAdministrationHook(administration: UserAdministration, onPasswordChanged: OnPasswordChanged): UserAdministration {
  return {
    ...administration,
    setPassword: async (userId, change) => {
      await administration.setPassword(userId, change)
      if (change.hash !== undefined) await onPasswordChanged({ userId })
    },
    remove: async (userId) => {
      const isRemoved = await administration.remove(userId)
      if (isRemoved) await onPasswordChanged({ userId })
      return isRemoved
    },
  }
}
