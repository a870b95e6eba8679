import type { DesignFileAnswer } from '@fondly/contracts/bff/designs.ts'
import type { DesignDraft } from '@fondly/domain/designs/own-design.ts'
import { designTarget } from '@fondly/domain/designs/design-target.ts'
import { designFilePath } from '../../../api/designs.ts'
import { useDesignsWords } from './designs-words.ts'

type DesignPaperProps = {
  clientKey: string
  design: DesignDraft
  files: readonly DesignFileAnswer[]
  /** True shows the card after the cut. False shows the bleed too, with a line for the cut. */
  isCut?: boolean
}

/** The front of a design on its paper, in the proportions of the card. */
export function DesignPaper({ clientKey, design, files, isCut = false }: DesignPaperProps) {
  const texts = useDesignsWords()
  const { widthInches, heightInches, bleedInches } = designTarget(design)
  const [width, height] = [widthInches + 2 * bleedInches, heightInches + 2 * bleedInches]
  const front = files.find(({ hash }) => hash === design.front)
  const shown = front?.type === 'pdf' ? design.screen : (front?.hash ?? null)
  const [across, down] = [(bleedInches / width) * 100, (bleedInches / height) * 100]
  return (
    <span
      className="relative block w-full overflow-hidden bg-paper shadow-sheet"
      style={{ aspectRatio: isCut ? widthInches / heightInches : width / height }}
    >
      {shown === null ? (
        <span className="absolute inset-0 grid place-content-center p-4 text-center text-small text-ink-2">
          {front?.type === 'pdf' ? texts.pdfPaper : texts.noPaper}
        </span>
      ) : (
        <img
          src={designFilePath(clientKey, shown)}
          alt=""
          className="absolute max-w-none"
          style={
            isCut
              ? {
                  left: `${(-100 * bleedInches) / widthInches}%`,
                  top: `${(-100 * bleedInches) / heightInches}%`,
                  width: `${(100 * width) / widthInches}%`,
                  height: `${(100 * height) / heightInches}%`,
                }
              : { inset: 0, width: '100%', height: '100%' }
          }
        />
      )}
      {!isCut && (
        <span
          aria-hidden="true"
          className="absolute outline outline-black/60"
          style={{ left: `${across}%`, right: `${across}%`, top: `${down}%`, bottom: `${down}%`, border: '1px dashed white' }}
        />
      )}
    </span>
  )
}
