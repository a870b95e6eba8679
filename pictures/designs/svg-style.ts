import type { SvgNode } from './svg-tree.ts'

export type Style = Record<string, string>

/** The properties that children inherit (SVG 2, 6.7). */
const INHERITED = new Set([
  'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray',
  'stroke-miterlimit', 'color', 'visibility', 'clip-rule', 'marker', 'marker-start', 'marker-mid', 'marker-end',
]) // prettier-ignore

/**
 * Reads the rules of style sheets. Only rules for classes are read, because drawing programs write only these. Other rules are returned as `unread`.
 */
export function readRules(sheets: string[]): { rules: ReadonlyMap<string, Style>; unread: string[] } {
  const rules = new Map<string, Style>()
  const unread: string[] = []
  for (const sheet of sheets) {
    const plain = withoutComments(sheet)
    if (plain.includes('@')) unread.push('@')
    for (const rule of plain.split('}')) {
      const at = rule.indexOf('{')
      if (at < 0) continue
      const declarations = readDeclarations(rule.slice(at + 1))
      for (const selector of rule
        .slice(0, at)
        .split(',')
        .map((one) => one.trim())) {
        if (/^\.[\w-]+$/.test(selector)) rules.set(selector.slice(1), { ...rules.get(selector.slice(1)), ...declarations })
        else unread.push(selector)
      }
    }
  }
  return { rules, unread }
}

function withoutComments(sheet: string): string {
  return sheet
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('*/') < 0 ? part.length : part.indexOf('*/') + 2)))
    .join(' ')
}

/** Returns the style of an element: its attributes, then its classes, then its own style. */
export function readStyle({ attributes }: SvgNode, parent: Style, rules: ReadonlyMap<string, Style>): Style {
  const inherited = Object.fromEntries(Object.entries(parent).filter(([name]) => INHERITED.has(name)))
  const classes = (attributes['class'] ?? '').split(/\s+/).map((name) => rules.get(name) ?? {})
  return Object.assign(inherited, attributes, ...classes, readDeclarations(attributes['style'] ?? ''))
}

/** Reads CSS declarations such as 'fill: red; opacity: 0.5' by their property. `!important` is ignored, and so is text without a colon. */
export function readDeclarations(text: string): Style {
  return Object.fromEntries(
    text.split(';').flatMap((one) => {
      const at = one.indexOf(':')
      return at < 0
        ? []
        : [
            [
              one.slice(0, at).trim(),
              one
                .slice(at + 1)
                .replace('!important', '')
                .trim(),
            ] as const,
          ]
    }),
  )
}

const NAMED: Record<string, string> = {
  black: '#000000', white: '#ffffff', red: '#ff0000', lime: '#00ff00', blue: '#0000ff', yellow: '#ffff00', cyan: '#00ffff', aqua: '#00ffff',
  magenta: '#ff00ff', fuchsia: '#ff00ff', gray: '#808080', grey: '#808080', silver: '#c0c0c0', maroon: '#800000', green: '#008000', navy: '#000080',
  olive: '#808000', purple: '#800080', teal: '#008080', orange: '#ffa500', gold: '#ffd700', pink: '#ffc0cb', brown: '#a52a2a', ivory: '#fffff0',
} // prettier-ignore

/** Reads a colour as '#rrggbb'; undefined for a colour that is not supported. */
export function readColour(text: string): string | undefined {
  const value = text.trim().toLowerCase()
  if (/^#[\da-f]{6}$/.test(value)) return value
  if (/^#[\da-f]{3}$/.test(value)) return `#${value.slice(1).replaceAll(/./g, '$&$&')}`
  const parts = /^rgb\(\s*([\d.]+%?)[\s,]+([\d.]+%?)[\s,]+([\d.]+%?)\s*\)$/.exec(value)
  if (!parts) return NAMED[value]
  const channels = parts.slice(1).map((one) => Math.round(one.endsWith('%') ? Number.parseFloat(one) * 2.55 : Number(one)))
  return `#${channels.map((one) => Math.min(255, one).toString(16).padStart(2, '0')).join('')}`
}

const INCHES: Record<string, number> = { in: 1, mm: 1 / 25.4, cm: 1 / 2.54, pt: 1 / 72, pc: 1 / 6, px: 1 / 96, '': 1 / 96 }

/** Reads a length of the page in inches (96 pixels to the inch); undefined for percentages and any other text. */
export function readInches(text = ''): number | undefined {
  const value = text.trim().toLowerCase()
  const unit = Object.keys(INCHES).find((one) => one !== '' && value.endsWith(one)) ?? ''
  const number = Number(value.slice(0, value.length - unit.length))
  return value === '' || !Number.isFinite(number) ? undefined : number * (INCHES[unit] ?? 0)
}
