import { PressOverview } from '@fondly/contracts/bff/press.ts'
import { openDatabase } from '@fondly/kit/sql/database.ts'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Press } from '@fondly/press/press.ts'
import type { PressTables } from '@fondly/press/store/tables.ts'
import { openPressDesk } from '../testing/press-desk.ts'

const desk = openPressDesk()
const { openPress, order } = desk

test('batches are found even if there are more orders than a statement can have parameters', async () => {
  const opened = await openPress()
  const orderNo = await order({ mailDate: '2027-03-12' })
  await opened.run()
  const unknown = Array.from({ length: 66_000 }, (_, number) => `unknown-${number}`)
  expect([...(await opened.batchesOf([...unknown, orderNo])).keys()]).toEqual([orderNo])
})

describe('the overview of the operators', () => {
  const boardOf = async (opened: Press, query = ''): Promise<PressOverview> =>
    PressOverview.parse(await (await opened.fetch(new Request(`http://press/api/press${query}`), 'admin')).json())
  const inDatabase = async (...statements: RawBuilder<unknown>[]) => {
    const database = openDatabase<PressTables>({ url: desk.shop.databaseUrl, schema: 'press', poolSize: 1 })
    for (const statement of statements) await statement.execute(database)
    await database.destroy()
  }

  test('a batch shows the fronts of its four most frequent cards and their number', async () => {
    const mailDate = '2027-03-09'
    for (const cardId of ['card-01', 'card-02', 'card-03', 'card-04', 'card-05', 'card-05']) await order({ mailDate, item: { cardId } })
    const opened = await openPress()
    await opened.run()
    const [batch] = (await boardOf(opened, `?mailDate=${mailDate}`)).batches
    expect(batch).toMatchObject({ orders: 6, distinctCards: 5 })
    expect(batch?.cards.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'card-05 Card 5',
      'card-01 Card 1',
      'card-02 Card 2',
      'card-03 Card 3',
    ])
    expect(batch?.cards[0]).toMatchObject({ size: '49', pictureUrl: expect.stringContaining('/art/card-05/front.webp') })
  })

  test('a batch of orders that were noted before cards were recorded shows no cards', async () => {
    const mailDate = '2027-03-10'
    await order({ mailDate })
    const opened = await openPress()
    await opened.run()
    await inDatabase(sql`update press.print_order set card_id = null where mail_date = ${mailDate}`)
    expect((await boardOf(opened, `?mailDate=${mailDate}`)).batches).toMatchObject([{ orders: 1, cards: [], distinctCards: 0 }])
  })

  test('the overview of one mail date lists a batch that 200 newer batches push off the overview of all dates', async () => {
    const [mailDate, crowded] = ['2027-03-11', '2027-03-12']
    await order({ mailDate })
    const opened = await openPress()
    await opened.run()
    await inDatabase(
      sql`insert into press.batch (mail_date, number, state, created_at, completed_at)
        select ${crowded}, 100 + each, 'exported', now(), now() from generate_series(1, 200) each`,
      sql`insert into press.print_order (order_no, mail_date, state, batch_id, seen_at)
        select 'crowd' || number, mail_date, 'exported', id, now() from press.batch where mail_date = ${crowded} and number > 100`,
    )
    const everything = await boardOf(opened)
    expect(everything.batches).toHaveLength(200)
    expect(everything.batches.map((batch) => batch.mailDate)).not.toContain(mailDate)
    expect(everything.days.slice(0, everything.days.indexOf(mailDate) + 1)).toEqual(expect.arrayContaining([crowded, mailDate]))
    expect(everything.days).toEqual(everything.days.toSorted().toReversed())

    const { due, batches: found, aside } = await boardOf(opened, `?mailDate=${mailDate}`)
    expect([due, aside, found.map(({ name }) => name)]).toEqual([[], [], [`${mailDate}/batch-001`]])
    expect(await boardOf(opened, '?mailDate=2027-03-13')).toMatchObject({ due: [], batches: [], aside: [] })
    for (const query of ['?mailDate=', '?mailDate=2027-02-30', '?mailDate=yesterday'])
      await expect(opened.fetch(new Request(`http://press/api/press${query}`), 'admin')).rejects.toMatchObject({
        code: 'request-unreadable',
      })
    await inDatabase(
      sql`delete from press.print_order where order_no like 'crowd%'`,
      sql`delete from press.batch where mail_date = ${crowded} and number > 100`,
    )
  })
})
