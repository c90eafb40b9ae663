import type { ActionState, PanelAction } from '@intranet/contract/desk/client-panel-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { keptRows, type KeptAnswer } from '../../../platform/erp/erp-memory.queries.ts'
import {
  livesIn,
  mayBeHit,
  namesPlace,
  providerOf,
  stopsNetwork,
} from '../../operations/incidents/incident-reckoning.ts'
import type { Visit } from './attendance.queries.ts'

export interface PanelActionRow {
  id: number
  tipo: PanelAction
  alvo: string
  situacao: ActionState
  referencia: string | null
  mensagem: string | null
  usuario: string | null
  created_at: Date
}

interface OpenIncident {
  id: number
  titulo: string
  situacao: string
  previsao: Date | null
}

interface LocalFacts {
  preferencias: { whatsapp: boolean; email: boolean; sms: boolean }
  blacklist: boolean
  incidentes: OpenIncident[]
  problemas: { id: number; tipo: string; descricao: string; prazo: Date }[]
  acoes: PanelActionRow[]
  registros: { texto: string; usuario: string | null; created_at: Date }[]
}

type Whose = Pick<Visit, 'id_empresa' | 'cod_cliente'>

const moment = (value: string | null) => (value === null ? null : new Date(value))

/**
 * Open incidents that touch the customer's provider, in their city or the districts that they name, or wherever the provider
 * is: the caller may be calling because of one, and not because of work that is planned for later. See
 * docs/client-panel.md#identification.
 */
const cityIncidents = ({ id_empresa, cod_cliente }: Whose) => sql`
  select i.id, i.titulo, i.situacao, i.previsao from incidente i
  where i.situacao in ('aberto', 'em_tratamento') and i.ativo and i.inicio <= now()
    and coalesce(${providerOf('i')} = ${id_empresa}, true)
    and (i.id_empresa is not null and not ${namesPlace('i')} and ${stopsNetwork('i')}
      or exists (select from incidente_cidade ic join cidade c on c.id = ic.id_cidade
        join relationship_dados_pessoas p on p.id_empresa = ${id_empresa} and p.codpessoa = ${cod_cliente}
        where ic.id_incidente = i.id and ${livesIn(sql`normaliza(c.nome)`, sql`c.uf`)}
          and ${mayBeHit(sql`array(select normaliza(b) from unnest(i.bairros) b)`)}))
  order by i.inicio desc limit 5`

const dated = (rows: OpenIncident[]): OpenIncident[] =>
  rows.map((one) => ({ ...one, previsao: moment(one.previsao as string | null) }))

/** The same for somebody who is not identified yet: nothing of them is shown, only what happens in their city. */
export async function incidentsOf(db: Database, whose: Whose): Promise<OpenIncident[]> {
  const { rows } = await sql<{ incidentes: OpenIncident[] }>`
    select coalesce(jsonb_agg(x), '[]') as incidentes from (${cityIncidents(whose)}) x`.execute(db)
  return dated(rows[0]!.incidentes)
}

