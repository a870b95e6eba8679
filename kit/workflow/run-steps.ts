import type { Log } from '../log.ts'
import { LeaseLost, type StepResult, type Progress, type WorkflowRuns } from './workflow-runs.ts'
import type { Run } from './run.ts'
import type { RunAbandoned, Step, StepInterruption } from './step.ts'

export type Workflow<Data extends object> = {
  runs: WorkflowRuns<Data>
  steps: Step<Data>[]
  /** The lease is renewed while a step works, so it only has to outlast a stalled process, not a slow upstream. */
  leaseMilliseconds: number
  /**
   * Decides what an error of a step means; it may clean up. Default: retry. It may be called again for the same run after a crash. Call `fence` before
   * each external undo: it throws LeaseLost when another process has the run.
   */
  onStepFailure?: (error: unknown, run: Run<Data>, fence: () => Promise<void>) => Promise<StepInterruption<Data>>
  /**
   * Removes what the steps of an abandoned run left behind, and decides whether the run ends; `data` says why it was abandoned. Default: it ends. The
   * rules of `onStepFailure` hold here too; when it throws, the step is retried.
   */
  undo?: (run: Run<Data>, data: Partial<Data>, fence: () => Promise<void>) => Promise<StepInterruption<Data>>
  /** Called for each run that is taken, and awaited before its first step. */
  onTaken?: (run: Run<Data>) => void | Promise<void>
  /** Saves the end of a run where other rows belong to it: in one transaction with `runs.done` or `runs.stop`, so that the same lease guards them. */
  finish?: (run: Run<Data>, last?: StepResult<Data>) => Promise<unknown>
  stop?: (run: Run<Data>, data: Partial<Data>) => Promise<unknown>
  /** Milliseconds to wait after that many attempts. Default 1, 2, 4 ... at most 60 seconds. */
  backOff?: (attempts: number) => number
  log: Log
}

/**
 * Runs the steps of a taken run that are not recorded yet. Each is announced, marked as started if it may not be repeated, looked up if it was marked
 * before, executed and recorded; every write carries the lease number. Returns quietly when the lease is lost, because another process has the run.
 */
export async function runSteps<Data extends object>(taken: Run<Data>, workflow: Workflow<Data>, signal: AbortSignal): Promise<void> {
  const lease = keepLease(taken, workflow)
  try {
    await continueRun(taken, workflow, signal, lease.lost)
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
    workflow.log.warn('Another process has taken over a run.', { sendingId: taken.id })
  } finally {
    lease.release()
  }
}

async function continueRun<Data extends object>(
  taken: Run<Data>,
  workflow: Workflow<Data>,
  signal: AbortSignal,
  lost: AbortSignal,
): Promise<void> {
  const { runs, steps, finish = runs.done } = workflow
  await workflow.onTaken?.(taken)
  const open = steps.filter((step) => !taken.recorded.includes(step.name))
  const first = open[0] && toProgress(open[0])
  let run = first ? (isAnnounced(taken, first) ? { ...taken, step: first.step } : await runs.announce(taken, first)) : taken
  for (const [index, step] of open.entries()) {
    if (signal.aborted) return void (await runs.postpone(run, 0, { counts: false }))
    const attempt = await attemptStep(step, run, taken.startedStep === step.name, lost)
    if (attempt.kind === 'failed' || attempt.kind === 'abandoned') {
      try {
        return await interrupt(run, await judge(run, attempt, workflow, lost), workflow)
      } catch (error) {
        if (error instanceof LeaseLost) await step.undoLateResult?.(undefined, run.data)
        throw error
      }
    }
    if (attempt.kind !== 'done') return interrupt(run, attempt, workflow)
    const next = open[index + 1]
    try {
      if (!next) return void (await finish(run, { step: step.name, data: attempt.data }))
      run = await runs.record(run, step.name, attempt.data, toProgress(next))
    } catch (error) {
      if (error instanceof LeaseLost) await step.undoLateResult?.(attempt.result, run.data)
      throw error
    }
  }
  await finish(run)
}

