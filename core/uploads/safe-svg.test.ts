import { expect, test } from 'vitest'
import { safeSvg } from './safe-svg.ts'

const drawing = (inside: string) => new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`)

test.each(['fill', 'stroke', 'mask', 'clip-path', 'style'])('an escape in %s is refused, because it can spell a reference', (attribute) => {
  const value = String.raw`${attribute === 'style' ? 'fill:' : ''}\75rl(https://elsewhere.test/a.svg#b)`
  expect(() => safeSvg(drawing(`<path ${attribute}="${value}" d="M1 1h9"/>`))).toThrow('svg-unsafe')
})

test('a Windows path in an attribute that is removed anyway is not refused', () => {
  const text = new TextDecoder().decode(safeSvg(drawing(String.raw`<g inkscape:export-filename="C:\logo.png"><path d="M1 1h9"/></g>`)))
  expect(text).toContain('<g><path d="M1 1h9"')
})
