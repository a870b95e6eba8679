import type { Actor } from '../activity/activity-log.ts'
import type { Person } from '../users/person.ts'

/** The author of a change as the activity log names them. */
export const toActor = ({ user }: { user: Pick<Person, 'id' | 'firstName' | 'lastName'> }): Actor => ({
  id: user.id,
  name: `${user.firstName} ${user.lastName}`.trim(),
})
