import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { LoadDocuments } from '@fondly/contracts/load/documents.ts'
import { Scene } from '@fondly/contracts/load/scene.ts'
import {
  LoadBlackoutDay,
  LoadCard,
  LoadCategory,
  LoadClient,
  LoadMessageStarter,
  LoadPerson,
  LoadSentiment,
} from '@fondly/contracts/load/world.ts'
import * as z from 'zod'
import { crossReferenceMistakes } from './world-references.ts'

/** The folder cannot be loaded; the message lists every mistake with its file and field. */
export class WorldRefused extends Error {
  override name = 'WorldRefused'
  readonly mistakes: string[]
  constructor(mistakes: string[]) {
    super(`The folder cannot be loaded:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`)
    this.mistakes = mistakes
  }
}

const MAX_FILE_BYTES = 4 * 1024 * 1024
const KNOWN = [
  'clients',
  'people',
  'cards',
  'art',
  'brands',
  'categories.json',
  'sentiments.json',
  'message-starters.json',
  'blackout-days.json',
]

/** Reads and checks a whole load folder. The returned documents need no further check before loading. Throws WorldRefused. */
export async function readWorld(folder: string): Promise<LoadDocuments> {
  const reader = worldReader(folder)
  const names = await reader.names('')
  if (names.length === 0) throw new WorldRefused([`${folder} is not a folder, or it is empty.`])
  for (const name of names) {
    if (!KNOWN.includes(name) && !name.startsWith('.') && !name.endsWith('.md'))
      reader.mistakes.push(`${name}: no kind of document has this name (known: ${KNOWN.join(', ')}).`)
  }
  const documents: LoadDocuments = {
    clients: await reader.folder('clients', LoadClient),
    people: await reader.folder('people', LoadPerson),
    cards: (await reader.folder('cards', LoadCard)).toSorted(byPosition),
    categories: await reader.list('categories.json', LoadCategory),
    sentiments: await reader.list('sentiments.json', LoadSentiment),
    messageStarters: await reader.list('message-starters.json', LoadMessageStarter),
    blackoutDays: await reader.list('blackout-days.json', LoadBlackoutDay),
    art: await reader.art(),
    brandFiles: await reader.brandFiles(),
  }
  const mistakes = [...reader.mistakes, ...crossReferenceMistakes(documents)]
  if (mistakes.length > 0) throw new WorldRefused(mistakes)
  return documents
}

/** Sorts cards by their position; cards of the same position keep the order of their file names. */
const byPosition = (one: LoadCard, other: LoadCard): number => (one.position ?? Infinity) - (other.position ?? Infinity) || 0

function worldReader(root: string) {
  const mistakes: string[] = []

  async function names(path: string): Promise<string[]> {
    return (await readdir(join(root, path)).catch((): string[] => [])).sort((one, other) => (one < other ? -1 : 1))
  }

  async function json(path: string): Promise<unknown> {
    const file = join(root, path)
    if ((await stat(file)).size > MAX_FILE_BYTES) {
      mistakes.push(`${path}: is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`)
      return undefined
    }
    try {
      return JSON.parse(await readFile(file, 'utf8'))
    } catch (error) {
      mistakes.push(`${path}: is not JSON (${error instanceof Error ? error.message : String(error)}).`)
      return undefined
    }
  }

  function checked<T>(path: string, prefix: PropertyKey[], schema: z.ZodType<T>, value: unknown): T[] {
    if (value === undefined) return []
    const read = schema.safeParse(value)
    if (read.success) return [read.data]
    for (const issue of read.error.issues)
      mistakes.push(`${path}: ${[...prefix, ...issue.path].join('.') || 'the document'}: ${issue.message}.`)
    return []
  }

  /** Reads documents of one kind: one file each in the folder `name`, or a list in the file of that name. */
  async function folder<T>(name: string, schema: z.ZodType<T>): Promise<T[]> {
    const found: T[] = []
    for (const file of await names(name)) {
      const path = `${name}/${file}`
      if (extname(file) !== '.json') {
        mistakes.push(`${path}: only .json files belong here.`)
        continue
      }
      const value = await json(path)
      const entries: [PropertyKey[], unknown][] = Array.isArray(value) ? value.map((entry, index) => [[index], entry]) : [[[], value]]
      for (const [prefix, entry] of entries) found.push(...checked(path, prefix, schema, entry))
    }
    return found
  }

  async function list<T>(file: string, schema: z.ZodType<T>): Promise<T[]> {
    if (!(await names('')).includes(file)) return []
    const value = await json(file)
    if (value === undefined) return []
    if (!Array.isArray(value)) {
      mistakes.push(`${file}: must be a list.`)
      return []
    }
    return value.flatMap((entry, index) => checked(file, [index], schema, entry))
  }

  async function art(): Promise<LoadDocuments['art']> {
    const found: LoadDocuments['art'] = []
    for (const cardId of await names('art')) {
      for (const file of await names(`art/${cardId}`)) {
        const path = `art/${cardId}/${file}`
        const surface = z.enum(['front', 'inside', 'back']).safeParse(basename(file, '.json'))
        if (!surface.success || extname(file) !== '.json') {
          mistakes.push(`${path}: must be front.json, inside.json or back.json.`)
          continue
        }
        for (const scene of checked(path, [], Scene, await json(path))) found.push({ cardId, surface: surface.data, scene })
      }
    }
    return found
  }

  async function brandFiles(): Promise<LoadDocuments['brandFiles']> {
    const found: LoadDocuments['brandFiles'] = []
    for (const name of await names('brands')) {
      const type = ({ '.svg': 'image/svg+xml', '.png': 'image/png' } as const)[extname(name)]
      if (!type || !/^[a-z0-9-]+\.(svg|png)$/.test(name)) mistakes.push(`brands/${name}: must be an .svg or .png with a lower-case name.`)
      else found.push({ name, type, bytes: new Uint8Array(await readFile(join(root, 'brands', name))) })
    }
    return found
  }

  return { mistakes, names, folder, list, art, brandFiles }
}
