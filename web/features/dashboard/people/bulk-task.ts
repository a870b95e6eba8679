import type { BulkChangeRequest } from '@fondly/contracts/bff/people-import-requests.ts'
import type { ListedPerson, PeopleAnswer } from '@fondly/contracts/bff/people.ts'
import { toPeopleDigest } from '@fondly/domain/people/people-digest.ts'
import { ROLES } from '@fondly/domain/people/people-search.ts'

/** The changes that can be made to several people, in the order of the buttons. */
export type BulkTask = 'unlock' | 'move' | 'profiles' | 'role' | 'supervisor' | 'languages' | 'on' | 'off'
/** A task that needs input first. */
export type QuestionTask = Exclude<BulkTask, 'on'>
export type BulkAnswer = Pick<BulkChangeRequest, 'change' | 'reason'>

/** The value for 'nothing chosen yet'. It cannot be the empty value, which means no supervisor or no location. */
export const NOT_CHOSEN = '-'

/** Creates the change from the input, which is a text or several values. Returns undefined while the input is incomplete. */
export function toAnswer(task: QuestionTask, text: string, several: readonly string[]): BulkAnswer | undefined {
  const reason = text.trim()
  const role = ROLES.find((one) => one === text)
  const languages = (['en_US', 'es'] as const).filter((one) => several.includes(one))
  switch (task) {
    case 'unlock':
      return reason ? { change: { locked: false }, reason } : undefined
    case 'off':
      return reason ? { change: { enabled: false }, reason } : undefined
    case 'move':
      return text === NOT_CHOSEN ? undefined : { change: { location: text || null } }
    case 'supervisor':
      return text === NOT_CHOSEN ? undefined : { change: { supervisorId: reason || null } }
    case 'role':
      return role && { change: { role } }
    case 'profiles':
      return several.length > 0 ? { change: { senderProfiles: [...several] } } : undefined
    case 'languages':
      return languages.length > 0 ? { change: { languages } } : undefined
  }
}

/** Finds those of the chosen people to whom a task applies. Nobody can disable their own account. */
export function findPeopleFor(task: BulkTask, picked: readonly ListedPerson[], ownEmail: string): readonly ListedPerson[] {
  if (task === 'unlock') return picked.filter(({ state }) => state === 'locked')
  if (task === 'on') return picked.filter(({ state }) => state === 'off')
  if (task === 'off') return picked.filter(({ state, email }) => state !== 'off' && email.toLowerCase() !== ownEmail.toLowerCase())
  return picked
}

/** Tells whether the client has what the task needs, for example locations. */
export function isOffered(task: BulkTask, { locations, senderProfiles, rolesFromGroups }: PeopleAnswer): boolean {
  if (task === 'move') return locations.length > 0
  if (task === 'profiles') return senderProfiles.length > 0
  return task !== 'role' || !rolesFromGroups
}

/** Describes the chosen people with the shorter list. It lists the chosen people, or with a digest of the whole list those who are not chosen. */
export function toPeople(chosen: readonly ListedPerson[], all: readonly ListedPerson[]): BulkChangeRequest['people'] {
  const ids = new Set(chosen.map(({ id }) => id))
  if (ids.size * 2 <= all.length) return { isAll: false, except: [...ids] }
  return { isAll: true, of: toPeopleDigest(all.map(({ id }) => id)), except: all.filter(({ id }) => !ids.has(id)).map(({ id }) => id) }
}
