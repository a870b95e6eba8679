import sanitize from 'sanitize-html'

/** A few words with emphasis, lists and links: no script, style, picture or frame comes through, and a link leads only to the web or to mail. */
export function safeHtml(html: string): string {
  return sanitize(html.slice(0, 20_000), {
    allowedTags: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'span', 'strong', 'ul'],
    allowedAttributes: { a: ['href', 'target', 'rel'], span: ['lang'], p: ['lang'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...(attribs['href'] ? { href: attribs['href'] } : {}), target: '_blank', rel: 'noopener noreferrer' },
      }),
    },
  })
}
