import type { RunState } from './workflow-table.ts'

/** A run, as its steps and its watchers see it. */
export type Run<Data> = {
  id: string
  owner: string
  state: RunState
  /** The current step, and how far the whole run is. */
  step: string | null
  percent: number
  text: string
  /** A step that may not be repeated, and whose call may already have begun. */
  startedStep: string | null
  recorded: string[]
  data: Data
  leaseNumber: number
  attempts: number
  /** Whether a worker holds the run. A running row without a holder waits for its next attempt. */
  held: boolean
  /** True when the run was just taken from a holder whose lease had expired, so it is unknown how far that holder came. */
  takenOver?: boolean
  revision: number
}
