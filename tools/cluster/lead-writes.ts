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
  ground: LeadGround,
  { cliente, count }: { cliente: string; count: number },
): Promise<Answered> {
  const fone = String(51_900_000_000 + count)
  const object = { ...ground, ...place, cliente, fone, numero: String(count) }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return ask(`${url}/v1/vendas/lead`, { method: 'POST', headers, body: JSON.stringify({ object }) })
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
