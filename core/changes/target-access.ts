import type { Written } from '@fondly/gateways/commerce/administration.ts'
import type { Fields } from '../activity/activity-log.ts'

/** A target as commerce has it now. The version is undefined where commerce has nothing. */
export type Current = {
  fields: Fields
  version: string | undefined
  /** The person whom the fields are about, if they are about one. */
  personId?: string | undefined
  /** It is being completed, so that a change of it is not settled before. */
  isUnfinished?: boolean | undefined
  /** Nothing is there, because whatever was begun was refused for good. */
  isRefused?: boolean | undefined
}
export type Outcome =
  | Exclude<Written<unknown>, { current: unknown }>
  | { kind: Extract<Written<unknown>, { current: unknown }>['kind']; current: Current }

export type TargetAccess = {
  read: () => Promise<Current>
  write: (fields: Fields, version: string | undefined) => Promise<Outcome>
  /** Makes this process read the target anew; other processes do so within a minute. */
  forget: () => void
  /** Makes what was written hold for those who are signed in. Also called when an answer was lost, so it can be repeated. */
  takeEffect?: (current: Current, change: { before: Fields }) => Promise<void>
}
