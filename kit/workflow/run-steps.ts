import type { Log } from '../log.ts'
import { learnResult, type Progress, type Run } from './run.ts'
import { LeaseLost, type WorkflowRuns } from './workflow-runs.ts'
import type { ProgressHub } from './progress-hub.ts'
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
  /** Saves the end of a run where other rows belong to it: in one statement with `runs.done` or one transaction with `runs.stop`, so that the same lease guards them. */
  finish?: (run: Run<Data>) => Promise<unknown>
  stop?: (run: Run<Data>, data: Partial<Data>) => Promise<unknown>
  /** Milliseconds to wait after that many attempts. Default 1, 2, 4 ... at most 60 seconds. */
  backOff?: (attempts: number) => number
  /** The time in milliseconds. Default: the clock of this process. */
  now?: () => number
  /** Publishes steps that begin without a write. */
  hub?: Pick<ProgressHub<Data>, 'put' | 'drop'>
  log: Log
}

/**
 * Runs the steps of a taken run that are not recorded yet. A step that may not be repeated is saved as started first, together with everything that
 * the steps before it have learnt, and looked up if it was saved as started before. Other steps begin without a write: after a crash they are
 * repeated. Every write carries the lease number. Returns quietly when the lease is lost, because another process has the run.
 */
export async function runSteps<Data extends object>(taken: Run<Data>, workflow: Workflow<Data>, signal: AbortSignal): Promise<void> {
  const lease = keepLease(taken, workflow)
  try {
    await continueRun(taken, workflow, signal, lease)
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
    workflow.log.warn('Another process has taken over a run.', { sendingId: taken.id })
  } finally {
    lease.release()
    workflow.hub?.drop(taken.id)
  }
}

async function continueRun<Data extends object>(
  taken: Run<Data>,
  workflow: Workflow<Data>,
  signal: AbortSignal,
  lease: Lease,
): Promise<void> {
  const { runs, finish = runs.done } = workflow
  /** Calls whose results no write has saved yet. If the lease is lost, nobody else learns of them. */
  let unsavedCalls: (() => Promise<void> | undefined)[] = []
  let run = taken
  const save = async (next: Progress) => {
    run = await runs.announce(run, next)
    lease.confirm()
    unsavedCalls = []
  }
  try {
    await workflow.onTaken?.(taken)
    for (const step of workflow.steps.filter(({ name }) => !taken.recorded.includes(name))) {
      if (signal.aborted) return void (await runs.postpone(run, 0, { counts: false }))
      const next = toProgress(step)
      const wasStarted = taken.startedStep === step.name
      if (step.findResult) {
        if (!wasStarted || run.unsaved) await save(next)
        else run = enter(run, next, workflow)
      } else {
        await lease.check()
        run = enter(run, next, workflow)
      }
      const { data } = run
      // Undefined while there is no result: the call may have been made although its answer is lost.
      let result: unknown
      if (step.undoLateResult) unsavedCalls.push(() => step.undoLateResult?.(result, data))
      const attempt = await attemptStep(step, run, wasStarted, lease.lost)
      if (attempt.kind === 'failed' || attempt.kind === 'abandoned')
        return await interrupt(run, await judge(run, attempt, workflow, lease.lost), workflow)
      if (attempt.kind !== 'done') return await interrupt(run, attempt, workflow)
      result = attempt.result
      run = learnResult(run, { step: step.name, data: attempt.data, beside: step.saveBeside?.(attempt.result, run.data) })
      if (step.mustSurvive) await save({ ...next, startedStep: null })
    }
    await finish(run)
  } catch (error) {
    if (error instanceof LeaseLost) for (const undo of unsavedCalls) await undo()
    throw error
  }
}

/** Begins a step without a write. */
function enter<Data extends object>(run: Run<Data>, { step, percent, text }: Progress, { hub }: Workflow<Data>): Run<Data> {
  const entered = { ...run, step, percent, text }
  hub?.put(entered)
  return entered
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

type Lease = {
  /** Aborts when another process has the run. */
  lost: AbortSignal
  /** Notes that a write has just succeeded. */
  confirm: () => void
  /** Throws LeaseLost when this process stalled so long that the lease may have expired, and another process has the run. */
  check: () => Promise<void>
  release: () => void
}

function keepLease<Data extends object>(
  run: Run<Data>,
  { runs, leaseMilliseconds, log, now = () => performance.now() }: Workflow<Data>,
): Lease {
  const lost = new AbortController()
  let confirmedAt = now()
  const renew = async () => {
    const began = now()
    await runs.renew(run, leaseMilliseconds)
    confirmedAt = began
  }
  const timer = setInterval(() => {
    renew().catch((cause: unknown) => {
      if (cause instanceof LeaseLost) lost.abort(cause)
      else log.warn('A lease could not be renewed.', { sendingId: run.id, cause })
    })
  }, leaseMilliseconds / 3)
  return {
    lost: lost.signal,
    confirm: () => void (confirmedAt = now()),
    check: async () => {
      if (lost.signal.aborted) throw lost.signal.reason
      if (now() - confirmedAt > leaseMilliseconds / 2) await renew()
    },
    release: () => clearInterval(timer),
  }
}
