import { randomBytes, randomUUID } from 'node:crypto'
import type { Renderer } from '@fondly/gateways/renderer/renderer.ts'
import type { Worker } from '@fondly/gateways/worker/worker.ts'
import type { Env } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { createStandInWorld, findPerson, noteCall, unused } from './stand-in-world.ts'
import { stubCommerce } from './stub-commerce.ts'
import { stubIdentity } from './stub-identity.ts'

/**
 * Gateways over a few variables, for what an embedded upstream cannot be made to do at will: fall silent in one call, refuse one token,
 * count what it was asked. Whole walks are tested with the embedded upstreams themselves.
 */
export function standIn() {
  const world = createStandInWorld()
  const env: Env = {
    fetch: () => Promise.reject(new Error('no network here')),
    clock: () => new Date(world.now),
    random: (bytes) => randomBytes(bytes),
    ids: () => randomUUID(),
    log: silentLog,
  }

  const worker: Worker = {
    async resolveRole(userId) {
      await noteCall(world, 'worker.resolveRole')
      return findPerson(world, userId).statement ?? ''
    },
    async resolveGroup({ populationId }) {
      await noteCall(world, 'worker.resolveGroup')
      return world.groups.get(populationId)
    },
    validateAddress: unused('validateAddress'),
  }

  const renderer: Renderer = {
    async preview() {
      await noteCall(world, 'renderer.preview')
      world.previews += 1
      return { outsideUrl: '/renderer/pictures/o.jpg', insideUrl: '/renderer/pictures/i.jpg', envelopeUrl: '/renderer/pictures/e.jpg' }
    },
    print: unused('print'),
  }

  return { world, env, gateways: { commerce: stubCommerce(world), identity: stubIdentity(world), worker, renderer } }
}
