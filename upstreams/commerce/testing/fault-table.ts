import type { Fetch } from '@fondly/kit/env.ts'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FaultShop, openFaultShop } from './fault-shop.ts'

/** One fault of one call: how a test provokes it, and what the answer must hold. */
export type FaultCell = {
  /** Method and path as the wire's description writes them, e.g. 'POST /orders'. */
  call: string
  fault: string
  status: number
  /** The arguments of the fault, each compared; not compared when left out. */
  arguments?: Record<string, unknown>
  provoke: (shop: FaultShop) => Promise<Response>
}
/** A fault of the reference that this server never gives; docs/differences.md names it with its reason. */
export type NeverGiven = { call: string; fault: string; because: string }

const DIFFERENCES = new URL('../../../docs/differences.md', import.meta.url)

export type FaultTable = {
  /** The test's own fetch, which goes over a socket. */
  network: Fetch
  /** Every call with the faults that its description lists. */
  listed: Record<string, readonly string[]>
  cells: readonly FaultCell[]
  never?: readonly NeverGiven[]
}

/** Provokes every fault of every call over HTTP, and prints how many of the listed faults came back as they should. */
export function everyFault(title: string, { network, listed, cells, never = [] }: FaultTable): void {
  const name = ({ call, fault }: { call: string; fault: string }) => `${call}: ${fault}`
  const wanted = Object.entries(listed).flatMap(([call, faults]) => faults.map((fault) => name({ call, fault })))
  let seen = 0

  describe(`${title}: every fault`, () => {
    let shop: FaultShop
    beforeAll(async () => void (shop = await openFaultShop(network)))
    afterAll(async () => {
      const others = never.length > 0 ? `, ${never.length} never given` : ''
      process.stdout.write(`${title}: ${seen} of ${wanted.length - never.length} faults${others}\n`)
      await shop.close()
    })

    test('every listed fault has one cell', () => {
      expect([...cells, ...never].map(name).sort()).toEqual([...new Set(wanted)].sort())
    })

    test.each(never.map((one) => [name(one), one.fault] as const))('%s is listed among the differences', async (_, fault) => {
      expect(await readFile(DIFFERENCES, 'utf8')).toContain(fault)
    })

    test.each(cells.map((cell) => [name(cell), cell] as const))('%s', async (_, cell) => {
      const answer = await cell.provoke(shop)
      expect(await toFault(answer)).toEqual({
        status: cell.status,
        type: cell.fault,
        arguments: cell.arguments ?? {},
        message: expect.stringMatching(/^[A-Z].*\.$/),
      })
      seen++
    })
  })
}

// Checks the shape of section 1.1: a version and a fault, nothing else, and only plain values as arguments.
async function toFault(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/json;charset=UTF-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const document = (await answer.json()) as { _v: string; fault: { type: string; message: string; arguments: Record<string, unknown> } }
  expect(Object.keys(document)).toEqual(['_v', 'fault'])
  expect(document._v).toBe('21.2')
  expect(Object.keys(document.fault)).toEqual(['type', 'message', 'arguments'])
  for (const value of Object.values(document.fault.arguments)) expect(['string', 'number', 'boolean']).toContain(typeof value)
  return { status: answer.status, ...document.fault }
}
