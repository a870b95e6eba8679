import { expect, test } from 'vitest'
import { displayPage } from '../../layout/display-list.ts'
import type { LayeredPage } from '../../layout/layered-page.ts'
import type { Scene } from '../../layout/scene.ts'
import { artUrl, pageSvg } from './page-svg.ts'
import { sceneSvg } from './scene-svg.ts'

const page = (layers: LayeredPage['layers']): LayeredPage => ({ name: 'inside', width: 3000, height: 2100, bleed: 46, layers })
const text = (words: string) =>
  ({ kind: 'text', text: words, face: 'garamond10Center', color: '#000000', x: 1600, y: 300, width: 1200, height: 400 }) as const
const picture = (url: string) => url

test('every character has its own place; a ligature has the place of its first character', () => {
  const list = displayPage(page([text('a fig')]))
  const [mark] = list.marks
  const svg = pageSvg(list, { picture })
  const places = [...svg.matchAll(/<tspan x="([^"]+)"[^>]*>([^<]*)</g)].map(([, xs, characters]) => [
    xs?.split(' ').map(Number),
    characters,
  ])
  expect(mark).toMatchObject({ clusters: ['a', ' ', 'fi', 'g'] })
  const xs = mark?.kind === 'glyphs' ? mark.xs.map((x) => x / 100) : []
  expect(places).toEqual([
    [xs.slice(0, 2), 'a '],
    [xs.slice(2, 3), 'fi'],
    [xs.slice(3), 'g'],
  ])
  expect(svg).toContain('font-kerning:none;font-variant-ligatures:none')
})

test('words are escaped as text', () => {
  const svg = pageSvg(displayPage(page([text('<script>"&"</script>')])), { picture: () => '"><script>' })
  expect(svg).not.toContain('<script')
  expect(svg).toContain('&lt;')
})

test('the view box is the trim, the bleed or the requested box', () => {
  const list = displayPage(page([]))
  expect(pageSvg(list, { picture })).toContain('viewBox="0 0 3000 2100"')
  expect(pageSvg(list, { picture, bleed: true })).toContain('viewBox="-46 -46 3092 2192"')
  expect(pageSvg(list, { picture, view: { x: 1500, y: 0, width: 1500, height: 2100 } })).toContain('viewBox="1500 0 1500 2100"')
})

test('our own art is requested with its bleed, other pictures unchanged', () => {
  expect(artUrl('/art/1HBE2115/front.webp', 800)).toBe('/art/1HBE2115/front.webp?bleed=1&width=800')
  expect(artUrl('https://cards.example.com/art/1HBE2115/front.webp?x=1', 800)).toBe(
    'https://cards.example.com/art/1HBE2115/front.webp?bleed=1&width=800',
  )
  expect(artUrl('https://elsewhere.example.com/a.png', 800)).toBe('https://elsewhere.example.com/a.png')
})

test('a scene keeps its clips, holes, gradients and shapes, and each id occurs once', () => {
  const scene: Scene = {
    width: 100,
    height: 100,
    bleed: 5,
    shapes: {
      dot: [
        {
          path: 'M0 0L9 0L9 9Z',
          fill: {
            radial: [5, 5, 5],
            stops: [
              [0, '#ffffff', 1],
              [1, '#000000', 0.5],
            ],
          },
        },
      ],
    },
    nodes: [
      {
        group: [{ path: 'M0 0L1 1Z', rule: 'evenodd', fill: '#112233', opacity: 0.5 }],
        clip: 'M0 0L50 0L50 50Z',
        clipRule: 'evenodd',
        transform: [1, 0, 0, 1, 2, 3],
      },
      { use: 'dot', transform: [2, 0, 0, 2, 0, 0] },
      { use: 'dot', fill: '#445566' },
    ],
  }
  const svg = sceneSvg(scene, { bleed: true })
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) expect(ids).toContain(id)
  expect(svg).toContain('viewBox="-5 -5 110 110"')
  expect(svg).toContain('transform="matrix(1 0 0 1 2 3)"')
  expect(svg).toContain('fill="#445566"')
})
