import { postalDay } from '@fondly/domain/mail-date/postal-day.ts'
import { slashDay } from '@fondly/domain/mail-date/slash-day.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../context.ts'
import { createSharedCounters } from '../rate-limits/shared-rate-limit.ts'

type LimitContext = Pick<CoreContext, 'database' | 'env'> & {
  settings: Pick<CoreContext['settings'], 'dataKey' | 'mailsPerDay' | 'postalZone'>
}

const DAY_MS = 86_400_000

/** Each kind of mail has its own count. So an import with many invitations never prevents the codes for new passwords. */
type Counted = 'mails of a client' | 'codes of a client'

/**
 * Creates the function that counts a mail which an administrator of a client sends: an invitation, or a code for a new password. All administrators
 * of the client share the limit. Refuses with 'mails-used-up' and the time at which mails can be sent again, at most a day after the first counted
 * mail.
 */
export function createClientMailLimit({ database, env, settings }: LimitContext, counted: Counted): (clientId: string) => Promise<void> {
  const { dataKey, mailsPerDay, postalZone: zone } = settings
  const count = createSharedCounters({ database, env, dataKey }).each(counted, mailsPerDay, DAY_MS)
  return async (clientId) => {
    const seconds = await count(clientId)
    if (seconds === undefined) return
    const at = new Date(env.clock().getTime() + seconds * 1000)
    const time = at.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    throw new Refused('too-many-requests', 'mails-used-up', {
      params: { mails: mailsPerDay, time, day: slashDay(postalDay(at, zone)), zone },
      retryAfterSeconds: Math.ceil(seconds),
    })
  }
}
