import { expect, type Browser, type Page } from '@playwright/test'
import { startSentryReceiver, type SentryReceiver } from './sentry-receiver.ts'
import { fill, LIBRARY, openCard, signIn } from './sender.ts'
import { story } from './story.ts'

let sentry: SentryReceiver

story.use({
  settings: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads out of the pattern what a fixture needs
    async ({}, use) => {
      sentry = await startSentryReceiver()
      await use({ SENTRY_DSN: sentry.dsn })
      await sentry.close()
    },
    { scope: 'worker' },
  ],
})

const WHO = 'reporting@harborview.test'
/** All personal data of the sender and the recipient that were on the screen or in the address. */
const NEVER = [
  'reporting',
  'harborview.test',
  'Marguerite',
  'Okonkwo',
  'Fourth',
  'Seattle',
  '98104',
  '40718852',
  'see to it myself',
  'lantern',
]

type Replay = { type: string; payload: { replay_type: string; urls: string[] } }
type Recorded = { type: number; data: unknown }[]

story(
  'the configured Sentry receives errors, traces and replays without any text that was typed or shown',
  async ({ browser, testProduct }) => {
    story.setTimeout(600_000)
    const page = await openWithRandom(browser, testProduct.url, 0.5)
    const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? ''
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${sentry.origin}`)
    await signIn(page, WHO)
    await page.getByRole('heading', { name: 'Choose a card' }).waitFor()
    await page.goto('/?q=lantern&firstName=Marguerite')
    await expect(page.getByRole('searchbox')).toHaveValue('lantern')
    await page.getByRole('searchbox').fill('')
    const form = await openCard(page, '1HBE2115')
    await fill(form, LIBRARY)
    await expect(form.getByText('Draft kept')).toBeVisible()

    // Every trace is sent. This visit is not among the tenth that is recorded, so there is no replay.
    await expect.poll(() => sentry.items('transaction').length, { timeout: 150_000 }).toBeGreaterThan(0)
    const traces = sentry.received.filter(({ items }) => items.some(({ type }) => type === 'transaction'))
    for (const { header } of traces) expect(header).toMatchObject({ trace: { sample_rate: '1', sampled: 'true' } })
    expect(sentry.items('replay_event')).toEqual([])
    // A failed report causes no further report.
    expect(JSON.stringify(sentry.items('transaction'))).not.toContain('/envelope/')

    // An unexpected error is sent with its class, its place and the events before it.
    await page.evaluate("setTimeout(() => { throw new TypeError('Marguerite Okonkwo-Hale of Seattle') })")
    await expect.poll(() => sentry.items('event').length, { timeout: 150_000 }).toBe(1)
    expect(sentry.items('event')[0]?.payload).toMatchObject({ exception: { values: [{ type: 'TypeError', value: '' }] } })
    await expect.poll(() => sentry.items('replay_event').length, { timeout: 150_000 }).toBeGreaterThan(0)
    expect((sentry.items('replay_event')[0] as Replay).payload.replay_type).toBe('buffer')
    const recorded = sentry.items('replay_recording').flatMap(({ payload }) => payload as Recorded)
    // The replay has a complete picture of the page in which every word is replaced by stars.
    expect(recorded.some(({ type }) => type === 2)).toBe(true)
    expect(JSON.stringify(recorded)).toContain('*******')
    await page.context().close()

    // One visit in ten is recorded from its beginning. The end of the earlier replay may still arrive, but it has another type.
    const fromTheBeginning = () => sentry.items('replay_event').filter((item) => (item as Replay).payload.replay_type === 'session')
    expect(fromTheBeginning()).toEqual([])
    const recordedVisit = await openWithRandom(browser, testProduct.url, 0.09)
    await recordedVisit.goto('/')
    await expect(recordedVisit.getByLabel('Username')).toBeVisible()
    await expect.poll(() => fromTheBeginning().length, { timeout: 150_000 }).toBeGreaterThan(0)
    await recordedVisit.context().close()

    const all = sentry.received.map(({ raw }) => raw).join('\n')
    expect(NEVER.filter((words) => containsWords(all, words))).toEqual([])
  },
)

/** Returns true if a text contains these words. Digits may also be a part of a random identifier or a time, which does not count. */
function containsWords(text: string, words: string): boolean {
  return new RegExp(/^\d+$/.test(words) ? String.raw`(?<![\w.])${words}(?!\w)` : words, 'i').test(text)
}

/** Opens a browser in which Math.random returns the given value. */
async function openWithRandom(browser: Browser, baseURL: string, random: number): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.addInitScript(`Math.random = () => ${random}`)
  return page
}
