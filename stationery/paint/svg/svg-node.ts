/** An SVG element, to be written as text or turned into DOM elements. */
export type SvgNode = { tag: string; attributes: Record<string, string | number>; children: (SvgNode | string)[] }

/** Makes an SVG element. Attributes that are undefined are left out. Only `svgText` escapes values, so pass them unescaped. */
export function svgNode(
  tag: string,
  attributes: Record<string, string | number | undefined>,
  children: (SvgNode | string)[] = [],
): SvgNode {
  const given = Object.entries(attributes).filter((entry): entry is [string, string | number] => entry[1] !== undefined)
  return { tag, attributes: Object.fromEntries(given), children }
}

/** Writes the element as text and escapes everything in it. */
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
