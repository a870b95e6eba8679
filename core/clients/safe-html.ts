import sanitize from 'sanitize-html'

/** Longer HTML is cut to this length before it is parsed. */
const MAX_CHARACTERS = 20_000
/** The parser's work for a tag grows with the number of open tags around it, so more tags are cut off. A usual banner has a few dozen. */
const MAX_TAGS = 500

/** Sanitises HTML: keeps text with emphasis, lists and links to web or mail addresses; removes scripts, styles, pictures and frames. */
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

/** Returns the text before the tag with this index, counted from 0. Returns all of the text when it has fewer tags. */
function beforeTag(html: string, number: number): string {
  let at = html.indexOf('<')
  for (let tags = 0; at >= 0 && tags < number; tags++) at = html.indexOf('<', at + 1)
  return at < 0 ? html : html.slice(0, at)
}
