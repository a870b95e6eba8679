import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { pageRaster } from '@fondly/stationery/paint/raster/page-raster.ts'
import { indices } from './geometry.ts'

/** Pictures are compared at this size, in cells. At so small a size only their composition remains. */
const GRID = { width: 24, height: 34 }
/** The smallest number of pixels per grid cell, in width and in height. */
const MIN_PIXELS_PER_CELL = 4

/** The strength of a drawing's edges in each cell of the grid, without any colour. */
export type Composition = Float64Array

/** Returns the composition of a scene. It does not depend on the scene's inks, size or shape. */
export async function composition(scene: Scene): Promise<Composition> {
  const page: DisplayPage = {
    name: 'outside',
    width: scene.width * 100,
    height: scene.height * 100,
    bleed: 0,
    marks: [{ kind: 'picture', url: 'scene', x: 0, y: 0, width: scene.width * 100, height: scene.height * 100 }],
    problems: [],
  }
  const canvas = await pageRaster(page, {
    art: new Map([['scene', { scene: { ...scene, bleed: 0 } }]]),
    scale: Math.max((GRID.width * MIN_PIXELS_PER_CELL) / scene.width, (GRID.height * MIN_PIXELS_PER_CELL) / scene.height),
    view: { x: 0, y: 0, width: scene.width, height: scene.height },
  })
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return ranked(cells(edges(data, width, height), width, height))
}

/** Returns 0 for the same drawing in any colours, and about 1 for unrelated drawings. */
export function distance(one: Composition, other: Composition): number {
  const product = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
  return 1 - product
}

/** Computes how much each pixel differs from those to its right and below it, in the channel that differs most. */
function edges(data: Uint8ClampedArray, width: number, height: number): Float64Array {
  const strength = new Float64Array(width * height)
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const here = (y * width + x) * 4
      const differs = indices(3).map((channel) => {
        const value = data[here + channel] ?? 0
        return Math.hypot((data[here + 4 + channel] ?? 0) - value, (data[here + width * 4 + channel] ?? 0) - value)
      })
      strength[y * width + x] = Math.max(...differs)
    }
  return strength
}

function cells(strength: Float64Array, width: number, height: number): Float64Array {
  const sums = new Float64Array(GRID.width * GRID.height)
  strength.forEach((value, index) => {
    const row = Math.floor((Math.floor(index / width) / height) * GRID.height)
    const cell = row * GRID.width + Math.floor(((index % width) / width) * GRID.width)
    sums[cell] = (sums[cell] ?? 0) + value
  })
  return sums
}

/** Replaces strengths by their ranks, so that paler or stronger inks make no difference. The result is centred and has length one. */
function ranked(strengths: Float64Array): Composition {
  const order = [...strengths.keys()].sort((a, b) => (strengths[a] ?? 0) - (strengths[b] ?? 0))
  const ranks = new Float64Array(strengths.length)
  order.forEach((cell, rank) => {
    ranks[cell] = rank - (order.length - 1) / 2
  })
  const length = Math.hypot(...ranks)
  return ranks.map((rank) => rank / length)
}
