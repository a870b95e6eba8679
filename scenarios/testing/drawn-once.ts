import type { Upstreams } from '@fondly/launch/upstreams.ts'

/**
 * A renderer that draws once and then always answers the same pictures: for tests that are not about drawing. A caller that gives up does not end the
 * first drawing; asked again it is the same one, so even a busy machine finishes it.
 */
export function drawnOnce(lines: Upstreams): Upstreams {
  const drawn = new Map<string, Promise<Response>>()
  return {
    ...lines,
    renderer: {
      ...lines.renderer,
      fetch: async (request) => {
        const body = await request.text()
        // A card has two pages, an envelope one.
        const { pages, render } = JSON.parse(body) as { pages: unknown[]; render: string }
        const kind = `${render} ${pages.length}`
        const { url, method, headers } = request
        const first = drawn.get(kind) ?? lines.renderer.fetch(new Request(url, { method, headers, body }))
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
