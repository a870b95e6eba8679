import type { RawBuilder } from 'kysely'

export type RunState = 'running' | 'waiting' | 'done' | 'stopped'

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
  /** What finished steps have learnt since the last write. If this process dies, it is lost, and those steps are repeated. */
  unsaved?: Unsaved<Data>
}

export type Unsaved<Data> = { recorded: string[]; data: Partial<Data>; beside: Beside }

/** Statements that become part of a write of a run. They may read `written`, which is empty when the lease is lost. */
export type Beside = readonly RawBuilder<unknown>[]

/** A step that is done, what it learnt, and the statements that save its other rows. */
export type StepResult<Data> = { step: string; data: Partial<Data>; beside?: Beside | undefined }

/** The step that begins now, and what watchers see of it. */
export type Progress = { step: string; percent: number; text: string; startedStep: string | null }

/** Adds the result of a step in memory only. The next write of the run saves it. */
export function learnResult<Data extends object>(run: Run<Data>, { step, data, beside = [] }: StepResult<Data>): Run<Data> {
  // The JSON round trip drops what is undefined, as the stored data does.
  const learnt = JSON.parse(JSON.stringify(data)) as Partial<Data>
  const before: Unsaved<Data> = run.unsaved ?? { recorded: [], data: {}, beside: [] }
  return {
    ...run,
    startedStep: null,
    attempts: 0,
    recorded: [...run.recorded, step],
    data: { ...run.data, ...learnt },
    unsaved: { recorded: [...before.recorded, step], data: { ...before.data, ...learnt }, beside: [...before.beside, ...beside] },
  }
}
