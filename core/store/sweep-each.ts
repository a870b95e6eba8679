import type { Log } from '@fondly/kit/log.ts'

/** Removes each kind of expired rows separately, so that a failure with one kind does not prevent the removal of the others. */
export async function sweepEach(sweeps: Record<string, () => Promise<unknown>>, log: Pick<Log, 'warn'>): Promise<void> {
  for (const [step, remove] of Object.entries(sweeps))
    try {
      await remove()
    } catch (cause) {
      log.warn('Expired rows or files could not be removed. It is tried again.', { step, cause })
    }
}
