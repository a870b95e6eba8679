import { typeset } from '../typeset/typeset.ts'
import type { CardContent } from './card-content.ts'
import type { CardLayout } from './card-sizes.ts'
import { placeStrokes } from './place-strokes.ts'
import { flatSheet, onSecondPanel, secondPanelArt } from './flat-sheet.ts'
import type { Box, LayeredPage, Layer, TextLayer } from './layered-page.ts'

/** Lays out the inside: an empty panel, then (to its right or below it) sentiment, message and signature. */
export function insidePage(content: CardContent, layout: CardLayout): LayeredPage {
  const layers: Layer[] = []
  if (content.insideUrl !== undefined) layers.push(secondPanelArt(layout, content.insideUrl))
  if (content.sentimentUrl !== undefined)
    layers.push({ kind: 'picture', url: content.sentimentUrl, ...onSecondPanel(layout, layout.inside.sentiment) })
  return { name: 'inside', ...flatSheet(layout), layers: [...layers, ...writing(content, layout)] }
}

/** The height of a signature that is drawn by hand, in pixels: half an inch. */
const DRAWN_HEIGHT_DOTS = 150

/**
 * Sets message and signature in the same face and size, as large as the longer text allows. A signature that is drawn by hand stands in the place
 * of the words.
 */
function writing({ message, signature, drawnSignature, sentimentUrl }: CardContent, layout: CardLayout): Layer[] {
  const { writing: box, gap, smallest, middle } = layout.inside
  const face = 'johnson14Left'
  const drawn = drawnSignature && drawnSignature.length > 0 ? drawnSignature : undefined
  const signed = drawn !== undefined || signature.trim() !== ''
  const signatureAt = (size?: number) => typeset({ text: signature, face, size, smallest, width: box.width, height: box.height })
  // Reserve the full size of the signature, so that the message and the signature never overlap when one of them shrinks.
  const drawnHeight = drawn && Math.ceil(placeStrokes(drawn, { ...box, height: DRAWN_HEIGHT_DOTS }).height)
  const room = signed ? box.height - gap - (drawnHeight ?? pixels(signatureAt().height)) : box.height
  const textBlock = typeset({ text: message, face, smallest, width: box.width, height: Math.max(0, room) })
  const signHeight = drawnHeight ?? pixels(signatureAt(textBlock.points).height)

  const written = message.trim() === '' ? 0 : pixels(textBlock.height)
  const air = written > 0 && signed ? gap : 0
  const height = written + air + (signed ? signHeight : 0)
  const top = sentimentUrl === undefined ? freeTop(box, middle, height) : box.y

  const at = (text: string, size: number | undefined, y: number, tall: number): TextLayer => ({
    kind: 'text',
    text,
    face,
    ...(size === undefined ? {} : { size }),
    smallest,
    color: '#000000',
    ...onSecondPanel(layout, { x: box.x, y, width: box.width, height: tall }),
  })
  const layers: Layer[] = []
  if (written > 0) layers.push(at(message, undefined, top, Math.max(0, room)))
  const signBox = { x: box.x, y: top + written + air, width: box.width, height: signHeight }
  if (drawn) layers.push({ kind: 'drawing', strokes: drawn, color: '#000000', ...onSecondPanel(layout, signBox) })
  else if (signed) layers.push(at(signature, textBlock.points, signBox.y, signHeight))
  return layers
}

/** Returns the top of the writing on a card without a sentiment: a little above the middle of the panel. */
function freeTop(box: Box, middle: number, height: number): number {
  const lowest = box.y + box.height - height
  return Math.min(lowest, Math.max(Math.round(middle - height / 2), Math.round(box.y / 3)))
}

function pixels(hundredths: number): number {
  return Math.ceil(hundredths / 100)
}
