import type { Mailer } from '@fondly/domain/client/mailer.ts'
import type { Clients } from '@fondly/gateways/commerce/commerce.ts'
import { sql, type Kysely } from 'kysely'
import type { PressTables } from './store/tables.ts'

/** For this many days, no two pieces of a mailer may have the same number. */
const SERIAL_REUSE_DAYS = 45

/** All serial numbers of the mailer are in use: more pieces than there are numbers were mailed within 45 days. */
export class SerialNumbersSpent extends Error {
  override name = 'SerialNumbersSpent'
}

/** Creates a function that finds the mailer of a client's cards: the client itself, or else the operator. It asks commerce once for each client. */
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
 * Returns the 20 digits by which the post office tracks a piece. One piece always gets the same digits, and no other piece of its mailer gets them
 * within 45 days. `piece` is an order or a reprint of an order. Throws SerialNumbersSpent.
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
    // All mailer ids share the counter. After a change of the id the next number may still be in use: then no row is inserted, and the result is
    // SerialNumbersSpent.
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
