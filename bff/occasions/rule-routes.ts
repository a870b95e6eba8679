import type { Colleagues, OccasionRules } from '@fondly/contracts/bff/occasions.ts'
import { ColleagueSearchRequest, KindParameter, OccasionRuleRequest } from '@fondly/contracts/bff/occasions-requests.ts'
import { createRules, type RulesContext } from '@fondly/core/occasions/rules.ts'
import { notFound } from '@fondly/domain/refused.ts'
import { Hono } from 'hono'
import { formProblems } from '../http/form-refusals.ts'
import { readJson } from '../http/read-json.ts'
import type { SignedIn } from '../sessions/guard.ts'

/** The routes of the rules that prepare cards: the user's own rules, and those of the client, which only its administrators see and change. */
export function occasionRuleRoutes(context: RulesContext) {
  const rules = createRules(context)

  return new Hono<SignedIn>()
    .get('/occasion-rules', async (c) => {
      const { shared, ...others } = await rules.list(c.get('session').user)
      return c.json({ ...others, shared: shared ?? null } satisfies OccasionRules)
    })
    .put('/occasion-rules', async (c) => {
      const problems = await rules.put(c.get('session').user, await readJson(c, OccasionRuleRequest))
      if (Object.keys(problems).length > 0) throw formProblems(problems)
      return c.body(null, 204)
    })
    .delete('/occasion-rules/:scope{own|shared}/:kind', async (c) => {
      const kind = KindParameter.safeParse(c.req.param('kind'))
      if (!kind.success) throw notFound()
      await rules.remove(c.get('session').user, kind.data, c.req.param('scope') === 'shared')
      return c.body(null, 204)
    })
    .post('/colleague-searches', async (c) => {
      const { text } = await readJson(c, ColleagueSearchRequest)
      return c.json({ colleagues: await rules.findColleagues(c.get('session').user, text) } satisfies Colleagues)
    })
}
