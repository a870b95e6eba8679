import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../log.ts'
import { openListener } from './listen.ts'
import { testDatabase } from './test-database.ts'

let server: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  server = await testDatabase()
})
afterAll(() => server.drop())

test('channels that are added meanwhile wait until the connection is free', async () => {
  const warnings: string[] = []
  const warn = ({ message }: Error) => void warnings.push(message)
  process.on('warning', warn)
  const listener = openListener({ url: server.url, log: silentLog })
  const channels = ['one', 'two', 'three']
  // The first channel gets a call at once, and another one when the connection listens.
  await waitForCalls('zero', 2)
  await Promise.all(channels.map((channel) => waitForCalls(channel, 1)))
  const received = Promise.all(channels.map(receive))
  await notify(channels)
  expect(await received).toEqual(['for one', 'for two', 'for three'])
  await listener.close()
  process.off('warning', warn)
  expect(warnings).toEqual([])

  function receive(channel: string): Promise<string> {
    return new Promise((resolve) => listener.on(channel, (payload) => payload !== undefined && resolve(payload)))
  }
  async function waitForCalls(channel: string, times: number): Promise<void> {
    let callsLeft = times
    await new Promise<void>((resolve) => listener.on(channel, () => --callsLeft === 0 && resolve()))
  }
})

async function notify(channels: string[]): Promise<void> {
  const client = new Client(server.url)
  await client.connect()
  for (const channel of channels) await client.query('select pg_notify($1, $2)', [channel, `for ${channel}`])
  await client.end()
}
