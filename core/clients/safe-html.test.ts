import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

test.each([
  [
    '<p>Mail early: <b>no cards</b> on <a href="https://x.test/">Thanksgiving</a>.</p>',
    '<p>Mail early: <b>no cards</b> on <a href="https://x.test/" target="_blank" rel="noopener noreferrer">Thanksgiving</a>.</p>',
  ],
  ['<script>steal()</script>hello', 'hello'],
  ['Fish &amp; chips, 5 < 6', 'Fish &amp; chips, 5 &lt; 6'],
  ['<p onclick="steal()" style="position:fixed">hello</p>', '<p>hello</p>'],
  ['<a href="javascript:steal()">x</a>', '<a target="_blank" rel="noopener noreferrer">x</a>'],
  ['<img src=x onerror=steal()><iframe src="//evil.test"></iframe>x', 'x'],
  ['<a href="//evil.test">x</a>', '<a target="_blank" rel="noopener noreferrer">x</a>'],
])('%s', (html, safe) => expect(safeHtml(html)).toBe(safe))
