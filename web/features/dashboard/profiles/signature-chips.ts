import { type Placeholder, PLACEHOLDERS } from '@fondly/domain/sender/signature.ts'

/** The name that the chip of each placeholder shows. */
export type ChipNames = Readonly<Record<Placeholder, string>>

/** Reads the text of the field, with each chip as the placeholder's name in braces. */
export const readChips = (field: Node): string => [...field.childNodes].map(readNode).join('')

function readNode(node: Node): string {
  if (node instanceof HTMLElement && node.dataset['name'] !== undefined) return `{${node.dataset['name']}}`
  if (node.nodeName === 'BR') return '\n'
  return node instanceof Text ? node.data : readChips(node)
}

/** Writes a text into the field, with a chip for each placeholder. With `keepsCaret`, the caret stays after the same characters. */
export function writeChips(field: HTMLElement, text: string, names: ChipNames, keepsCaret = false): void {
  const caret = keepsCaret ? caretOf(field) : undefined
  const parts = text.split(/(\{\w+\})/).filter((part) => part !== '')
  field.replaceChildren(
    ...parts.map((part) => {
      const name = PLACEHOLDERS.find((known) => part === `{${known}}`)
      return name ? createChip(name, names[name]) : document.createTextNode(part)
    }),
  )
  if (caret !== undefined) placeCaret(field, caret)
}

/** Inserts a chip at the caret or at the end, and places the caret after the chip. */
export function insertChip(field: HTMLElement, name: Placeholder, label: string): void {
  const chip = createChip(name, label)
  const range = rangeIn(field)
  if (range) {
    range.deleteContents()
    range.insertNode(chip)
  } else field.append(chip)
  field.focus()
  getSelection()?.collapse(field, indexOf(chip) + 1)
}

/** Removes the chip beside the caret. Returns false if there is no chip, so that the browser handles the key. */
export function removeChip(field: Element, isBefore: boolean): boolean {
  const chip = chipBeside(field, isBefore)
  if (!chip) return false
  const at = indexOf(chip)
  chip.remove()
  getSelection()?.collapse(field, at)
  return true
}

/** Moves the caret past the chip beside it. Returns false if there is no chip. */
export function passChip(field: Element, isBefore: boolean): boolean {
  const chip = chipBeside(field, isBefore)
  if (!chip) return false
  getSelection()?.collapse(field, indexOf(chip) + (isBefore ? 0 : 1))
  return true
}

function createChip(name: Placeholder, label: string): HTMLElement {
  const chip = document.createElement('span')
  chip.contentEditable = 'false'
  chip.dataset['name'] = name
  chip.textContent = label
  return chip
}

function chipBeside(field: Element, isBefore: boolean): ChildNode | undefined {
  const range = rangeIn(field)
  if (!range?.collapsed) return undefined
  const { startContainer: node, startOffset: offset } = range
  let beside: ChildNode | null | undefined
  if (node === field) beside = field.childNodes[isBefore ? offset - 1 : offset]
  else if (node instanceof Text && offset === (isBefore ? 0 : node.length)) beside = isBefore ? node.previousSibling : node.nextSibling
  // Skips empty text nodes.
  while (beside instanceof Text && beside.length === 0) beside = isBefore ? beside.previousSibling : beside.nextSibling
  return beside instanceof HTMLElement && beside.dataset['name'] !== undefined ? beside : undefined
}

function rangeIn(field: Element): Range | undefined {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined
  return range && field.contains(range.commonAncestorContainer) ? range : undefined
}

const indexOf = (node: ChildNode): number => [...(node.parentNode?.childNodes ?? [])].indexOf(node)

/** Returns the number of characters before the caret. */
function caretOf(field: HTMLElement): number | undefined {
  const range = rangeIn(field)
  if (!range) return undefined
  const before = document.createRange()
  before.setStart(field, 0)
  before.setEnd(range.startContainer, range.startOffset)
  return readChips(before.cloneContents()).length
}

function placeCaret(field: HTMLElement, characters: number): void {
  let left = characters
  for (const node of field.childNodes) {
    const length = readNode(node).length
    const isHere = node instanceof Text ? left <= length : left <= 0
    if (isHere) {
      getSelection()?.collapse(node instanceof Text ? node : field, node instanceof Text ? left : indexOf(node))
      return
    }
    left -= length
  }
  getSelection()?.collapse(field, field.childNodes.length)
}
