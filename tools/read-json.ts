import { readFileSync } from 'node:fs'

/** The parsed content of a file, or undefined if the file is missing or is not JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
