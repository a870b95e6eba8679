import type { ReactNode } from 'react'

/** A placeholder for an empty list: one sentence about its content, and one button. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <output className="grid min-h-60 content-center justify-items-start gap-6 py-10">
      <p className="font-serif text-h2">{text}</p>
      {children}
    </output>
  )
}
