import { isDeepStrictEqual } from 'node:util'
import type { BlackoutDay, ClientChange, EditableBanner, Versioned, Written } from '@fondly/gateways/commerce/administration.ts'
import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import type { Identity } from '@fondly/gateways/identity/identity.ts'
import type { PeopleDirectory } from '../people/people-directory.ts'
import type { Brands } from '../brands/brands.ts'
import type { Clients } from '../clients/clients.ts'
import type { InvitationFields, AccessInvitation } from '../invitations/invitation-target.ts'
import type { CopiedClient } from '../clients/listed-client.ts'
import { accessDesign } from '../designs/access-design.ts'
import type { OwnCards } from '../designs/own-cards.ts'
import type { OwnDesigns } from '../designs/own-designs.ts'
import type { RegistrationStore } from '../registrations/registration-store.ts'
import type { OpenRegistration } from '../registrations/registration-target.ts'
import type { PostalDays } from '../postal-days/postal-days.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { accessClientPart, type ClientPartName, isClientPart } from './client-parts.ts'
import { accessBrand } from './brand-target.ts'
import { accessExternalProvider } from './external-provider-target.ts'
import { accessListedClient } from './listed-client-target.ts'
import { accessPerson } from './person-target.ts'
import { accessSenderProfile } from './sender-profile-target.ts'
import type { Current, Outcome, TargetAccess } from './target-access.ts'

/** What an administrator can change. */
export type ChangeTarget =
  | { kind: 'client'; clientId: string }
  | { kind: ClientPartName; clientId: string }
  | { kind: 'sender-profile'; clientId: string; profileId: string }
  | { kind: 'banner'; clientId: string }
  | { kind: 'person'; clientId: string; userId: string }
  /** The branding of a client, stored with its slug. */
  | { kind: 'brand'; clientId: string }
  | { kind: 'blackout-day'; day: string }
  /** `key` is the hash of the e-mail address. */
  | { kind: 'invitation'; clientId: string; key: string }
  /** A client as a whole: that it exists, and whether it is archived. `copied` names the values that a new client copies from another client. */
  | { kind: 'listed-client'; listedId: string; copied?: CopiedClient | undefined }
  | { kind: 'design'; clientId: string; designId: string }
  | { kind: 'registration'; clientId: string; userId: string }
  /** The external provider by which people of the client sign in. */
  | { kind: 'external-provider'; clientId: string; providerId: string }

const NO_BANNER: EditableBanner = { enabled: false, callout: { en: '' }, body: { en: '' } }

export type TargetContext = {
  brands: Pick<Brands, 'forget' | 'read' | 'write'>
  calendar: Pick<PostalDays, 'forget'>
  clients: Pick<Clients, 'forget'>
  commerce: Pick<Commerce, 'administration'>
  identity: Pick<Identity, 'people' | 'signOn'>
  designs: Pick<OwnDesigns, 'read' | 'write'>
  openInvitation: AccessInvitation
  ownCards: Pick<OwnCards, 'forget'>
  people: Pick<PeopleDirectory, 'forget' | 'forgetPopulations'>
  openRegistration: OpenRegistration
  registrations: Pick<RegistrationStore, 'accept' | 'find'>
  sessions: Pick<Sessions, 'endAllOfClient'>
}

