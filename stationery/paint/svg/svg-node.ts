/** An SVG element: written out as text, or turned into elements by whoever has a document. */
export type SvgNode = { tag: string; attributes: Record<string, string | number>; children: (SvgNode | string)[] }

export function svgNode(
  tag: string,
  attributes: Record<string, string | number | undefined>,
  children: (SvgNode | string)[] = [],
): SvgNode {
  const given = Object.entries(attributes).filter((entry): entry is [string, string | number] => entry[1] !== undefined)
  return { tag, attributes: Object.fromEntries(given), children }
}

/** The element as text; everything in it is escaped. */
export function svgText(node: SvgNode | string): string {
  if (typeof node === 'string') return escaped(node)
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')
  if (node.children.length === 0) return `<${node.tag}${attributes}/>`
  return `<${node.tag}${attributes}>${node.children.map(svgText).join('')}</${node.tag}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
