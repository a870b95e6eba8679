import type { DrawnScreen, FirstView } from '@fondly/contracts/bff/first-screen.ts'
import { formatFirstView } from '@fondly/contracts/bff/first-screen.ts'
import { createHash } from 'node:crypto'

/**
 * Matches names, numbers, colours and calculations, which are all that our components write. The announcement of a client could contain other styles,
 * which must not load anything.
 */
const PLAIN_STYLE = /^(?!.*(?:url|image|src)\()[-a-z0-9:;.,%#() ]+$/i

/** Puts a drawn screen into the document. */
export function addScreen(document: string, { links, html, tag, title, theme, brandStyle }: DrawnScreen, view: FirstView): string {
  return (
    document
      .replace('<html lang="en">', () => `<html lang="${tag}" data-theme="${theme}" style="${escapeHtml(brandStyle)}">`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
      // Load the scripts late but keep early clicks: the theme is known already, and clicks on the drawn screen must not be lost.
      .replace('<script src="/theme.js"></script>', () => '<script src="/early-input.js"></script>')
      .replace('</head>', () => `${links}</head>`)
      .replace('<div id="page"></div>', () => `<div id="page" data-view="${formatFirstView(view)}">${html}</div>`)
  )
}

/** Allows exactly the `style` attributes of this document in its content security policy, by the hashes of their values. */
export function allowStyles(policy: string, document: string): string {
  const styles = new Set(
    [...document.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style).filter((style) => PLAIN_STYLE.test(style)),
  )
  const hashes = [...styles].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  return hashes.length === 0 ? policy : policy.replace("style-src 'self'", `style-src 'self' 'unsafe-hashes' ${hashes.join(' ')}`)
}

export const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
