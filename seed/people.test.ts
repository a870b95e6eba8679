import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LoadClient, LoadPerson } from '@fondly/contracts/load/world.ts'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'world', 'people')
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const people = globSync('*.json', { cwd: folder }).map((file) => LoadPerson.parse(read(file)))

test('every status at which a sign-on can stop has a person who stops there', () => {
  const who = (name: string) => people.find(({ email }) => email === `${name}@summit.test`)
  expect(who('mustchange')).toMatchObject({ mustChangePassword: true })
  expect(who('unverified')).toMatchObject({ emailVerified: false })
  expect(who('otp')?.devices?.map(({ type }) => type)).toEqual(['EMAIL'])
  expect(who('totp')?.devices?.map(({ type }) => type)).toEqual(['TOTP'])
  expect(who('push')?.devices?.map(({ type }) => type)).toEqual(['MOBILE'])
  expect(who('devices')?.devices).toHaveLength(3)
  const ids = people.flatMap(({ devices = [] }) => devices.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('one person uses an external provider, at a client that sends single cards', () => {
  expect(people.find(({ email }) => email === 'linked@lumen.test')?.client).toBe('lumen')
  expect(LoadClient.parse(read('../clients/lumen.json'))).toMatchObject({
    signOn: 'external',
    identityProvider: { issuer: '/identity/a2d9c3b4-6e1f-4a70-8d52-9b7e0c5f1a38/as' },
    configuration: { singleSendSSO: true },
  })
})
