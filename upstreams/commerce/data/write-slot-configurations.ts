import { SlotConfigurationPatch, SlotConfigurationRequest } from '@fondly/contracts/ocapi/data/slot-configurations.ts'
import { sql } from 'kysely'
import { mergeCustom } from '../attributes.ts'
import type { CommerceContext } from '../context.ts'
import { Fault } from '../faults.ts'
import { assertAbsentSeen, assertState, mustNotExist } from '../resource-state.ts'
import { type Call, forApplication, type Route } from '../route.ts'
import { ownSite } from './own-site.ts'
import {
  assertSlot,
  noConfiguration,
  parseSlotContext,
  slotConfigurationDocument,
  type SlotConfigurationRow,
  slotConfigurationState,
} from './slot-configurations.ts'

const PATH = '/sites/:site/slots/:slot/slot_configurations/:configuration'
/** Properties that the path and the query decide, so they are ignored in a document. */
const FROM_PATH = ['configuration_id', '_resource_state', '_v', '_type', '_flash']
type Target = { slot: string; configuration: string; context: string }
type Wire = Record<string, unknown>

/** Creates, changes and deletes the configurations of a slot. The slots themselves cannot be written. */
export function slotConfigurationWriteRoutes(context: CommerceContext): Route[] {
  return [
    // Creates a configuration, or overwrites the one with the same slot, id and context.
    forApplication(`PUT ${PATH}`, async (call) => {
      const target = await findTarget(context, call)
      const request = await call.body(SlotConfigurationRequest)
      const document = mergeCustom({}, await toStored(context, request))
      const written = await context.database.transaction().execute(async (database) => {
        const row = await configurationQuery({ ...context, database }, target)
          .forUpdate()
          .executeTakeFirst()
        if (row) assertState(slotConfigurationState(row), call.headers, request)
        else assertAbsentSeen(call.headers, request)
        return write({ ...context, database }, target, document, mustNotExist(call.headers, request))
      })
      return { document: slotConfigurationDocument(context, written) }
    }),

    forApplication(`PATCH ${PATH}`, async (call) => {
      const target = await findTarget(context, call)
      const patch = await call.body(SlotConfigurationPatch)
      const change = await toStored(context, patch)
      const renamed = { ...target, configuration: patch.configuration_id ?? target.configuration }
      const written = await context.database.transaction().execute(async (database) => {
        const within = { ...context, database }
        const row = await lockConfiguration(within, target, call, patch)
        const document = mergeCustom(row.document, change)
        if (renamed.configuration === target.configuration) return write(within, target, document)
        await rename(within, target, renamed.configuration)
        return write(within, renamed, document)
      })
      return { document: slotConfigurationDocument(context, written) }
    }),

    forApplication(`DELETE ${PATH}`, async (call) => {
      const target = await findTarget(context, call)
      await context.database.transaction().execute(async (database) => {
        await lockConfiguration({ ...context, database }, target, call, undefined)
        await database
          .deleteFrom('slot_configuration')
          .where('slot_id', '=', target.slot)
          .where('configuration_id', '=', target.configuration)
          .where('context', '=', target.context)
          .execute()
      })
      return {}
    }),
  ]
}

async function findTarget(context: CommerceContext, { params, query }: Call): Promise<Target> {
  ownSite(context, params)
  const { slot = '', configuration = '' } = params
  const slotContext = parseSlotContext(query.get('context') ?? 'global')
  await assertSlot(context.database, slot)
  return { slot, configuration, context: slotContext.key }
}

function configurationQuery({ database }: CommerceContext, { slot, configuration, context }: Target) {
  return database
    .selectFrom('slot_configuration')
    .selectAll()
    .where('slot_id', '=', slot)
    .where('configuration_id', '=', configuration)
    .where('context', '=', context)
}

/** Reads and locks the configuration for a change. Throws a fault when the caller names another version of it. */
async function lockConfiguration(
  context: CommerceContext,
  target: Target,
  { headers }: Call,
  body: unknown,
): Promise<SlotConfigurationRow> {
  const row = await configurationQuery(context, target).forUpdate().executeTakeFirst()
  if (!row) return noConfiguration(target.slot, target.configuration)
  assertState(slotConfigurationState(row), headers, body)
  return row
}

async function rename({ database }: CommerceContext, { slot, configuration, context }: Target, to: string): Promise<void> {
  const taken = await database
    .selectFrom('slot_configuration')
    .select('slot_id')
    .where('slot_id', '=', slot)
    .where('configuration_id', '=', to)
    .where('context', '=', context)
    .executeTakeFirst()
  if (taken)
    throw new Fault('SlotConfigurationAlreadyExistsException', `A slot configuration with ID '${to}' exists already.`, {
      slotId: slot,
      slotConfigurationId: to,
    })
  await database
    .updateTable('slot_configuration')
    .set({ configuration_id: to })
    .where('slot_id', '=', slot)
    .where('configuration_id', '=', configuration)
    .where('context', '=', context)
    .execute()
}

async function write(
  { database, env }: CommerceContext,
  { slot, configuration, context }: Target,
  document: Wire,
  isNew = false,
): Promise<SlotConfigurationRow> {
  const [now, json] = [env.clock(), JSON.stringify(document)]
  const row = await database
    .insertInto('slot_configuration')
    .values({ slot_id: slot, configuration_id: configuration, context, document: json, created_at: now, modified_at: now })
    .onConflict((conflict) => {
      const same = conflict.columns(['slot_id', 'configuration_id', 'context'])
      return isNew
        ? same.doNothing()
        : same.doUpdateSet({ document: json, modified_at: now, revision: sql`slot_configuration.revision + 1` })
    })
    .returningAll()
    .executeTakeFirst()
  if (row) return row
  throw new Fault('ResourceAlreadyExistsException', 'The resource exists already.')
}

/** Returns the properties to store, with the markup that the platform makes from each source text. Null removes a property. */
async function toStored({ attributes }: CommerceContext, sent: Wire & SentTexts): Promise<Wire> {
  const custom = await attributes.readCustom('slot_configuration', sent)
  const plain = Object.fromEntries(Object.entries(sent).filter(([name]) => !name.startsWith('c_') && !FROM_PATH.includes(name)))
  const { callout_msg: callout, slot_content: content } = sent
  return {
    ...plain,
    ...(callout == null ? {} : { callout_msg: withMarkup(callout) }),
    ...(content == null
      ? {}
      : { slot_content: { ...content, _type: 'slot_content', ...(content.body == null ? {} : { body: withMarkup(content.body) }) } }),
    ...custom,
  }
}

type Texts = Record<string, { source?: string | null | undefined } | null>
type SentTexts = { callout_msg?: Texts | null | undefined; slot_content?: { body?: Texts | null | undefined } | null | undefined }

function withMarkup(texts: Texts): Wire {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([locale, text]) =>
      text?.source == null ? [] : [[locale, { _type: 'markup_text', markup: text.source, source: text.source }]],
    ),
  )
}
