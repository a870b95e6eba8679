import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { Session } from '@fondly/contracts/bff/session.ts'
import { afterAll, expect, test } from 'vitest'
import { smallWorld } from '../testing/small-world.ts'

const { signIn, close } = await smallWorld()
afterAll(close)

test('a preloaded form that is not opened does not make its card recent', async () => {
  const { tab } = await signIn('orderer')
  const recents = async () => {
    const session = await tab.read<Session>('/api/session')
    return session.signedIn ? session.user.recents : undefined
  }
  const ahead = await tab.read<OrderFormPageData>('/api/cards/1HBE2115/order-form?ahead=1')
  expect(await recents()).toEqual([])
  expect(await tab.read<OrderFormPageData>('/api/cards/1HBE2115/order-form')).toEqual(ahead)
  expect(await recents()).toEqual(['1HBE2115'])
})
