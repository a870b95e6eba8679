import { type Kysely, sql, type Transaction } from 'kysely'
import type { Env } from '@fondly/kit/env.ts'
import type { Seal } from '@fondly/kit/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import { hashLink, hashValue, type Link, NAME_HEAD_SQL, nameHead } from './chain.ts'
import { createPersonKeys, type PersonKeys } from './person-keys.ts'

/** Who changed something. The name is kept as it was then. */
export type Actor = { id: string; name: string }
/** The fields of a change by name; null where there is nothing. */
export type Fields = Record<string, unknown>

export type NewEntry = {
  changeId: string
  at: Date
  /** Undefined for the site. */
  clientId: string | undefined
  /** What was changed: a kind, and an id where there are several. */
  subject: string
  /** 'unconfirmed': nobody knows whether commerce took the change, because it was changed again elsewhere. */
  outcome: 'done' | 'unconfirmed'
  restores?: number | undefined
  actor: Actor
  before: Fields
  after: Fields
  /** The person whom the fields are about, if they are about one. */
  aboutPersonId?: string | undefined
}

/** An entry as it is read. Values of an erased person are undefined. */
export type Entry = Omit<NewEntry, 'actor' | 'before' | 'after' | 'aboutPersonId' | 'outcome'> & {
  id: number
  outcome: string
  actor: Actor | undefined
  before: Fields | undefined
  after: Fields | undefined
}

type SealedValue = { salt: string; value: unknown }
type ValueName = 'actor' | 'before' | 'after'
const SALT_BYTES = 16
/** What an entry of the site has in the column of the client's id. */
const SITE = ''

export type ActivityContext = { database: Kysely<CoreTables>; seal: Seal; dataKey: Uint8Array; env: Pick<Env, 'ids' | 'random'> }
export type ActivityLog = ReturnType<typeof createActivityLog>

/** The activity log of administrators' changes. Entries are only ever added. */
export function createActivityLog({ database, seal, dataKey, env }: ActivityContext) {
  const keys = createPersonKeys({ dataKey, seal, env })

  /** Adds an entry within the transaction of its change, unless this change has one. */
  async function append(transaction: Transaction<CoreTables>, entry: NewEntry): Promise<void> {
    // The row is locked until the transaction ends, so that one entry at a time is added.
    const head = await transaction.selectFrom('activity_head').selectAll().forUpdate().executeTakeFirstOrThrow()
    const known = await transaction.selectFrom('activity').select('id').where('change_id', '=', entry.changeId).executeTakeFirst()
    if (known) return
    const id = head.entry_id + 1
    const add = async (name: ValueName, value: unknown, personId: string | undefined) => {
      const salt = Buffer.from(env.random(SALT_BYTES)).toString('hex')
      const key = personId === undefined ? undefined : await keys.findOrCreate(transaction, personId)
      const sealed = (key?.seal ?? seal).close({ salt, value } satisfies SealedValue, placeOf(id, name))
      await transaction
        .insertInto('activity_value')
        .values({ entry_id: id, name, person_ref: key?.ref ?? null, sealed })
        .execute()
      return { hash: hashValue(salt, value), ref: key?.ref ?? null }
    }
    const actor = await add('actor', entry.actor, entry.actor.id)
    const before = await add('before', entry.before, entry.aboutPersonId)
    const after = await add('after', entry.after, entry.aboutPersonId)
    const link: Link = {
      id,
      at: entry.at,
      clientId: entry.clientId ?? SITE,
      subject: entry.subject,
      outcome: entry.outcome,
      restores: entry.restores ?? null,
      changeId: entry.changeId,
      actorHash: actor.hash,
      beforeHash: before.hash,
      afterHash: after.hash,
      actorRef: actor.ref,
      beforeRef: before.ref,
      afterRef: after.ref,
    }
    const hash = hashLink(head.hash, link)
    await transaction.insertInto('activity').values(toRow(link, hash)).execute()
    await transaction.updateTable('activity_head').set({ entry_id: id, hash }).execute()
  }

  /** Lists the entries of a client, or of the site, or of both (`withSite`), newest first, before the entry `beforeId`. */
  async function list(
    clientId: string | undefined,
    { beforeId, count, withSite = false }: { beforeId?: number | undefined; count: number; withSite?: boolean },
  ): Promise<Entry[]> {
    const places = withSite ? [clientId ?? SITE, SITE] : [clientId ?? SITE]
    const rows = await database
      .selectFrom('activity')
      .selectAll()
      .where('client_id', 'in', places)
      .where('id', '<', beforeId ?? Number.MAX_SAFE_INTEGER)
      .orderBy('id', 'desc')
      .limit(count)
      .execute()
    const values = await readValues(
      database,
      { seal, keys },
      rows.map(({ id }) => id),
    )
    return rows.map((row) => toEntry(row, values))
  }

  return {
    append,
    list,
    /** Counts the 'unconfirmed' changes of a client whose target was not changed again since. */
    countUnconfirmed: async (clientId: string): Promise<number> => {
      const { entries } = await database
        .selectFrom('activity')
        .select(({ fn }) => fn.countAll<string>().as('entries'))
        .where('client_id', '=', clientId)
        .where('outcome', '=', sql.lit('unconfirmed'))
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('activity as later')
                .select('later.id')
                .whereRef('later.client_id', '=', 'activity.client_id')
                .whereRef('later.subject', '=', 'activity.subject')
                .whereRef('later.id', '>', 'activity.id')
                .where('later.outcome', '=', 'done'),
            ),
          ),
        )
        .executeTakeFirstOrThrow()
      return Number(entries)
    },
    find: async (clientId: string | undefined, id: number): Promise<Entry | undefined> =>
      (await list(clientId, { beforeId: id + 1, count: 1 })).find((entry) => entry.id === id),
    /** Returns how a change ended; undefined when the log does not have it. */
    findOutcome: async (changeId: string): Promise<NewEntry['outcome'] | undefined> => {
      const found = await database.selectFrom('activity').select('outcome').where('change_id', '=', changeId).executeTakeFirst()
      return found && (found.outcome === 'done' ? 'done' : 'unconfirmed')
    },
    /** Returns the last entry as `nameHead` writes it; whoever has kept it can prove later that nothing before it was changed. */
    head: async (): Promise<string> => {
      const { entry_id: id, hash } = await database.selectFrom('activity_head').selectAll().executeTakeFirstOrThrow()
      return nameHead({ id, hash })
    },
    /** Makes everything that the log says about a person unreadable for ever. The chain stays whole. */
    erasePerson: (personId: string): Promise<boolean> => keys.erase(database, personId),
  }
}

