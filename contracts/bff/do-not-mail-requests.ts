import { DO_NOT_MAIL_REASONS, MAX_DO_NOT_MAIL_REMARK_CHARACTERS } from '@fondly/domain/do-not-mail/do-not-mail.ts'
import { MAX_NAME_CHARACTERS, MAX_TYPED_CHARACTERS } from '@fondly/domain/order-form/limits.ts'
import * as z from 'zod/mini'

const text = (maxCharacters: number) => z.string().check(z.maxLength(maxCharacters))

/** POST /api/admin/{clientKey}/do-not-mail-searches. The words are in the body, because proxies log the addresses of requests. */
export const DoNotMailSearch = z.object({ text: text(100), page: z.int().check(z.minimum(1), z.maximum(1_000)) })

const Entry = z.object({
  firstName: text(MAX_NAME_CHARACTERS),
  lastName: text(MAX_NAME_CHARACTERS),
  address1: text(MAX_TYPED_CHARACTERS.address1),
  address2: text(MAX_TYPED_CHARACTERS.address2),
  city: text(MAX_TYPED_CHARACTERS.city),
  state: text(MAX_TYPED_CHARACTERS.state),
  zipCode: text(MAX_TYPED_CHARACTERS.zipCode),
  reason: z.enum(DO_NOT_MAIL_REASONS),
  words: text(MAX_DO_NOT_MAIL_REMARK_CHARACTERS),
  until: text(10),
})

/** POST /api/admin/{clientKey}/do-not-mail */
export const AddDoNotMailRequest = z.object({ entry: Entry })

/** PUT /api/admin/{clientKey}/do-not-mail/{id}. 409 'changed-meanwhile' if another user has changed the entry. */
export const EditDoNotMailRequest = z.object({ version: z.int(), entry: Entry })
