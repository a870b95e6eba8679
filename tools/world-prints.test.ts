import { readdirSync, readFileSync } from 'node:fs'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import type { CardContent } from '@fondly/stationery/layout/card-content.ts'
import type { Scene } from '@fondly/stationery/layout/scene.ts'
import { preflight } from '@fondly/stationery/layout/preflight/preflight.ts'
import { artFindings } from '@fondly/stationery/paint/preflight/art-findings.ts'
import { expect, test } from 'vitest'
import { ground } from './specimens.ts'

const WORLD = new URL('../seed/world/', import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, WORLD), 'utf8'))
// These are our own documents, whose shapes other tests check.
const sceneOf = (id: string, side: 'front' | 'inside') => read(`art/${id}/${side}.json`) as Scene
type Card = Pick<CardContent, 'size' | 'orientation'> & { id: string }

const cards = readdirSync(new URL('cards/', WORLD)).map((name) => read(`cards/${name}`) as Card)
const address = { name: 'Harborview', address1: '1200 Quayside Ave', address2: '', city: 'Seattle', state: 'WA', zip: '98101' }

test.each(['Hello.', 'Welcome home, neighbor! '.repeat(11)])(
  'every card of the demonstration world can be printed with the message "%s"',
  { timeout: 300_000 },
  async (message) => {
    const found: object[] = []
    for (const { id, size, orientation } of cards) {
      const pages = cardPages({
        cardId: id,
        size,
        orientation,
        language: 'en_US',
        outsideUrl: '/front',
        insideUrl: '/inside',
        // Every card of the world has a sentiment.
        sentimentUrl: '/sentiment',
        message,
        signature: 'Marisol Ortega\nResident Care',
        logoUrl: undefined,
        disclaimer: 'Printed on recycled paper.',
        backMessage: 'Sent with care.',
        backDisclaimer: '',
        returnAddress: address,
        recipient: address,
        scanCode: 'A7kP2mQ9xZ',
      })
      const art = new Map([
        ['/front', { scene: sceneOf(id, 'front') }],
        ['/inside', { scene: sceneOf(id, 'inside') }],
        ['/sentiment', { scene: ground('#ffffff', { width: 1050, height: 480, bleed: 0 }) }],
      ])
      for (const finding of [...preflight(pages), ...(await artFindings(pages, art))]) found.push({ id, ...finding })
    }
    expect(found).toEqual([])
  },
)
