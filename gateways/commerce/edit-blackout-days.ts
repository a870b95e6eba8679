import { BlackoutDate, CustomObjectRequest } from '@fondly/contracts/ocapi/data/custom-objects.ts'
import * as z from 'zod'
import type { Administration, BlackoutDay, Versioned } from './administration.ts'
import { unlessUnknown } from './clients.ts'
import type { Access } from './commerce-access.ts'
import { toResourceState, readVersion, writeGuarded } from './guarded-write.ts'

/** Blackout days of the site. The key of a new one is its day. */
export function createBlackoutDayEditor(
  { asApplication }: Access,
  { site, blackoutType }: { site: string; blackoutType: string },
): Administration['blackoutDays'] {
  const pathOf = (day: string) => `/sites/${site}/custom_objects/${encodeURIComponent(blackoutType)}/${encodeURIComponent(day)}`

  const read = async (day: string) => {
    const query = { select: '(**)' }
    const found = await unlessUnknown(['CustomObjectNotFoundException'], () =>
      asApplication({ api: 'data', method: 'GET', path: pathOf(day), query, answer: BlackoutDate }),
    )
    return found && toBlackoutDay(found)
  }

  /** Sends a value; a reason that the new value lacks is cleared. */
  async function send(method: 'PUT' | 'PATCH', { day, reason }: BlackoutDay, state: string | undefined) {
    const given = { c_date: `${day}T00:00:00.000Z`, c_reason: reason?.en ?? null, c_reason_es: reason?.es ?? null }
    const created = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
    const document = { ...(method === 'PUT' ? created : given), _resource_state: state }
    const body = { schema: CustomObjectRequest, document }
    return toBlackoutDay(await asApplication({ api: 'data', method, path: pathOf(day), body, answer: BlackoutDate }))
  }

  async function remove(day: string, state: string | undefined): Promise<undefined> {
    await asApplication({ api: 'data', method: 'DELETE', path: pathOf(day), resourceState: state, answer: z.unknown() })
  }

  return {
    read,
    write: async (day, value, version) => {
      const current = await read(day)
      if (current?.version !== version) return { kind: 'changed-meanwhile', current }
      const state = version === undefined ? 'not_exists' : toResourceState(version)
      return writeGuarded({
        version,
        read: () => read(day),
        send: () => (value ? send(version === undefined ? 'PUT' : 'PATCH', value, state) : remove(day, state)),
        isWritten: (now) => JSON.stringify(now?.value) === JSON.stringify(value),
      })
    },
  }
}

function toBlackoutDay(found: BlackoutDate): Versioned<BlackoutDay> {
  const { c_date: date, c_reason: en, c_reason_es: es } = found
  const reason = en === undefined ? {} : { reason: { en, ...(es === undefined ? {} : { es }) } }
  return { value: { day: date.slice(0, 10), ...reason }, version: readVersion(found), lastWrite: found.last_modified }
}
