import { isDeepStrictEqual } from 'node:util'
import type { BlackoutDay, ClientChange, EditableBanner, Versioned, Written } from '@fondly/gateways/commerce/administration.ts'
import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Clients } from '../clients/clients.ts'
import type { PostalDays } from '../postal-days/postal-days.ts'
import type { Fields } from '../activity/activity-log.ts'

/** What administrators change: a client's own document, its banner, or a blackout day of the site. */
export type ChangeTarget =
  | { kind: 'client'; clientId: string }
  | { kind: 'banner'; clientId: string }
  | { kind: 'blackout-day'; day: string }

/** A target as commerce has it now. The version is undefined where commerce has nothing. */
export type Current = { fields: Fields; version: string | undefined }
type Outcome =
  | Exclude<Written<unknown>, { current: unknown }>
  | { kind: Extract<Written<unknown>, { current: unknown }>['kind']; current: Current }

export type TargetAccess = {
  read: () => Promise<Current>
  write: (fields: Fields, version: string | undefined) => Promise<Outcome>
  /** Makes this process read the target anew; other processes do so within a minute. */
  forget: () => void
}

const NO_BANNER: EditableBanner = { enabled: false, callout: { en: '' }, body: { en: '' } }

export type TargetContext = {
  calendar: Pick<PostalDays, 'forget'>
  clients: Pick<Clients, 'forget'>
  commerce: Pick<Commerce, 'administration'>
}

/** Reads and writes each target through its gateway. */
export function accessTarget({ calendar, clients, commerce }: TargetContext, target: ChangeTarget): TargetAccess {
  const { administration } = commerce
  switch (target.kind) {
    case 'client': {
      const { clientId } = target
      const toCurrent = (found: Versioned<object> | undefined): Current => ({ fields: { ...found?.value }, version: found?.version })
      return {
        read: async () => toCurrent(await administration.clients.read(clientId)),
        // The fields were checked by the contract of the request, and the gateway reads them back.
        write: async (fields, version = '') =>
          withCurrent(await administration.clients.write(clientId, fields as ClientChange, version), toCurrent),
        forget: () => clients.forget(clientId),
      }
    }
    case 'banner': {
      const { clientId } = target
      const toCurrent = (found: Versioned<EditableBanner> | undefined): Current => ({
        // Switched off and empty is how a banner is removed.
        fields: { banner: isDeepStrictEqual(found?.value, NO_BANNER) ? null : (found?.value ?? null) },
        version: found?.version,
      })
      return {
        read: async () => toCurrent(await administration.banners.read(clientId)),
        write: async ({ banner }, version) => {
          return withCurrent(await administration.banners.write(clientId, (banner ?? NO_BANNER) as EditableBanner, version), toCurrent)
        },
        forget: () => clients.forget(clientId),
      }
    }
    case 'blackout-day': {
      const { day } = target
      const toCurrent = (found: Versioned<BlackoutDay> | undefined): Current => ({
        fields: { blackoutDay: found?.value ?? null },
        version: found?.version,
      })
      return {
        read: async () => toCurrent(await administration.blackoutDays.read(day)),
        write: async ({ blackoutDay }, version) =>
          withCurrent(
            await administration.blackoutDays.write(day, (blackoutDay ?? undefined) as BlackoutDay | undefined, version),
            toCurrent,
          ),
        forget: calendar.forget,
      }
    }
  }
}

function withCurrent<Value>(written: Written<Value>, toCurrent: (found: Versioned<Value> | undefined) => Current): Outcome {
  return 'current' in written ? { kind: written.kind, current: toCurrent(written.current) } : written
}

/** The client whose change this is; undefined for the site. */
export const clientOf = (target: ChangeTarget): string | undefined => ('clientId' in target ? target.clientId : undefined)

/** The name of a target: a kind, and the day where there are several of a kind. */
export const subjectOf = (target: ChangeTarget): string => (target.kind === 'blackout-day' ? `${target.kind} ${target.day}` : target.kind)

/** Reads what `subjectOf` wrote. */
export function parseSubject(subject: string, clientId: string | undefined): ChangeTarget | undefined {
  const [kind, day] = subject.split(' ')
  if (kind === 'blackout-day' && day !== undefined) return { kind, day }
  return (kind === 'client' || kind === 'banner') && clientId !== undefined ? { kind, clientId } : undefined
}
