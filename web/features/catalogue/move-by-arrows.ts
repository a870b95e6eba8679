import type { KeyboardEvent } from 'react'

/** Moves the focus: left and right within the row, up and down to the nearest card of the next row. */
export function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  if (!event.key.startsWith('Arrow') || event.altKey || event.ctrlKey || event.metaKey) return
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.tile')]
  const here = tiles.findIndex((tile) => tile.closest('li')?.contains(document.activeElement))
  const from = tiles[here]
  if (!from) return
  const next =
    event.key === 'ArrowRight'
      ? tiles[here + 1]
      : event.key === 'ArrowLeft'
        ? tiles[here - 1]
        : nearestInNextRow(from, tiles, event.key === 'ArrowDown')
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nearestInNextRow(from: HTMLElement, tiles: HTMLElement[], below: boolean): HTMLElement | undefined {
  const start = from.getBoundingClientRect()
  const middle = start.left + start.width / 2
  const boxes = tiles.map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
  const beyond = boxes.filter(({ box }) => (below ? box.bottom > start.bottom + 8 : box.bottom < start.bottom - 8))
  const row = below ? Math.min(...beyond.map(({ box }) => box.bottom)) : Math.max(...beyond.map(({ box }) => box.bottom))
  return beyond
    .filter(({ box }) => Math.abs(box.bottom - row) < 8)
    .toSorted((a, b) => Math.abs(a.box.left + a.box.width / 2 - middle) - Math.abs(b.box.left + b.box.width / 2 - middle))[0]?.tile
}
