/** Sheets of leads that are imported all the while: each ends whole, or its import says that it did not. */
import { withClient } from '@intranet/db/with-client'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpfOf } from '../../apps/server/test/factories/sheets.ts'
import type { LeadGround } from './lead-writes.ts'
import { ask } from './post.ts'

/** Of a sheet, where nothing else is said. */
const LINES = 400

export interface ImportGround extends LeadGround {
  id_campanha: number
  /** Lines of a sheet. */
  lines: number
}

/** A campaign of sales for the imports, and the roles that its first manager needs for them. */
export async function importGround(
  databaseUrl: string,
  ground: LeadGround,
  manager: number,
  lines = LINES,
): Promise<ImportGround> {
  return withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into usuario_papel (id_usuario, papel) values ($1, 'marketing:gestor'), ($1, 'vendas:gestor')`,
      [manager],
    )
    // An export asks for the password again ten minutes after it was shown: that is not what is tried here.
    await client.query("update sessao set confirmada_em = now() + interval '1 day' where id_usuario = $1", [
      manager,
    ])
    const { rows } = await client.query<{ id: string }>(
      `with made as (insert into vendas_campanha (nome) values ('Grupo') returning id), linked as (
       insert into vendas_campanha_provedor (id_campanha, id_empresa) select id, $1 from made)
     select id from made`,
      [ground.id_empresa],
    )
    return { ...ground, id_campanha: Number(rows[0]!.id), lines }
  })
}

const sheetOf = (first: number, lines: number): string =>
  [
    'nome;cpf;telefone',
    ...Array.from(
      { length: lines },
      (_, n) => `Pessoa ${first + n};${cpfOf(first + n)};489${91_000_000 + first + n}`,
    ),
  ].join('\r\n')

async function upload(url: string, token: string, sheet: string): Promise<string | undefined> {
  const body = new FormData()
  body.set('bucket', 'importacoes')
  body.set('file', new Blob([sheet]), 'grupo.csv')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/files`, { method: 'POST', body, headers }).catch(() => undefined)
  const said = (await answer?.json().catch(() => undefined)) as { id?: string } | undefined
  return said?.id
}

/** The n-th sheet from its upload to the call that imports it; a refusal on the way ends it. */
export async function importOnce(
  url: string,
  token: string,
  { lines, ...ground }: ImportGround,
  n: number,
): Promise<void> {
  const id_file = await upload(url, token, sheetOf(lines * n, lines))
  if (!id_file) return
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ ...ground, id_file })
  const made = await ask(`${url}/v1/lead/dados/importacao`, { method: 'POST', headers, body })
  if (made.status !== 200) return
  const { insert_vendas_lead_importacao: inserted } = JSON.parse(made.said) as {
    insert_vendas_lead_importacao: { returning: { id: number }[] }
  }
  await ask(`${url}/v1/lead/arquivo/clientes/${inserted.returning[0]!.id}`, {
    method: 'POST',
    headers,
    body: '{}',
  })
}

export interface Imports {
  whole: number
  /** Not begun, or failed with its reason. */
  said: number
  /** Neither, or with lines that are missing or twice. */
  broken: number
}

const WORK_MS = 60_000

/** What became of the imports of a campaign, once none is under way any more. */
export async function importsOf(databaseUrl: string, { id_campanha, lines }: ImportGround): Promise<Imports> {
  const read = () =>
    withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{
        situacao: string
        erro: string | null
        linhas: number
        quantas: number
      }>(
        `select i.situacao, i.erro, count(distinct p.linha)::int as linhas, count(p.id)::int as quantas
         from vendas_lead_importacao i left join vendas_lead_participante p on p.id_importacao_evento = i.id
         where i.id_campanha = $1 group by i.id`,
        [id_campanha],
      )
      return rows
    })
  let rows = await read()
  const isUnderWay = () => rows.some(({ situacao }) => situacao === 'lendo' || situacao === 'importando')
  for (const limit = Date.now() + WORK_MS; isUnderWay() && Date.now() < limit; rows = await read())
    await sleep(1000)
  const whole = rows.filter(
    (one) => one.situacao === 'importada' && one.linhas === lines && one.quantas === lines,
  )
  const said = rows.filter(
    ({ situacao, erro, quantas }) =>
      (situacao === 'falhou' && erro) || (situacao === 'nova' && quantas === 0),
  )
  return { whole: whole.length, said: said.length, broken: rows.length - whole.length - said.length }
}
