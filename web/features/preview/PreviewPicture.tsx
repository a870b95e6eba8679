import type { DisplayPage } from '@fondly/stationery/layout/display-list.ts'
import { artUrl, pageSvgNode } from '@fondly/stationery/paint/svg/page-svg.ts'
import { type CSSProperties, useId, useState } from 'react'
import { SvgDrawing } from '../../ui/SvgDrawing.tsx'
import { PictureZoom } from './PictureZoom.tsx'
import { MIDDLE, type Place } from './place.ts'
import { usePreviewWords } from './preview-words.ts'

const LIVE_ART_WIDTH_PX = 1200

// The server's picture covers the living page once it has arrived.
const OVER_THE_LIVING: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' }

/** One page of the preview: as it is laid out here, until the server's picture of it has arrived. It opens on the whole screen. */
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
  /** Undefined when the card cannot be laid out here. */
  living: DisplayPage | undefined
  url: string | undefined
  /** The size of the server's picture in pixels. */
  width: number
  height: number
  /** Where the enlarged picture begins. */
  start?: Place
  className?: string
}) {
  const own = usePreviewWords()
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
          // Over the picture and not around it, so that the picture keeps its own description.
          <button
            type="button"
            aria-label={own.enlarge(label)}
            title={own.enlarge(label)}
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
