const STOPS = '[data-stop]'

/**
 * Moves the focus with an arrow key: up and down to the same control of the next row, left and right within a row. Returns true if the focus has
 * moved.
 */
export function moveInList(list: HTMLElement, { key, target }: { key: string; target: EventTarget | null }): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  const at = row ? rows.indexOf(row) : -1
  if (!row || at < 0) return false
  const stops = findStops(row)
  const here = stops.findIndex((stop) => stop === target)
  const next = { ArrowDown: rows[at + 1], ArrowUp: rows[at - 1], Home: rows[0], End: rows.at(-1) }[key]
  if (next) return focus(here > 0 && here === stops.length - 1 ? findStops(next).at(-1) : findStops(next)[0])
  if (key === 'ArrowRight') return focus(stops[here + 1])
  if (key === 'ArrowLeft') return focus(stops[here - 1])
  return false
}

/** Finds the person before (-1) or after (1) another person in the list. */
export function findBeside<Person extends { id: string }>(
  people: readonly Person[],
  id: string | undefined,
  by: 1 | -1,
): Person | undefined {
  const at = people.findIndex((person) => person.id === id)
  return at < 0 && by < 0 ? undefined : people[at + by]
}

/** Moves the focus to the search. */
export const focusSearch = (): void => document.querySelector<HTMLElement>('.book-search input')?.focus()

/** Moves the focus to a person in the list. Without an id, moves it to the first person. */
export function focusRow(id?: string): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('.address-book [data-row]')]
  const row = rows.find(({ dataset }) => dataset['row'] === id) ?? rows[0]
  return focus(row && findStops(row)[0])
}

const findStops = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility())

function focus(stop: HTMLElement | undefined): boolean {
  stop?.focus()
  return stop !== undefined
}
