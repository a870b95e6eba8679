import type { Env } from '@fondly/kit/env.ts'
import { Secret, TOTP } from 'otpauth'
import type { DeviceRow, IdentityDatabase } from './tables.ts'

export type Devices = {
  /** A user's second factors, the oldest first; those whose first passcode is still to come apart. */
  of: (userId: string) => Promise<DeviceRow[]>
  /** An authenticator waits for its first passcode; an e-mail address has been confirmed before. */
  add: (device: { userId: string; type: 'EMAIL' | 'TOTP'; secret: string | null }) => Promise<DeviceRow>
  unconfirmed: (userId: string, id: string) => Promise<DeviceRow | undefined>
  confirm: (id: string) => Promise<void>
  remove: (userId: string, id: string) => Promise<void>
  /** Whether this is the authenticator's passcode of now or a half minute to either side, not used before. */
  takePasscode: (device: DeviceRow, passcode: string) => Promise<boolean>
}

const PERIOD_SECONDS = 30

/** What people prove a second time with who they are. */
export function devices(database: IdentityDatabase, { clock, ids }: Pick<Env, 'clock' | 'ids'>): Devices {
  const ofUser = (userId: string, confirmed: boolean) =>
    database.selectFrom('devices').selectAll().where('user_id', '=', userId).where('confirmed', '=', confirmed)
  return {
    of: (userId) => ofUser(userId, true).orderBy('created_at').orderBy('id').execute(),
    add: async ({ userId, type, secret }) => {
      // One setting up at a time: an older one was given up.
      await database.deleteFrom('devices').where('user_id', '=', userId).where('confirmed', '=', false).execute()
      return database
        .insertInto('devices')
        .values({
          id: ids(),
          user_id: userId,
          type,
          nickname: null,
          secret,
          confirmed: type === 'EMAIL',
          last_step: null,
          created_at: clock(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    },
    unconfirmed: (userId, id) => ofUser(userId, false).where('id', '=', id).executeTakeFirst(),
    confirm: async (id) => {
      await database.updateTable('devices').set({ confirmed: true }).where('id', '=', id).execute()
    },
    remove: async (userId, id) => {
      await database.deleteFrom('devices').where('user_id', '=', userId).where('id', '=', id).execute()
    },
    takePasscode: async ({ id, secret }, passcode) => {
      if (!secret || !/^\d{6}$/.test(passcode)) return false
      const now = clock().getTime()
      const delta = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS }).validate({
        token: passcode,
        timestamp: now,
        window: 1,
      })
      if (delta === null) return false
      const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta
      const taken = await database
        .updateTable('devices')
        .set({ last_step: step })
        .where('id', '=', id)
        .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
        .executeTakeFirst()
      return taken.numUpdatedRows === 1n
    },
  }
}
