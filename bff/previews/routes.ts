import type { NotPrintable } from '@fondly/contracts/bff/not-printable.ts'
import type { Preview } from '@fondly/contracts/bff/send-answer.ts'
import { PreviewRequest } from '@fondly/contracts/bff/send-request.ts'
import { orderFormProblems } from '@fondly/domain/order-form/order-form-problems.ts'
import { cardPages } from '@fondly/stationery/layout/card-pages.ts'
import { displayListHash } from '@fondly/stationery/layout/display-list-hash.ts'
import { displayList } from '@fondly/stationery/layout/display-list.ts'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { toCardPrint } from '@fondly/core/card-print/to-card-print.ts'
import { orderFormRules } from '@fondly/core/card-print/order-form-rules.ts'
import { lacksPicture, PICTURE_MISSING, printFindings } from '@fondly/core/card-print/print-findings.ts'
import { readJson } from '../http/read-json.ts'
import { notFound } from '@fondly/core/refused.ts'
import type { CoreContext } from '@fondly/core/context.ts'
import type { SignedIn } from '../sessions/guard.ts'

/** POST /api/previews: the renderer's pictures of what would be printed, the hash of its display list, and what would keep it from being printed. */
export function previewRoutes(house: CoreContext) {
  const { calendar, offers, renderer } = house
  const findingsOf = printFindings(house)
  return new Hono<SignedIn>().post('/previews', async (c) => {
    const { user } = c.get('session')
    const { cardId, senderProfileId, form, realNames, scanCode } = await readJson(c, PreviewRequest)
    const offer = await offers.find(user, cardId)
    const profile = offer?.profiles.find(({ id }) => id === senderProfileId)
    if (!offer || !profile) throw notFound()

    const matter = { form, realNames, offer, profile, user, scanCode }
    const print = toCardPrint(matter)
    const problems = orderFormProblems(form, orderFormRules(matter, await calendar.calendar(), print))
    if (Object.keys(problems).length > 0) return c.json({ problems }, 422)

    const pages = cardPages(print)
    const drawing = renderer.preview(pages).catch((error: unknown) => {
      if (lacksPicture(error)) return undefined
      throw error
    })
    const [pictures, findings] = await Promise.all([drawing, findingsOf(print)])
    if (!pictures) {
      const told = findings.length > 0 ? findings : [PICTURE_MISSING]
      return c.json({ findings: told } satisfies NotPrintable, 422)
    }
    return c.json({ ...pictures, displayListHash: displayListHash(displayList(pages)), findings } satisfies z.infer<typeof Preview>)
  })
}
