import type { RecordSecurityEvent } from '@fondly/kit/security-events.ts'
import { Hono } from 'hono'
import { notFound, Refusal } from '../faults.ts'
import { readLanguage } from '../mail/mail.ts'
import { SMALL_PAGE_HEADERS } from '../mail/small-page.ts'
import type { PushRequests } from '../store/push-requests.ts'
import { phonePage } from './phone-page.ts'

type PhoneRoutes = {
  pushes: PushRequests
  origin: string
  recordSecurityEvent: RecordSecurityEvent
  remoteAddress: (request: Request) => string | undefined
}

const REQUEST = /^[\w-]{43}$/

/** GET and POST /phone/{request}: the page on which the owner of a phone approves or denies a sign-on. The secret link is the only credential. */
export function phoneRoutes({ pushes, origin, recordSecurityEvent, remoteAddress }: PhoneRoutes) {
  return new Hono()
    .get('/:request', async (c) => {
      const request = c.req.param('request')
      const found = REQUEST.test(request) ? await pushes.find(request) : undefined
      const language = readLanguage(c.req.header('accept-language'))
      const status = found ? (found.answer ?? (pushes.isOpen(found) ? 'open' : 'late')) : 'late'
      return c.html(phonePage(status, language), 200, SMALL_PAGE_HEADERS)
    })
    .post('/:request', async (c) => {
      const request = c.req.param('request')
      if (!REQUEST.test(request)) throw notFound()
      // A foreign page may know the link, but must not submit the form (CSRF).
      const from = c.req.header('origin')
      const site = c.req.header('sec-fetch-site')
      if ((from !== undefined && from !== origin) || (site !== undefined && site !== 'same-origin')) {
        recordSecurityEvent({ event: 'cross_site_request', address: remoteAddress(c.req.raw), code: 'phone' })
        throw new Refusal(403, 'ACCESS_FAILED', 'This may be answered on its own page only.')
      }
      const answer = new URLSearchParams((await c.req.text()).slice(0, 100)).get('answer')
      if (answer !== 'approved' && answer !== 'denied') throw new Refusal(400, 'INVALID_REQUEST', 'The answer must be approved or denied.')
      await pushes.answer(request, answer)
      // Redirect after POST, so that a reload does not send the form again.
      return c.redirect(request, 303)
    })
}
