/** The file of all leads. */
import { ask, type Answered } from './post.ts'

const path = `/export/leads.export?formato=csv&input=${encodeURIComponent('{"lista":"all"}')}`

/** Takes it; one that ends well has every lead that was acknowledged before (`least`): `short` is one that has not. */
export async function takeLeads(
  url: string,
  token: string,
  least: number,
): Promise<{ answer: Answered; outcome: 'whole' | 'said' | 'short' }> {
  const answer = await ask(`${url}${path}`, { headers: { cookie: `sessao=${token}` } })
  if (answer.status !== 200) return { answer, outcome: 'said' }
  return { answer, outcome: answer.said.split('\n').length - 2 >= least ? 'whole' : 'short' }
}
