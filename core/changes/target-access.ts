import type { Written } from '@fondly/gateways/commerce/administration.ts'
import type { Fields } from '../activity/activity-log.ts'

/** The values that a target has now. The version is undefined when the target does not exist. */
export type Current = {
  fields: Fields
  version: string | undefined
  /** A mark that changes with every write, also with a write that restores an earlier value. Undefined if the upstream gives no such mark. */
  lastWrite?: string | undefined
  /** The person whom the fields describe; undefined when they describe no person. */
  personId?: string | undefined
  /** The target is still being completed, so its open change is not settled yet. */
  isUnfinished?: boolean | undefined
  /** The target does not exist, because its creation was refused for good. */
  isRefused?: boolean | undefined
}
export type Outcome =
  | Exclude<Written<unknown>, { current: unknown }>
  | { kind: Extract<Written<unknown>, { current: unknown }>['kind']; current: Current }

export type TargetAccess = {
  /** Reads the present values. With a secret, the fields also say whether this secret is stored. */
  read: (secret?: string) => Promise<Current>
  write: (fields: Fields, version: string | undefined, secret?: string) => Promise<Outcome>
  /** Forgets the cached copy in this process; other processes read the target again within a minute. */
  forget: () => void
  /** Applies the written values to signed-in people. It must be repeatable, because it is called again when an answer was lost. */
  takeEffect?: (current: Current, change: { before: Fields }) => Promise<void>
}
