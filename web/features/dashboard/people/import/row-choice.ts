/** Which rows of a kind are chosen: all but some, or none but some, because the page has only some of them. */
export type KindChoice = { isAll: boolean; except: ReadonlySet<number> }

export const ALL_ROWS: KindChoice = { isAll: true, except: new Set() }
export const NO_ROWS: KindChoice = { isAll: false, except: new Set() }

export const isRowChosen = ({ isAll, except }: KindChoice, row: number): boolean => except.has(row) !== isAll

/** Chooses one row, or takes it out. */
export function chooseRow({ isAll, except }: KindChoice, row: number, isChosen: boolean): KindChoice {
  const next = new Set(except)
  if (isChosen === isAll) next.delete(row)
  else next.add(row)
  return { isAll, except: next }
}

/** How many of so many rows are chosen. */
export const countChosen = ({ isAll, except }: KindChoice, total: number): number => (isAll ? total - except.size : except.size)
