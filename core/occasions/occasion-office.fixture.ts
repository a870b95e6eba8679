import { randomBytes } from 'node:crypto'
import type { Occasion } from '@fondly/domain/occasions/occasion.ts'
import type { OccasionRule } from '@fondly/domain/occasions/occasion-rule.ts'
import type { PersonAccount } from '@fondly/gateways/identity/people.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { createMailQueue } from '../mail/mail-queue.ts'
import { createDataSeal } from '../seal/seal.ts'
import { createCoreDatabase } from '../testing/core-database.ts'
import { createDailyRound, type RoundContext } from './daily-round.ts'
import { createOccasionStore, occasionSeal } from './occasion-store.ts'
import { createRuleStore, SHARED } from './rule-store.ts'

/** 2026-11-23 is a Monday; a round can begin from five in the morning in New York. */
const MORNING = '2026-11-23T12:00:00Z'
const CLIENT = 'harborview'

export const RULE: OccasionRule = {
  kind: 'birthday',
  cardId: '1HBE2115',
  sentiment: 'S1',
  message: 'Happy birthday.',
  daysBefore: 14,
  responsibleId: null,
}
export const BIRTHDAY: Occasion = { kind: 'birthday', monthDay: '12-03', year: 1946, words: '' }

/** Creates the people of one client with contacts, rules and mails, and their own database. */
export async function openOccasionOffice() {
  const { database, drop } = await createCoreDatabase(4)
  const seal = createDataSeal(randomBytes(32), (size) => randomBytes(size))
  const office = {
    now: new Date(MORNING),
    isIdentityDown: false,
    isSharing: true,
    people: [] as PersonAccount[],
    blackoutDays: new Set<string>(),
  }
  let lastId = 0
  const ids = () => `00000000-0000-4000-8000-${String(++lastId).padStart(12, '0')}`
  const env = { clock: () => office.now, ids, log: silentLog }
  const today = () => office.now.toISOString().slice(0, 10)
  const mails = createMailQueue({ database, seal, env }, undefined)
  const context = {
    brands: { ofClient: () => Promise.resolve(undefined) },
    calendar: { today, calendar: () => Promise.resolve({ today: today(), blackoutDays: office.blackoutDays }) },
    clients: { find: () => Promise.resolve({ name: 'Harborview', configuration: { sharesAddressBook: office.isSharing } }) },
    database,
    env,
    mails,
    people: { list: () => (office.isIdentityDown ? Promise.reject(new Error('Identity is down.')) : Promise.resolve(office.people)) },
    seal,
    settings: { postalZone: 'America/New_York', publicUrl: 'https://cards.test', pressZip: '45405' },
  } as unknown as RoundContext // only these members are used
  const occasions = createOccasionStore(context)
  const rules = createRuleStore(context)

  return {
    office,
    context,
    database,
    drop,
    addPerson(id: string, more: Partial<PersonAccount> = {}) {
      office.people.push({ id, email: `${id}@harborview.test`, firstName: id, lastName: 'Test', enabled: true, ...more } as PersonAccount)
    },
    /** Adds a contact with one occasion; without an owner the client shares it. */
    async addContact(ownerId: string | null, occasion: Occasion = BIRTHDAY): Promise<string> {
      const id = ids()
      const row = { client_id: CLIENT, keys: [], sealed: Buffer.alloc(0), created_at: office.now, updated_at: office.now }
      await database
        .insertInto('contact')
        .values({ id, owner_id: ownerId, ...row })
        .execute()
      await occasions.add(id, CLIENT, occasion)
      return id
    },
    putRule: (ownerId: string | null, rule: Partial<OccasionRule> = {}) =>
      rules.put({ clientId: CLIENT, ownerId: ownerId ?? SHARED }, { ...RULE, ...rule }, 0),
    /** Runs the daily round of one process. */
    round: () => createDailyRound(context)(),
    /** Moves the clock to a later day. */
    advanceDays: (days: number) => (office.now = new Date(office.now.getTime() + days * 86_400_000)),
    prepared: () =>
      database.selectFrom('prepared_card').select(['user_id', 'day', 'year', 'mailed_on']).orderBy('day').orderBy('user_id').execute(),
    /** Returns the mails with their receivers and counts, in the order of names. */
    mailed: async () =>
      (await mails.latest(100))
        .map(({ recipient, content }) => ({ to: recipient, count: 'count' in content ? content.count : 0, language: content.language }))
        .toSorted((one, other) => one.to.localeCompare(other.to)),
    readRound: () => database.selectFrom('occasion_round').select(['prepared_on', 'preparing_until']).executeTakeFirstOrThrow(),
    occasions,
    rules,
    closeOccasion: occasionSeal(seal).close,
  }
}
