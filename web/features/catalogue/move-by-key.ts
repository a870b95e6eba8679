export const findSearch = (place: ParentNode) => place.querySelector<HTMLInputElement>('input[type=search]')
export const findFirstCard = (place: ParentNode) => place.querySelector<HTMLElement>('.tile')

/** Moves the focus with an arrow key, between the cards of `place` or between the categories. Returns true if the focus has moved. */
export function moveByKey({ key, target }: KeyboardEvent, place: ParentNode): boolean {
  const element = target instanceof Element ? target : null
  const row = element?.closest('.category-row')
  const next = row ? nextInRow(row, element, key) : key.startsWith('Arrow') ? nextCard(element, key, place) : undefined
  next?.focus()
  return next !== undefined
}

function nextInRow(row: Element, from: Element | null, key: string): HTMLElement | undefined {
  const tabs = [...row.querySelectorAll<HTMLButtonElement>('button:enabled')].filter((tab) => tab.checkVisibility())
  const here = tabs.findIndex((tab) => tab === from)
  const places: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }
  return tabs[places[key] ?? -1]
}

/** Left and right follow the order of the cards. Up and down lead to the nearest card of the next row; up from the first row leads to the search. */
function nextCard(target: Element | null, key: string, place: ParentNode): HTMLElement | null | undefined {
  const tiles = [...place.querySelectorAll<HTMLElement>('.tile')]
  const here = tiles.findIndex((tile) => tile.closest('li')?.contains(target))
  const from = tiles[here]
  if (!from) return undefined
  if (key === 'ArrowRight') return tiles[here + 1]
  if (key === 'ArrowLeft') return tiles[here - 1]
  // With very many cards, only the rows near the window are in the page.
  const isTopDrawn = (tiles[0]?.closest('li')?.ariaPosInSet ?? '1') === '1'
  return nearestInNextRow(from, tiles, key === 'ArrowDown') ?? (key === 'ArrowUp' && isTopDrawn ? findSearch(place) : undefined)
}

function nearestInNextRow(from: HTMLElement, tiles: HTMLElement[], below: boolean): HTMLElement | undefined {
  // The browser lays out a distant card only when it becomes visible. The place of its list item is always known.
  const toBox = (tile: HTMLElement) => (tile.closest('li') ?? tile).getBoundingClientRect()
  const start = toBox(from)
  const middle = start.left + start.width / 2
  const boxes = tiles.map((tile) => ({ tile, box: toBox(tile) }))
  const beyond = boxes.filter(({ box }) => (below ? box.bottom > start.bottom + 8 : box.bottom < start.bottom - 8))
  const row = below ? Math.min(...beyond.map(({ box }) => box.bottom)) : Math.max(...beyond.map(({ box }) => box.bottom))
  return beyond
    .filter(({ box }) => Math.abs(box.bottom - row) < 8)
    .toSorted((a, b) => Math.abs(a.box.left + a.box.width / 2 - middle) - Math.abs(b.box.left + b.box.width / 2 - middle))[0]?.tile
}
