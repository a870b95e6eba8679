import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { PageTemplate } from '@fondly/contracts/renderer/page-template.ts'
import { SettingsRefused } from './settings.ts'

const MAX_FILE_BYTES = 1024 * 1024
const MAX_TEMPLATES = 500

/**
 * Reads the page templates that a request to the renderer may name: `ours`, for our own cards, and the templates in the operator's folder, one JSON
 * file each. Throws SettingsRefused with every mistake, by file and field.
 */
export async function readPageTemplates(folder: string | undefined, ours: readonly PageTemplate[]): Promise<PageTemplate[]> {
  if (folder === undefined) return [...ours]
  const files = await readdir(folder).catch(() => undefined)
  const names = files?.filter((name) => extname(name) === '.json').sort()
  if (!names || names.length === 0)
    throw new SettingsRefused([`FONDLY_PAGE_TEMPLATES must be a folder with page templates in it, for example /etc/fondly/templates.`])
  if (names.length > MAX_TEMPLATES)
    throw new SettingsRefused([`FONDLY_PAGE_TEMPLATES must hold ${MAX_TEMPLATES} page templates at the most.`])

  const taken = new Map(ours.map(({ name }) => [name, 'our own cards']))
  const mistakes: string[] = []
  const theirs: PageTemplate[] = []
  for (const file of names) {
    const read = await readTemplate(join(folder, file))
    if (typeof read === 'object') {
      const owner = taken.get(read.name)
      if (owner !== undefined) mistakes.push(`FONDLY_PAGE_TEMPLATES: ${file}: name: ${read.name} is a template of ${owner} already.`)
      taken.set(read.name, file)
      mistakes.push(...placeMistakes(read).map((mistake) => `FONDLY_PAGE_TEMPLATES: ${file}: ${mistake}`))
      theirs.push(read)
    } else mistakes.push(...read.split('\n').map((mistake) => `FONDLY_PAGE_TEMPLATES: ${file}: ${mistake}`))
  }
  if (mistakes.length > 0) throw new SettingsRefused(mistakes)
  return [...ours, ...theirs]
}

/** Returns the template, or the mistakes of its file, one per line. */
async function readTemplate(path: string): Promise<PageTemplate | string> {
  if ((await stat(path)).size > MAX_FILE_BYTES) return 'is larger than 1 MB.'
  let json: unknown
  try {
    json = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    return `is not JSON (${error instanceof Error ? error.message : String(error)}).`
  }
  const read = PageTemplate.safeParse(json)
  if (read.success) return read.data
  return read.error.issues.map(({ path: field, message }) => `${field.join('.') || 'the document'}: ${message}.`).join('\n')
}

function placeMistakes({ places }: PageTemplate): string[] {
  return places.flatMap((place, index) => {
    const isTwice = places.findIndex(({ name, type }) => name === place.name && type === place.type) < index
    const follows = place.type === 'text' ? place.follows?.name : undefined
    const isLost = follows !== undefined && !places.some(({ name, type }) => type === 'text' && name === follows)
    return [
      ...(isTwice ? [`places.${index}.name: there is a place ${place.name} already.`] : []),
      ...(isLost ? [`places.${index}.follows.name: there is no place of words named ${follows}.`] : []),
    ]
  })
}