/** Returns true when announcing the step would change nothing: neither the started step nor what a watcher sees. */
function isAnnounced({ percent, text, startedStep }: Run<object>, next: Progress): boolean {
  return percent === next.percent && text === next.text && startedStep === next.startedStep
}

type Failed = { kind: 'failed'; error: unknown }
type Attempt<Data> = { kind: 'done'; result: unknown; data: Partial<Data> } | Failed | RunAbandoned<Data> | StepInterruption<Data>

/** Returns how the step ended, or its own error. A failed write to our database happens outside and is thrown: then the lease expires. */
async function attemptStep<Data extends object>(
  step: Step<Data>,
  { data }: Run<Data>,
  mayHaveHappened: boolean,
  lost: AbortSignal,
): Promise<Attempt<Data>> {
  try {
    const found = mayHaveHappened ? await step.findResult?.(data, lost) : undefined
    const outcome = found ?? (await step.execute(data, lost))
    return outcome.kind === 'done' ? { ...outcome, data: step.saveResult?.(outcome.result, data) ?? {} } : outcome
  } catch (error) {
    return { kind: 'failed', error }
  }
}

/** Asks the workflow how to continue a run whose step failed or abandoned it. Throws LeaseLost when another process has the run. */
async function judge<Data extends object>(
  run: Run<Data>,
  attempt: Failed | RunAbandoned<Data>,
  { runs, onStepFailure, undo, leaseMilliseconds }: Workflow<Data>,
  lost: AbortSignal,
): Promise<StepInterruption<Data>> {
  if (lost.aborted) throw new LeaseLost(undefined, attempt.kind === 'failed' ? { cause: attempt.error } : {})
  // The workflow may undo external things: check the lease first, because another process may have taken over during a stall.
  const fence = () => runs.renew(run, leaseMilliseconds)
  await fence()
  try {
    if (attempt.kind === 'abandoned') return undo ? await undo(run, attempt.data, fence) : { kind: 'stopped', data: attempt.data }
    return onStepFailure ? await onStepFailure(attempt.error, run, fence) : { kind: 'retry', cause: attempt.error }
  } catch (failure) {
    if (failure instanceof LeaseLost) throw failure
    // When judging itself fails, the step is retried.
    return { kind: 'retry', cause: failure }
  }
}

async function interrupt<Data extends object>(
  run: Run<Data>,
  interruption: StepInterruption<Data>,
  { runs, stop = runs.stop, backOff = defaultBackOff, log }: Workflow<Data>,
): Promise<void> {
  if (interruption.kind === 'stopped') return void (await stop(run, interruption.data))
  if (interruption.kind === 'decision-needed') return void (await runs.wait(run, interruption.data))
  // Waiting is not counted as an attempt.
  if (interruption.kind === 'postponed')
    return void (await runs.postpone(run, interruption.afterMs, { counts: false, data: interruption.data }))
  const { cause, afterMs = backOff(run.attempts), data } = interruption
  const step = run.step ?? undefined
  log.warn('A step failed; it is tried again later.', { sendingId: run.id, step, attempt: run.attempts, cause })
  await runs.postpone(run, afterMs, { data })
}

/** 1, 2, 4 ... at most 60 seconds. */
const defaultBackOff = (attempts: number): number => Math.min(1000 * 2 ** (attempts - 1), 60_000)

function toProgress<Data>(step: Step<Data>): Progress {
  const { name, percent, text } = step
  return { step: name, percent, text, startedStep: step.findResult ? name : null }
}

function keepLease<Data extends object>(
  run: Run<Data>,
  { runs, leaseMilliseconds, log }: Workflow<Data>,
): { lost: AbortSignal; release: () => void } {
  const lost = new AbortController()
  const timer = setInterval(() => {
    runs.renew(run, leaseMilliseconds).catch((cause: unknown) => {
      if (cause instanceof LeaseLost) lost.abort(cause)
      else log.warn('A lease could not be renewed.', { sendingId: run.id, cause })
    })
  }, leaseMilliseconds / 3)
  return { lost: lost.signal, release: () => clearInterval(timer) }
}
