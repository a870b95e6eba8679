import { findStandard } from '@fondly/domain/delivery/delivery-standards.ts'
import { countYears, readYear } from '@fondly/domain/occasions/occasion-day.ts'
import { MAX_OCCASIONS_PER_CONTACT, type Occasion, occasionProblem } from '@fondly/domain/occasions/occasion.ts'
import { findMailByDay } from '@fondly/domain/occasions/preparing-day.ts'
import { notFound, Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../context.ts'
import type { Person } from '../users/person.ts'
import { createOccasionContacts, type OccasionContactsContext } from './occasion-contact.ts'
import { createOccasionStore, type StoredOccasion } from './occasion-store.ts'
import { createPrepareAtOnce } from './prepare-cards.ts'

/**
 * An occasion with its next day. `years`: how many years it will be on that day, if known. `mailBy`: the last day on which its card can be mailed.
 */
export type UpcomingOccasion = StoredOccasion & { years: number | undefined; mailBy: string }

export type OccasionsContext = OccasionContactsContext & Pick<CoreContext, 'calendar'>

/** Creates the use cases of the occasions of contacts. Everybody who may see a contact may add, change and remove its occasions. */
export function createOccasions(context: OccasionsContext) {
  const { calendar, settings } = context
  const contacts = createOccasionContacts(context)
  const store = createOccasionStore(context)
  const prepareAtOnce = createPrepareAtOnce(context)

  async function requireContact(user: Person, contactId: string | undefined): Promise<string> {
    const [contact] = contactId === undefined ? [] : await contacts.findAll(user, [contactId])
    if (!contact) throw notFound()
    return contact.id
  }

  function check(occasion: Occasion): Occasion {
    const problem = occasionProblem(occasion, readYear(calendar.today()))
    if (problem) throw new Refused('unprocessable', problem.code, { params: problem.params })
    return { ...occasion, words: occasion.words.trim() }
  }

  /** Lists the occasions of contacts that the user may see, the soonest first. */
  async function list(user: Person, contactIds: readonly string[]): Promise<UpcomingOccasion[]> {
    const visible = await contacts.findAll(user, contactIds)
    const days = await calendar.calendar(user.clientId)
    const found = await store.list(visible.map(({ id }) => id))
    const zips = new Map(visible.map(({ id, zipCode }) => [id, zipCode]))
    return found.map((occasion) => ({
      ...occasion,
      years: countYears(occasion, occasion.nextDay),
      mailBy: findMailByDay(occasion.nextDay, days, findStandard(settings.pressZip, zips.get(occasion.contactId) ?? '')),
    }))
  }

  return {
    list,

    /** Lists the occasions of one contact; refuses a contact that the user may not see. */
    async ofContact(user: Person, contactId: string): Promise<UpcomingOccasion[]> {
      return list(user, [await requireContact(user, contactId)])
    },

    /** Adds an occasion, and prepares its card if it is due. */
    async add(user: Person, contactId: string, occasion: Occasion): Promise<void> {
      const id = await requireContact(user, contactId)
      if (!(await store.add(id, user.clientId, check(occasion))))
        throw new Refused('unprocessable', 'occasions-too-many', { params: { most: MAX_OCCASIONS_PER_CONTACT } })
      await prepareAtOnce({ clientId: user.clientId, contactId: id })
    },

    /** Changes an occasion. Refuses with 'changed-meanwhile' when there is a newer version than the user saw. */
    async change(user: Person, id: string, { version, ...occasion }: Occasion & { version: number }): Promise<void> {
      const contactId = await requireContact(user, await store.findContactId(id))
      if (!(await store.change(id, version, check(occasion)))) throw new Refused('conflict', 'changed-meanwhile')
      await prepareAtOnce({ clientId: user.clientId, contactId })
    },

    /** Removes an occasion and its prepared cards. */
    async remove(user: Person, id: string): Promise<void> {
      await requireContact(user, await store.findContactId(id))
      await store.remove(id)
    },
  }
}
