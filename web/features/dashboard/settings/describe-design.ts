import { lookUp } from '@fondly/domain/look-up.ts'
import type { LanguageTable } from '@fondly/languages/language-table.ts'
import type { Line } from './describe-change.ts'

type SettingsWords = LanguageTable['clientSettings']

/** Describes what an entry changed of a design: its name, its state, and each part that differs. */
export function describeDesign(before: unknown, after: unknown, words: SettingsWords, names: ReadonlyMap<string, string>): Line[] {
  const [old, now] = [toRecord(before), toRecord(after)]
  const first = { label: words.fields.design, old: sayDesign(old, words), now: sayDesign(now, words) }
  if (!old || !now) return [first]
  const parts = Object.entries(words.designParts).flatMap(([part, label]): Line[] => {
    if (old[part] === now[part]) return []
    const isFile = part === 'front' || part === 'screen' || part === 'inside'
    const say = (value: unknown) =>
      typeof value !== 'string' || value === '' ? words.nothing : isFile ? words.otherFile : (names.get(value) ?? value)
    return [{ label, old: isFile ? undefined : say(old[part]), now: say(now[part]) }]
  })
  return first.old === first.now && parts.length > 0 ? parts : [first, ...parts]
}

function sayDesign(design: Record<string, unknown> | undefined, { designStates, nothing }: SettingsWords): string {
  const { name, state } = design ?? {}
  if (typeof state !== 'string') return nothing
  const said = lookUp(designStates, state) ?? state
  return typeof name === 'string' && name !== '' ? `${name}, ${said}` : said
}

const toRecord = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined
