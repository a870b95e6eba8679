/** The values of a message: names of things, numbers, codes of other tables. A language puts each in where its sentence says {name}. */
export type MessageParams = Readonly<Record<string, string | number>>

/** Something to be said to a reader, before it is said in a language: the code of a sentence and its values. */
export type Message<Code extends string = string> = { code: Code; params?: MessageParams | undefined }
