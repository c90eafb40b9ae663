import { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'

/** Twenty people write leads: new ones, changes, exclusions, moves to another provider, some in long transactions. */
const PEOPLE = 20
const PAUSE_MS = 50

const anyLead = `(select id from vendas_lead where id >= (select (random() * max(id))::bigint from vendas_lead) order by id limit 1)`
const provider = `(select id from empresa where sistema like 'bench%' order by random() limit 1)`
const writes = [
  `insert into vendas_lead (id_empresa, origem, cliente, cidade) values (${provider}, 'api', 'Marina Prates', 'Curitiba')`,
  `update vendas_lead set bairro = 'Centro ' || (random() * 1000)::int, updated_at = now() where id = ${anyLead}`,
  `update vendas_lead set excluida_em = now(), updated_at = now() where id = ${anyLead}`,
  `update vendas_lead set excluida_em = null, updated_at = now()
   where id = (select id from vendas_lead where excluida_em is not null order by id desc limit 1)`,
  `update vendas_lead set id_empresa = ${provider}, id_canal = null, id_campanha = null, updated_at = now() where id = ${anyLead}`,
]

export interface Writers {
  /** Ends them and answers how many writes were committed. */
  stop(): Promise<number>
}

export async function startWriters(url: string): Promise<Writers> {
  const clients = Array.from({ length: PEOPLE }, () => new Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  let over = false
  let written = 0
  const isOver = () => over
  const write = async (client: Client, person: number) => {
    for (let n = person; !isOver(); n += 1) {
      await client.query('begin')
      await client.query(writes[n % writes.length]!)
      // Who commits late appears behind what others wrote meanwhile.
      await sleep(n % 7 === 0 ? PAUSE_MS * 10 : 0)
      await client.query('commit')
      written += 1
      await sleep(PAUSE_MS)
    }
  }
  const all = Promise.all(clients.map(write))
  // A failure is reported where they are stopped.
  all.catch(() => {})
  return {
    async stop() {
      over = true
      try {
        await all
      } finally {
        await Promise.all(clients.map((client) => client.end()))
      }
      return written
    },
  }
}
