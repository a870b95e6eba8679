import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'

let unmountAll: (() => void)[] = []

/** Prepares the tests of a file for renderHook(): provides the parts of a window that React needs, and unmounts every hook after its test. */
export function withWindow(): void {
  beforeEach(() => {
    vi.stubGlobal('window', Object.assign(new EventTarget(), { event: undefined, HTMLIFrameElement: EventTarget }))
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  })
  afterEach(() => {
    for (const unmount of unmountAll) unmount()
    unmountAll = []
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

/**
 * Runs a hook in a component that draws nothing, so that no document is needed.
 * @returns every result that the hook has returned, the newest last; `rerender` runs the hook again with other arguments
 */
export function renderHook<Arguments extends unknown[], Result>(hook: (...args: Arguments) => Result, ...first: Arguments) {
  const results: Result[] = []
  const Component = ({ args }: { args: Arguments }) => {
    results.push(hook(...args))
    return null
  }
  const root = createRoot(createContainer())
  const render = (args: Arguments) => act(() => root.render(createElement(Component, { args })))
  let isMounted = true
  const unmount = () => {
    if (isMounted) act(() => root.unmount())
    isMounted = false
  }
  unmountAll.push(unmount)
  render(first)
  return { results, rerender: (...args: Arguments) => render(args), unmount }
}

/** The members of an element that React needs in a container in which nothing is drawn. */
function createContainer(): Element {
  const ownerDocument = Object.assign(new EventTarget(), { nodeType: 9 })
  const container: unknown = Object.assign(new EventTarget(), {
    nodeType: 1,
    tagName: 'DIV',
    nodeName: 'DIV',
    ownerDocument,
    textContent: '',
  })
  return container as Element // React uses only these members.
}
