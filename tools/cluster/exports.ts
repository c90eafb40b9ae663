/** The file of all leads. */
import { missingIn } from './judge.ts'
import type { KeyedWrites } from './lead-writes.ts'
import { ask, type Answered } from './post.ts'

const path = `/export/leads.export?formato=csv&input=${encodeURIComponent('{"lista":"all"}')}`

/** Takes it; one that ends well has every lead that it has to have by docs/deploy.md: `short` is one that has not. */
export async function takeLeads(
  url: string,
  token: string,
  keyed: KeyedWrites,
): Promise<{ answer: Answered; outcome: 'whole' | 'said' | 'short' }> {
  const asked = performance.now()
  const answer = await ask(`${url}${path}`, { headers: { cookie: `sessao=${token}` } })
  if (answer.status !== 200) return { answer, outcome: 'said' }
  return { answer, outcome: missingIn(answer.said, keyed, asked) === 0 ? 'whole' : 'short' }
}
