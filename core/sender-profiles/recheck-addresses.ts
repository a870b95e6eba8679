import { isDeepStrictEqual } from 'node:util'
import { logFailure } from '@fondly/kit/log-failure.ts'
import { isUpstreamError } from '@fondly/kit/upstream-error.ts'
import { Refused } from '@fondly/domain/refused.ts'
import type { CoreContext } from '../context.ts'
import { createCheckReturnAddress } from './check-return-address.ts'

/** The author that the activity log names when a later answer of the address check changes a profile. */
const FONDLY = { id: 'fondly', name: 'Fondly' }

/** Creates the function that checks again every return address for which the address check had no answer. */
export function createRecheckAddresses({
  brands,
  changes,
  clients,
  env,
  worker,
}: Pick<CoreContext, 'brands' | 'changes' | 'clients' | 'env' | 'worker'>) {
  const check = createCheckReturnAddress({ worker, env })

  async function recheckClient(clientId: string): Promise<void> {
    for (const { id: profileId, returnAddress, returnAddressCheck } of (await clients.find(clientId))?.senderProfiles ?? []) {
      if (returnAddressCheck !== 'waiting') continue
      const verdict = await check(returnAddress)
      if (verdict.kind === 'waiting') continue
      const target = { kind: 'sender-profile', clientId, profileId } as const
      const { fields, version } = await changes.read(target)
      // Skip a profile whose address somebody has replaced in the meantime. The new address was checked when it was saved.
      if (fields['returnAddressCheck'] !== 'waiting' || !isDeepStrictEqual(fields['returnAddress'], returnAddress)) continue
      const answer = { returnAddressCheck: verdict.kind === 'refused' ? 'refused' : null }
      await changes.change({ target, version, fields: answer, actor: FONDLY })
    }
  }

  return async (): Promise<void> => {
    for (const { clientId } of await brands.listClients()) {
      await recheckClient(clientId).catch((cause: unknown) => {
        // Another process has saved this profile first, or commerce does not answer now. The next round tries again.
        if (!(cause instanceof Refused) && !isUpstreamError(cause)) throw cause
        logFailure(env.log, 'A return address could not be checked again.', cause, { clientId })
      })
    }
  }
}
