import { createHash } from 'node:crypto'
import type { Language } from './mail.ts'

/** The theme of the page from which the user comes. Undefined: the theme of the system. */
export type Theme = 'light' | 'dark' | undefined

type SmallPage = {
  title: string
  language: Language
  /** HTML; the caller has escaped its values. */
  body: string
  theme?: Theme
  /** A link at the head of the page, back to the page from which the user comes. */
  home?: { url: string; name: string }
  /** Whether the folder `fonts` beside the page has the product's fonts. If not, the page uses the fonts of the system. */
  hasFonts?: boolean
}

/** A page without script, in light and dark, laid out for phones first. */
export function smallPage({ title, language, body, theme, home, hasFonts }: SmallPage): string {
  const head = home ? `<header><a href="${home.url}">${home.name}</a></header>` : ''
  return `<!doctype html>
<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title>${hasFonts ? `<style>${FONTS}</style>` : ''}<style>${STYLE}</style></head>
<body>${head}<main>${body}</main></body>
</html>
`
}

const DARK =
  '--paper:#1b1815;--sheet:#25211d;--ink:#f2ece0;--soft:#c2b8a8;--rule:#3b352e;--edge:#857b6e;--accent:#76c7c3;--on:#0e2a2b;color-scheme:dark'

// The colours are those of web/palette.css.
const STYLE = `:root{--paper:#f6f2e9;--sheet:#fdfbf6;--ink:#211d19;--soft:#564f45;--rule:#ddd5c6;--edge:#8b8172;--accent:#1a696c;--on:#fff}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}
:root[data-theme=dark]{${DARK}}
:root[data-theme=light]{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 'Source Sans 3','Segoe UI',system-ui,sans-serif}
header{padding:0 max(1.25rem,50% - 41rem);border-bottom:1px solid var(--rule);background:var(--sheet)}
header a{display:inline-flex;align-items:center;min-height:4.5rem;color:inherit;font:420 1.625rem/2rem Newsreader,Georgia,'Times New Roman',serif;text-decoration:none}
main{max-width:34rem;margin:0 auto;padding:2.5rem 1.25rem 3rem}
h1{margin:0 0 .75rem;font:420 2.25rem/1.15 Newsreader,Georgia,'Times New Roman',serif;letter-spacing:-.012em;text-wrap:balance}
@media (min-width:45rem){h1{font-size:2.75rem}}
p{margin:0 0 1rem}
.soft,time{color:var(--soft)}
.choices{display:grid;gap:.75rem;margin-top:2rem}
button,.button{display:block;width:100%;min-height:3rem;padding:.625rem 1.25rem;border:1px solid var(--accent);border-radius:4px;background:transparent;color:var(--accent);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.first{border-color:var(--accent);background:var(--accent);color:var(--on)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
ol{margin:2rem 0 0;padding:0;list-style:none}
li{padding:1.25rem 0;border-top:1px solid var(--rule)}
h2{margin:0 0 .25rem;font-size:1rem}
li p{margin:0 0 .5rem}
code{display:inline-block;padding:.25rem .75rem;border:1px solid var(--rule);border-radius:4px;background:var(--sheet);font:600 1.5rem/1.4 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.12em;user-select:all}
li .button{display:inline-block;width:auto}
label{display:block;margin:1rem 0 .25rem;font-weight:600}
input{width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:4px;background:var(--sheet);color:inherit;font:inherit}
form .choices{margin:1rem 0 0}
summary{min-height:2.75rem;padding:.5rem 0;cursor:pointer;text-decoration:underline}
.qr{display:block;width:13rem;height:13rem;margin:0 0 1rem;border-radius:6px}
code.long{font-size:1.0625rem;letter-spacing:.04em}`

// The paths are relative to the page, because an environment may have a domain of its own.
const FONTS = `@font-face{font-family:'Source Sans 3';font-weight:200 900;font-display:swap;src:url(fonts/source-sans-3.woff2)}
@font-face{font-family:Newsreader;font-weight:200 800;font-display:swap;src:url(fonts/newsreader.woff2)}`

const hashed = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The page may use its own style and fonts and post forms to its own origin, and nothing else. */
export const SMALL_PAGE_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${hashed(STYLE)} ${hashed(FONTS)}`,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  // With 'no-referrer' a browser would send 'origin: null' with the form, and the origin check needs the real one.
  'referrer-policy': 'same-origin',
}
