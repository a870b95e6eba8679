import { isRefused } from '@fondly/domain/designs/check-design.ts'
import { findDesignProblems } from '@fondly/domain/designs/own-design.ts'
import { isUpstreamError } from '@fondly/kit/upstream-error.ts'
import { logFailure } from '@fondly/kit/log-failure.ts'
import type { CoreContext } from '../context.ts'
import { createDesignFiles } from '../designs/design-files.ts'
import { createClientPeople } from '../people/client-people.ts'
import type { DashboardEditor } from './open-dashboard.ts'

/** The number of things that wait for an administrator of a client. */
export type Needs = {
  /** People who registered and wait for consent. */
  waiting: number
  /** People who will be locked for inactivity soon; null while identity does not answer. */
  lockedSoon: number | null
  /** Changes whose outcome is unknown and whose target was not changed again. */
  unconfirmed: number
  /** Designs with faults, which cannot be offered as they are. */
  faultyDesigns: number
}
type NeedsContext = Pick<
  CoreContext,
  'activity' | 'clients' | 'database' | 'designDesk' | 'designs' | 'env' | 'people' | 'pictureDesk' | 'registrations'
>

/** Creates the function that counts what waits for an administrator. */
export function createReadNeeds(context: NeedsContext) {
  const { activity, designs, env, registrations } = context
  const people = createClientPeople(context)
  const files = createDesignFiles(context)

  async function countLockedSoon(editor: DashboardEditor): Promise<number | null> {
    try {
      return (await people.list(editor)).people.filter(({ state }) => state === 'away').length
    } catch (error) {
      if (!isUpstreamError(error)) throw error
      // Answer the other numbers all the same, because they do not need identity.
      logFailure(env.log, 'The people who will be locked soon could not be counted.', error)
      return null
    }
  }

  async function countFaultyDesigns(clientId: string): Promise<number> {
    const all = (await designs.list(clientId)).map(({ value }) => value).filter(({ state }) => state === 'draft')
    const known = await files.find(clientId, [
      ...new Set(all.flatMap(({ front, screen, inside }) => [front, screen, inside].flatMap((hash) => hash ?? []))),
    ])
    return all.filter((design) => isRefused(findDesignProblems(design, known).map(({ finding }) => finding))).length
  }

  return async (editor: DashboardEditor): Promise<Needs> => {
    const { clientId } = editor.client
    const [waiting, lockedSoon, unconfirmed, faultyDesigns] = await Promise.all([
      registrations.countWaiting(clientId),
      countLockedSoon(editor),
      activity.countUnconfirmed(clientId),
      countFaultyDesigns(clientId),
    ])
    return { waiting, lockedSoon, unconfirmed, faultyDesigns }
  }
}
