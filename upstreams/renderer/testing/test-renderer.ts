import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scene } from '@fondly/contracts/load/scene.ts'
import { Rendered } from '@fondly/contracts/renderer/get-image.ts'
import { openBlobs } from '@fondly/kit/blobs/open-blobs.ts'
import { silentLog } from '@fondly/kit/log.ts'
import type { Design } from '@fondly/pictures/designs/store-design.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { NOTHING } from './nothing.ts'
import { renderer, type RendererOptions } from '../renderer.ts'

export const ORIGIN = 'https://cards.example.com'

/** A front of size 70 V: green within the trim, red in the bleed. */
export const FRONT: Scene = {
  width: 1500,
  height: 2100,
  bleed: 46,
  nodes: [
    { path: 'M-46 -46L1546 -46L1546 2146L-46 2146Z', fill: '#c8553d' },
    { path: 'M0 0L1500 0L1500 2100L0 2100Z', fill: '#1d6a6a' },
  ],
}

type TestDesign = Pick<Design, 'key' | 'size' | 'orientation'> & { front: Uint8Array; screen?: Uint8Array; inside?: Uint8Array }

/** Starts a renderer with the front '/art/1HBE2115/front.webp', on a database and a folder of its own, at noon of 20 November 2026. */
export async function testRenderer({
  clock = () => new Date('2026-11-20T12:00:00Z'),
  ...options
}: Partial<Pick<RendererOptions, 'allowedHosts' | 'artFetch' | 'templates'> & { clock: () => Date }> = {}) {
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'renderer-'))
  const fetch = () => Promise.reject(new Error('no network'))
  const blobs = openBlobs(folder, { fetch })
  const upstream = await renderer({
    env: { fetch, clock, random: (bytes) => new Uint8Array(bytes), ids: () => '0', log: silentLog },
    databaseUrl: database.url,
    poolSize: 1,
    publicOrigin: ORIGIN,
    basePath: '/renderer',
    bearer: 'secret',
    pictureKey: new Uint8Array(32).fill(7),
    blobs,
    ...options,
  })
  await upstream.load({ ...NOTHING, art: [{ cardId: '1HBE2115', surface: 'front', scene: FRONT }] })

  const authorization = 'Bearer secret'
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    upstream.fetch(
      new Request('http://renderer/getImage', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  /** The answer at the address of a picture or file. */
  const follow = (url = '') => upstream.fetch(new Request(url.replace(`${ORIGIN}/renderer`, 'http://renderer')))
  return {
    load: upstream.load,
    post,
    follow,
    get: (path: string) => upstream.fetch(new Request(`http://renderer${path}`, { headers: { authorization } })),
    art: (path: string, headers: Record<string, string> = {}) => upstream.art.fetch(new Request(`http://art/${path}`, { headers })),
    answered: async (body: unknown) => Rendered.parse(await (await post(body)).json()),
    /** Returns the bytes of a picture or file. */
    at: async (url?: string) => {
      const response = await follow(url)
      if (!response.ok) throw new Error(`The picture answers ${response.status}.`)
      return new Uint8Array(await response.arrayBuffer())
    },
    /** Stores the files of an own design and makes its art. */
    storeDesign: async ({ front, screen, inside, ...design }: TestDesign) => {
      const stored = async (bytes: Uint8Array | undefined) => bytes && { hash: await blobs.put(bytes) }
      const [screenFile, insideFile] = [await stored(screen), await stored(inside)]
      return upstream.art.storeDesign({ ...design, front: { hash: await blobs.put(front) }, screen: screenFile, inside: insideFile })
    },
    /** Returns the names of all files that the renderer has stored. */
    files: () => readdir(folder, { recursive: true }),
    close: async () => {
      await upstream.close()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}
