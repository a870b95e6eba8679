import { checkDesign } from '@fondly/domain/designs/check-design.ts'
import { designTarget } from '@fondly/domain/designs/design-target.ts'
import { expect, test } from 'vitest'
import { readDesign } from './read-design.ts'
import { readSvg } from '@fondly/pictures/designs/read-svg.ts'
import { plainPath } from '@fondly/pictures/designs/svg-path.ts'

const target = designTarget({ size: '70', orientation: 'V' })
const SIZE = 'width="5.3067in" height="7.3067in" viewBox="0 0 1592 2192"'
const drawing = (inner: string, head = SIZE) =>
  new TextEncoder().encode(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${inner}</svg>`,
  )
const GROUND = '<rect width="1592" height="2192" fill="#fafafa"/>'
const RAMP = '<linearGradient id="r"><stop offset="0"/><stop offset="1"/></linearGradient>'
const findings = async (bytes: Uint8Array) => checkDesign(await readDesign(bytes), target).map(({ code }) => code)
const nodes = (inner: string) => readSvg(drawing(inner)).nodes

test.each([
  ['a ground', GROUND, SIZE, []],
  ['no bleed', GROUND, 'width="5in" height="7in" viewBox="0 0 1500 2100"', ['bleed']],
  ['another size', GROUND, 'width="4in" height="6in"', ['size']],
  ['millimetres', GROUND, 'width="134.79mm" height="185.59mm" viewBox="0 0 10 10"', []],
  ['nothing', '', SIZE, ['empty']],
  ['words', `${GROUND}<text x="9" y="9">Thank you</text>`, SIZE, ['svg-text']],
  ['a script', `${GROUND}<script>alert(1)</script>`, SIZE, ['scripts']],
  ['a handler', `<rect width="9" height="9" onclick="alert(1)"/>`, SIZE, ['scripts']],
  [
    'a picture on another host',
    `${GROUND}<image href="https://example.test/a.png" width="9" height="9"/>`,
    SIZE,
    ['svg-links', 'svg-unsupported'],
  ],
  ['a paint whose address is quoted', `${RAMP}<rect width="9" height="9" fill="url( '#r' )"/>`, SIZE, []],
  ['a quoted mask on another host', `${GROUND}<g mask="url( 'https://example.test/a.svg#m' )"/>`, SIZE, ['svg-links', 'svg-unsupported']],
  ['a transform in a style', `<rect width="9" height="9" style="transform:scale(2)"/>`, SIZE, ['svg-unsupported']],
  ['a transform-origin', `<rect width="9" height="9" transform="scale(2)" transform-origin="9 9"/>`, SIZE, ['svg-unsupported']],
  ['markers', `<path d="M0 0L9 9" style="marker-end:url(#m)"/>`, SIZE, ['svg-unsupported']],
  ['a hidden group', `<g visibility="hidden"><rect width="9" height="9"/></g>`, SIZE, ['empty']],
  ['a visible part in a hidden group', `<g visibility="hidden"><rect width="9" height="9" visibility="visible"/></g>`, SIZE, []],
  ['a foreignObject', `${GROUND}<foreignObject width="9" height="9"/>`, SIZE, ['svg-links', 'svg-unsupported']],
  ['a filter', `<rect width="9" height="9" filter="url(#f)"/>`, SIZE, ['svg-unsupported']],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${GROUND}`, SIZE, ['too-heavy']],
  ['a use element inside the group that it refers to', `<g id="a"><use href="#a"/></g>`, SIZE, ['too-heavy']],
])('preflight of a drawing with %s', async (_, inner, head, expected) => {
  expect(await findings(drawing(inner, head))).toEqual(expected)
})

test('an incomplete drawing counts as damaged', async () => {
  expect(await findings(drawing(GROUND).slice(0, -4))).toEqual(['broken'])
})

test('a name in a drawing is stored short and as well-formed text', () => {
  const { facts } = readSvg(drawing(`<style>${'s'.repeat(5_000)}{fill:red}</style><a\u0000b/>`))
  expect(facts.unsupported).toEqual(['a?b', `style ${'s'.repeat(94)}`])
  const halved = readSvg(drawing(`<rect width="9" height="9" fill="${'a'.repeat(29)}\u{1f600}"/>`))
  expect(halved.facts.unsupported).toEqual([`colour ${'a'.repeat(29)}\ufffd`])
})

test('path data is converted to absolute lines and curves', () => {
  expect(plainPath('m1 2 3 4h5v-6z')).toBe('M1 2L4 6L9 6L9 0Z')
  expect(plainPath('M0 0C1 1 2 2 3 3s1-1 2 0')).toBe('M0 0C1 1 2 2 3 3C4 4 4 2 5 3')
  expect(plainPath('M0 0Q1 1 2 0T4 0')).toBe('M0 0Q1 1 2 0Q3 -1 4 0')
  const [, end] = /(\S+ \S+)$/.exec(plainPath('M0 0A10 10 0 0 1 20 0')) ?? []
  expect(end).toBe('20 0')
  expect(plainPath('M10 0a10 10 0 0110 10')).toBe(plainPath('M10 0A10 10 0 0 1 20 10'))
  expect(() => plainPath('M1 2L3')).toThrow('cut short')
})

test('shapes, classes, strokes, clips and gradients are converted to nodes of a scene', () => {
  expect(nodes('<style>.a{fill:#f00;opacity:.5}</style><g transform="translate(3 4)"><path class="a" d="M0 0h9v9z"/></g>')).toEqual([
    { group: [{ path: 'M0 0L9 0L9 9Z', fill: '#ff0000', opacity: 0.5 }], transform: [1, 0, 0, 1, 3, 4] },
  ])
  expect(nodes('<line x2="5" y2="5" stroke="rgb(0,128,255)" stroke-width="2"/>')).toEqual([
    { path: 'M0 0L5 5', stroke: { color: '#0080ff', width: 2 } },
  ])
  expect(nodes('<clipPath id="c"><rect width="4" height="4"/></clipPath><circle r="4" clip-path="url(#c)" fill="white"/>')).toMatchObject([
    { clip: 'M0 0L4 0L4 4L0 4Z', group: [{ fill: '#ffffff' }] },
  ])
  const ramp = '<stop offset="0" stop-color="#000"/><stop offset="100%" stop-color="#fff" stop-opacity=".2"/>'
  expect(
    nodes(`<linearGradient id="g" x2="0" y2="1">${ramp}</linearGradient><rect x="10" y="20" width="30" height="40" fill="url(#g)"/>`),
  ).toMatchObject([
    {
      fill: {
        linear: [10, 20, 10, 60],
        stops: [
          [0, '#000000', 1],
          [1, '#ffffff', 0.2],
        ],
      },
    },
  ])
})
