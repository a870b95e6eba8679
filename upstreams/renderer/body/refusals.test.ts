import { describe, expect, test } from 'vitest'
import { openBrandedRenderer, inside, outside, card } from '../testing/branded-card.ts'

const there = await openBrandedRenderer()

describe('refusals', () => {
  const foreign = (url: string) => ({ ...card, pages: [outside(url)] })
  test.each<[string, number, string, unknown]>([
    ['no JSON', 400, 'body', '{"cardWidth":'],
    ['an unknown field', 400, 'body', { ...card, colour: 'red' }],
    ['no pages', 400, 'pages', { ...card, pages: [] }],
    [
      'more text than can be set while others wait',
      422,
      'too-much-text',
      {
        ...card,
        pages: [
          inside(
            '',
            Array.from({ length: 59 }, () => ({ ...inside('').layers[0], text: 'a '.repeat(2500) })),
          ),
        ],
      },
    ],
    [
      'a page template that nobody loaded',
      400,
      'page-template',
      { ...card, pages: undefined, personalization: [{ side: 'inside', pageTemplate: 'x' }] },
    ],
    [
      'more pictures than can be drawn while others wait',
      422,
      'too-much-picture',
      { ...card, pages: [outside(), { ...outside(), layers: [{ ...outside().layers[0], width: 10_000, height: 10_000 }] }] },
    ],
    ['art that is not there', 422, 'picture-missing', foreign('/art/nothing/front.webp')],
    ['another host', 403, 'picture-host', foreign('https://elsewhere.example.com/a.png')],
    ['plain http', 403, 'picture-host', foreign('http://pictures.example.com/a.png')],
    ['an address by number, though it is named', 403, 'picture-host', foreign('https://127.0.0.1/a.png')],
    ['a port', 403, 'picture-host', foreign('https://pictures.example.com:8443/a.png')],
    ['a user in the address', 403, 'picture-host', foreign('https://me@pictures.example.com/a.png')],
    ['a file', 403, 'picture-host', foreign('file:///etc/passwd')],
    ['no address at all', 400, 'picture-url', foreign('front.png')],
  ])('%s: %i %s', async (_, status, code, body) => {
    const response = await there.post(body)
    expect({ status: response.status, body: await response.json() }).toMatchObject({ status, body: { error: { code } } })
  })

  test('a missing or wrong token is refused', async () => {
    expect((await there.post(card, { authorization: '' })).status).toBe(401)
    expect((await there.post(card, { authorization: 'Bearer other' })).status).toBe(401)
  })

  test('a refusal names the wrong place of a body and never its content', async () => {
    const text = await (await there.post({ ...card, pages: [{ ...inside('Dear Ann'), width: 'Ann' }] })).text()
    expect(text).toContain('pages.0.width')
    expect(text).not.toContain('Ann')
  })
})
