import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, LinkButton } from './Button.tsx'

test.each([
  ['primary', 'px-6'],
  ['outline', 'px-6'],
  ['quiet', 'px-3'],
] as const)('a %s button has only the padding %s, because with two classes the order in the style sheet would decide', (looks, padding) => {
  for (const drawn of [createElement(Button, { looks }), createElement(LinkButton, { looks, href: '/' }, 'Cards')])
    expect(renderToStaticMarkup(drawn).match(/\bpx-\d+/g)).toEqual([padding])
})
