import { silentLog } from '@fondly/kit/log.ts'
import { expect, test } from 'vitest'
import { form } from '../testing/order-form.ts'
import { checkAddress, createAddressAnswers } from './check-address.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'

const data: SendingData = { id: 'sending', key: 'key', snapshot: 'sealed' }
const entered = { address1: '123 Main St', address2: '', city: 'Portland', state: 'OR', zip: '97201' }

function stepFor(change: Partial<typeof form>, calls: unknown[]) {
  // The step needs only these members of the seal and of the snapshot.
  const seal = {
    snapshot: () => ({ form: { ...form, ...change } }),
    closeQuestion: (question: unknown) => JSON.stringify(question),
  } as unknown as SendingSeal
  const worker = {
    validateAddress: async (request: unknown) => {
      calls.push(request)
      return { success: true, code: 200, message: '', address: entered }
    },
  }
  return checkAddress({ seal, addressAnswers: createAddressAnswers({ seal, log: silentLog, worker }) })
}

test.each(['address1', 'city', 'state', 'zipCode'] as const)(
  'an address without %s is not checked: the sender must complete it',
  async (part) => {
    const calls: unknown[] = []
    await expect(stepFor({ [part]: ' ' }, calls).execute(data, new AbortController().signal)).resolves.toMatchObject({
      kind: 'decision-needed',
    })
    expect(calls).toEqual([])
  },
)

test('a complete address is checked', async () => {
  const calls: unknown[] = []
  const outcome = await stepFor({}, calls).execute(data, new AbortController().signal)
  expect(outcome).toMatchObject({ kind: 'done', result: { address: entered, changes: [] } })
  expect(calls).toHaveLength(1)
})
