import type { Orientation } from '@fondly/domain/catalogue/card.ts'
import type { Client, ClientConfiguration } from '@fondly/domain/client/client.ts'

/**
 * A value with its version in commerce. Each change must send the version. If somebody restores an old value, its old version returns too; only
 * `lastWrite` then differs. It is undefined when commerce does not say.
 */
export type Versioned<Value> = { value: Value; version: string; lastWrite?: string | undefined }

/** The result of a write. `current` is the value in commerce afterwards; undefined when there is none. */
export type Written<Value> =
  | { kind: 'written'; current: Versioned<Value> | undefined }
  | { kind: 'changed-meanwhile'; current: Versioned<Value> | undefined }
  /** The reply was lost and somebody else has written since, so it is unknown whether this write succeeded. */
  | { kind: 'unconfirmed'; current: Versioned<Value> | undefined }
  /** Commerce cannot store a value of this many bytes. */
  | { kind: 'too-large'; field: string; bytes: number; maxBytes: number }
  /** The product could not read this value back. */
  | { kind: 'not-readable'; field: string }

/** The parts of a client that administrators can change. */
export type EditableClient = ClientConfiguration &
  Pick<Client, 'name' | 'senderProfiles' | 'categoryCustomization' | 'models' | 'customerReference' | 'commerceAccount'>
/** Null removes a value. Fields that are not named, and everything else that commerce has of the client, stay unchanged. */
export type ClientChange = { [Field in keyof EditableClient]?: EditableClient[Field] | null }

/** A blackout day of the site. */
export type BlackoutDay = { day: string; reason?: { en: string; es?: string } }

/** The header banner of a client by language. Its HTML comes from a CMS and must be sanitised before it is shown. */
export type EditableBanner = {
  enabled: boolean
  /** Instants: the banner is shown from the first until the second. */
  from?: string
  until?: string
  callout: BannerText
  body: BannerText
}
export type BannerText = { en: string; es?: string }

/** The product of an own design. It has the size, language, item, envelope and words of the card `likeCardId`. */
export type OwnCardProduct = {
  id: string
  name: string
  orientation: Orientation
  categoryId: string
  likeCardId: string
}

/** What administrators read and write. Reads are never cached, and every write has the version that its author saw. */
export type Administration = {
  clients: {
    read: (clientId: string) => Promise<Versioned<EditableClient> | undefined>
    write: (clientId: string, change: ClientChange, version: string) => Promise<Written<EditableClient>>
    /** Creates a client. If a client with this id exists, returns 'changed-meanwhile' with that client. */
    create: (clientId: string, client: ClientChange) => Promise<Written<EditableClient>>
    /** Returns the field that commerce could not store after this change; undefined if it can, or if there is no such client. */
    measure: (clientId: string, change: ClientChange) => Promise<Extract<Written<never>, { kind: 'too-large' }> | undefined>
  }
  blackoutDays: {
    read: (day: string) => Promise<Versioned<BlackoutDay> | undefined>
    /** Creates the day when `version` is undefined, deletes it when `value` is undefined, and changes it otherwise. */
    write: (day: string, value: BlackoutDay | undefined, version: string | undefined) => Promise<Written<BlackoutDay>>
  }
  banners: {
    read: (clientId: string) => Promise<Versioned<EditableBanner> | undefined>
    write: (clientId: string, banner: EditableBanner, version: string | undefined) => Promise<Written<EditableBanner>>
  }
  products: {
    /**
     * Creates or overwrites the product and puts it into its category, so it can be repeated. Prices, stock and pictures cannot be written: they come
     * from the imports of commerce.
     */
    put: (product: OwnCardProduct) => Promise<'written' | 'like-card-missing'>
    /** Does nothing when there is no such product. */
    rename: (cardId: string, name: string) => Promise<void>
  }
}
