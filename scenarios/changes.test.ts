import type { Commerce } from '@fondly/gateways/commerce/commerce.ts'
import { UpstreamRefused, UpstreamTimeout } from '@fondly/kit/upstream-error.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChangeWorld } from './testing/change-world.ts'

let world: Awaited<ReturnType<typeof createChangeWorld>>
beforeEach(async () => {
  world = await createChangeWorld()
})
afterEach(() => world.close())

const CLIENT = { kind: 'client', clientId: 'acme' } as const
const LUCIA = { id: 'user-lucia', name: 'Lucía Herrera' }
const MARCUS = { id: 'user-marcus', name: 'Marcus Bell' }
const days = (inactiveAccountExpiryAfterDays: number) => ({ inactiveAccountExpiryAfterDays })
const entries = () => world.activity.list('acme', { count: 10 })

async function changeDays(number: number, actor = LUCIA) {
  const { version } = await world.changes.read(CLIENT)
  return world.changes.change({ target: CLIENT, version, fields: days(number), actor })
}

test('a change is written to commerce and logged once with its author, before and after', async () => {
  const current = await changeDays(120)
  expect(current.fields).toMatchObject(days(120))
  expect(await entries()).toMatchObject([
    { id: 1, clientId: 'acme', subject: 'client', outcome: 'done', actor: LUCIA, before: days(90), after: days(120) },
  ])
})

test('the product reads the change at once', async () => {
  expect((await world.clients.find('acme'))?.configuration.inactiveAccountExpiryAfterDays).toBe(90)
  await changeDays(120)
  expect((await world.clients.find('acme'))?.configuration.inactiveAccountExpiryAfterDays).toBe(120)
})

test('another process reads the change at once too', async () => {
  const other = world.openOther()
  await other.listens
  const expiry = async () => (await other.clients.find('acme'))?.configuration.inactiveAccountExpiryAfterDays
  expect(await expiry()).toBe(90)
  await changeDays(120)
  await vi.waitFor(async () => expect(await expiry()).toBe(120))
  await other.close()
})

test('a request that changes nothing makes no entry', async () => {
  await changeDays(90)
  expect(await entries()).toEqual([])
})

test('a second administrator sees the change of the first and overwrites nothing', async () => {
  const { version } = await world.changes.read(CLIENT)
  await changeDays(120, MARCUS)
  const second = world.changes.change({ target: CLIENT, version, fields: days(60), actor: LUCIA })
  const now = await world.changes.read(CLIENT)
  await expect(second).rejects.toMatchObject({
    because: 'conflict',
    code: 'changed-meanwhile',
    extension: { version: now.version, fields: days(120) },
  })
  expect(await entries()).toHaveLength(1)
})

test('one of two changes at the same moment is refused, and the log has one entry', async () => {
  const { version } = await world.changes.read(CLIENT)
  const attempts = await Promise.allSettled(
    [LUCIA, MARCUS].map((actor, at) => world.changes.change({ target: CLIENT, version, fields: days(100 + at), actor })),
  )
  expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await entries()).toHaveLength(1)
})

test('a value that commerce cannot hold is refused with its size and can be tried again', async () => {
  const { version } = await world.changes.read(CLIENT)
  const change = { target: CLIENT, version, fields: { name: 'n'.repeat(4001) }, actor: LUCIA }
  await expect(world.changes.change(change)).rejects.toMatchObject({ code: 'value-too-large', params: { bytes: 4001, maxBytes: 4000 } })
  await changeDays(120)
  expect(await entries()).toHaveLength(1)
})

test('adding and removing a blackout day are both in the log of the site', async () => {
  const target = { kind: 'blackout-day', day: '2027-01-01' } as const
  const day = { day: '2027-01-01', reason: { en: 'New Year' } }
  const added = await world.changes.change({ target, version: undefined, fields: { blackoutDay: day }, actor: LUCIA })
  await world.changes.change({ target, version: added.version, fields: { blackoutDay: null }, actor: MARCUS })
  expect(await world.activity.list(undefined, { count: 5 })).toMatchObject([
    { subject: 'blackout-day 2027-01-01', actor: MARCUS, before: { blackoutDay: day }, after: { blackoutDay: null } },
    { actor: LUCIA, before: { blackoutDay: null }, after: { blackoutDay: day } },
  ])
})

