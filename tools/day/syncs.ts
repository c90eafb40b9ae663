/** Programs that keep a copy by `/v1/alteracoes?com=registros`, as docs/changes.md says. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../cluster/post.ts'
import { repeat } from '../cluster/repeated.ts'
import { doneOf, type Done } from './answers.ts'

const PAUSE_MS = 5000
const LAST_MS = 60_000

interface Page {
  alteracoes: { tabela: string; id: number | string }[]
  depois: string
}

/** One of them: it begins with the mark of this moment. */
export interface Sync {
  /** Ids of the leads that it was shown. */
  leads: Set<number>
  changes: number
  /** Asks until it has shown all of `ids`, or a minute is over; answers how many are missing. */
  finish(ids: readonly number[]): Promise<number>
}

export function startSync(url: string, key: string, signal: AbortSignal, note: (done: Done) => void): Sync {
  const leads = new Set<number>()
  let mark: string | undefined
  const sync: Sync = { leads, changes: 0, finish }

  /** Answers whether there may be more. */
  async function once(): Promise<boolean> {
    const asked = mark === undefined ? '' : `?desde=${mark}&com=registros&limit=500`
    const answer = await ask(`${url}/v1/alteracoes${asked}`, { headers: { authorization: `Bearer ${key}` } })
    note(doneOf('sync', 'alteracoes', answer))
    if (answer.status !== 200) return false
    const { alteracoes, depois } = JSON.parse(answer.said) as Page
    mark = depois
    sync.changes += alteracoes.length
    for (const { tabela, id } of alteracoes) if (tabela === 'vendas_lead') leads.add(Number(id))
    return alteracoes.length > 0
  }

  const following = repeat(PAUSE_MS, signal, async () => {
    while (!signal.aborted && (await once())) continue
  })

  async function finish(ids: readonly number[]): Promise<number> {
    await following
    const missing = () => ids.filter((id) => !leads.has(id)).length
    for (const limit = Date.now() + LAST_MS; missing() > 0 && Date.now() < limit;)
      if (!(await once())) await sleep(1000)
    return missing()
  }
  return sync
}
