import { readFileSync } from 'node:fs'
import { CARDS } from './art/cards.ts'
import { composition, distance } from './art/likeness.ts'
const c = new Map<string, any>()
const load = async (id: string) => composition(JSON.parse(readFileSync(`/work/main/seed/world/art/${id}/front.json`, 'utf8')))
for (const { cardId } of CARDS) c.set(cardId, await load(cardId))
const pairs: [number, string, string][] = []
const ids = [...c.keys()]
ids.forEach((a, i) => ids.slice(i + 1).forEach((b) => pairs.push([distance(c.get(a), c.get(b)), a, b])))
pairs.sort((a, b) => a[0] - b[0])
for (const [d, a, b] of pairs.slice(0, 6)) console.log(d.toFixed(3), a, b)
