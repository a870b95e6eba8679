import type { Env } from '@fondly/kit/env.ts'
import { createTypedSeal, type Seal } from '@fondly/kit/seal.ts'
import type { Selectable } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { secretPlace } from './secret-place.ts'
import type { Device, IdentityDatabase, IdentityTables } from './tables.ts'

export type Devices = {
  /** A user's confirmed second factors, oldest first. */
  list: (userId: string) => Promise<Device[]>
  /** Adds a device. An authenticator is unconfirmed until its first passcode. An e-mail address must be confirmed before. */
  add: (device: { userId: string; type: 'EMAIL' | 'TOTP'; secret: string | null }) => Promise<Device>
  unconfirmed: (userId: string, id: string) => Promise<Device | undefined>
  confirm: (id: string) => Promise<void>
  remove: (userId: string, id: string) => Promise<void>
  /** Returns whether this is an unused passcode of the authenticator. Its time may differ by 30 seconds from now. */
  takePasscode: (device: Device, passcode: string) => Promise<boolean>
}

const PERIOD_SECONDS = 30

/** Stores the second factors of users. */
export function devices(database: IdentityDatabase, seal: Seal, { clock, ids }: Pick<Env, 'clock' | 'ids'>): Devices {
  const opened = ({ sealed_secret: sealed, ...row }: Selectable<IdentityTables['devices']>): Device => ({
    ...row,
    secret: sealed && createSecretSeal(seal).open(sealed, row.id),
  })
  const ofUser = (userId: string, confirmed: boolean) =>
    database.selectFrom('devices').selectAll().where('user_id', '=', userId).where('confirmed', '=', confirmed)
  return {
    list: async (userId) => (await ofUser(userId, true).orderBy('created_at').orderBy('id').execute()).map(opened),
    add: async ({ userId, type, secret }) => {
      // Only one setup runs at a time, so remove an older setup that was not finished.
      await database.deleteFrom('devices').where('user_id', '=', userId).where('confirmed', '=', false).execute()
      const id = ids()
      const row = await database
        .insertInto('devices')
        .values({
          id,
          user_id: userId,
          type,
          nickname: null,
          sealed_secret: sealedSecret(seal, id, secret),
          confirmed: type === 'EMAIL',
          last_step: null,
          created_at: clock(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return opened(row)
    },
    unconfirmed: async (userId, id) => {
      const row = await ofUser(userId, false).where('id', '=', id).executeTakeFirst()
      return row && opened(row)
    },
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

/** An authenticator's secret, encrypted for the database. */
export const sealedSecret = (seal: Seal, deviceId: string, secret: string | null): Buffer | null =>
  secret === null ? null : createSecretSeal(seal).close(secret, deviceId)

const createSecretSeal = (seal: Seal) => createTypedSeal<string, [deviceId: string]>(seal, (deviceId) => secretPlace('devices', deviceId))
