import { createTransport } from 'nodemailer'

const SMTP_TIMEOUT_MS = 10_000

export type MailText = { subject: string; text: string }
/** Sends one e-mail; throws when it could not be sent. */
export type SendMail = (recipient: string, mail: MailText) => Promise<void>

/**
 * Creates a function that sends e-mails through the server at `url`, such as smtps://user:password@mail.example.com. Import this file only when a
 * mail is sent: nodemailer is large.
 */
export function smtpDelivery(url: string, from: string): { send: SendMail; close: () => void } {
  const transport = createTransport(
    {
      url,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    send: async (recipient, { subject, text }) => {
      // Pass the address as an object: nodemailer would parse a text, and could find a second address in it.
      await transport.sendMail({ to: { name: '', address: recipient }, subject, text })
    },
    close: () => transport.close(),
  }
}
