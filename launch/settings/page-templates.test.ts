import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBlobs } from '@fondly/kit/blobs/open-blobs.ts'
import { dataKeys } from '@fondly/kit/keys.ts'
import { silentLog } from '@fondly/kit/log.ts'
import { testDatabase } from '@fondly/kit/sql/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedUpstreams } from '../embedded/embedded.ts'
import { layoutTemplates } from '@fondly/upstreams/renderer/renderer.ts'
import { readPageTemplates } from './page-templates.ts'
import { realEnv } from './real-env.ts'
import { readSettings, SettingsRefused } from './settings.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fondly-templates-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const words = { type: 'text', x: 100, y: 100, width: 1300, height: 400, font: { name: 'garamond10Center', color: '#000000' } }
const INVITATION = {
  name: 'invitation-inside',
  page: { name: 'inside', width: 3000, height: 2100, fold: { x: 1500 } },
  bleed: 46,
  places: [{ ...words, name: 'greeting', x: 1600 }],
}

const mistakesOf = async (documents: Record<string, unknown>): Promise<string[]> => {
  const place = await mkdtemp(join(folder, 'these-'))
  for (const [name, document] of Object.entries(documents))
    await writeFile(join(place, name), typeof document === 'string' ? document : JSON.stringify(document))
  const error = await readPageTemplates(place, layoutTemplates()).then(
    () => undefined,
    (refused: unknown) => refused,
  )
  return error instanceof SettingsRefused ? error.mistakes : []
}

test('without a folder, the templates of our own cards are used', async () => {
  const names = (await readPageTemplates(undefined, layoutTemplates())).map(({ name }) => name)
  expect(names).toHaveLength(4 * 3 * 2 + 4)
  expect(names).toContain('831-S-inside')
})

test('every mistake is reported with its file and field', async () => {
  expect(await mistakesOf({ 'a.json': '{' })).toEqual([expect.stringMatching(/^FONDLY_PAGE_TEMPLATES: a\.json: is not JSON/)])
  expect(
    await mistakesOf({
      'a.json': { ...INVITATION, name: '70-V-inside' },
      'b.json': { ...INVITATION, colour: 'red' },
      'c.json': { ...INVITATION, places: [INVITATION.places[0], { ...words, name: 'greeting', follows: { name: 'nowhere', gap: 4 } }] },
      'd.json': { ...INVITATION, name: 'd' },
      'e.json': { ...INVITATION, name: 'd' },
    }),
  ).toEqual([
    'FONDLY_PAGE_TEMPLATES: a.json: name: 70-V-inside is a template of our own cards already.',
    expect.stringMatching(/b\.json: the document: .*colour/),
    'FONDLY_PAGE_TEMPLATES: c.json: places.1.name: there is a place greeting already.',
    'FONDLY_PAGE_TEMPLATES: c.json: places.1.follows.name: there is no place of words named nowhere.',
    'FONDLY_PAGE_TEMPLATES: e.json: name: d is a template of d.json already.',
  ])
  const sentence = 'FONDLY_PAGE_TEMPLATES must be a folder with page templates in it, for example /etc/fondly/templates.'
  expect(await mistakesOf({})).toEqual([sentence])
})

test('a card is drawn with a template of the operator, with pictures from the configured hosts only', async () => {
  await writeFile(join(folder, 'invitation.json'), JSON.stringify(INVITATION))
  const database = await testDatabase()
  const data = await mkdtemp(join(folder, 'data-'))
  const settings = readSettings({
    FONDLY_DATA: data,
    FONDLY_POOL_SIZE: '1',
    FONDLY_PAGE_TEMPLATES: folder,
    FONDLY_PICTURE_HOSTS: 'pictures.invalid',
  })
  const env = realEnv(silentLog)
  const blobs = openBlobs(settings.blobs, { fetch: env.fetch, credentials: undefined })
  const embedded = await embeddedUpstreams({ env, settings, databaseUrl: database.url, keys: dataKeys(data), blobs })
  const { renderer = () => Promise.reject(new Error('The renderer is not embedded.')) } = embedded
  try {
    const draw = (side: object) =>
      renderer(
        new Request('http://renderer/getImage', {
          method: 'POST',
          headers: { authorization: `Bearer ${settings.renderer.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ cardSize: '70', orientation: 'V', render: 'preview', personalization: [side] }),
        }),
      )
    const drawn = await draw({ side: 'inside', pageTemplate: 'invitation-inside', messages: [{ name: 'greeting', text: 'Please come.' }] })
    expect([drawn.status, await drawn.json()]).toMatchObject([200, { jpegDetails: { imageUrl: expect.stringMatching(/\.jpg\?expires=/) } }])
    const withFront = (url: string) => draw({ side: 'outside', pageTemplate: '70-V-outside', images: [{ name: 'front', url }] })
    expect((await withFront('https://other.invalid/a.png')).status).toBe(403)
    // This host is allowed, so it is called, but it does not answer.
    expect((await withFront('https://pictures.invalid/a.png')).status).toBe(422)
  } finally {
    await embedded.close()
    await database.drop()
  }
})
