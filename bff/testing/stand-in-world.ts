import type { CardDetails } from '@fondly/domain/catalogue/card.ts'
import type { Client } from '@fondly/domain/client/client.ts'
import type { Customer } from '@fondly/gateways/commerce/commerce.ts'
import type { IdentityClaims, IdentityUser } from '@fondly/gateways/identity/identity.ts'
import { UpstreamRefused, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'

/** One person of the small world, with the data at identity and at commerce. */
export type Somebody = {
  account: IdentityUser
  role?: 'orderer' | 'reporting' | 'clientadmin' | 'admin'
  reportingUsers?: string[]
  customer?: Customer
  statement?: string
  /** The `recipient*` attributes. */
  recipient?: IdentityClaims['recipient']
}

/** The data with which the stand-in gateways answer; a test can change them. */
export type StandInWorld = ReturnType<typeof createStandInWorld>

export function createStandInWorld() {
  return {
    now: Date.parse('2026-11-23T15:00:00Z'),
    people: new Map<string, Somebody>(),
    clients: new Map<string, Client>(),
    cards: new Map<string, CardDetails & { sentimentIds: string[]; messageStarterIds: string[] }>(),
    groups: new Map<string, string>(),
    blackoutDays: [] as string[],
    /** The person who signs in at the next callback. */
    whoSignsIn: '',
    /** When the person last entered a password at identity; undefined if identity does not say. */
    authenticatedAt: undefined as Date | undefined,
    tokens: new Map<string, { userId: string; active: boolean; refreshToken: string; expiresAt: Date }>(),
    /** The first passwords that were set, by user. */
    passwords: new Map<string, string>(),
    spent: new Set<string>(),
    /** How often each call was made, by the name of the call. */
    calls: [] as string[],
    /** Names of calls that get no answer. */
    silent: new Set<string>(),
    /** Names of calls that are refused, with the status, and sometimes the code. */
    refused: new Map<string, number | { status: number; code: string }>(),
    signIns: [] as { policy: string; prompt?: string | undefined; redirectUri: string }[],
    slow: 0,
    previews: 0,
  }
}

/** Counts a call by its name. Fails if the test has asked for that. */
export async function noteCall(world: StandInWorld, name: string): Promise<void> {
  world.calls.push(name)
  if (world.slow > 0) await new Promise((resolve) => setTimeout(resolve, world.slow))
  const upstream = name.split('.')[0] ?? ''
  if (world.silent.has(name) || world.silent.has(upstream)) throw new UpstreamTimeout(upstream, new Error('time is up'))
  const refusal = world.refused.get(name)
  const { status, code } = typeof refusal === 'object' ? refusal : { status: refusal, code: 'refused' }
  if (status) throw new UpstreamRefused(upstream, status, code, 'No.')
}

/** Returns the person with this id, or throws the refusal of identity. */
export function findPerson(world: StandInWorld, userId: string): Somebody {
  const somebody = world.people.get(userId)
  if (!somebody) throw new UpstreamRefused('identity', 404, 'NOT_FOUND', 'No such user.')
  return somebody
}

/** Returns a gateway call that fails, because these tests do not use it. */
export const unused = (name: string) => (): Promise<never> => Promise.reject(new Error(`${name} is not part of this test`))
