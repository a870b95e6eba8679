import { expect, test } from 'vitest'
import { zipTableText as builtText } from './build-zip-table.ts'
import { zipTable, zipTableText } from './zip-table.ts'

test('the table is what its script makes of the package', () => {
  expect(zipTableText() === builtText()).toBe(true)
})

test('knows ZIPs of states, territories and the military', () => {
  const { find, ofCity, states } = zipTable()
  expect(find('45405')).toMatchObject({ state: 'OH', city: 'DAYTON' })
  expect(find('00901')).toMatchObject({ state: 'PR', city: 'SAN JUAN' })
  expect(find('09021')).toMatchObject({ state: 'AE' })
  expect(find('00000')).toBeUndefined()
  expect(ofCity('OH', 'DAYTON').length).toBeGreaterThan(20)
  for (const state of ['OH', 'DC', 'PR', 'GU', 'VI', 'AS', 'MP', 'AE', 'AA', 'AP']) expect(states.has(state)).toBe(true)
})
