/** Leads that are written under a key, and looked up by it afterwards. */
import { withClient } from '@intranet/db/with-client'
import { ask, type Answered } from './post.ts'

/** Of a lead whatever is the same in all. */
export interface LeadGround {
  id_empresa: number
  id_canal: number
}

/** A channel of sales of a provider, and what its leads have in common. */
export async function leadGround(databaseUrl: string, provider: number): Promise<LeadGround> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: string }>(
      `with made as (insert into vendas_canal (nome) values ('Rolagem') returning id), linked as (
       insert into vendas_canal_provedor (id_canal, id_empresa) select id, $1 from made)
     select id from made`,
      [provider],
    ),
  )
  return { id_empresa: provider, id_canal: Number(rows[0]!.id) }
}

const place = {
  cep: '96010000',
  logradouro: 'Rua XV de Novembro',
  bairro: 'Centro',
  cidade: 'Pelotas',
  estado: 'RS',
}

/** Writes the lead `cliente`; `count` makes its phone and house number, which no other has. */
export function writeLead(
  url: string,
  token: string,
  { id_empresa, id_canal }: LeadGround,
  { cliente, count }: { cliente: string; count: number },
): Promise<Answered> {
  const fone = String(51_900_000_000 + count)
  const object = { id_empresa, id_canal, ...place, cliente, fone, numero: String(count) }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return ask(`${url}/v1/vendas/lead`, { method: 'POST', headers, body: JSON.stringify({ object }) })
}

export interface KeyedWrites {
  /** Keys that were answered with 200, with the id that came and when, in milliseconds of this process. */
  acknowledged: Map<string, { id: number; at: number }>
  /** Keys that were answered otherwise, or not at all. */
  unanswered: Set<string>
  /** Ids that were given to two keys. */
  doubledIds: number
}

const idIn = (said: string): number => {
  const { insert_vendas_lead: made } = JSON.parse(said) as {
    insert_vendas_lead: { returning: { id: number }[] }
  }
  return made.returning[0]!.id
}

/** Writes leads, each under its own key, and notes in `keyed` what was acknowledged. */
export function leadWriter(url: string, ground: LeadGround, prefix: string, keyed: KeyedWrites) {
  const ids = new Set<number>()
  let count = 0
  return {
    async write(token: string, person: number): Promise<Answered> {
      count += 1
      const cliente = `${prefix} ${person} ${count}`
      const answer = await writeLead(url, token, ground, { cliente, count })
      if (answer.status !== 200) {
        keyed.unanswered.add(cliente)
        return answer
      }
      const id = idIn(answer.said)
      if (ids.has(id)) keyed.doubledIds += 1
      ids.add(id)
      keyed.acknowledged.set(cliente, { id, at: performance.now() })
      return answer
    },
  }
}

/** How often each lead whose name begins with `prefix` is in the database. */
export async function timesOf(databaseUrl: string, prefix: string): Promise<Map<string, number>> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ cliente: string; times: number }>(
      'select cliente, count(*)::int as times from vendas_lead where cliente like $1 group by 1',
      [`${prefix} %`],
    ),
  )
  return new Map(rows.map(({ cliente, times }) => [cliente, times]))
}
