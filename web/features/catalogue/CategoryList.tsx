import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'

/** Checkboxes with which the user selects several categories. */
export function CategoryList({
  categories,
  chosen,
  onChoose,
}: {
  categories: { id: string; name: string; disabled: boolean }[]
  chosen: string[]
  onChoose: (ids: string[]) => void
}) {
  const words = useWords()
  const toggle = (id: string) =>
    onChoose(
      chosen.includes(id)
        ? chosen.filter((other) => other !== id)
        : [...chosen.filter((other) => categories.some((category) => category.id === other)), id],
    )
  return (
    <fieldset className="p-4">
      <legend className="sr-only">{words.catalogue.categories}</legend>
      {categories.map(({ id, name, disabled }) => (
        <label key={id} className={`flex min-h-11 items-center gap-3 ${disabled ? 'text-ink-3' : 'cursor-pointer'}`}>
          <input type="checkbox" className="box" checked={chosen.includes(id)} disabled={disabled} onChange={() => toggle(id)} />
          {name}
        </label>
      ))}
      <Button className="mt-3 w-full" disabled={chosen.length === 0} onClick={() => onChoose([])}>
        {words.catalogue.reset}
      </Button>
    </fieldset>
  )
}
