import { type RawBuilder, sql } from 'kysely'
import { types } from 'pg'

/**
 * Selects bytes in the form in which many of them arrive fastest. The driver reads a bytea as hexadecimal text, which is longer and slow to read. The
 * bytes of each row are read as soon as it arrives, so that the texts of all rows are never in memory at once.
 */
export const selectBytes = (bytes: RawBuilder<unknown>): RawBuilder<Buffer> => sql<Buffer>`encode(${bytes}, 'base64')::bpchar`

// The driver chooses how it reads a value by its type only. No table has a column of this one, character(n); a test of the schema checks that.
types.setTypeParser(types.builtins.BPCHAR, (base64) => Buffer.from(base64, 'base64'))
