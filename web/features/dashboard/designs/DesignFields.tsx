import type { DesignsAnswer } from '@fondly/contracts/bff/designs.ts'
import { cardInches } from '@fondly/domain/catalogue/card-inches.ts'
import { categoryName } from '@fondly/domain/catalogue/categories.ts'
import { designTarget, targetPixels } from '@fondly/domain/designs/design-target.ts'
import { type DesignDraft, MAX_DESIGN_NAME_CHARACTERS } from '@fondly/domain/designs/own-design.ts'
import { LANGUAGES } from '@fondly/languages/languages.ts'
import { SelectField, TextField } from '../../../ui/Field.tsx'
import { useLanguage } from '../../../words/words.tsx'
import { useDesignsWords } from './designs-words.ts'

type DesignFieldsProps = { design: DesignDraft; data: DesignsAnswer; isLocked: boolean; onChange: (change: Partial<DesignDraft>) => void }

const SIZES: DesignDraft['size'][] = ['49', '60', '70', '831']
const ORIENTATIONS: DesignDraft['orientation'][] = ['V', 'H', 'S']

/** The data of a design for the catalogue, and the size that its files must have. */
export function DesignFields({ design, data, isLocked, onChange }: DesignFieldsProps) {
  const texts = useDesignsWords()
  const { locale } = useLanguage()
  const target = designTarget(design)
  const { width, height } = targetPixels(target)
  const inches = (value: number) => String(Math.round(value * 1000) / 1000)
  const [wide, high] = [target.widthInches + 2 * target.bleedInches, target.heightInches + 2 * target.bleedInches]
  // Only cards of the same size, because they use the same envelope.
  const alike = data.cards.filter((card) => card.size === design.size && card.language === design.language)
  return (
    <div className="grid gap-x-4 @md:grid-cols-2">
      <TextField
        label={texts.name}
        value={design.name}
        maxLength={MAX_DESIGN_NAME_CHARACTERS}
        className="@md:col-span-2"
        onChange={({ target: { value } }) => onChange({ name: value })}
      />
      <SelectField
        label={texts.size}
        value={`${design.size} ${design.orientation}`}
        disabled={isLocked}
        onChange={({ target: { value } }) => {
          const size = SIZES.find((one) => value.startsWith(`${one} `)) ?? '70'
          onChange({ size, orientation: ORIENTATIONS.find((one) => value.endsWith(one)) ?? 'V', likeCardId: '' })
        }}
      >
        {SIZES.flatMap((size) =>
          ORIENTATIONS.map((orientation) => {
            const closed = cardInches({ size, orientation })
            return (
              <option key={`${size} ${orientation}`} value={`${size} ${orientation}`}>
                {texts.inches(closed.width, closed.height)}, {texts.sizes[orientation]}
              </option>
            )
          }),
        )}
      </SelectField>
      <SelectField
        label={texts.language}
        value={design.language}
        disabled={isLocked}
        onChange={({ target: { value } }) => onChange({ language: value === 'es' ? 'es' : 'en_US', likeCardId: '' })}
      >
        {(['en_US', 'es'] as const).map((tag) => (
          <option key={tag} value={tag}>
            {LANGUAGES[tag]?.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.category}
        value={design.categoryId}
        disabled={isLocked}
        onChange={({ target: { value } }) => onChange({ categoryId: value })}
      >
        {data.categories.map((category) => (
          <option key={category.id} value={category.id}>
            {categoryName(category, locale.slice(0, 2))}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.like}
        value={design.likeCardId}
        disabled={isLocked}
        onChange={({ target: { value } }) => onChange({ likeCardId: value })}
      >
        <option value="">{texts.choose}</option>
        {alike.map((card) => (
          <option key={card.id} value={card.id}>
            {card.name}
          </option>
        ))}
      </SelectField>
      <p className="-mt-3 mb-2 text-small text-ink-2 @md:col-span-2">{texts.likeHint}</p>
      <p className="text-small text-ink-2 @md:col-span-2">
        {isLocked
          ? texts.lockedHint
          : texts.filesHint(`${width} × ${height}`, `${inches(wide)} × ${inches(high)}`, inches(target.bleedInches))}
      </p>
    </div>
  )
}
