import { createTransport } from 'nodemailer'

const SMTP_TIMEOUT_MS = 10_000

export type MailText = { subject: string; text: string }
/** Sends one e-mail; throws when it could not be sent. */
export type SendMail = (recipient: string, mail: MailText) => Promise<void>

/** Sends e-mails through the server at `url`, such as smtps://user:password@mail.example.com. Import it when it is needed: nodemailer is large. */
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
      // Passed as an object, so that nothing in the address is parsed as a header or as a second address.
      await transport.sendMail({ to: { name: '', address: recipient }, subject, text })
    },
    close: () => transport.close(),
  }
}
