import { randomBytes, randomUUID } from 'node:crypto'
import type { Renderer } from '@fondly/gateways/renderer/renderer.ts'
import type { Worker } from '@fondly/gateways/worker/worker.ts'
import type { Env } from '@fondly/kit/env.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { createStandInWorld, findPerson, noteCall, unused } from './stand-in-world.ts'
import { stubCommerce } from './stub-commerce.ts'
import { stubIdentity } from './stub-identity.ts'

/**
 * Gateways that answer from a few variables. Use them for cases that an embedded upstream cannot produce on demand: no answer to one call, the refusal
 * of one token, a count of calls. Complete flows are tested with the embedded upstreams.
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
