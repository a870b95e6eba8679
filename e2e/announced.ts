import type { CDPSession, Page } from '@playwright/test'

/** Records what a screen reader would say: the elements that get the focus, and the sentences of live regions. */
export type Listener = {
  /** Returns the element that has the focus now, in the words of the accessibility tree. Records it if it has changed. */
  stop: () => Promise<string>
  /** Returns the element that has the focus now, without recording it. */
  look: () => Promise<string>
  /** Records what live regions said since the last call, and begins a new heading. */
  chapter: (name: string) => Promise<void>
  /** Removes what was recorded since the last heading. */
  forget: () => Promise<void>
  /** Returns everything that was recorded, in the form of the committed list. */
  transcript: () => string
}

/** Checks that the focus is visible: the element has an outline, and nothing covers it. */
const FOCUS_LOOKS = `(() => {
  const element = document.activeElement
  if (!element || element === document.body) return { isSomewhere: false }
  const seen = element.closest('label') ?? element
  const looks = [element, seen, element.parentElement, ...element.querySelectorAll('*')].map((one) => getComputedStyle(one))
  const isRinged = looks.some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)
  const box = element.getBoundingClientRect()
  const at = document.elementFromPoint(box.left + Math.min(box.width / 2, 24), box.top + Math.min(box.height / 2, 16))
  const isUncovered = at !== null && (seen.contains(at) || at.contains(element) || at.closest('label')?.control === element)
  const mayBePlain = element.getAttribute('tabindex') === '-1' || element.matches('dialog')
  return { isSomewhere: true, isRinged: isRinged || mayBePlain, isUncovered, what: element.outerHTML.slice(0, 200) }
})()`

export type Looks = { isSomewhere: boolean; isRinged?: boolean; isUncovered?: boolean; what?: string }

export const readFocusLooks = (page: Page): Promise<Looks> => page.evaluate<Looks>(FOCUS_LOOKS)

/** Starts recording. Before each new heading, waits for all sentences that the committed list has under the current heading. */
export async function listenTo(page: Page, list: string): Promise<Listener> {
  const tree = await page.context().newCDPSession(page)
  const lines: string[] = []
  let last = ''
  let lastSheet = ''
  let chapterStart = 0
  const beside = new Set<string>()
  await page.addInitScript(LISTEN)

  const waitForSentences = async () => {
    const expected = listSentences(list, lines[chapterStart - 1])
    for (const end = Date.now() + ANNOUNCED_WITHIN_MS; Date.now() < end; await page.waitForTimeout(50)) {
      const sentences = await page.evaluate<string[]>('globalThis.heardNews ?? []')
      if (expected.every((line) => sentences.some((sentence) => normalize(sentence) === line))) return
    }
  }
  const recordSentences = async () => {
    await waitForSentences()
    const sentences = await page.evaluate<string[]>('(globalThis.heardNews ?? []).splice(0)')
    // A polite screen reader does not repeat a sentence, so record each only once.
    const kinds = new Set<string>()
    for (const sentence of sentences) {
      const plain = normalize(sentence)
      if (plain === WAITING) continue
      if (BESIDE.test(plain)) beside.add(plain)
      else if (!kinds.has(plain)) lines.push(`  says: ${plain}`)
      kinds.add(plain)
    }
  }
  const look = async () => normalize(await described(tree, 'document.activeElement'))
  return {
    look,
    stop: async () => {
      const now = await look()
      const sheet = normalize(await described(tree, "document.activeElement.closest('dialog[open]')"))
      if (sheet !== lastSheet && sheet !== '') lines.push(`  ${sheet}`)
      // Browsers differ in which radios of an empty group get the focus, so record only the first.
      const isNext = now.startsWith('radio') && last.startsWith('radio')
      if (now !== last && !isNext && now !== EARLIER_MONTH) lines.push(`  ${now}`)
      last = now
      lastSheet = sheet
      return now
    },
    chapter: async (name) => {
      await recordSentences()
      lines.push(name)
      chapterStart = lines.length
    },
    forget: async () => {
      await page.evaluate('globalThis.heardNews?.splice(0)')
      lines.splice(chapterStart)
      last = ''
    },
    transcript: () => [...lines, 'Beside it', ...[...beside].toSorted().map((one) => `  says: ${one}`), ''].join('\n'),
  }
}

