import { expect, test } from 'vitest'
import { firstScreenOf } from '../testing/first-screen.ts'
import { drawFirstScreen } from './draw-first-screen.tsx'

const PHONE = { gridWidthPx: 372, heightPx: 823, remPx: 16 }
const DESK = { gridWidthPx: 1312, heightPx: 900, remPx: 16 }
const cardsIn = (html: string) => [...html.matchAll(/data-card="(\w+)"/g)].map(([, id]) => id)

test('the first screen has the name, the heading, the categories and the first cards with their pictures', () => {
  const { html } = drawFirstScreen(firstScreenOf({}), PHONE)
  expect(html).toContain('Hello, Sam &lt;b&gt;')
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
  expect(html).toContain('>Birthday</button>')
  expect(html).toContain('src="/art/CARD0/front.webp?width=320"')
  expect(cardsIn(html)).toEqual(['CARD0', 'CARD1', 'CARD2', 'CARD3', 'CARD4', 'CARD5'])
})

test('a wider window gets more cards, each with the width that it has there', () => {
  const { html } = drawFirstScreen(firstScreenOf({}), DESK)
  expect(cardsIn(html).length).toBeGreaterThan(6)
  expect(html).toMatch(/<li data-card="CARD0"[^>]*style="width:2\d\dpx;margin-left:0/)
})

test('the pictures of the first screen are preloaded, and their links are not in the page', () => {
  const { links, html } = drawFirstScreen(firstScreenOf({}), PHONE)
  expect(links).toMatch(/^(<link [^>]*>)+$/)
  expect(links).toContain('/art/CARD0/front.webp?width=320')
  expect(html.startsWith('<div')).toBe(true)
})

test('the page is drawn in the language and the theme of the user, with the colours and the name of the client', () => {
  const spanish = drawFirstScreen(firstScreenOf({ user: { pageLanguage: 'es', darkMode: true } }), PHONE)
  expect(spanish).toMatchObject({ tag: 'es', theme: 'dark', title: 'Harborview · Fondly' })
  expect(spanish.html).toContain('>Cumpleaños</button>')
  expect(spanish.brandStyle).toContain('--light-brand:#2a5f6b;--light-accent:')
  expect(drawFirstScreen(firstScreenOf({}), PHONE)).toMatchObject({ tag: 'en', theme: 'light' })
})

test('two people are drawn independently of each other', () => {
  const own = drawFirstScreen(firstScreenOf({ user: { firstName: 'Ada', favorites: ['CARD7'] } }), PHONE).html
  const other = drawFirstScreen(firstScreenOf({ user: { firstName: 'Bo' } }), PHONE).html
  expect(own).toContain('Ada')
  expect(cardsIn(own)[0]).toBe('CARD7')
  expect(other).not.toMatch(/Ada|CARD7/)
})
