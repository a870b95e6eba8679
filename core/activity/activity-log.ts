import { type Kysely, sql, type Transaction } from 'kysely'
import type { Env } from '@fondly/kit/env.ts'
import type { Seal } from '@fondly/kit/seal.ts'
import type { CoreTables } from '../store/tables.ts'
import { hashLink, hashValue, type Link, HEAD_SQL, formatHead } from './chain.ts'
import { createPersonKeys, type PersonKeys } from './person-keys.ts'

/** The author of a change. The name is the name that the author had at that time. */
export type Actor = { id: string; name: string }
/** The fields of a change by name; null for a missing value. */
export type Fields = Record<string, unknown>

export type NewEntry = {
  changeId: string
  at: Date
  /** Undefined for a change of the site. */
  clientId: string | undefined
  /** What was changed: the kind of the target, and its id if there are several targets of that kind. */
  subject: string
  /** 'unconfirmed': it is unknown whether the change was written, because the target was changed again elsewhere. */
  outcome: 'done' | 'unconfirmed'
  restores?: number | undefined
  actor: Actor
  before: Fields
  after: Fields
  /** The person whom the fields describe; undefined when they describe no person. */
  aboutPersonId?: string | undefined
}

/** An entry as readers get it. The values of an erased person are undefined. */
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
/** The client id that entries of the site have in the table. */
const SITE = ''

export type ActivityContext = { database: Kysely<CoreTables>; seal: Seal; dataKey: Uint8Array; env: Pick<Env, 'ids' | 'random'> }
export type ActivityLog = ReturnType<typeof createActivityLog>

/** Creates the activity log of administrators' changes. Entries are only added, never changed. */
export function createActivityLog({ database, seal, dataKey, env }: ActivityContext) {
  const keys = createPersonKeys({ dataKey, seal, env })

  /** Adds an entry within the transaction of its change. Does nothing if the log already has this change. */
  async function append(transaction: Transaction<CoreTables>, entry: NewEntry): Promise<void> {
    // Lock the row until the transaction ends, so that entries are added one at a time.
    const head = await transaction.selectFrom('activity_head').selectAll().forUpdate().executeTakeFirstOrThrow()
    const known = await transaction.selectFrom('activity').select('id').where('change_id', '=', entry.changeId).executeTakeFirst()
    if (known) return
    const id = head.entry_id + 1
    const findKey = async (personId: string | undefined) =>
      personId === undefined ? undefined : await keys.findOrCreate(transaction, personId)
    const [actorKey, personKey] = [await findKey(entry.actor.id), await findKey(entry.aboutPersonId)]
    const close = (name: ValueName, value: unknown, key: typeof actorKey) => {
      const salt = Buffer.from(env.random(SALT_BYTES)).toString('hex')
      const sealed = (key?.seal ?? seal).close({ salt, value } satisfies SealedValue, placeOf(id, name))
      const ref = key?.ref ?? null
      return { hash: hashValue(salt, value), ref, row: { entry_id: id, name, person_ref: ref, sealed } }
    }
    const actor = close('actor', entry.actor, actorKey)
    const before = close('before', entry.before, personKey)
    const after = close('after', entry.after, personKey)
    await transaction
      .insertInto('activity_value')
      .values([actor, before, after].map(({ row }) => row))
      .execute()
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

  /** Lists the entries of a client, of the site, or of both (`withSite`), newest first, before the entry `beforeId`. */
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
    /** Counts the 'unconfirmed' changes of a client whose target was not changed again later. */
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
    /** Returns the outcome of a change; undefined when the log does not have it. */
    findOutcome: async (changeId: string): Promise<NewEntry['outcome'] | undefined> => {
      const found = await database.selectFrom('activity').select('outcome').where('change_id', '=', changeId).executeTakeFirst()
      return found && (found.outcome === 'done' ? 'done' : 'unconfirmed')
    },
    /** Returns the last entry in the form of `formatHead`. With a copy of this text, an operator can prove later that nobody changed an earlier entry. */
    head: async (): Promise<string> => {
      const { entry_id: id, hash } = await database.selectFrom('activity_head').selectAll().executeTakeFirstOrThrow()
      return formatHead({ id, hash })
    },
    /** Erases everything that the log says about a person. The chain of hashes stays valid. */
    erasePerson: (personId: string): Promise<boolean> => keys.erase(database, personId),
  }
}

/** Says how the manifest of a backup notes the last entry: under which name, and with which query. */
export const HEAD_NOTE = {
  name: 'activity log',
  table: 'bff.activity_head',
  query: `select ${HEAD_SQL} as note from bff.activity_head`,
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

/** Turns a stored row into the link of the chain that is hashed. `refs` are the person keys of its values, which the row does not hold. */
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

/**
 * A stored value: the person key that seals the value, and the content. When the content cannot be read, the reason stands in its place: the key was
 * erased, is missing, or does not open the value.
 */
export type ReadValue = { ref: string | null; content: SealedValue | 'erased' | 'missing' | 'unreadable' }

/** Reads the values of entries into a map by `valueKey`. The map has no entry for a value that is not stored. */
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

/** Returns the key of an entry's value in the map of `readValues`. */
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
