import { Hono } from 'hono'
import { escaped } from '../as/error-page.ts'
import type { MailRow } from '../store/tables.ts'
import { readLanguage, writeMail, type Language } from './mail.ts'
import type { MailQueue } from './mail-queue.ts'
import { smallPage, SMALL_PAGE_HEADERS } from './small-page.ts'

const MAX_MAILS_SHOWN = 30

/** An e-mail as the page shows it. */
export type ShownMail = {
  recipient: string
  createdAt: Date
  subject: string
  line: string
  code?: string | undefined
  link?: { href: string; label: string } | undefined
}
export type ListShownMail = (count: number, language: Language) => Promise<ShownMail[]>

type OutboxOptions = { latest: MailQueue['latest']; listOthers: ListShownMail; isDelivered: boolean }

/** GET /: the latest e-mails, newest first. */
export function outboxRoutes({ latest, listOthers, isDelivered }: OutboxOptions) {
  const list = async (language: Language): Promise<ShownMail[]> => {
    const own = (await latest(MAX_MAILS_SHOWN)).map((row) => toShownMail(row, language))
    const all = [...own, ...(await listOthers(MAX_MAILS_SHOWN, language))]
    return all.toSorted((one, another) => another.createdAt.getTime() - one.createdAt.getTime()).slice(0, MAX_MAILS_SHOWN)
  }
  return new Hono().get('/', async (c) => {
    const language = readLanguage(c.req.header('accept-language'))
    const words = language === 'es' ? SPANISH : ENGLISH
    const shown = isDelivered ? [] : await list(language)
    const items = shown.length > 0 ? `<ol>${shown.map(renderItem).join('')}</ol>` : `<p>${words.none}</p>`
    const text = isDelivered ? words.delivered : words.text
    const again = `<p><a class="button" href="/outbox">${words.again}</a></p>`
    const body = `<h1>${words.title}</h1><p class="soft">${text}</p>${again}${items}`
    return c.html(smallPage({ title: words.title, language, body }), 200, SMALL_PAGE_HEADERS)
  })
}

function toShownMail({ recipient, content, created_at: createdAt }: MailRow, language: Language): ShownMail {
  const { subject, lines, code, link: href = '' } = writeMail({ ...content, language })
  const label = (language === 'es' ? SPANISH : ENGLISH).open
  return { recipient: recipient ?? '', createdAt, subject, line: lines[0] ?? '', ...(code ? { code } : { link: { href, label } }) }
}

function renderItem({ recipient, createdAt, subject, line, code, link }: ShownMail): string {
  const time = createdAt.toISOString()
  const shown = [
    code && `<code>${escaped(code)}</code>`,
    link && `<a class="button first" href="${escaped(link.href)}">${escaped(link.label)}</a>`,
  ]
  return `<li><h2>${escaped(subject)}</h2><p class="soft">${escaped(recipient)} · <time datetime="${time}">${time.slice(11, 19)} UTC</time></p><p>${escaped(line)}</p>${shown.filter(Boolean).join('')}</li>`
}

const ENGLISH = {
  title: 'Outbox',
  text: 'What the demonstration would have sent by e-mail or to a phone. It is kept here for an hour or so.',
  delivered: 'Letters go out by e-mail.',
  none: 'Nothing has been sent of late.',
  again: 'Look again',
  open: 'Open on the phone',
}
const SPANISH: typeof ENGLISH = {
  title: 'Bandeja de salida',
  text: 'Lo que la demostración habría enviado por correo o a un teléfono. Se guarda aquí una hora, más o menos.',
  delivered: 'Los mensajes salen por correo.',
  none: 'No se ha enviado nada últimamente.',
  again: 'Mirar de nuevo',
  open: 'Abrir en el teléfono',
}