/** Returns the functions that read and write a target through its gateway. */
export function accessTarget(context: TargetContext, target: ChangeTarget): TargetAccess {
  const { brands, calendar, clients, commerce, people } = context
  const { administration } = commerce
  switch (target.kind) {
    case 'client': {
      const { clientId } = target
      const toCurrent = (found: Versioned<object> | undefined): Current => ({
        fields: { ...found?.value },
        version: found?.version,
        lastWrite: found?.lastWrite,
      })
      return {
        read: async () => toCurrent(await administration.clients.read(clientId)),
        // The cast holds: the contract of the request checked the fields, and the gateway checks them again.
        write: async (fields, version = '') =>
          withCurrent(await administration.clients.write(clientId, fields as ClientChange, version), toCurrent),
        forget: () => clients.forget(clientId),
      }
    }
    case 'card-access':
    case 'categories':
    case 'shelf': {
      const { kind, clientId } = target
      return { ...accessClientPart(administration, { kind, clientId }), forget: () => clients.forget(clientId) }
    }
    case 'sender-profile': {
      const { clientId, profileId } = target
      return { ...accessSenderProfile(administration, { clientId, profileId }), forget: () => clients.forget(clientId) }
    }
    case 'banner': {
      const { clientId } = target
      const toCurrent = (found: Versioned<EditableBanner> | undefined): Current => ({
        // An empty banner that is switched off counts as a removed banner.
        fields: { banner: isDeepStrictEqual(found?.value, NO_BANNER) ? null : (found?.value ?? null) },
        version: found?.version,
        lastWrite: found?.lastWrite,
      })
      return {
        read: async () => toCurrent(await administration.banners.read(clientId)),
        write: async ({ banner }, version) => {
          return withCurrent(await administration.banners.write(clientId, (banner ?? NO_BANNER) as EditableBanner, version), toCurrent)
        },
        forget: () => clients.forget(clientId),
      }
    }
    case 'person': {
      const { clientId, userId } = target
      return { ...accessPerson(context, { clientId, userId }), forget: () => people.forget(clientId, userId) }
    }
    case 'brand':
      return { ...accessBrand({ brands, identity: context.identity }, target.clientId), forget: brands.forget }
    case 'listed-client':
      return {
        ...accessListedClient(administration, target),
        forget: () => {
          clients.forget(target.listedId)
          brands.forget()
          // A new client has a new population, so forget the list of populations.
          people.forgetPopulations()
        },
        // People of an archived client lose their sessions.
        takeEffect: async ({ fields }) => {
          if (fields['archivedClient']) await context.sessions.endAllOfClient(target.listedId)
        },
      }
    case 'blackout-day': {
      const { day } = target
      const toCurrent = (found: Versioned<BlackoutDay> | undefined): Current => ({
        fields: { blackoutDay: found?.value ?? null },
        version: found?.version,
        lastWrite: found?.lastWrite,
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
    case 'external-provider':
      return { ...accessExternalProvider(context.identity.signOn, target.providerId), forget: () => undefined }
    case 'design':
      return accessDesign({ ...context, administration }, target)
    case 'registration': {
      const registration = context.openRegistration(target)
      return {
        read: () => registration.read(),
        // No process caches these fields.
        write: (fields, version) => registration.write(fields, version),
        forget: () => {},
      }
    }
    case 'invitation': {
      const invitation = context.openInvitation(target)
      return {
        read: () => invitation.read(),
        // core/invitations wrote these fields, so the cast holds. No process caches them.
        write: (fields, version) => invitation.write(fields as InvitationFields, version),
        forget: () => {},
      }
    }
  }
}

function withCurrent<Value>(written: Written<Value>, toCurrent: (found: Versioned<Value> | undefined) => Current): Outcome {
  return 'current' in written ? { kind: written.kind, current: toCurrent(written.current) } : written
}

/** Returns the client to which the target belongs; undefined for a target of the site. */
export const findClientId = (target: ChangeTarget): string | undefined => ('clientId' in target ? target.clientId : undefined)

/** Returns the name of a target in the activity log: its kind, and an id or a day if there are several targets of that kind. */
export function formatSubject(target: ChangeTarget): string {
  switch (target.kind) {
    case 'blackout-day':
      return `${target.kind} ${target.day}`
    case 'sender-profile':
      return `${target.kind} ${target.profileId}`
    case 'person':
    case 'registration':
      return `${target.kind} ${target.userId}`
    case 'design':
      return `${target.kind} ${target.designId}`
    case 'invitation':
      return `${target.kind} ${target.key}`
    case 'external-provider':
      return `${target.kind} ${target.providerId}`
    case 'listed-client':
      return `${target.kind} ${target.listedId}`
    default:
      return target.kind
  }
}

/**
 * Parses a name that `formatSubject` wrote. Returns undefined for a target that cannot be restored. These are: an invitation, because its mail was
 * sent; a design, because cards may show it; a client, because the list of clients archives it and brings it back.
 */
export function parseSubject(subject: string, clientId: string | undefined): ChangeTarget | undefined {
  const [kind, id] = subject.split(/ (.*)/s)
  if (kind === 'blackout-day' && id !== undefined) return { kind, day: id }
  if (clientId === undefined) return undefined
  if (kind === 'sender-profile' && id !== undefined) return { kind, clientId, profileId: id }
  if (kind === 'external-provider' && id !== undefined) return { kind, clientId, providerId: id }
  if (kind === 'person' && id !== undefined) return { kind, clientId, userId: id }
  return kind === 'client' || kind === 'banner' || kind === 'brand' || isClientPart(kind) ? { kind, clientId } : undefined
}
