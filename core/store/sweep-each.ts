import type { Log } from '@fondly/kit/log.ts'

/** Removes expired rows of each kind separately: if one kind fails, the others are still removed. */
export async function sweepEach(sweeps: Record<string, () => Promise<unknown>>, log: Pick<Log, 'warn'>): Promise<void> {
  for (const [step, remove] of Object.entries(sweeps))
    try {
      await remove()
    } catch (cause) {
      log.warn('Expired rows or files could not be removed. It is tried again.', { step, cause })
    }
}