/** The last entry as the manifest of a backup keeps it. */
export const HEAD_NOTE = {
  name: 'activity log',
  table: 'bff.activity_head',
  query: `select ${NAME_HEAD_SQL} as note from bff.activity_head`,
}

const placeOf = (id: number, name: ValueName) => `activity_value ${id} ${name}`

type Row = Awaited<ReturnType<typeof selectRow>>
const selectRow = (database: Kysely<CoreTables>) => database.selectFrom('activity').selectAll().executeTakeFirstOrThrow()

const toRow = (link: Link, hash: Buffer) => ({
  id: link.id,
  at: link.at,
  client_id: link.clientId,
  subject: link.subject,
  outcome: link.outcome,
  restores: link.restores,
  change_id: link.changeId,
  actor_hash: link.actorHash,
  before_hash: link.beforeHash,
  after_hash: link.afterHash,
  hash,
})

/** Turns a stored row into the link of the chain that is hashed. `refs` are the person keys of its values, which the row itself does not hold. */
export const toLink = (row: Row, refs: Pick<Link, 'actorRef' | 'beforeRef' | 'afterRef'>): Link => ({
  id: row.id,
  at: row.at,
  clientId: row.client_id,
  subject: row.subject,
  outcome: row.outcome,
  restores: row.restores,
  changeId: row.change_id,
  actorHash: row.actor_hash,
  beforeHash: row.before_hash,
  afterHash: row.after_hash,
  ...refs,
})

/** A stored value: the person key that it names, and what it says or why that cannot be read: the key was erased, is not there, or does not open it. */
export type ReadValue = { ref: string | null; content: SealedValue | 'erased' | 'missing' | 'unreadable' }

/** Reads the values of entries, by `valueKey`. A value that is not stored is not in the map. */
export async function readValues(
  database: Kysely<CoreTables>,
  { seal, keys }: { seal: Seal; keys: PersonKeys },
  entryIds: readonly number[],
): Promise<Map<string, ReadValue>> {
  if (entryIds.length === 0) return new Map()
  const rows = await database.selectFrom('activity_value').selectAll().where('entry_id', 'in', entryIds).execute()
  const seals = await keys.read(database, [...new Set(rows.flatMap(({ person_ref: ref }) => ref ?? []))])
  return new Map(
    rows.map((row): [string, ReadValue] => {
      const name = row.name as ValueName // written by `append`
      const [key, ref] = [valueKey(row.entry_id, name), row.person_ref]
      if (ref !== null && !seals.has(ref)) return [key, { ref, content: 'missing' }]
      const open = ref === null ? seal : seals.get(ref)
      return [key, { ref, content: open ? opened(open, row.sealed, placeOf(row.entry_id, name)) : 'erased' }]
    }),
  )
}

/** Returns the key of one value of an entry in the map of `readValues`. */
export const valueKey = (entryId: number, name: ValueName) => `${entryId} ${name}`

function opened(seal: Seal, sealed: Buffer, place: string): ReadValue['content'] {
  try {
    return seal.open(sealed, place) as SealedValue // written by `append`
  } catch {
    return 'unreadable'
  }
}

function toEntry(row: Row, values: Map<string, ReadValue>): Entry {
  const valueOf = (name: ValueName) => {
    const content = values.get(valueKey(row.id, name))?.content
    return typeof content === 'object' ? content.value : undefined
  }
  return {
    id: row.id,
    at: row.at,
    clientId: row.client_id === SITE ? undefined : row.client_id,
    subject: row.subject,
    outcome: row.outcome,
    ...(row.restores === null ? {} : { restores: row.restores }),
    changeId: row.change_id,
    actor: valueOf('actor') as Actor | undefined, // written by `append`
    before: valueOf('before') as Fields | undefined,
    after: valueOf('after') as Fields | undefined,
  }
}
