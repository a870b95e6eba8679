import { Agent, get } from 'node:http'
import { networkFetch } from '@fondly/kit/network-fetch.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest'
import { newsUntil, pressSend } from './testing/send-a-card.ts'
import { readOrderCounts } from './testing/read-order-counts.ts'
import { isRunning, startSeveralProcesses, type SeveralProcesses } from './testing/several-processes.ts'
import { visitor, type Visitor } from './testing/visitor.ts'

const POLL = { timeout: 150_000, interval: 200 }
const PARALLEL_CALLERS = 8

let product: SeveralProcesses
let tab: Visitor

const cookieOf = ({ jar }: Visitor) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/** Asks for the session several times, each on a new connection, so that each process answers some of them. Returns the status and the count of each. */
async function askEachProcess(cookie: string): Promise<string[]> {
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const headers = { cookie, host: `localhost:${product.port}` }
      get({ host: '127.0.0.1', port: product.port, path: '/api/session', agent: false, headers }, (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', reject)
        answer.on('end', () => resolve(`${answer.statusCode} ${/"cardsThisMonth":(\w+)/.exec(text)?.[1]}`))
      }).on('error', reject)
    })
  const answers = await Promise.all(Array.from({ length: 24 }, ask))
  return [...new Set(answers)]
}

/** Calls again and again, each caller on a connection of its own that it keeps, until `stop`. A lost connection is an entry in `lost`. */
function keepCalling() {
  const lost: string[] = []
  let answered = 0
  const stopping = new AbortController()
  const cookie = cookieOf(tab)
  const call = (agent: Agent) =>
    new Promise<void>((resolve) => {
      const lose = (reason: string) => {
        lost.push(reason)
        resolve()
      }
      get({
        host: '127.0.0.1',
        port: product.port,
        path: '/api/session',
        agent,
        timeout: 60_000,
        headers: { cookie, host: `localhost:${product.port}` },
      })
        .on('response', (answer) => {
          answer.on('error', (error) => lose(error.message)).resume()
          answer.on('end', () => {
            if (answer.statusCode !== 200) lose(`status ${answer.statusCode}`)
            answered++
            resolve()
          })
        })
        .on('timeout', () => lose('timeout'))
        .on('error', (error) => lose(error.message))
    })
  const callers = Array.from({ length: PARALLEL_CALLERS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!stopping.signal.aborted) await call(agent)
    agent.destroy()
  })
  return {
    lost,
    answered: () => answered,
    stop: async () => {
      stopping.abort()
      await Promise.all(callers)
    },
  }
}

describe.skipIf(process.platform !== 'linux')('two server processes on one port', () => {
  beforeAll(async () => {
    product = await startSeveralProcesses()
    await product.bothAnswer()
    tab = visitor(networkFetch(), product.origin)
    await tab.signIn('orderer@harborview.test')
  }, 240_000)
  beforeEach(() => onTestFailed(() => console.error(product.output().split('\n').slice(-100).join('\n'))))
  afterAll(() => product?.close())

  test('the address is printed once', () => {
    expect(product.output().match(/is ready at/g)).toHaveLength(1)
  })

  test('a process that is asked to end is replaced without a lost call', async () => {
    const [before = 0, other = 0] = await product.serverPids()
    const calls = keepCalling()
    await expect.poll(calls.answered, POLL).toBeGreaterThan(20)
    process.kill(before, 'SIGTERM')
    await product.bothAnswer(2)
    await expect.poll(() => isRunning(before), POLL).toBe(false)
    const answered = calls.answered()
    await expect.poll(calls.answered, POLL).toBeGreaterThan(answered + 20)
    await calls.stop()
    expect(calls.lost).toEqual([])
    const after = await product.serverPids()
    expect(after).toHaveLength(2)
    expect(after).toContain(other)
  })

  test('a killed process is replaced; only calls on its own connections are lost, and none hangs', async () => {
    const [killed = 0, other = 0] = await product.serverPids()
    const calls = keepCalling()
    await expect.poll(calls.answered, POLL).toBeGreaterThan(20)
    process.kill(killed, 'SIGKILL')
    await product.bothAnswer(3)
    const answered = calls.answered()
    await expect.poll(calls.answered, POLL).toBeGreaterThan(answered + 20)
    await calls.stop()
    // At most one call on each connection had no answer yet; the next call of each caller was answered.
    expect(calls.lost.length).toBeLessThanOrEqual(PARALLEL_CALLERS)
    expect(calls.lost.filter((reason) => !/ECONNRESET|socket hang up|aborted/.test(reason))).toEqual([])
    expect(await product.serverPids()).toContain(other)
    expect(product.output()).toContain('A server process ended; another one is started.')
  })

  test('every process knows of a sent card and of an ended session, whichever process handled the request', async () => {
    const sender = visitor(networkFetch(), product.origin)
    await sender.signIn('clientadmin@harborview.test')
    const [before = '', ...others] = await askEachProcess(cookieOf(sender))
    expect([before, others]).toEqual([expect.stringMatching(/^200 \d+$/), []])
    const { id } = (await (await pressSend(sender)).response.json()) as { id: string }
    expect((await newsUntil(sender, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent' })
    const count = Number(before.split(' ')[1])
    await expect.poll(() => askEachProcess(cookieOf(sender)), POLL).toEqual([`200 ${count + 1}`])

    const cookie = cookieOf(sender)
    await sender.ask('POST', '/api/session/sign-out', {})
    // A session that has ended has no user.
    expect(await askEachProcess(cookie)).toEqual(['200 undefined'])
  })

  test('a card is sent, followed and printed, also when the process that prints is killed', async () => {
    // The card of the test above may still wait for the press.
    await expect.poll(async () => (await readOrderCounts(product.databaseUrl)).ready, POLL).toBe(0)
    const before = await readOrderCounts(product.databaseUrl)
    // The oldest process prints. It is not the process that printed at the start, because that process was replaced above.
    process.kill((await product.serverPids())[0] ?? 0, 'SIGKILL')
    await product.bothAnswer(4)
    const { response } = await pressSend(tab)
    const { id } = (await response.json()) as { id: string }
    expect((await newsUntil(tab, id, ['sent', 'stopped'])).at(-1)).toMatchObject({ state: 'sent' })
    await expect.poll(async () => (await readOrderCounts(product.databaseUrl)).exported, POLL).toBe(before.exported + 1)
  })

  test('SIGTERM ends all of them', async () => {
    const servers = await product.serverPids()
    process.kill(product.pid, 'SIGTERM')
    expect(await product.ended).toEqual([0, null])
    expect(servers.filter(isRunning)).toEqual([])
  })
})

test.skipIf(process.platform !== 'linux')(
  'when the first process is killed, the others end and free the port',
  async () => {
    const alone = await startSeveralProcesses()
    try {
      await alone.bothAnswer()
      const servers = await alone.serverPids()
      process.kill(alone.pid, 'SIGKILL')
      await expect.poll(() => servers.filter(isRunning), POLL).toEqual([])
      await expect(fetch(`http://127.0.0.1:${alone.port}/healthz`)).rejects.toThrow('fetch failed')
    } finally {
      await alone.close()
    }
  },
  240_000,
)
