import type { RawBuilder } from 'kysely'

/** One step of a run. What it learns goes into the run's data by `saveResult`. */
export type Step<Data, Result = unknown> = {
  name: string
  percent: number
  text: string
  /**
   * For a call that may not be repeated: finds out whether it happened, and with what result (undefined: it did not). A step that has this is marked
   * as started before it is executed; a step without it may be repeated at any time.
   */
  findResult?(data: Data, signal: AbortSignal): Promise<StepOutcome<Data, Result> | undefined>
  execute(data: Data, signal: AbortSignal): Promise<StepOutcome<Data, Result>>
  saveResult?(result: Result, data: Data): Partial<Data>
  /** Other rows of the result: statements that become part of the next write of the run. */
  saveBeside?(result: Result, data: Data): readonly RawBuilder<unknown>[]
  /** The result is saved before the next step begins, because finding it again after a crash could take long. */
  mustSurvive?: true
  /**
   * Called when the call was made, or may have been made (undefined: its answer was lost), but another process holds the run and will never learn of
   * it. Removes what nobody else would remove.
   */
  undoLateResult?(result: Result | undefined, data: Data): Promise<void>
}

/** How a step ended. A step throws only what nobody expects; `onStepFailure` of the workflow decides what an error means. */
export type StepOutcome<Data, Result = unknown> = { kind: 'done'; result: Result } | RunAbandoned<Data> | StepInterruption<Data>

/** The run has to end unfinished, but its steps may have left something behind. `undo` of the workflow removes that first; the data says why. */
export type RunAbandoned<Data> = { kind: 'abandoned'; data: Partial<Data> }

/** Why a run does not continue with its next step now. `data` is what the run has learnt. */
export type StepInterruption<Data> =
  /** The step only waits: it runs again after `afterMs`, and this is no failed attempt. */
  | { kind: 'postponed'; afterMs: number; data?: Partial<Data> }
  /** The attempt failed: the step runs again after `afterMs`, or after the back-off of the workflow. */
  | { kind: 'retry'; cause: unknown; afterMs?: number | undefined; data?: Partial<Data> }
  /** A person has to decide first; the data says what. The step runs again after the decision. */
  | { kind: 'decision-needed'; data: Partial<Data> }
  /** The run ends here, unfinished, and nothing has to be undone; the data says why. */
  | { kind: 'stopped'; data: Partial<Data> }

/** The outcome of a step that did its work. */
export const done = <Result>(result: Result): { kind: 'done'; result: Result } => ({ kind: 'done', result })
