import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ownImports, ROOT, sourceFiles } from './imports.ts'
import { splitTests } from './split-tests.ts'
import { featureProblem, importProblem, findWorkspace } from './workspaces.ts'

const files = sourceFiles().filter((file) => existsSync(join(ROOT, file)))

test.each(files)('%s is in a workspace and imports only what it may', (file) => {
  if (!file.includes('/')) return // the root's own configuration
  expect(findWorkspace(file), `${file} stands in no workspace`).toBeDefined()
  for (const imported of ownImports(file)) {
    expect(importProblem(file, imported)).toBeUndefined()
    expect(featureProblem(file, imported)).toBeUndefined()
    // Vite adds suffixes such as ?url to what it imports.
    expect(existsSync(join(ROOT, imported.replace(/\?.*$/, ''))), `${file} imports ${imported}, which is not there`).toBe(true)
  }
})

test.each(['commerce', 'identity', 'worker', 'renderer'])(
  'the embedded %s is imported only by its own tests and those of its gateway',
  (upstream) => {
    const { standing, reaching } = splitTests(upstream)
    expect(reaching.filter((file) => !file.startsWith(`upstreams/${upstream}/`) && !file.startsWith(`gateways/${upstream}/`))).toEqual([])
    expect(reaching).not.toEqual([])
    expect(standing.length).toBeGreaterThan(100)
  },
)

describe('a bad import is found', () => {
  test.each([
    ['domain/mail-date/mail-date.ts', `import { x } from '@fondly/kit/env.ts'`],
    ['upstreams/commerce/commerce.ts', `import { x } from '@fondly/domain/card-language.ts'`],
    ['upstreams/commerce/commerce.ts', `import { x } from '../worker/worker.ts'`],
    ['bff/bff.ts', `import { commerce } from '@fondly/upstreams/commerce/commerce.ts'`],
    ['bff/bff.ts', `import { readSettings } from '@fondly/launch/settings/settings.ts'`],
    ['web/api/catalogue.ts', `const gateway = await import('@fondly/gateways/commerce/commerce.ts')`],
    ['stationery/typeset/lines.ts', `import type { Scene } from '../layout/scene.ts'`],
    ['press/press.ts', `export { x } from '@fondly/upstreams/renderer/renderer.ts'`],
    ['launch/compose.ts', `import type { PasswordCost } from '@fondly/upstreams/identity/password.ts'`],
    ['launch/compose.ts', `import { commerce } from '@fondly/upstreams/commerce/commerce.ts'`],
    ['launch/upstreams.ts', `const faults = await import('@fondly/upstreams/identity/faults.ts')`],
    ['launch/serve/app.ts', `import { visitor } from '../../scenarios/testing/visitor.ts'`],
    ['pictures/resolve-art.ts', `import { Scene } from '@fondly/contracts/load/scene.ts'`],
    ['core/drafts/drafts.ts', `import type { Draft } from '@fondly/contracts/bff/catalogue.ts'`],
    ['core/core.ts', `import type { Press } from '@fondly/press/press.ts'`],
    ['bff/bff.test.ts', `import { identity } from '@fondly/upstreams/identity/identity.ts'`],
    ['press/cut-batches.test.ts', `import { openTestCommerce } from '@fondly/upstreams/commerce/testing/open-commerce.ts'`],
    ['gateways/worker/worker-gateway.test.ts', `import { identity } from '@fondly/upstreams/identity/identity.ts'`],
    ['contracts/ocapi/shop/baskets.ts', `import type { Card } from '@fondly/domain/catalogue/card.ts'`],
  ])('%s: %s', (file, text) => {
    const [imported] = ownImports(file, text)
    expect(imported).toBeDefined()
    expect(importProblem(file, imported ?? '')).toMatch(/may not import|only .+ may import/)
  })

  test('the file of launch that chooses between embedded and remote may import the entry file of an upstream', () => {
    expect(importProblem('launch/upstreams.ts', 'upstreams/commerce/commerce.ts')).toBeUndefined()
  })

  test('a feature that imports another feature', () => {
    expect(featureProblem('web/features/catalogue/CardGrid.tsx', 'web/features/order-form/Form.tsx')).toMatch(/never import/)
  })
})
