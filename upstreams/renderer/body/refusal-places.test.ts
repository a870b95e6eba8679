import { describe, expect, test } from 'vitest'
import { openDrawnPictures } from '../testing/drawn-pictures.ts'
import { text, front, outside, inside, card, address } from '../testing/wire-bodies.ts'

const { there, readFault } = await openDrawnPictures()

describe('a refusal names the place of the problem', () => {
  const changed = (page: object) => ({ ...card, pages: [outside, { ...inside, ...page }] })
  test.each<[string, object, object]>([
    ['cardWidth', { ...card, cardWidth: 1400 }, { code: 'page-size', path: 'pages.0.width' }],
    ['cardWidth', { ...card, cardWidth: undefined }, { code: 'card-size', path: 'cardWidth' }],
    ['cardHeight', { ...card, cardHeight: 10 }, { code: 'body', path: 'cardHeight' }],
    ['cardSize', { ...card, cardSize: '60' }, { code: 'card-size', path: 'cardWidth' }],
    ['cardSize', { ...card, cardSize: '52' }, { code: 'body', path: 'cardSize' }],
    ['orientation', { ...card, orientation: 'S' }, { code: 'orientation', path: 'orientation' }],
    ['render', { ...card, render: 'pdf' }, { code: 'body', path: 'render' }],
    ['bleed', { ...card, bleed: 101 }, { code: 'body', path: 'bleed' }],
    ['fold', changed({ fold: { x: 1200 } }), { code: 'page-size', path: 'pages.1.fold.x' }],
    ['an unknown field of a layer', changed({ layers: [text('x', { bold: true })] }), { code: 'body', path: 'pages.1.layers.0.bold' }],
    ['an unknown kind of layer', changed({ layers: [{ type: 'video' }] }), { code: 'body', path: 'pages.1.layers.0.type' }],
    [
      'a colour',
      changed({ layers: [text('x', { font: { name: 'johnson14Left', color: 'red' } })] }),
      { code: 'body', path: 'pages.1.layers.0.font.color' },
    ],
    [
      'a font',
      changed({ layers: [text('x', { font: { name: 'Arial', color: '#000000' } })] }),
      { code: 'body', path: 'pages.1.layers.0.font.name' },
    ],
    [
      'an emoji',
      { ...changed({ layers: [front, text('See you 😀')] }), render: 'print' },
      { code: 'unprintable', path: 'pages.1.layers.1.text', character: '😀', index: 8 },
    ],
    [
      'too many words',
      { ...changed({ layers: [text('line one\nline two\nline three', { height: 170 })] }), render: 'print' },
      { code: 'overflow', path: 'pages.1.layers.0.text', character: 'l', index: 18 },
    ],
    [
      'a background',
      { ...changed({ background: 'https://elsewhere.example.com/a.png' }), GetSurfaceImages: true },
      { code: 'picture-host', path: 'pages.1.background' },
    ],
    ['a crop of a print file', { ...card, render: 'print', singlePanelCrop: true }, { code: 'picture-only', path: 'singlePanelCrop' }],
    [
      'a print file upright',
      { ...card, render: 'print', forceVerticalOrientation: true },
      { code: 'picture-only', path: 'forceVerticalOrientation' },
    ],
    [
      'an address',
      { render: 'print', returnAddress: address, recipientAddress: { ...address, name: 'Ann 😀' } },
      { code: 'unprintable', path: 'recipientAddress', character: '😀', index: 4 },
    ],
    ['a scan code', { returnAddress: address, recipientAddress: address, scanCode: 'a b' }, { code: 'body', path: 'scanCode' }],
    [
      'an unknown field of an address',
      { returnAddress: address, recipientAddress: { ...address, phone: '1' } },
      { code: 'body', path: 'recipientAddress.phone' },
    ],
    ['a card and an envelope at once', { ...card, pages: [outside, { ...inside, name: 'envelope' }] }, { code: 'pages', path: 'pages' }],
  ])('%s', async (_, body, expected) => {
    expect(await readFault(body)).toMatchObject(expected)
  })

  test('a preview of words that cannot be printed is still drawn', async () => {
    expect((await there.post(changed({ layers: [text('See you 😀')] }))).status).toBe(200)
  })
})
