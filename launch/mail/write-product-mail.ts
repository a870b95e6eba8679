import type { MailContent } from '@fondly/core/mail/mail.ts'
import type { DeliverMail } from '@fondly/core/mail/mail-queue.ts'
import { ALL_LANGUAGES, type PageLanguage } from '@fondly/languages/all-languages.ts'
import { fillMessage } from '@fondly/languages/fill-message.ts'

export type WrittenMail = { subject: string; line: string; text: string; link: { href: string; label: string } | undefined }

/** Writes an e-mail of the product, in the language of its content or in the given language. */
export function writeProductMail(content: MailContent, language: PageLanguage = content.language): WrittenMail {
  const { tag, table } = ALL_LANGUAGES[language]
  const words = table.mails[content.kind]
  const { firstName, clientName } = content
  const params = {
    firstName,
    clientName,
    ...(content.kind === 'invitation' ? { invitedBy: content.invitedBy, days: content.goodForDays } : {}),
    ...(content.kind === 'prepared-cards' ? { count: content.count } : {}),
  }
  const fill = (sentence: string) => fillMessage(sentence, params, tag)
  const href = 'link' in content ? content.link : undefined
  const line = fill(words.text)
  return {
    subject: fill(words.subject),
    line,
    text: [fill(table.mails.hello), line, href, fill(words.after)].filter(Boolean).join('\n\n'),
    link: href !== undefined && 'open' in words ? { href, label: words.open } : undefined,
  }
}

/** Creates the function that sends the product's e-mails through the mail server; undefined without a mail server. */
export function createSendMail(mail: { smtpUrl: string; from: string } | undefined): DeliverMail | undefined {
  if (!mail) return undefined
  // Import nodemailer with the first e-mail, because it takes long to load.
  const { smtpUrl, from } = mail
  let delivery: Promise<{ send: (recipient: string, mail: { subject: string; text: string }) => Promise<void> }> | undefined
  return async (recipient, content) => {
    delivery ??= import('@fondly/kit/mail/smtp.ts').then(({ smtpDelivery }) => smtpDelivery(smtpUrl, from))
    const { subject, text } = writeProductMail(content)
    await (await delivery).send(recipient, { subject, text })
  }
}
