import sanitize from 'sanitize-html'

/** What is longer is cut before it is read. */
const MAX_CHARACTERS = 20_000
/** What the reader does for a tag grows with the tags that are open around it; a banner has a few dozen. */
const MAX_TAGS = 500

/** A few words with emphasis, lists and links: no script, style, picture or frame comes through, and a link leads only to the web or to mail. */
export function safeHtml(html: string): string {
  return sanitize(beforeTag(html.slice(0, MAX_CHARACTERS), MAX_TAGS), {
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

/** The text before the tag of that number, counted from 0; all of it where there are fewer. */
function beforeTag(html: string, number: number): string {
  let at = html.indexOf('<')
  for (let tags = 0; at >= 0 && tags < number; tags++) at = html.indexOf('<', at + 1)
  return at < 0 ? html : html.slice(0, at)
}
