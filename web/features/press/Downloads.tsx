import { FLIPS, PAPERS, type BatchDetails } from '@fondly/contracts/bff/press.ts'
import { useState } from 'react'
import { printFiles } from '../../api/press.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { InlineSelect } from '../../ui/Field.tsx'
import { usePressWords } from './press-words.ts'

/** Everything at once: sheets for the paper that is in the printer, the envelopes, and single files by name. */
export function Downloads({
  of,
  id,
  papers,
  files,
}: {
  of: 'batches' | 'reprints'
  id: number
  papers: BatchDetails['batch']['papers']
  files: string[]
}) {
  const own = usePressWords()
  const urls = printFiles(of, id)
  const [wanted, setWanted] = useState<(typeof PAPERS)[number]>('letter')
  const [flip, setFlip] = useState<(typeof FLIPS)[number]>('long')
  const paper = (papers.find((each) => each.paper === wanted) ?? papers[0])?.paper

  return (
    <div className="flex flex-wrap items-center gap-4">
      {paper ? (
        <>
          <InlineSelect
            label={own.paper}
            value={paper}
            onChange={(event) => setWanted(PAPERS.find((name) => name === event.target.value) ?? paper)}
          >
            {papers.map(({ paper: name, cards }) => (
              <option key={name} value={name}>
                {own.onSheet(own.papers[name], cards)}
              </option>
            ))}
          </InlineSelect>
          <InlineSelect
            label={own.flip}
            value={flip}
            onChange={(event) => setFlip(FLIPS.find((name) => name === event.target.value) ?? 'long')}
          >
            {FLIPS.map((name) => (
              <option key={name} value={name}>
                {own.flips[name]}
              </option>
            ))}
          </InlineSelect>
          <LinkButton href={urls.sheets({ paper, flip })} download>
            {own.sheets}
          </LinkButton>
        </>
      ) : (
        <p className="text-ink-2">{own.fitsNone}</p>
      )}
      <LinkButton href={urls.envelopes} download>
        {own.envelopes}
      </LinkButton>
      {files.map((name) => (
        <FileLink key={name} href={urls.file(name)}>
          {name}
        </FileLink>
      ))}
    </div>
  )
}

export function FileLink({ href, label, children }: { href: string; label?: string; children: string }) {
  return (
    <a href={href} download aria-label={label} className="inline-flex min-h-11 items-center hover:text-accent">
      {children}
    </a>
  )
}
