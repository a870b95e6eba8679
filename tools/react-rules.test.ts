import { expect, test } from 'vitest'
import { countEffects, disabledHookRules, measureComponents, pageSources, readSource } from './react-rules.ts'

/** Effects are only for things outside React. Derived values and event handlers need none. */
const MAX_EFFECTS = 25
const MAX_COMPONENT_LINES = 120

const sources = pageSources().map((file) => ({ file, source: readSource(file) }))

test('the page has sources', () => expect(sources.length).toBeGreaterThan(200))

test(`the page has at most ${MAX_EFFECTS} effects`, () => {
  const files = sources.map(({ file, source }) => ({ file, effects: countEffects(file, source) })).filter(({ effects }) => effects > 0)
  const total = files.reduce((sum, { effects }) => sum + effects, 0)
  expect(total <= MAX_EFFECTS ? [] : files).toEqual([])
})

test(`no component is longer than ${MAX_COMPONENT_LINES} lines`, () => {
  const tooLong = sources.flatMap(({ file, source }) =>
    measureComponents(file, source)
      .filter(({ lines }) => lines > MAX_COMPONENT_LINES)
      .map(({ line, lines }) => `${file}:${line} has ${lines} lines`),
  )
  expect(tooLong).toEqual([])
})

test('no lint rule for hooks is switched off', () => {
  expect(sources.flatMap(({ file, source }) => disabledHookRules(source).map((comment) => `${file}: ${comment}`))).toEqual([])
})

test('effects are counted in every form of call, but not their names in texts and comments', () => {
  const source = `
    import * as React from 'react'
    // useEffect(() => undefined)
    const text = 'useEffect()'
    function useThis() { useEffect(() => () => useLayoutEffect(run)); React.useInsertionEffect(run); useEffectEvent(run) }`
  expect(countEffects('web/x.ts', source)).toBe(3)
})

test('a component is measured from its first line to its last, with the functions inside it', () => {
  const source = [
    'const one = 1',
    'function Two() {',
    '  const three = () => <p />',
    '  return (',
    '    <ul>{list.map(() => <li />)}</ul>',
    '  )',
    '}',
  ].join('\n')
  expect(measureComponents('web/x.tsx', source)).toEqual([
    { line: 2, lines: 6 },
    { line: 3, lines: 1 },
    { line: 5, lines: 1 },
  ])
})

test.each([
  ['// oxlint-disable-next-line react-hooks/exhaustive-deps', 1],
  ['// eslint-disable-line react/rules-of-hooks -- because', 1],
  ['/* oxlint-disable */', 1],
  ['// oxlint-disable-next-line react/no-array-index-key', 0],
  ['// oxlint-disable-next-line no-console -- the page of the hooks', 0],
])('%s: %i', (comment, count) => expect(disabledHookRules(`${comment}\nuseThis()`)).toHaveLength(count))
