import type { ReactNode } from 'react'

/** One sentence on what will stand here, and one button. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <output className="grid min-h-60 content-center justify-items-start gap-6 py-10">
      <p className="font-serif text-h2">{text}</p>
      {children}
    </output>
  )
}