describe('when the process dies or the reply is lost', () => {
  type Write = Commerce['administration']['clients']['write']
  /** Replaces the next write of a client, with the read that follows a lost reply. */
  const failing = (make: (write: Write) => Write) => {
    const clients = world.commerce.administration.clients
    const { write } = clients
    clients.write = async (...args) => {
      clients.write = write
      return make(write)(...args)
    }
  }
  const lost = () => new UpstreamTimeout('commerce', undefined)

  test('after commerce took the change, the next read logs it once', async () => {
    failing((write) => async (...args) => {
      await write(...args)
      throw lost()
    })
    await expect(changeDays(120)).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    expect(await entries()).toEqual([])
    world.advanceClock(60_000)
    await Promise.all([world.changes.settleOpen(), world.changes.settleOpen()])
    await world.changes.settleOpen()
    expect(await entries()).toMatchObject([{ outcome: 'done', actor: LUCIA, before: days(90), after: days(120) }])
  })

  test('after commerce archived a client, the next read ends the sessions of its people', async () => {
    const target = { kind: 'listed-client', listedId: 'acme' } as const
    const { version } = await world.changes.read(target)
    failing((write) => async (...args) => {
      await write(...args)
      throw lost()
    })
    const archiving = world.changes.change({ target, version, fields: { archivedClient: 'Acme' }, actor: LUCIA })
    await expect(archiving).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    expect(world.endedClients).toEqual([])
    world.advanceClock(60_000)
    await world.changes.settleOpen()
    expect(world.endedClients).toEqual(['acme'])
  })

  test('an open change that cannot be read does not stop others from being settled', async () => {
    const unreadable = {
      id: '00000000-0000-4000-8000-000000000000',
      target: 'unreadable',
      started_at: new Date(0),
      sealed: Buffer.from('unreadable'),
    }
    await world.database.insertInto('open_change').values(unreadable).execute()
    failing((write) => async (...args) => {
      await write(...args)
      throw lost()
    })
    await expect(changeDays(120)).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    world.advanceClock(60_000)
    await world.changes.settleOpen()
    expect(await entries()).toMatchObject([{ outcome: 'done', after: days(120) }])
  })

  test('before commerce took the change, it is not logged and the next change can be made', async () => {
    failing(() => () => Promise.reject(lost()))
    await expect(changeDays(120)).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    await expect(changeDays(130)).rejects.toMatchObject({ because: 'conflict', code: 'change-in-progress' })
    world.advanceClock(60_000)
    await changeDays(130)
    expect(await entries()).toMatchObject([{ before: days(90), after: days(130) }])
  })

  test('and the value was changed again elsewhere, the log marks the change as unconfirmed', async () => {
    failing(() => () => Promise.reject(lost()))
    await expect(changeDays(120)).rejects.toMatchObject({ name: 'UpstreamTimeout' })
    const { version = '' } = (await world.commerce.administration.clients.read('acme')) ?? {}
    await world.commerce.administration.clients.write('acme', days(45), version)
    world.advanceClock(60_000)
    await world.changes.settleOpen()
    expect(await entries()).toMatchObject([{ outcome: 'unconfirmed', before: days(90), after: days(120) }])
  })

  test('and somebody overwrote the change before it was settled, the author sees the other value and the log marks the change as unconfirmed', async () => {
    failing((write) => async (...args) => {
      const { current } = (await write(...args)) as { current: { version: string } }
      const theirs = await write('acme', days(45), current.version)
      return { kind: 'unconfirmed', current: 'current' in theirs ? theirs.current : undefined }
    })
    await expect(changeDays(120)).rejects.toMatchObject({ code: 'changed-meanwhile', extension: { fields: days(45) } })
    expect(await entries()).toMatchObject([{ outcome: 'unconfirmed', actor: LUCIA, before: days(90), after: days(120) }])
    expect(await world.activity.countUnconfirmed('acme')).toBe(1)
    await changeDays(130)
    expect(await world.activity.countUnconfirmed('acme')).toBe(0)
    expect(await entries()).toHaveLength(2)
  })

  /** Makes commerce use the value itself as the version, so that a restored value has its old version again. */
  const repeatVersions = (tellsLastWrite: boolean) => {
    const clients = world.commerce.administration.clients
    const { read } = clients
    clients.read = async (id) => {
      const { value, lastWrite } = (await read(id)) ?? {}
      return value && { value, version: JSON.stringify(value), lastWrite: tellsLastWrite ? lastWrite : undefined }
    }
    return async (number: number) => {
      const { version = '' } = (await read('acme')) ?? {}
      await clients.write('acme', days(number), version)
    }
  }

  test.each([true, false])(
    'and somebody restored the earlier value, the log marks the change as unconfirmed (commerce tells the last write: %s)',
    async (tellsLastWrite) => {
      const write = repeatVersions(tellsLastWrite)
      failing(() => async () => {
        world.advanceClock(1_000)
        await write(120)
        await write(90)
        throw lost()
      })
      await expect(changeDays(120)).rejects.toMatchObject({ name: 'UpstreamTimeout' })
      world.advanceClock(60_000)
      await world.changes.settleOpen()
      expect(await entries()).toMatchObject([{ outcome: 'unconfirmed', before: days(90), after: days(120) }])
    },
  )

  test.each([
    [true, 0],
    [false, 1],
  ])(
    'and commerce wrote nothing, the log has an unconfirmed entry unless commerce tells its last write (%s: %i entries)',
    async (tellsLastWrite, number) => {
      repeatVersions(tellsLastWrite)
      failing(() => () => Promise.reject(lost()))
      await expect(changeDays(120)).rejects.toMatchObject({ name: 'UpstreamTimeout' })
      world.advanceClock(60_000)
      await world.changes.settleOpen()
      expect((await entries()).map(({ outcome }) => outcome)).toEqual(Array.from({ length: number }, () => 'unconfirmed'))
    },
  )

  test('and our own database lost the answer, the change is in the log', async () => {
    const target = { kind: 'brand', clientId: 'acme' } as const
    await world.brands.load([{ id: 'acme', slug: 'acme', brand: { name: 'Acme', logo: 'acme.svg', colour: '#123456' } }])
    const { fields, version } = await world.changes.read(target)
    const { write } = world.brands
    world.brands.write = async (...args) => {
      await write(...args)
      throw new Error('Connection terminated unexpectedly')
    }
    const brand = { ...(fields['brand'] as object), name: 'Acme Care' }
    await expect(world.changes.change({ target, version, fields: { brand }, actor: LUCIA })).rejects.toThrow('Connection terminated')
    world.advanceClock(60_000)
    await world.changes.settleOpen()
    expect(await entries()).toMatchObject([{ subject: 'brand', outcome: 'done', after: { brand: { name: 'Acme Care' } } }])
  })

  test('a slow process does not log a change again that was settled meanwhile', async () => {
    failing((write) => async (...args) => {
      const written = await write(...args)
      world.advanceClock(60_000)
      await world.changes.settleOpen()
      return written
    })
    await changeDays(120)
    expect(await entries()).toHaveLength(1)
  })

  test('a slow process still logs its change that was given up meanwhile', async () => {
    failing((write) => async (...args) => {
      world.advanceClock(60_000)
      await world.changes.settleOpen()
      return write(...args)
    })
    await changeDays(120)
    expect(await entries()).toHaveLength(1)
  })

  test('a change that commerce refuses does not stay open', async () => {
    failing(() => () => Promise.reject(new UpstreamRefused('commerce', 403, 'ClientAccessForbiddenException', 'No.')))
    await expect(changeDays(120)).rejects.toMatchObject({ name: 'UpstreamRefused' })
    await changeDays(130)
    expect(await entries()).toHaveLength(1)
  })
})
