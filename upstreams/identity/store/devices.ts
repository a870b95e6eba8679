import { Secret, TOTP } from 'otpauth'
import type { DeviceRow, IdentityDatabase } from './tables.ts'

export type Devices = {
  /** A user's second factors, the oldest first. */
  of: (userId: string) => Promise<DeviceRow[]>
  /** Whether this is the authenticator's passcode of now or a half minute to either side, not used before. */
  takePasscode: (device: DeviceRow, passcode: string) => Promise<boolean>
}

const PERIOD_SECONDS = 30

/** What people prove a second time with who they are. */
export function devices(database: IdentityDatabase, clock: () => Date): Devices {
  return {
    of: (userId) => database.selectFrom('devices').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute(),
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
