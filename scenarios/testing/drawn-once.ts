import type { Upstreams } from '@fondly/launch/upstreams.ts'

/**
 * Makes the renderer draw once and then always answer with the same pictures, for tests that do not test drawing. The first drawing goes on when its
 * caller gives up, and the next call waits for it, so that it ends even on a busy machine.
 */
export function drawnOnce(upstreams: Upstreams): Upstreams {
  const drawn = new Map<string, Promise<Response>>()
  return {
    ...upstreams,
    renderer: {
      ...upstreams.renderer,
      fetch: async (request) => {
        const body = await request.text()
        // A card has two pages, an envelope one.
        const { pages, render } = JSON.parse(body) as { pages: unknown[]; render: string }
        const kind = `${render} ${pages.length}`
        const { url, method, headers } = request
        const first = drawn.get(kind) ?? upstreams.renderer.fetch(new Request(url, { method, headers, body }))
        drawn.set(kind, first)
        const isDrawn = await first.then(
          ({ ok }) => ok,
          () => false,
        )
        if (!isDrawn) drawn.delete(kind)
        return (await first).clone()
      },
    },
  }
}
