import type {
  ContactAnswer,
  ContactCards,
  ContactCheckAnswer,
  ContactCovers,
  ContactListAnswer,
  ContactSearchAnswer,
  ContactSettings,
} from '@fondly/contracts/bff/contacts.ts'
import {
  ContactChangeRequest,
  ContactCoversRequest,
  ContactListRequest,
  ContactMergeRequest,
  ContactSearchRequest,
  ContactSettingsRequest,
  NewContactRequest,
} from '@fondly/contracts/bff/contacts-requests.ts'
import { type CheckContext, createCheckContact } from '@fondly/core/contacts/check-contact.ts'
import { type ContactCardsContext, createContactCards } from '@fondly/core/contacts/contact-cards.ts'
import { createContactSettings } from '@fondly/core/contacts/contact-settings.ts'
import { createContacts } from '@fondly/core/contacts/contacts.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { Hono } from 'hono'
import type { RateLimit } from '../http/rate-limit.ts'
import { readJson } from '../http/read-json.ts'
import { pageLanguage } from '../http/reading-language.ts'
import type { SignedIn } from '../sessions/guard.ts'
import { createToContact, withContact } from './contact-answer.ts'

/**
 * The routes of the address book. Everybody who may send cards has a personal one, and can use the shared one if the client shares one. Names and
 * addresses are only in request bodies, never in addresses of pages.
 */
export function contactRoutes(
  context: CheckContext & ContactCardsContext & Pick<CoreContext, 'calendar'>,
  { searches, checks }: { searches: RateLimit; checks: RateLimit },
) {
  const contacts = createContacts(context)
  const cards = createContactCards(context)
  const settings = createContactSettings(context)
  const toContact = createToContact(context.settings.postalZone)
  const refuse = withContact(toContact)
  const checkContact = createCheckContact(context)

  return new Hono<SignedIn>()
    .post('/contact-searches', async (c) => {
      const { user } = c.get('session')
      const { text } = await readJson(c, ContactSearchRequest)
      await searches(user.id)
      return c.json({ contacts: (await contacts.search(user, text)).map(toContact) } satisfies ContactSearchAnswer)
    })
    .post('/contact-lists', async (c) => {
      const { user } = c.get('session')
      const { text = '', tag, cursor, language } = await readJson(c, ContactListRequest)
      await searches(user.id)
      const page = await contacts.list(user, { text, tag, cursor, language: LANGUAGES[pageLanguage(language, c.req.raw)]?.tag })
      const own = { remembers: await settings.remembers(user.id), isSharing: await settings.isSharing(user) }
      const today = context.calendar.today()
      return c.json({ ...page, ...own, today, contacts: page.contacts.map(toContact), next: page.next ?? null } satisfies ContactListAnswer)
    })
    .get('/contact-settings', async (c) => {
      const { user } = c.get('session')
      const own = { remembers: await settings.remembers(user.id), isSharing: await settings.isSharing(user) }
      return c.json(own satisfies ContactSettings)
    })
    .put('/contact-settings', async (c) => {
      const { user } = c.get('session')
      const { remembers } = await readJson(c, ContactSettingsRequest)
      await settings.setRemembers(user, remembers)
      return c.json({ remembers, isSharing: await settings.isSharing(user) } satisfies ContactSettings)
    })
    .post('/contacts', async (c) => {
      const { isAnother, ...wanted } = await readJson(c, NewContactRequest)
      const contact = await contacts.add(c.get('session').user, wanted, { isAnother }).catch(refuse)
      return c.json({ contact: toContact(contact) } satisfies ContactAnswer, 201)
    })
    .post('/contact-covers', async (c) => {
      const { user } = c.get('session')
      const { ids } = await readJson(c, ContactCoversRequest)
      await searches(user.id)
      return c.json({ covers: await cards.covers(user, await contacts.getAll(user, ids)) } satisfies ContactCovers)
    })
    .get('/contacts/:id/cards', async (c) => {
      const { user } = c.get('session')
      return c.json({ cards: await cards.list(user, await contacts.get(user, c.req.param('id'))) } satisfies ContactCards)
    })
    .get('/contacts/:id', async (c) => {
      const contact = await contacts.get(c.get('session').user, c.req.param('id'))
      return c.json({ contact: toContact(contact) } satisfies ContactAnswer)
    })
    .put('/contacts/:id', async (c) => {
      const change = await readJson(c, ContactChangeRequest)
      const contact = await contacts.change(c.get('session').user, c.req.param('id'), change).catch(refuse)
      return c.json({ contact: toContact(contact) } satisfies ContactAnswer)
    })
    .delete('/contacts/:id', async (c) => {
      await contacts.erase(c.get('session').user, c.req.param('id'))
      return c.body(null, 204)
    })
    .post('/contacts/:id/checks', async (c) => {
      const { user } = c.get('session')
      await checks(user.id)
      const { contact, problem } = await checkContact(user, c.req.param('id')).catch(refuse)
      return c.json({ contact: toContact(contact), problem: problem ?? null } satisfies ContactCheckAnswer)
    })
    .post('/contacts/:id/merges', async (c) => {
      const { otherId } = await readJson(c, ContactMergeRequest)
      const contact = await contacts.merge(c.get('session').user, c.req.param('id'), otherId)
      return c.json({ contact: toContact(contact) } satisfies ContactAnswer)
    })
}
