import { Client } from 'pg'
import { atLeast, type Result } from '../results.ts'
import { alternate, ratioOf } from '../rounds.ts'

const WRITERS = 20
const WRITES = 40
const ROUNDS = 5
const triggers = ['insert', 'update', 'delete'].flatMap((event) => [
  `vendas_lead_delta_${event}`,
  `vendas_situacao_delta_${event}`,
])

/** Twenty people writing leads of one city: their speed with what keeps the figures, over that without. */
export async function writersBesideEachOther(url: string, id_empresa: number): Promise<Result> {
  const clients = Array.from({ length: WRITERS }, () => new Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  const write = async (client: Client) => {
    for (let n = 0; n < WRITES; n += 1) {
      await client.query(
        `insert into vendas_lead (id_empresa, origem, cliente, cidade, bairro, logradouro, motivo_inviabilidade, status)
         values ($1, 'api', 'Marina Prates', 'Curitiba', 'Centro', 'Rua XV', 'Sem Cobertura', 3)`,
        [id_empresa],
      )
    }
  }
  const round = (kept: boolean) => async () => {
    const word = kept ? 'enable' : 'disable'
    await clients[0]!.query(
      triggers.map((name) => `alter table vendas_lead ${word} trigger ${name}`).join('; '),
    )
    const start = performance.now()
    await Promise.all(clients.map(write))
    return (WRITERS * WRITES) / (performance.now() - start)
  }
  try {
    const measured = await alternate({ kept: round(true), without: round(false) }, ROUNDS)
    return atLeast(
      '20 writers on one city, with figures / without',
      ratioOf(measured.kept!, measured.without!),
      0.5,
    )
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
