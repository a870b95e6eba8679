import { FLIPS, PAPERS, type BatchDetails } from '@fondly/contracts/bff/press.ts'
import { useState } from 'react'
import { printFiles } from '../../api/press.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { InlineSelect } from '../../ui/Field.tsx'
import { usePressWords } from './press-words.ts'
import { useDownload } from './use-download.ts'

/** Download links: the sheets for the chosen paper, the envelopes, and single files by name. */
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
  const texts = usePressWords()
  const urls = printFiles(of, id)
  const download = useDownload()
  const [wanted, setWanted] = useState<(typeof PAPERS)[number]>('letter')
  const [flip, setFlip] = useState<(typeof FLIPS)[number]>('long')
  const paper = (papers.find((each) => each.paper === wanted) ?? papers[0])?.paper

  return (
    <div className="flex flex-wrap items-center gap-4">
      {paper ? (
        <>
          <InlineSelect
            label={texts.paper}
            className="flex-wrap"
            value={paper}
            onChange={(event) => setWanted(PAPERS.find((name) => name === event.target.value) ?? paper)}
          >
            {papers.map(({ paper: name, cards }) => (
              <option key={name} value={name}>
                {texts.onSheet(texts.papers[name], cards)}
              </option>
            ))}
          </InlineSelect>
          <InlineSelect
            label={texts.flip}
            className="flex-wrap"
            value={flip}
            onChange={(event) => setFlip(FLIPS.find((name) => name === event.target.value) ?? 'long')}
          >
            {FLIPS.map((name) => (
              <option key={name} value={name}>
                {texts.flips[name]}
              </option>
            ))}
          </InlineSelect>
          <LinkButton href={urls.sheets({ paper, flip })} download onClick={download.onClick}>
            {texts.sheets}
          </LinkButton>
        </>
      ) : (
        <p className="text-ink-2">{texts.fitsNone}</p>
      )}
      <LinkButton href={urls.envelopes} download onClick={download.onClick}>
        {texts.envelopes}
      </LinkButton>
      {files.map((name) => (
        <FileLink key={name} href={urls.file(name)} download={download}>
          {name}
        </FileLink>
      ))}
      <DownloadNews {...download} />
    </div>
  )
}

/** Says that a file is being fetched, or why the fetch failed. */
export function DownloadNews({ busy, failure }: Pick<ReturnType<typeof useDownload>, 'busy' | 'failure'>) {
  const texts = usePressWords()
  return (
    <>
      <output className={busy ? 'block text-ink-2' : 'sr-only'}>{busy && texts.fetching}</output>
      <p role="alert" className={failure ? 'w-full font-medium text-error' : 'sr-only'}>
        {failure}
      </p>
    </>
  )
}

export function FileLink({
  href,
  label,
  download,
  children,
}: {
  href: string
  label?: string
  download: Pick<ReturnType<typeof useDownload>, 'onClick'>
  children: string
}) {
  return (
    <a href={href} download onClick={download.onClick} aria-label={label} className="inline-flex min-h-11 items-center hover:text-accent">
      {children}
    </a>
  )
}
