import type { Layer, Page } from '@fondly/contracts/renderer/page.ts'
import type { PrintableLayer, PrintablePage } from './renderer.ts'

/** Maps a page to the renderer's wire. */
export function wirePage(page: PrintablePage): Page {
  return {
    name: page.name,
    width: page.width,
    height: page.height,
    ...(page.fold && { fold: page.fold }),
    // The layers contain the whole page. A background would also fill the other side of the fold.
    background: '',
    print: true,
    layers: page.layers.map(wireLayer),
  }
}

function wireLayer(layer: PrintableLayer): Layer {
  const { x, y, width, height, turn } = layer
  const box = { x, y, width, height, ...(turn && { rotation: turn }) }
  if (layer.kind === 'picture') {
    return { type: 'image', ...box, url: layer.url, ...(layer.fit && { fit: layer.fit }), ...(layer.clip && { clip: layer.clip }) }
  }
  if (layer.kind === 'drawing') return { type: 'drawing', ...box, strokes: layer.strokes.map((stroke) => [...stroke]), color: layer.color }
  if (layer.kind === 'barcode') return { type: 'barcode', ...box, symbology: 'datamatrix', text: layer.text, module: layer.module }
  return {
    type: 'text',
    ...box,
    text: layer.text,
    font: {
      name: layer.face,
      color: layer.color,
      ...(layer.size !== undefined && { size: layer.size }),
      ...(layer.smallest !== undefined && { minimumSize: layer.smallest }),
    },
    ...(layer.stand && { verticalAlign: layer.stand }),
    ...(layer.unbroken && { noWrap: true }),
  }
}
