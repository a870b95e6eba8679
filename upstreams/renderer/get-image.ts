import { GetEnvelopeImage, GetImage, type Rendered } from '@fondly/contracts/renderer/get-image.ts'
import { readJson, UnreadableBody } from '@fondly/kit/http/read-json.ts'
import { displayPage, type DisplayPage, type LayoutProblem } from '@fondly/stationery/layout/display-list.ts'
import type { LayeredPage } from '@fondly/stationery/layout/layered-page.ts'
import { sizesTried } from '@fondly/stationery/typeset/typeset.ts'
import * as z from 'zod'
import { RendererFault } from './faults.ts'
import type { Pictures } from './pictures.ts'
import { envelopeOf, layeredPages } from './wire-pages.ts'

const LARGEST_BODY = 500_000

/** POST /getImage: pictures for the eye, or a file for the press. */
export async function getImage(request: Request, pictures: Pictures): Promise<Response> {
  const body = await bodyOf(request)
  const rendered = 'recipientAddress' in body ? await envelope(body.render, envelopeOf(body), pictures) : await pagesOf(body, pictures)
  return Response.json(rendered)
}

async function pagesOf(body: GetImage, pictures: Pictures): Promise<Rendered> {
  const pages = layeredPages(body)
  const [first] = pages
  if (!first) {
    if (body.personalization?.length)
      throw new RendererFault(400, 'page-template', 'There is no page template of that name: send full pages.')
    throw new RendererFault(400, 'pages', 'There are no pages.')
  }
  if (pages.reduce((sum, page) => sum + settingOf(page), 0) > MOST_SETTING)
    throw new RendererFault(422, 'too-much-text', 'There is more text, or more room for it to shrink in, than a card has.')
  if (pages.reduce((sum, page) => sum + drawnArea(page), 0) > MOST_AREA)
    throw new RendererFault(422, 'too-much-picture', 'There are more or larger pictures than a card has.')
  if (pages.some(({ name }) => name === 'envelope')) {
    if (pages.length > 1) throw new RendererFault(400, 'pages', 'An envelope is asked for by itself.')
    return await envelope(body.render, first, pictures)
  }
  if (body.render === 'print') {
    const printed = pages.filter((_, index) => body.pages?.[index]?.print).map(displayPage)
    if (printed.length === 0) throw new RendererFault(400, 'pages', 'No page is to be printed.')
    assertPrintable(printed)
    return { pdfDetails: { imageUrl: await pictures.urlOf({ kind: 'print', pages: printed }) } }
  }
  return await surfaces(body, pages.map(displayPage), pictures)
}

/** Characters times sizes that are tried: a card with long disclaimers needs most of it, and all of it keeps everybody else waiting for half a second. */
const MOST_SETTING = 30_000

function settingOf({ layers }: LayeredPage): number {
  return layers.reduce((sum, layer) => sum + (layer.kind === 'text' ? layer.text.length * sizesTried(layer) : 0), 0)
}

/** Pixels of all pictures together: both sides of the largest card are covered three times with it. */
const MOST_AREA = 60_000_000

function drawnArea({ layers }: LayeredPage): number {
  return layers.reduce((sum, layer) => sum + (layer.kind === 'picture' ? layer.width * layer.height : 0), 0)
}

async function surfaces(body: GetImage, pages: DisplayPage[], pictures: Pictures): Promise<Rendered> {
  const panelOnly = body.singlePanelCrop ?? false
  const wanted = body.GetSurfaceImages === false ? pages.slice(0, 1) : pages.slice(0, 2)
  const [primary, secondary] = await Promise.all(wanted.map((page) => pictures.urlOf({ kind: 'preview', page, panelOnly })))
  return {
    ...(primary && { jpegDetails: { imageUrl: primary }, primaryJpegDetails: { imageUrl: primary } }),
    ...(secondary && { secondaryJpegDetails: { imageUrl: secondary } }),
  }
}

async function envelope(render: 'preview' | 'print', layered: LayeredPage, pictures: Pictures): Promise<Rendered> {
  const page = displayPage(layered)
  if (render === 'preview') return { jpegDetails: { imageUrl: await pictures.urlOf({ kind: 'envelope-preview', page }) } }
  assertPrintable([page])
  return { jpegDetails: { imageUrl: await pictures.urlOf({ kind: 'envelope-print', page }) } }
}

/** Words that do not fit, or that the face cannot show, are not printed: nobody would see it before the recipient. */
function assertPrintable(pages: DisplayPage[]): void {
  const [problem] = pages.flatMap((page) => page.problems)
  if (problem) throw new RendererFault(422, problem.kind === 'missing' ? 'unprintable' : 'overflow', sentence(problem))
}

function sentence(problem: LayoutProblem): string {
  const place = `layer ${problem.layer} of the ${problem.page} page`
  return problem.kind === 'missing' ? `The face of ${place} lacks a character of its text.` : `The text of ${place} does not fit its box.`
}

async function bodyOf(request: Request): Promise<GetImage | GetEnvelopeImage> {
  try {
    const json = await readJson(request, LARGEST_BODY)
    const isEnvelope = typeof json === 'object' && json !== null && 'recipientAddress' in json
    const body = (isEnvelope ? GetEnvelopeImage : GetImage).safeParse(json)
    if (body.success) return body.data
    throw new RendererFault(400, 'body', `The body could not be read: ${places(body.error)}.`)
  } catch (error) {
    if (error instanceof UnreadableBody) throw new RendererFault(error.status, 'body', error.message)
    throw error
  }
}

/** Where a body is wrong, without quoting what it holds. */
function places(error: z.ZodError): string {
  return error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.') || 'the whole'} (${issue.code})`)
    .join(', ')
}
