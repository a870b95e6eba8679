import type { SvgNode } from '@fondly/stationery/paint/svg/svg-node.ts'
import { createElement, type CSSProperties, type ReactNode } from 'react'

/** Draws a painted page as elements of this document, so that React redraws only glyphs that changed. */
export function SvgDrawing({ node, label, className }: { node: SvgNode; label: string; className?: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the glyphs are in this document; an img could not hold them
    <svg role="img" aria-label={label} className={className} {...propsOf(node.attributes)}>
      {childrenOf(node)}
    </svg>
  )
}

function childrenOf({ children }: SvgNode): ReactNode[] {
  return children.map((child, index) =>
    // The marks of a page have no ids, so their position identifies them.
    typeof child === 'string' ? child : createElement(child.tag, { key: index, ...propsOf(child.attributes) }, ...childrenOf(child)),
  )
}

function propsOf(attributes: SvgNode['attributes']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => (name === 'style' ? [name, styleOf(String(value))] : [camelCase(name), value])),
  )
}

// Converts a style text to an object. React sets an object through the DOM, which a strict content security policy allows; it forbids style
// attributes.
function styleOf(text: string): CSSProperties {
  return Object.fromEntries(
    text.split(';').map((rule) => {
      const [name = '', value = ''] = rule.split(':')
      return [camelCase(name.trim()), value.trim()]
    }),
  )
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
