/** A text in several languages, by language tag (BCP 47). `en` is used when the reader's language is missing. */
export type LocalText = { readonly en: string; readonly [tag: string]: string | undefined }

/** The values of a message: names, numbers, texts of a client. A sentence has {name} in the place of each. */
export type MessageParams = Readonly<Record<string, string | number | LocalText>>

/** A sentence before it is translated: its code and its values. */
export type Message<Code extends string = string> = { code: Code; params?: MessageParams | undefined }
