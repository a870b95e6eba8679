import type { IdentityDatabase } from './tables.ts'

const KEPT_AFTER_EXPIRY_SECONDS = 3600

/**
 * Deletes what expired more than an hour ago: tokens, flows with their codes and push requests, e-mails, browsers, devices whose setup was
 * abandoned, failed steps by address; and sign-in attempts after a day.
 */
export async function removeExpired(database: IdentityDatabase, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_AFTER_EXPIRY_SECONDS * 1000)
  await database.deleteFrom('artefacts').where('expires_at', '<', before).execute()
  await database.deleteFrom('flows').where('expires_at', '<', before).execute()
  await database.deleteFrom('recovery_codes').where('expires_at', '<', before).execute()
  await database.deleteFrom('letters').where('expires_at', '<', before).execute()
  await database.deleteFrom('browsers').where('expires_at', '<', before).execute()
  await database.deleteFrom('devices').where('confirmed', '=', false).where('created_at', '<', before).execute()
  await database.deleteFrom('failed_steps').where('last_at', '<', before).execute()
  const aDayAgo = new Date(now.getTime() - 24 * 3600 * 1000)
  await database.deleteFrom('sign_in_attempts').where('last_at', '<', aDayAgo).execute()
}
