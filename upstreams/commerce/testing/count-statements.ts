import { Client } from 'pg'
import { vi } from 'vitest'

/** A statement that was sent to the database, with its values. */
export type SentStatement = { text: string; values: unknown[] }

/** Runs the work and returns every statement that it sent, those that begin and end transactions too. */
export async function statementsOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; statements: SentStatement[] }> {
  const query = vi.spyOn(Client.prototype, 'query')
  try {
    const result = await work()
    const statements = query.mock.calls.map((call) => {
      // `query` has many overloads; the product uses these two.
      const [sent, values = []] = call as unknown as [string | { text: string; values?: unknown[] }, unknown[]?]
      return typeof sent === 'string' ? { text: sent, values } : { text: sent.text, values: sent.values ?? [] }
    })
    return { result, statements }
  } finally {
    query.mockRestore()
  }
}
