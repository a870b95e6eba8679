import type { AddressAnswer } from '@fondly/domain/address/postal-address.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { expect, test } from 'vitest'
import type { CoreContext } from '../context.ts'
import { createLookUpAddress } from './look-up-address.ts'

const address = { address1: '1000 Fourth Avenue', address2: '', city: 'Seattle', state: 'WA', zip: '98104' }
const standard = { ...address, city: 'SEATTLE' }
const refusal = (message: string, code = 400): AddressAnswer => ({ success: false, code, message, address })

function lookUp(answer: AddressAnswer | Error) {
  let calls = 0
  const worker = { validateAddress: () => (calls++, answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)) }
  const context = { worker, env: { log: silentLog } } as unknown as Pick<CoreContext, 'worker' | 'env'> // only these members are used
  return { ask: createLookUpAddress(context), countCalls: () => calls }
}

test('city and state come from the check', async () => {
  const { ask } = lookUp({ success: true, code: 200, message: '', address: standard, level: 'zip' })
  expect(await ask({ ...address, city: '', state: '' })).toEqual({ kind: 'found', city: 'SEATTLE', state: 'WA' })
})

test.each<[string, AddressAnswer]>([
  ['has reached its limit', refusal('', 429)],
  ['fails', refusal('Address Not Found', 503)],
])('the answer is unknown while the check %s', async (_, answer) => expect(await lookUp(answer).ask(address)).toEqual({ kind: 'unknown' }))

test('a check that does not answer in time may be repeated', async () => {
  expect(await lookUp(new Error('down')).ask(address)).toEqual({ kind: 'unknown', isLate: true })
})

test('a refusal is returned; without city and state, only a refusal of the ZIP code', async () => {
  const text = 'There is no ZIP Code 98100.'
  const refused = { kind: 'refused', problem: { code: 'address-check-says', params: { text } } }
  expect(await lookUp(refusal(text)).ask(address)).toEqual(refused)
  expect(await lookUp(refusal(text)).ask({ ...address, city: '' })).toEqual(refused)
  expect(await lookUp(refusal('The address needs a city.')).ask({ ...address, city: '' })).toEqual({ kind: 'unknown' })
})

test('an address without a street or a complete ZIP code is not checked', async () => {
  const { ask, countCalls } = lookUp(new Error('down'))
  for (const part of [{ address1: ' ' }, { zip: '' }, { zip: '9810' }, { zip: '98104-12' }])
    expect(await ask({ ...address, ...part })).toEqual({ kind: 'unknown' })
  expect(countCalls()).toBe(0)
})
