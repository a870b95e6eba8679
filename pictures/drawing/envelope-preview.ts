import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { pageRaster, type RasterFrame } from '@fondly/stationery/paint/raster/page-raster.ts'

// All lengths are pixels of the picture.
const SIZE = { width: 1280, height: 1041 }
const PAPER = '#fbf7ee'
const STAMP = { width: 104, height: 124, tooth: 10 }

/** Draws an envelope for the screen: its front at the bottom of the picture, as wide as the picture, with the open flap above. */
export async function envelopePreview(page: DisplayPage, content: Pick<RasterFrame, 'art' | 'drawn'>): Promise<Canvas> {
  const scale = (SIZE.width * 100) / page.width
  const view = { x: 0, y: 0, width: page.width / 100, height: page.height / 100 }
  const face = await pageRaster(page, { ...content, scale, view })
  const crease = SIZE.height - face.height

  const canvas = createCanvas(SIZE.width, SIZE.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ece5d8'
  context.fillRect(0, 0, SIZE.width, SIZE.height)

  const slope = crease * 0.62
  context.beginPath()
  context.moveTo(0, crease)
  context.lineTo(slope, 10)
  context.quadraticCurveTo(slope + 6, 2, slope + 18, 2)
  context.lineTo(SIZE.width - slope - 18, 2)
  context.quadraticCurveTo(SIZE.width - slope - 6, 2, SIZE.width - slope, 10)
  context.lineTo(SIZE.width, crease)
  context.closePath()
  const flap = context.createLinearGradient(0, 0, 0, crease)
  flap.addColorStop(0, PAPER)
  flap.addColorStop(1, '#f0e8d9')
  context.fillStyle = flap
  context.fill()
  context.strokeStyle = '#d9cdb8'
  context.lineWidth = 1.5
  context.stroke()

  context.fillStyle = PAPER
  context.fillRect(0, crease, SIZE.width, face.height)
  // Multiply the ink with the paper's colour.
  context.globalCompositeOperation = 'multiply'
  context.drawImage(face, 0, crease)
  context.globalCompositeOperation = 'source-over'
  drawStamp(context, SIZE.width - 60 - STAMP.width, crease + 54)
  context.fillStyle = 'rgba(94, 76, 48, 0.22)'
  context.fillRect(0, crease, SIZE.width, 1.5)
  return canvas
}

/** Draws where the post office's stamp will be: a perforated corner with a sail on a calm sea. It is not printed. */
function drawStamp(context: SKRSContext2D, left: number, top: number): void {
  const { width, height, tooth } = STAMP
  context.save()
  context.translate(left, top)
  context.fillStyle = '#fffdf8'
  context.shadowColor = 'rgba(94, 76, 48, 0.28)'
  context.shadowBlur = 5
  context.shadowOffsetY = 1.5
  context.fillRect(0, 0, width, height)
  context.shadowColor = 'transparent'
  context.fillStyle = PAPER
  const hole = (x: number, y: number) => {
    context.beginPath()
    context.arc(x, y, tooth * 0.3, 0, 2 * Math.PI)
    context.fill()
  }
  for (let x = tooth / 2; x < width; x += tooth) [0, height].forEach((y) => hole(x, y))
  for (let y = tooth / 2; y < height; y += tooth) [0, width].forEach((x) => hole(x, y))

  context.beginPath()
  context.rect(11, 11, width - 22, height - 22)
  context.clip()
  const sky = context.createLinearGradient(0, 11, 0, height - 11)
  sky.addColorStop(0, '#2a7d7d')
  sky.addColorStop(1, '#1d6a6a')
  context.fillStyle = sky
  context.fillRect(11, 11, width - 22, height - 22)
  const shape = (color: string, points: [number, number][]) => {
    context.fillStyle = color
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.fill()
  }
  shape('#fffdf8', [
    [54, 26],
    [54, 78],
    [82, 78],
  ])
  shape('#e9d9b8', [
    [49, 38],
    [49, 78],
    [27, 78],
  ])
  shape('#fffdf8', [
    [24, 83],
    [85, 83],
    [76, 95],
    [34, 95],
  ])
  context.fillStyle = '#8fbcb5'
  context.beginPath()
  context.moveTo(11, 98)
  for (let x = 11; x < width; x += 20) {
    context.quadraticCurveTo(x + 5, 92, x + 10, 96)
    context.quadraticCurveTo(x + 15, 100, x + 20, 96)
  }
  context.lineTo(width, height)
  context.lineTo(11, height)
  context.fill()
  context.restore()
}
