/** A row of a confirmed import, and everything that it may have done. */
export type ImportedRow = {
  name: string
  kind: string
  state: string
  /** How many entries of the activity log record the row. */
  entries: number
  /** How many people have the value of the row, or the address of the new person. */
  people: number
  /** How many invitations were mailed; 0 for a change. */
  mails: number
}
export type ImportWorld = {
  rows: ImportedRow[]
  running: number
  openChanges: number
  unfinishedInvitations: number
  /** What is wrong with the chain of hashes in the log; undefined if nothing is. */
  brokenChain: string | undefined
}

/** Checks that each row was done once: one person, one log entry, and one mail for a new person. */
export function judgeImports(world: ImportWorld): { done: number; broken: string[] } {
  const { rows, running, openChanges, unfinishedInvitations, brokenChain } = world
  const broken: string[] = []
  for (const { name, kind, state, entries, people, mails } of rows) {
    const isRight = state === 'done' && entries === 1 && people === 1 && mails === (kind === 'new' ? 1 : 0)
    if (!isRight) broken.push(`${name} is ${state}: ${entries} entries of the log, ${people} people, ${mails} mails.`)
  }
  if (running > 0) broken.push(`${running} imports have not ended.`)
  if (openChanges > 0) broken.push(`${openChanges} changes are neither in the log nor given up.`)
  if (unfinishedInvitations > 0) broken.push(`${unfinishedInvitations} invitations are not finished.`)
  if (brokenChain !== undefined) broken.push(`The log: ${brokenChain}`)
  return { done: rows.filter(({ state }) => state === 'done').length, broken }
}
