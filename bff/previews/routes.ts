import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import { PreviewRequest } from '@fondly/contracts/bff/send-request.ts'
import { createPreviewCard } from '@fondly/core/previews/preview-card.ts'
import { Hono } from 'hono'
import { formProblems, notPrintable } from '../http/form-refusals.ts'
import { readJson } from '../http/read-json.ts'
import type { SignedIn } from '../sessions/guard.ts'

/**
 * POST /api/previews: returns the renderer's pictures of the card, the hash of its display list, and the findings that keep the card from being
 * printed.
 */
export function previewRoutes(context: Parameters<typeof createPreviewCard>[0]) {
  const previewCard = createPreviewCard(context)
  return new Hono<SignedIn>().post('/previews', async (c) => {
    const preview = await previewCard(c.get('session').user, await readJson(c, PreviewRequest))
    if (preview.kind === 'form-problems') throw formProblems(preview.problems)
    if (preview.kind === 'not-printable') throw notPrintable(preview.findings)
    const { pictures, displayListHash, findings } = preview
    return c.json({ ...pictures, displayListHash, findings } satisfies Preview)
  })
}
