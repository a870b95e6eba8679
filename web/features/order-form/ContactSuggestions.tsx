import type { Contact } from '@fondly/contracts/bff/contacts.ts'
import { contactSuggestions } from '@fondly/languages/english/contact-suggestions.ts'
import { useCallback, useId, useState, useSyncExternalStore } from 'react'
import { searchContacts } from '../../api/contacts.ts'
import { useSection } from '../../words/words.tsx'
import { createContactSuggestions, FOUND_BY, type Suggested } from './contact-suggestions.ts'
import { useForm } from './form-state.tsx'
import type { FillFields } from './use-pasted-address.ts'

type Controller = ReturnType<typeof createContactSuggestions>

/**
 * Suggests people of the address book below the field in which the sender types a name or address. A chosen person fills the whole recipient. Listens
 * in the element around the fields, so that the form can open before this part is loaded.
 */
export function ContactSuggestions({ onFill }: { onFill: FillFields }) {
  const words = useSection('contactSuggestions', contactSuggestions)
  const id = useId()
  const { read } = useForm()
  const [controller] = useState(() => createContactSuggestions(searchContacts, read))
  const shown = useSyncExternalStore(controller.subscribe, controller.get)
  const listen = useCallback((marker: HTMLElement | null) => listenTo(marker, controller), [controller])
  const place = (list: HTMLElement | null) => {
    controller.fillBy(onFill)
    describe(list?.parentElement?.parentElement, id, shown)
    if (list) placeBelow(list)
  }
  return (
    <div ref={listen}>
      <output className="sr-only">{shown && words.found(shown.contacts.length)}</output>
      {/* oxlint-disable jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- a combobox keeps the focus in its input, and no element of HTML is its list */}
      <ul
        ref={place}
        id={id}
        role="listbox"
        aria-label={words.list}
        hidden={!shown}
        onMouseDown={(event) => event.preventDefault()}
        className="contact-suggestions rounded-sheet border border-rule bg-sheet shadow-sheet"
      >
        {shown?.contacts.map((contact, at) => (
          <Suggestion
            key={contact.id}
            id={`${id}-${at}`}
            contact={contact}
            isActive={at === shown.active}
            onChoose={() => controller.chooseAt(at)}
          />
        ))}
      </ul>
    </div>
  )
}

type SuggestionProps = { id: string; contact: Contact; isActive: boolean; onChoose: () => void }

function Suggestion({ id, contact, isActive, onChoose }: SuggestionProps) {
  const { firstName, lastName, address1, address2, city, state, zipCode } = contact
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- the input has the focus and its keys
    <li id={id} role="option" aria-selected={isActive} onClick={onChoose}>
      <span className="block truncate font-semibold">{`${firstName} ${lastName}`.trim()}</span>
      <span className="block truncate text-small text-ink-2">
        {[address1, address2, city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ')}
      </span>
    </li>
  )
}

/** Listens to input and keys in the element around the marker, which contains the fields. Returns a function that stops listening. */
function listenTo(marker: HTMLElement | null, controller: Controller): (() => void) | undefined {
  const block = marker?.parentElement
  if (!block) return undefined
  const stop = new AbortController()
  const options = { signal: stop.signal }
  for (const field of findFields(block)) {
    field.role = 'combobox'
    field.ariaAutoComplete = 'list'
    field.ariaExpanded = 'false'
  }
  block.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && controller.type(target.name), options)
  block.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !controller.press(event.key)) return
      // The key must not also close the form or move the caret.
      event.preventDefault()
      event.stopPropagation()
    },
    options,
  )
  block.addEventListener('focusout', () => controller.close(), options)
  // The list must move when the window changes, for example when a phone is turned.
  const list = marker.querySelector('ul')
  if (list) addEventListener('resize', () => placeBelow(list), options)
  return () => {
    stop.abort()
    controller.close()
  }
}

const findFields = (block: HTMLElement) => FOUND_BY.flatMap((name) => block.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? [])

/** Tells screen readers, with attributes of the field, whether the list is open and who is chosen. */
function describe(block: HTMLElement | null | undefined, id: string, shown: Suggested | undefined): void {
  for (const field of block ? findFields(block) : []) {
    const isHere = shown?.field === field.name
    field.ariaExpanded = String(isHere)
    field.setAttribute('aria-controls', id)
    if (isHere && shown.active >= 0) field.setAttribute('aria-activedescendant', `${id}-${shown.active}`)
    else field.removeAttribute('aria-activedescendant')
  }
}

const GAP_PX = 4
const MIN_WIDTH_PX = 360

/** Places the list below the focused field, above the content there. */
function placeBelow(list: HTMLElement): void {
  const around = list.offsetParent
  const field = document.activeElement
  if (list.hidden || !around || !(field instanceof HTMLInputElement)) return
  const [box, outer] = [field.getBoundingClientRect(), around.getBoundingClientRect()]
  const width = Math.min(Math.max(box.width, MIN_WIDTH_PX), outer.right - box.left - GAP_PX)
  const style = { left: box.left - outer.left, top: box.bottom - outer.top + around.scrollTop + GAP_PX, width }
  for (const [name, value] of Object.entries(style)) list.style.setProperty(name, `${value}px`)
}
