import type { Upstreams } from '../upstreams.ts'

/**
 * A way to the renderer that draws once and answers the same pictures from then on: for tests of which drawing is no part. Who gives up before the first is
 * drawn does not end it; asked again it is the same drawing, so on a busy machine it is there at last.
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
