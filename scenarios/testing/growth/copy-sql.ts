import type { Change, GrowthCopies, TableGrowth } from './growth-plan.ts'

/** Added to the numbers of a row for each copy. It is larger than every number in a demonstration world, so numbers of copies never collide. */
const NUMBER_STEP_PER_COPY = 1_000_000
/** Added to the number of a batch for each copy. A mail date never has this many batches. */
const BATCH_NUMBER_STEP_PER_COPY = 1_000
/** Copy n of an order belongs to copy n * 13 (modulo) of a person. A prime spreads the orders over all people. */
const PERSON_STEP_PER_COPY = 13

export type Column = { name: string; type: string }

/** Returns the statement that copies the rows of a table. `columns` are those that can be written. */
export function toCopySql(
  table: string,
  columns: readonly Column[],
  { each, change, where = 'true' }: TableGrowth,
  copies: GrowthCopies,
): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map(({ name, type }) => {
    const how = change[name]
    return how ? `(${toValue(`r."${name}"`, type, how)})::${type}` : `r."${name}"`
  })
  return `insert into ${table} (${names}) overriding system value
    select ${values.join(', ')} from ${table} r, ${toNumbers(each, copies)} where ${where}`
}

/** The numbers of the copy (n) and of its person (p), client (c) and batch (b). All of them begin with 1. */
function toNumbers(each: keyof GrowthCopies, { people, clients, batches, ...more }: GrowthCopies): string {
  const count = { people, clients, batches, ...more }[each]
  const person = each === 'people' || each === 'sessions' ? 'n' : `1 + n::bigint * ${PERSON_STEP_PER_COPY} % ${Math.max(people, 1)}`
  const client = each === 'clients' ? 'n' : `1 + p % ${Math.max(clients, 1)}`
  return `generate_series(1, ${count}) n, lateral (select ${person} as p) person, lateral (select ${client} as c, 1 + n % ${Math.max(batches, 1)} as b) client`
}

function toValue(value: string, type: string, how: Change): string {
  switch (how) {
    case 'order':
    case 'card':
    case 'text':
      return `${value} || '-' || n`
    case 'person':
      return `${value} || '-' || p`
    case 'client':
      return `${value} || '-' || c`
    case 'user':
      return `md5(${value}::text || '-' || p)::uuid`
    case 'population':
      return `md5(${value}::text || '-' || c)::uuid`
    case 'uuid':
      return `md5(${value}::text || '-' || n)::uuid`
    case 'hash':
      return hash(value, 'n')
    case 'hashes':
      return `array(select ${hash('one', 'p')} from unnest(${value}) one)`
    case 'earlier':
      return `${value} - n * interval '1 minute'`
    case 'number':
      return `${value} + n::bigint * ${NUMBER_STEP_PER_COPY}`
    case 'number-of-client':
      return `${value} + c * ${NUMBER_STEP_PER_COPY}`
    case 'batch':
      return `${value} + b::bigint * ${NUMBER_STEP_PER_COPY}`
    case 'batch-number':
      return `${value} + n * ${BATCH_NUMBER_STEP_PER_COPY}`
    case 'sending-data':
      return `jsonb_set(${value}, '{orderNo}', to_jsonb((${value} ->> 'orderNo') || '-' || n))`
    case 'scan-code':
      return `jsonb_set(${value}, '{scanCode}', to_jsonb((${value} ->> 'scanCode') || '-' || n))`
    case 'token':
      return toTokenOfCopy(value, type)
  }
}

const hash = (value: string, number: string) => `substring(sha256(${value} || convert_to(${number}::text, 'UTF8')), 1, length(${value}))`

/** Replaces the ids of the person and of the session in the JSON of a sign-on or of a token. */
function toTokenOfCopy(value: string, type: string): string {
  const withPerson = `jsonb_set(${value}::jsonb, '{accountId}', to_jsonb(md5((${value} ->> 'accountId') || '-' || p)::uuid::text), false)`
  const withSession = `jsonb_set(${withPerson}, '{sessionUid}', to_jsonb((${value} ->> 'sessionUid') || '-' || n), false)`
  // jsonb_set returns null for a null value.
  return `coalesce(${withSession}, ${withPerson}, jsonb_set(${value}::jsonb, '{sessionUid}', to_jsonb((${value} ->> 'sessionUid') || '-' || n), false), ${value}::jsonb)::${type}`
}