/** The columns of `LocalFacts`. */
const factColumns = ({ id_empresa, cod_cliente }: Whose) => sql`
    coalesce((select jsonb_build_object('whatsapp', r.whatsapp, 'email', r.email, 'sms', r.sms)
      from relacionamento_preferencias_cliente r where r.id_empresa = ${id_empresa} and r.cod_cliente = ${cod_cliente}),
      '{"whatsapp": true, "email": true, "sms": true}') as preferencias,
    exists (select from blacklist b join relationship_dados_pessoas p on p.cpf = b.cpf_cnpj
      where p.id_empresa = ${id_empresa} and p.codpessoa = ${cod_cliente} and b.tipo = 'cliente' and b.ativo
        and coalesce(b.id_empresa = ${id_empresa}, true)) as blacklist,
    coalesce((select jsonb_agg(x) from (${cityIncidents({ id_empresa, cod_cliente })}) x), '[]') as incidentes,
    coalesce((select jsonb_agg(x) from (select p.id, k.titulo as tipo, p.descricao, p.prazo
      from bo_problema p join bo_problema_tipo k on k.id = p.id_tipo
      where p.id_empresa = ${id_empresa} and p.cod_cliente = ${cod_cliente} and p.aberto order by p.prazo limit 5) x), '[]')
      as problemas,
    coalesce((select jsonb_agg(x) from (select a.id, a.tipo, a.alvo, a.situacao, a.referencia, a.mensagem,
        u.nome as usuario, a.created_at
      from painel_acao a join rh_usuario u on u.id = a.id_usuario
      where a.id_empresa = ${id_empresa} and a.cod_cliente = ${cod_cliente} order by a.id desc limit 10) x), '[]') as acoes,
    coalesce((select jsonb_agg(x) from (select r.texto, u.nome as usuario, r.created_at
      from painel_registro r join rh_usuario u on u.id = r.id_usuario
      where r.id_empresa = ${id_empresa} and r.cod_cliente = ${cod_cliente} order by r.id desc limit 5) x), '[]')
      as registros`

const since = <T extends { created_at: Date }>(row: T) => ({ ...row, created_at: new Date(row.created_at) })

const factsOf = ({
  incidentes,
  problemas,
  acoes,
  registros,
  preferencias,
  blacklist,
}: LocalFacts): LocalFacts => ({
  preferencias,
  blacklist,
  incidentes: dated(incidentes),
  problemas: problemas.map((one) => ({ ...one, prazo: new Date(one.prazo) })),
  acoes: acoes.map(since),
  registros: registros.map(since),
})

/** What the intranet itself knows of the customer, in one statement. */
export async function localFacts(db: Database, whose: Whose): Promise<LocalFacts> {
  const { rows } = await sql<LocalFacts>`select ${factColumns(whose)}`.execute(db)
  return factsOf(rows[0]!)
}

/** The same with what the provider's system answered lately, still sealed. */
export async function factsAndAnswers(
  db: Database,
  whose: Whose,
): Promise<{ facts: LocalFacts; kept: KeptAnswer[] }> {
  const { rows } = await sql<LocalFacts & { respostas: KeptAnswer[] }>`select ${factColumns(whose)},
    coalesce((select jsonb_agg(x) from (${keptRows(whose.id_empresa, whose.cod_cliente)}) x), '[]') as respostas`.execute(
    db,
  )
  const { respostas, ...facts } = rows[0]!
  const kept = respostas.map((one) => ({ ...one, lida_em: new Date(one.lida_em) }))
  return { facts: factsOf(facts), kept }
}

export const insertNote = async (db: Database, visit: Visit, id_usuario: number, texto: string) =>
  db
    .insertInto('painel_registro')
    .values({
      id_atendimento: visit.id,
      id_empresa: visit.id_empresa,
      cod_cliente: visit.cod_cliente,
      texto,
      id_usuario,
    })
    .execute()

interface Preferences {
  whatsapp: boolean
  email: boolean
  sms: boolean
}

/** By which channels the customer wants to be written to; campaigns obey the same row. */
export const savePreferences = (
  db: Database,
  visit: Visit,
  id_usuario: number,
  { whatsapp, email, sms }: Preferences,
) =>
  sql`insert into relacionamento_preferencias_cliente as r
      (id_empresa, cod_cliente, nome_razaosocial, whatsapp, email, sms, id_usuario)
    values (${visit.id_empresa}, ${visit.cod_cliente}, ${visit.nome_razaosocial}, ${whatsapp}, ${email}, ${sms}, ${id_usuario})
    on conflict (id_empresa, cod_cliente) do update
    set whatsapp = excluded.whatsapp, email = excluded.email, sms = excluded.sms
    where (r.whatsapp, r.email, r.sms) is distinct from (excluded.whatsapp, excluded.email, excluded.sms)`.execute(
    db,
  )
