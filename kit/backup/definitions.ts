import type { Client } from 'pg'

export type Table = { schema: string; name: string; columns: string[] }

/** The SQL statements that recreate a database. Run `before` first, then load the rows of `tables`, then run `after`. */
export type Definitions = { schemas: string[]; before: string[]; tables: Table[]; after: string[] }

/** Lists our schemas: those with a table of migrations (before 1.0.0 that table had another name). */
export async function ourSchemas(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ schema: string }>(
    `select schemaname as schema from pg_tables where tablename in ('schema_migration', 'kysely_migration') order by 1`,
  )
  return rows.map(({ schema }) => schema)
}

/**
 * Reads the definitions from PostgreSQL's catalogue, so that any later version can restore the backup and continue its migrations. Throws when the
 * database has an object that this function cannot recreate. The search path of `client` must be empty: PostgreSQL then writes every name with its
 * schema.
 */
export async function readDefinitions(client: Client, schemas: string[]): Promise<Definitions> {
  await refuseTheUnknown(client, schemas)
  const statements = async (query: string) =>
    (await client.query<{ statement: string }>(query, [schemas])).rows.map(({ statement }) => statement)
  return {
    schemas,
    tables: (await client.query<Table>(TABLES, [schemas])).rows,
    before: [
      ...(await statements(SCHEMAS)),
      ...(await statements(EXTENSIONS)),
      ...(await statements(ENUMS)),
      ...(await statements(SEQUENCES)),
      ...(await statements(FUNCTIONS)),
      ...(await statements(CREATE_TABLES)),
      ...(await statements(IDENTITIES)),
      ...(await statements(OWNED_SEQUENCES)),
    ],
    // Foreign keys come last, because the unique keys that they reference must exist first.
    after: [
      ...(await statements(CONSTRAINTS)),
      ...(await statements(INDEXES)),
      ...(await statements(VIEWS)),
      ...(await statements(TRIGGERS)),
    ],
  }
}

async function refuseTheUnknown(client: Client, schemas: string[]): Promise<void> {
  const { rows } = await client.query<{ what: string }>(UNKNOWN, [schemas])
  if (rows[0]) throw new Error(`A backup cannot hold ${rows.map(({ what }) => what).join(', ')} yet.`)
}

const TABLES = `
  select n.nspname as schema, c.relname as name,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any($1) order by 1, 2`

const SCHEMAS = `select format('create schema %I', name) as statement from unnest($1::text[]) as name`

const EXTENSIONS = `
  select format('create extension %I with schema %I', e.extname, n.nspname) as statement
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace where n.nspname = any($1) order by e.oid`

const ENUMS = `
  select format('create type %I.%I as enum (%s)', n.nspname, t.typname, (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) as statement
  from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype = 'e' and n.nspname = any($1) order by t.oid`

const NOT_FROM_EXTENSION = (catalogue: string, row: string) =>
  `not exists (select from pg_depend e where e.classid = '${catalogue}'::regclass and e.objid = ${row}.oid and e.deptype = 'e')`

const OPTIONS = `format('increment by %s minvalue %s maxvalue %s start with %s cache %s %s', s.seqincrement, s.seqmin, s.seqmax, s.seqstart, s.seqcache, case when s.seqcycle then 'cycle' else 'no cycle' end)`

const SEQUENCES = `
  select format('create sequence %I.%I as %s %s', n.nspname, c.relname, format_type(s.seqtypid, null), ${OPTIONS}) as statement
  from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i' and d.refobjsubid > 0) order by c.oid`

const FUNCTIONS = `
  select pg_get_functiondef(p.oid) as statement from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = any($1) and p.prokind in ('f', 'p') and ${NOT_FROM_EXTENSION('pg_proc', 'p')} order by p.oid`

const CREATE_TABLES = `
  select format('create table %I.%I (%s)', n.nspname, c.relname, (
    select string_agg(format('%I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then (select format(' collate %I.%I', cn.nspname, o.collname) from pg_collation o join pg_namespace cn on cn.oid = o.collnamespace where o.oid = a.attcollation) end,
      case when a.attgenerated <> '' then format(' generated always as (%s) %s', pg_get_expr(d.adbin, d.adrelid), case a.attgenerated when 's' then 'stored' else 'virtual' end)
        when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) end,
      case when a.attnotnull then ' not null' end), ', ' order by a.attnum)
    from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)) as statement
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname = any($1) order by c.oid`

const IDENTITIES = `
  select format('alter table %I.%I alter column %I add generated %s as identity (sequence name %I.%I %s)', n.nspname, t.relname, a.attname,
    case a.attidentity when 'a' then 'always' else 'by default' end, sn.nspname, c.relname, ${OPTIONS}) as statement
  from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'S' join pg_namespace sn on sn.oid = c.relnamespace join pg_sequence s on s.seqrelid = c.oid
    join pg_class t on t.oid = d.refobjid join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where d.deptype = 'i' and d.refobjsubid > 0 and d.classid = 'pg_class'::regclass and n.nspname = any($1) order by c.oid`

const OWNED_SEQUENCES = `
  select format('alter sequence %I.%I owned by %I.%I.%I', sn.nspname, c.relname, n.nspname, t.relname, a.attname) as statement
  from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'S' join pg_namespace sn on sn.oid = c.relnamespace
    join pg_class t on t.oid = d.refobjid join pg_namespace n on n.oid = t.relnamespace join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where d.deptype = 'a' and d.refobjsubid > 0 and d.classid = 'pg_class'::regclass and n.nspname = any($1) order by c.oid`

const CONSTRAINTS = `
  select format('alter table %I.%I add constraint %I %s', n.nspname, t.relname, c.conname, pg_get_constraintdef(c.oid)) as statement
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
  where c.contype in ('p', 'u', 'x', 'c', 'f') and n.nspname = any($1) order by c.contype = 'f', c.oid`

const INDEXES = `
  select pg_get_indexdef(i.indexrelid) as statement from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
  where n.nspname = any($1) and t.relkind = 'r' and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x')) order by i.indexrelid`

const VIEWS = `
  select format('create view %I.%I as %s', n.nspname, c.relname, pg_get_viewdef(c.oid)) as statement
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'v' and n.nspname = any($1) order by c.oid`

const TRIGGERS = `
  select pg_get_triggerdef(g.oid) as statement from pg_trigger g join pg_class t on t.oid = g.tgrelid join pg_namespace n on n.oid = t.relnamespace
  where not g.tgisinternal and n.nspname = any($1) order by g.oid`

const UNKNOWN = `
  select format('%s %I.%I', case c.relkind when 'm' then 'the materialized view' when 'p' then 'the partitioned table' when 'f' then 'the foreign table' else 'the type' end, n.nspname, c.relname) as what
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = any($1) and c.relkind in ('m', 'p', 'f', 'c')
  union all select format('the inheritance of %s', i.inhrelid::regclass) from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname = any($1) and c.relkind = 'r'
  union all select format('the type %I.%I', n.nspname, t.typname) from pg_type t join pg_namespace n on n.oid = t.typnamespace where n.nspname = any($1) and t.typtype in ('d', 'r') and ${NOT_FROM_EXTENSION('pg_type', 't')}
  union all select format('the aggregate %s', p.oid::regprocedure) from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = any($1) and p.prokind in ('a', 'w') and ${NOT_FROM_EXTENSION('pg_proc', 'p')}
  union all select format('the policy %I', p.polname) from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname = any($1)
  union all select format('the rule %I', r.rulename) from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace where n.nspname = any($1) and r.rulename <> '_RETURN'`
