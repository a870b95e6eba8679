import { SOURCES } from '@fondly/launch/serve/build-web.ts'
import { expect, test } from 'vitest'
import { WORKSPACES } from './workspaces.ts'

test('a change in any file that the page may import makes its build outdated', () => {
  const web = WORKSPACES.find(({ name }) => name === 'web')
  const imported = WORKSPACES.filter(({ name }) => web?.mayImport.includes(name)).flatMap(({ folders }) => folders)
  expect(imported.length).toBeGreaterThan(3)
  expect(imported.filter((folder) => !SOURCES.some((source) => folder === source || folder.startsWith(`${source}/`)))).toEqual([])
})
