import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { artUrl, pageSvgNode } from '@fondly/stationery/paint/svg/page-svg.ts'
import { type CSSProperties, useId, useState } from 'react'
import { SvgDrawing } from '../../ui/SvgDrawing.tsx'
import { PictureZoom } from './PictureZoom.tsx'
import { MIDDLE, type Place } from './place.ts'
import { usePreviewWords } from './preview-words.ts'

const LIVE_ART_WIDTH_PX = 1200

// Places the server's picture over the page that the browser drew.
const OVER_THE_LIVING: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' }

/** One page of the preview: drawn by the browser until the server's picture has arrived. A click shows it on the whole screen. */
export function PreviewPicture({
  label,
  alt,
  living,
  url,
  width,
  height,
  start = MIDDLE,
  className = '',
}: {
  label: string
  alt: string
  /** Undefined if the browser cannot lay out the card. */
  living: DisplayPage | undefined
  url: string | undefined
  /** The size of the server's picture in pixels. */
  width: number
  height: number
  /** The place that an enlarged picture shows first. */
  start?: Place
  className?: string
}) {
  const texts = usePreviewWords()
  const id = useId().replaceAll(/[^a-z0-9]/gi, '')
  const [isLarge, setLarge] = useState(false)
  const picture = (name: string) => (
    <>
      {living && (
        <span aria-hidden={url !== undefined || undefined}>
          <SvgDrawing
            node={pageSvgNode(living, { prefix: `${id}${name}`, picture: (art) => artUrl(art, LIVE_ART_WIDTH_PX) })}
            label={alt}
            className="block size-full"
          />
        </span>
      )}
      {url && <img src={url} alt={alt} width={width} height={height} style={OVER_THE_LIVING} />}
    </>
  )
  const isSeen = living !== undefined || url !== undefined
  return (
    <figure className={`min-w-0 ${className}`}>
      <div
        className="relative bg-[var(--card-paper)] shadow-[var(--sh-2)]"
        style={{ aspectRatio: `${width} / ${height}`, overflow: 'hidden' }}
      >
        {picture('')}
        {isSeen && (
          // The button lies over the picture and not around it, so that screen readers still read the picture's description.
          <button
            type="button"
            aria-label={texts.enlarge(label)}
            title={texts.enlarge(label)}
            onClick={() => setLarge(true)}
            style={{ ...OVER_THE_LIVING, cursor: 'zoom-in' }}
          />
        )}
      </div>
      <figcaption className="mt-2 text-small text-ink-2">{label}</figcaption>
      {isLarge && (
        <PictureZoom label={label} ratio={width / height} start={start} onClose={() => setLarge(false)}>
          {picture('z')}
        </PictureZoom>
      )}
    </figure>
  )
}