const ANNOUNCED_WITHIN_MS = 60_000

/** Returns the sentences that the list has under a heading. */
function listSentences(list: string, heading: string | undefined): string[] {
  const lines = list.split('\n')
  const from = heading === undefined ? -1 : lines.indexOf(heading)
  if (from < 0) return []
  const rest = lines.slice(from + 1)
  const until = rest.findIndex((line) => !line.startsWith('  '))
  return rest.slice(0, until < 0 ? undefined : until).flatMap((line) => /^ {2}says: (.+)$/.exec(line)?.[1] ?? [])
}

// Not recorded: the loading overlay speaks only if the server takes longer than 400 ms, which depends on the load of the machine.
const WAITING = 'Loading…'

/** Not recorded: this button can be used only if the chosen day is in a later month than today, which depends on the date. */
const EARLIER_MONTH = 'button, "Previous month"'

// Sentences about drafts are listed separately, because the time at which a draft is saved depends on the typing speed.
const BESIDE = /draft/i

// Replaces the parts that change from day to day and from run to run.
function normalize(text: string): string {
  return (
    text
      .replaceAll(/\b[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}(, \d{4})?/g, '{day}')
      // Whether the selected day is today or the first one depends on the day and on the hour.
      .replaceAll(/\bToday, (?=\{day\})|, (First|Last) available date/g, '')
      .replaceAll(/\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g, '{month}')
      .replaceAll(/\b\d{2}\/\d{2}\/\d{4}\b/g, '{date}')
      .replaceAll(/\b\d+ cards?\b/g, '{cards}')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

type Property = { name: string; value: { value?: unknown } }
type Node = {
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  value?: { value: unknown }
  properties?: Property[]
}

const STATES = ['checked', 'disabled', 'expanded', 'invalid', 'pressed', 'required', 'selected'] as const

async function described(tree: CDPSession, expression: string): Promise<string> {
  const { result } = await tree.send('Runtime.evaluate', { expression })
  if (!result.objectId) return ''
  const { nodes } = (await tree.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false })) as {
    nodes: Node[]
  }
  const [node] = nodes
  const states = (node?.properties ?? []).filter(
    ({ name, value }) => STATES.some((state) => state === name) && String(value.value) !== 'false',
  )
  return [
    node?.role?.value,
    node?.name?.value && JSON.stringify(node.name.value),
    node?.value?.value ? `holds ${JSON.stringify(node.value.value)}` : '',
    ...states.map(({ name, value }) => (value.value === true || value.value === 'true' ? name : `${name} ${String(value.value)}`)),
    node?.description?.value && `(${node.description.value})`,
  ]
    .filter(Boolean)
    .join(', ')
}

// Records a live region when its words change, and an alert also when it appears.
const LISTEN = `(() => {
  const LIVE = '[role=alert], [role=status], output, [aria-live=polite], [aria-live=assertive]'
  const before = new WeakMap()
  globalThis.heardNews = []
  const hear = (region) => {
    if (!region.checkVisibility({ visibilityProperty: true })) return
    const text = region.innerText.trim()
    if (text === before.get(region)) return
    before.set(region, text)
    if (text !== '') globalThis.heardNews.push(text)
  }
  new MutationObserver((changes) => {
    const regions = new Set()
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const around = element?.closest(LIVE)
      if (around) regions.add(around)
      for (const node of addedNodes) if (node instanceof Element) for (const one of node.querySelectorAll(LIVE)) if (one.matches('[role=alert]')) regions.add(one)
      for (const node of addedNodes) if (node instanceof Element && node.matches('[role=alert]')) regions.add(node)
    }
    for (const region of regions) hear(region)
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()`
