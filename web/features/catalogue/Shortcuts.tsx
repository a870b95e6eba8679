import { shortcuts } from '@fondly/languages/english/shortcuts.ts'
import { type CSSProperties, useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Modal, SHEET } from '../../ui/Modal.tsx'
import { useSection, useWords } from '../../words/words.tsx'

// The column of the keys becomes narrower if a long word does not fit beside it. An inline style, because the style sheets have almost reached their
// size limit.
const COLUMNS: CSSProperties = { gridTemplateColumns: 'minmax(0, 9rem) 1fr' }

/** Lists the keyboard shortcuts, grouped by the place where they work. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const texts = useSection('shortcuts', shortcuts)
  const title = useId()
  const { enter } = texts
  const groups: [string, [string[], string][]][] = [
    [
      texts.inCatalogue,
      [
        [['/'], texts.search],
        [['↓', enter], texts.toCards],
        [['←', '→', '↑', '↓'], texts.amongCards],
        [[enter], texts.open],
      ],
    ],
    [
      texts.inForm,
      [
        [['Ctrl+V'], texts.paste],
        [['Ctrl+Z'], texts.undoPaste],
        [['Alt+M'], texts.savedMessages],
        [[`Ctrl+${enter}`], texts.send],
        [[enter], texts.ok],
      ],
    ],
    [
      texts.everywhere,
      [
        [['Esc'], texts.close],
        [['?'], texts.list],
      ],
    ],
  ]
  return (
    <Modal labelledBy={title} onEscape={onClose} className={`${SHEET} max-w-136`}>
      <div className="px-6 py-8 md:px-10 md:py-9">
        <h2 id={title} className="text-h2" tabIndex={-1} data-autofocus>
          {texts.title}
        </h2>
        {groups.map(([name, keys]) => (
          <section key={name} className="mt-4">
            <h3 className="mb-1 font-sans text-base font-semibold">{name}</h3>
            <dl>
              {keys.map(([pressed, meaning]) => (
                <div key={meaning} style={COLUMNS} className="grid items-center gap-4 py-1">
                  <dt className="flex gap-2">
                    {pressed.map((key) => (
                      <kbd key={key} className="tabular rounded-control border border-rule px-1.5 font-sans text-small text-ink-2">
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Button looks="primary" onClick={onClose} className="mt-6">
          {words.close}
        </Button>
      </div>
    </Modal>
  )
}
