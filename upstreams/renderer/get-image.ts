import type { GetImage, Rendered } from '@fondly/contracts/renderer/get-image.ts'
import { displayPage, type DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { PictureFault } from '@fondly/pictures/picture-fault.ts'
import { assertMeasures } from './body/measures.ts'
import { assertModest, assertPrintable } from './body/problems.ts'
import { readBody } from './body/read-body.ts'
import { askedEnvelope, askedPage, type RequestedPage } from './body/wire-pages.ts'
import { fromPictureFault, RendererFault } from './faults.ts'
import { readKeepUntil } from './keep-until.ts'
import type { Pictures } from './pictures.ts'
import type { Templates } from './templates/page-templates.ts'

/** POST /getImage: draws pictures for the screen, or files for the press. */
export async function getImage(
  request: Request,
  { pictures, templates, now }: { pictures: Pictures; templates: Templates; now: Date },
): Promise<Response> {
  const keepUntil = readKeepUntil(request, now)
  const body = await readBody(request)
  const isShort = 'recipientAddress' in body
  const requested = isShort ? [askedEnvelope(body)] : askedPages(body, templates)
  if (!isShort) assertMeasures(body, requested)
  assertModest(requested)
  const pages = requested.map(({ page }) => displayPage(page))
  try {
    if (isShort || requested.some(({ page }) => page.name === 'envelope'))
      return Response.json(await envelope(body, requested, pages, { pictures, keepUntil }))
    if (body.render === 'preview') return Response.json(await surfaces(body, pages, pictures))
    const files = await print(requested, pages, { pictures, keepUntil })
    return Response.json(body.GetSurfaceImages ? { ...(await surfaces(body, pages, pictures)), ...files } : files)
  } catch (error) {
    throw error instanceof PictureFault ? placed(fromPictureFault(error), requested) : error
  }
}

function askedPages(body: GetImage, templates: Templates): RequestedPage[] {
  const { pages, personalization, bleed, render, GetSurfaceImages } = body
  if (pages && personalization)
    throw new RendererFault(400, 'pages', 'Either pages or personalization, not both.', { path: 'personalization' })
  if (!pages?.length && !personalization?.length) throw new RendererFault(400, 'pages', 'There are no pages.', { path: 'pages' })
  const requested = pages ? pages.map((page, index) => askedPage(page, bleed, `pages.${index}`)) : templates.pagesOf(body)
  const isEnvelope = requested.some(({ page }) => page.name === 'envelope')
  if (isEnvelope && requested.length > 1)
    throw new RendererFault(400, 'pages', 'An envelope is asked for by itself.', { path: pages ? 'pages' : 'personalization' })
  for (const field of ['GetSurfaceImages', 'singlePanelCrop', 'forceVerticalOrientation'] as const) {
    if (!body[field]) continue
    if (isEnvelope) throw new RendererFault(400, 'picture-only', 'An envelope has one face and one picture.', { path: field })
    if (render === 'print' && !GetSurfaceImages)
      throw new RendererFault(400, 'picture-only', 'The file for the press is the whole sheet: this is for pictures.', { path: field })
  }
  return requested
}

type ForPress = { pictures: Pictures; keepUntil: Date | undefined }

async function print(requested: RequestedPage[], pages: DisplayPage[], { pictures, keepUntil }: ForPress): Promise<Rendered> {
  const isPrinted = (_: unknown, index: number) => requested[index]?.isPrinted ?? false
  const printed = pages.filter(isPrinted)
  if (printed.length === 0) throw new RendererFault(400, 'pages', 'No page is to be printed.', { path: 'pages.0.print' })
  assertPrintable(requested.filter(isPrinted), printed)
  return { pdfDetails: { imageUrl: await pictures.urlOf({ kind: 'print', pages: printed }, keepUntil) } }
}

/** Draws the picture of the first page, and a picture of each page when all surfaces are requested. */
async function surfaces(body: GetImage, pages: DisplayPage[], pictures: Pictures): Promise<Rendered> {
  const panels = body.singlePanelCrop ? 'last' : body.forceVerticalOrientation ? 'stacked' : 'flat'
  const wanted = body.GetSurfaceImages ? pages : pages.slice(0, 1)
  const [primary, secondary] = await Promise.all(wanted.map((page) => pictures.urlOf({ kind: 'preview', page, panels })))
  return {
    ...(primary && { jpegDetails: { imageUrl: primary } }),
    ...(primary && body.GetSurfaceImages && { primaryJpegDetails: { imageUrl: primary } }),
    ...(secondary && { secondaryJpegDetails: { imageUrl: secondary } }),
  }
}

async function envelope(
  { render }: { render: 'preview' | 'print' },
  requested: RequestedPage[],
  pages: DisplayPage[],
  { pictures, keepUntil }: ForPress,
): Promise<Rendered> {
  const [page] = pages
  if (!page) throw new Error('An envelope has a page.')
  if (render === 'print') assertPrintable(requested, pages)
  const kind = render === 'print' ? 'envelope-print' : 'envelope-preview'
  return { jpegDetails: { imageUrl: await pictures.urlOf({ kind, page }, keepUntil) } }
}

/** Adds to a picture's refusal the path of the field that names it. */
function placed(fault: RendererFault, requested: readonly RequestedPage[]): RendererFault {
  const { url } = fault.details
  if (url === undefined) return fault
  for (const { page, layerPaths } of requested) {
    const index = page.layers.findIndex((layer) => layer.kind === 'picture' && layer.url === url)
    const path = layerPaths[index]
    if (path !== undefined) {
      const { status, code, message, headers } = fault
      return new RendererFault(status, code, message, { headers, path: path.endsWith('background') ? path : `${path}.url` })
    }
  }
  return fault
}
