import { expect, test } from 'vitest'
import { mounted } from './mount.ts'
import { addressBlock, noteAddress, remoteAddress } from './remote-address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('limits count %s as %s', (address, block) => expect(addressBlock(address)).toBe(block))

test('a mounted upstream knows where a request came from', async () => {
  const request = new Request('http://localhost/identity/flows/1')
  noteAddress(request, '192.0.2.7', 'none')
  const upstream = mounted('/identity', (moved) => Promise.resolve(new Response(remoteAddress(moved))))
  expect(await (await upstream(request)).text()).toBe('192.0.2.7')
})
