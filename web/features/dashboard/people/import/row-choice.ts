/**
 * The chosen rows of a kind: with `isAll` all rows except these, otherwise only these. A complete list is impossible, because the page has not loaded
 * all rows.
 */
export type KindChoice = { isAll: boolean; except: ReadonlySet<number> }

export const ALL_ROWS: KindChoice = { isAll: true, except: new Set() }
export const NO_ROWS: KindChoice = { isAll: false, except: new Set() }

export const isRowChosen = ({ isAll, except }: KindChoice, row: number): boolean => except.has(row) !== isAll

/** Chooses one row, or removes it from the choice. */
export function chooseRow({ isAll, except }: KindChoice, row: number, isChosen: boolean): KindChoice {
  const next = new Set(except)
  if (isChosen === isAll) next.delete(row)
  else next.add(row)
  return { isAll, except: next }
}

/** Returns how many of `total` rows are chosen. */
export const countChosen = ({ isAll, except }: KindChoice, total: number): number => (isAll ? total - except.size : except.size)
