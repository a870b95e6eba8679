import { expect, test } from 'vitest'
import { cardPicture } from './card-picture.ts'

test('our own art is requested in its available widths, from any origin', () => {
  expect(cardPicture('https://cards.example.com/art/1HBE2115/front.webp?width=5', 200)).toMatchObject({
    src: 'https://cards.example.com/art/1HBE2115/front.webp?width=320',
    sizes: '200px',
  })
  expect(cardPicture('/art/1/front.webp', '(min-width: 1000px) 200px, 170px').srcSet).toMatch(
    /^\/art\/1\/front\.webp\?width=160 160w, .* 960w$/,
  )
})

test('a small picture and a foreign picture have one width', () => {
  expect(cardPicture('/art/1/front.webp', 120)).toEqual({ src: '/art/1/front.webp?width=320' })
  expect(cardPicture('https://elsewhere.example.com/a.png', 200)).toEqual({ src: 'https://elsewhere.example.com/a.png' })
})
