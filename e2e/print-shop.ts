import { expect } from '@playwright/test'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { StoryProduct } from './test-product.ts'

/** A printed card as the person at the press finds it on disk. */
export type Printed = { orderNo: string; scanCode: string; cardId: string; mailDate: string; card: string; envelope: string }

type Manifest = {
  mailDate: string
  orders: {
    orderNo: string
    scanCode: string
    cardId: string
    cardFile: string
    cardSha256: string
    envelopeFile: string
    envelopeSha256: string
  }[]
}

/** Lists every card of every finished batch, and checks the files against the checksums of the manifest. */
export async function listPrinted({ data }: StoryProduct): Promise<Printed[]> {
  const root = join(data, 'print')
  const names = await readdir(root, { recursive: true }).catch(() => [])
  const manifests = names.filter((name) => /^\d{4}-\d\d-\d\d[\\/]batch-\d+[\\/]manifest\.json$/.test(name))
  const batches = await Promise.all(
    manifests.map(async (name) => {
      const folder = dirname(join(root, name))
      const { mailDate, orders } = JSON.parse(await readFile(join(root, name), 'utf8')) as Manifest
      return Promise.all(
        orders.map(async ({ orderNo, scanCode, cardId, cardFile, cardSha256, envelopeFile, envelopeSha256 }) => {
          const [card, envelope] = [join(folder, cardFile), join(folder, envelopeFile)]
          expect([await sha256(card), await sha256(envelope)]).toEqual([cardSha256, envelopeSha256])
          return { orderNo, scanCode, cardId, mailDate, card, envelope }
        }),
      )
    }),
  )
  return batches.flat()
}

/** Waits for the print of one order and returns it. */
export async function waitForPrint(testProduct: StoryProduct, orderNo: string): Promise<Printed> {
  const listPrintsOfOrder = async () => (await listPrinted(testProduct)).filter((printed) => printed.orderNo === orderNo)
  await expect.poll(async () => (await listPrintsOfOrder()).length, { message: `order ${orderNo} is printed`, timeout: 150_000 }).toBe(1)
  const [printed] = await listPrintsOfOrder()
  if (!printed) throw new Error(`Order ${orderNo} is not in print.`)
  return printed
}

async function sha256(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
