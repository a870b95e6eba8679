import { isDeepStrictEqual } from 'node:util'
import {
  type Markup,
  SlotConfiguration,
  SlotConfigurationPatch,
  SlotConfigurationRequest,
} from '@fondly/contracts/ocapi/data/slot-configurations.ts'
import type { Administration, BannerText, EditableBanner, Versioned } from './administration.ts'
import { unlessUnknown } from './clients.ts'
import type { Access } from './commerce-access.ts'
import { toResourceState, readVersion, writeGuarded } from './guarded-write.ts'

/** Ranks go up in tens; the first one wins when several configurations apply. */
const RANK = 10

/** The configuration of the header slot that belongs to a client. Its id is the client's. */
export function createBannerEditor({ asApplication }: Access, { site, slot }: { site: string; slot: string }): Administration['banners'] {
  const pathOf = (clientId: string) =>
    `/sites/${site}/slots/${encodeURIComponent(slot)}/slot_configurations/${encodeURIComponent(clientId)}`

  const readConfiguration = (clientId: string) =>
    unlessUnknown(['SlotConfigurationNotFoundException'], () =>
      asApplication({
        api: 'data',
        method: 'GET',
        path: pathOf(clientId),
        query: { context: 'global', select: '(**)' },
        answer: SlotConfiguration,
      }),
    )
  const read = async (clientId: string) => {
    const found = await readConfiguration(clientId)
    return found && toBanner(found)
  }

  return {
    read,
    write: async (clientId, banner, version) => {
      const stored = await readConfiguration(clientId)
      const current = stored && toBanner(stored)
      if (current?.version !== version) return { kind: 'changed-meanwhile', current }
      const texts = {
        enabled: banner.enabled,
        ...toSchedule(stored?.schedule, banner),
        callout_msg: toMarkup(stored?.callout_msg, banner.callout),
        slot_content: { type: 'html', body: toMarkup(stored?.slot_content?.body, banner.body) },
      }
      const document = stored
        ? { ...texts, _resource_state: version && toResourceState(version) }
        : { ...texts, rank: RANK, customer_groups: [clientId], _resource_state: 'not_exists' }
      const schema = stored ? SlotConfigurationPatch : SlotConfigurationRequest
      return writeGuarded({
        version,
        read: () => read(clientId),
        send: async () =>
          toBanner(
            await asApplication({
              api: 'data',
              method: stored ? 'PATCH' : 'PUT',
              path: pathOf(clientId),
              query: { context: 'global' },
              body: { schema, document },
              answer: SlotConfiguration,
            }),
          ),
        isWritten: (now) => isDeepStrictEqual(now?.value, banner),
      })
    },
  }
}

function toBanner(found: SlotConfiguration): Versioned<EditableBanner> {
  const { enabled = true, schedule, callout_msg: callout, slot_content: content } = found
  const [from, until] = [toInstant(schedule?.start_date), toInstant(schedule?.end_date)]
  const shown = { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }
  const value = { enabled, ...shown, callout: toText(callout), body: toText(content?.body) }
  return { value, version: readVersion(found), lastWrite: found.last_modified }
}

/** Returns an instant in one format, so that two can be compared. */
function toInstant(text: string | null | undefined): string | undefined {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

/** Other parts of the schedule (days of the week, hours of the day) stay unchanged. */
function toSchedule(stored: SlotConfiguration['schedule'], { from, until }: EditableBanner) {
  const { start_date: _, end_date: __, ...rest } = stored ?? {}
  const schedule = { ...rest, ...(from === undefined ? {} : { start_date: from }), ...(until === undefined ? {} : { end_date: until }) }
  if (Object.keys(schedule).length > 0) return { schedule }
  return stored ? { schedule: null } : {}
}

const isSpanish = (locale: string) => /^es([_-]|$)/.test(locale)

function toText(markup: Markup | undefined): BannerText {
  const texts = sourcesOf(markup)
  const spanish = Object.keys(texts).find(isSpanish)
  return { en: texts['en_US'] ?? texts['default'] ?? '', ...(spanish === undefined ? {} : { es: texts[spanish] ?? '' }) }
}

/** Texts in other locales stay unchanged. Each locale keeps its name in the installation. */
function toMarkup(stored: Markup | undefined, { en, es }: BannerText): Record<string, { source: string }> {
  const old = sourcesOf(stored)
  const others = Object.fromEntries(Object.entries(old).filter(([locale]) => !isSpanish(locale)))
  const spanish = Object.keys(old).find(isSpanish) ?? 'es'
  const english = old['en_US'] === undefined ? 'default' : 'en_US'
  const texts = { ...others, [english]: en, ...(es === undefined ? {} : { [spanish]: es }) }
  return Object.fromEntries(Object.entries(texts).map(([locale, source]) => [locale, { source }]))
}

function sourcesOf(markup: Markup | undefined): Record<string, string> {
  if (markup === undefined) return {}
  if (typeof markup === 'string') return { default: markup }
  return Object.fromEntries(
    Object.entries(markup).map(([locale, text]) => [locale, typeof text === 'string' ? text : (text.source ?? text.markup ?? '')]),
  )
}
