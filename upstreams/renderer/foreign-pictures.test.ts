import { expect, test } from 'vitest'
import { foreignPictures, isPrivate, publicLookup } from './foreign-pictures.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'not an address',
])('%s is not of the public net', (address) => expect(isPrivate(address)).toBe(true))

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) =>
  expect(isPrivate(address)).toBe(false),
)

test('a name that leads into our own house is refused where it is resolved', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve))
  expect(String(error)).toContain('not public')
})

test('a host that was named but leads into our own house is never connected to', async () => {
  await expect(foreignPictures(['localhost'])('https://localhost/a.png')).rejects.toMatchObject({
    status: 422,
    code: 'picture-unreachable',
  })
})
