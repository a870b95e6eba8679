import type { Mailer } from '@fondly/domain/client/mailer.ts'
import type { Clients } from '@fondly/gateways/commerce/commerce.ts'
import { sql, type Kysely } from 'kysely'
import type { PressTables } from './store/tables.ts'

/** For this long no two pieces of a mailer may have the same number. */
const SERIAL_REUSE_DAYS = 45

/** No serial number of the mailer is free: more pieces than it has numbers were mailed within 45 days. */
export class SerialNumbersSpent extends Error {
  override name = 'SerialNumbersSpent'
}

/** Creates a function that finds who mails a client's cards: the client itself, or else the operator. It asks commerce once for each client. */
export function createFindMailer(clients: Pick<Clients, 'find'>, defaultMailer: Mailer | undefined) {
  const known = new Map<string, Promise<Mailer | undefined>>()
  return (clientId: string): Promise<Mailer | undefined> => {
    if (clientId === '') return Promise.resolve(defaultMailer)
    const own = known.get(clientId) ?? clients.find(clientId).then((client) => client?.configuration.intelligentMail ?? defaultMailer)
    known.set(clientId, own)
    return own
  }
}

/**
 * Returns the 20 digits under which the post office tracks a piece: always the same for one piece, and no other piece of that mailer has them within
 * 45 days. `piece` is an order or a reprint of one. Throws SerialNumbersSpent.
 */
export async function createTrackingNumber(
  database: Kysely<PressTables>,
  { piece, mailer: { barcodeId, serviceType, mailerId }, now }: { piece: string; mailer: Mailer; now: Date },
): Promise<string> {
  const digits = 15 - mailerId.length
  const serial = await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('mail_piece')
      .where('given_at', '<', new Date(now.getTime() - SERIAL_REUSE_DAYS * 86_400_000))
      .execute()
    // The counter is shared by all mailer ids, so after a change of the id a number may be in use still; then nothing is inserted.
    await sql`
      insert into press.mail_piece (piece, mailer_id, serial, given_at)
      values (${piece}, ${mailerId}, nextval('press.mail_serial') % ${10 ** digits}::bigint, ${now})
      on conflict do nothing`.execute(transaction)
    const rows = transaction.selectFrom('mail_piece').select('serial').where('piece', '=', piece).where('mailer_id', '=', mailerId)
    return (await rows.executeTakeFirst())?.serial
  })
  if (serial === undefined) throw new SerialNumbersSpent(`The mailer ${mailerId} has no serial number free.`)
  return `${barcodeId}${serviceType}${mailerId}${String(serial).padStart(digits, '0')}`
}
