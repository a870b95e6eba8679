import type { Orientation } from '@fondly/domain/catalogue/card.ts'
import type { Client, ClientConfiguration } from '@fondly/domain/client/client.ts'

/** A value as commerce has it now, and its version, which goes along with every change of it. */
export type Versioned<Value> = { value: Value; version: string }

/** What became of a write. `current` is what commerce has after it; undefined when commerce has nothing there. */
export type Written<Value> =
  | { kind: 'written'; current: Versioned<Value> | undefined }
  | { kind: 'changed-meanwhile'; current: Versioned<Value> | undefined }
  /** The reply was lost, and somebody wrote again: nobody knows whether this write was ever there. */
  | { kind: 'unconfirmed'; current: Versioned<Value> | undefined }
  /** Commerce cannot hold a value of that many bytes. */
  | { kind: 'too-large'; field: string; bytes: number; maxBytes: number }
  /** The product could not read the value back. */
  | { kind: 'not-readable'; field: string }

/** What administrators change of a client. */
export type EditableClient = ClientConfiguration &
  Pick<Client, 'name' | 'senderProfiles' | 'categoryCustomization' | 'models' | 'customerReference' | 'commerceAccount'>
/** Null removes a value. Fields that are not named stay as they are, and so does whatever else commerce has of the client. */
export type ClientChange = { [Field in keyof EditableClient]?: EditableClient[Field] | null }

/** A blackout day of the site. */
export type BlackoutDay = { day: string; reason?: { en: string; es?: string } }

/** The header banner of a client in its languages, as HTML from a CMS that has to be sanitised before it is shown. */
export type EditableBanner = {
  enabled: boolean
  /** Instants: shown from the first, no longer at the second. */
  from?: string
  until?: string
  callout: BannerText
  body: BannerText
}
export type BannerText = { en: string; es?: string }

/** A product that an own design becomes. It shares size, language, item, envelope and words with the card `likeCardId`. */
export type OwnCardProduct = {
  id: string
  name: string
  orientation: Orientation
  categoryId: string
  likeCardId: string
}

/** What administrators read and write. Reads are never cached, and every write says which version its author saw. */
export type Administration = {
  clients: {
    read: (clientId: string) => Promise<Versioned<EditableClient> | undefined>
    write: (clientId: string, change: ClientChange, version: string) => Promise<Written<EditableClient>>
    /** Creates a client, unless there is one with this id; that one is then the current value of 'changed-meanwhile'. */
    create: (clientId: string, client: ClientChange) => Promise<Written<EditableClient>>
    /** Says which field commerce could not hold after this change; undefined where it can, or where there is no such client. */
    measure: (clientId: string, change: ClientChange) => Promise<Extract<Written<never>, { kind: 'too-large' }> | undefined>
  }
  blackoutDays: {
    read: (day: string) => Promise<Versioned<BlackoutDay> | undefined>
    /** Creates the day where the caller saw none (`version` undefined), else changes it, or deletes it where `value` is undefined. */
    write: (day: string, value: BlackoutDay | undefined, version: string | undefined) => Promise<Written<BlackoutDay>>
  }
  banners: {
    read: (clientId: string) => Promise<Versioned<EditableBanner> | undefined>
    write: (clientId: string, banner: EditableBanner, version: string | undefined) => Promise<Written<EditableBanner>>
  }
  products: {
    /**
     * Creates or overwrites the product and puts it into its category, so it can be repeated. Prices, stock and pictures cannot be written: commerce
     * gives them by its own imports.
     */
    put: (product: OwnCardProduct) => Promise<'written' | 'like-card-missing'>
    /** Does nothing for a product that is not there. */
    rename: (cardId: string, name: string) => Promise<void>
  }
}
