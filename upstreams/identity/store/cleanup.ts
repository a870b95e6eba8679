import type { IdentityDatabase } from './tables.ts'

const SPARE_SECONDS = 3600

/** Removes what has been of no use for an hour: expired artefacts, flows with their codes and push requests, letters, browsers, devices whose setting up was given up, failed steps by address, and failures nobody counts any more. */
export async function removeExpired(database: IdentityDatabase, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SPARE_SECONDS * 1000)
  await database.deleteFrom('artefacts').where('expires_at', '<', before).execute()
  await database.deleteFrom('flows').where('expires_at', '<', before).execute()
  await database.deleteFrom('letters').where('expires_at', '<', before).execute()
  await database.deleteFrom('browsers').where('expires_at', '<', before).execute()
  await database.deleteFrom('devices').where('confirmed', '=', false).where('created_at', '<', before).execute()
  await database.deleteFrom('failed_steps').where('last_at', '<', before).execute()
  const aDayAgo = new Date(now.getTime() - 24 * 3600 * 1000)
  await database.deleteFrom('sign_in_attempts').where('last_at', '<', aDayAgo).execute()
}
