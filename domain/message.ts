/** Text that its author wrote in several languages, by their tags (BCP 47). `en` is read where the reader's language is missing. */
export type LocalText = { readonly en: string; readonly [tag: string]: string | undefined }

/** The values of a message: names of things, numbers, text of a client. A language puts each in where its sentence says {name}. */
export type MessageParams = Readonly<Record<string, string | number | LocalText>>

/** Something to be said to a reader, before it is said in a language: the code of a sentence and its values. */
export type Message<Code extends string = string> = { code: Code; params?: MessageParams | undefined }
