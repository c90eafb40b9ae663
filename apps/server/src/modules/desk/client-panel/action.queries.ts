import type { ActionState, PanelAction } from '@intranet/contract/desk/client-panel-words'
import type { VisitPeriod } from '@intranet/contract/sales/erp-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export interface StoredAction {
  id: number
  chave: string
  id_empresa: number
  cod_cliente: string
  tipo: PanelAction
  alvo: string
  situacao: ActionState
  referencia: string | null
  mensagem: string | null
}

const columns = sql`id, chave, id_empresa, cod_cliente, tipo, alvo, situacao, referencia, mensagem`

export interface NewAction {
  chave: string
  id_atendimento: number | null
  id_empresa: number
  cod_cliente: string
  tipo: PanelAction
  alvo: string
  corpo: unknown
  id_usuario: number
}

/** Written before the ERP is called. Undefined where this key was used already, or the same is open under another. */
export async function insertAction(db: Database, action: NewAction): Promise<StoredAction | undefined> {
  const { rows } = await sql<StoredAction>`
    insert into painel_acao (chave, id_atendimento, id_empresa, cod_cliente, tipo, alvo, corpo, id_usuario)
    values (${action.chave}, ${action.id_atendimento}, ${action.id_empresa}, ${action.cod_cliente}, ${action.tipo},
      ${action.alvo}, ${JSON.stringify(action.corpo)}::jsonb, ${action.id_usuario})
    on conflict do nothing returning ${columns}`.execute(db)
  return rows[0]
}

/** What certainly did not happen may be tried again under its key, corrected. Undefined for anything else. */
export async function reopenAction(db: Database, { id_empresa, chave, tipo, alvo, corpo }: NewAction) {
  const { rows } =
    await sql<StoredAction>`update painel_acao set situacao = 'enviando', mensagem = null, alvo = ${alvo},
      corpo = ${JSON.stringify(corpo)}::jsonb
    where id_empresa = ${id_empresa} and chave = ${chave} and tipo = ${tipo} and situacao in ('nao_feita', 'recusada')
    returning ${columns}`.execute(db)
  return rows[0]
}

export async function actionByKey(
  db: Database,
  empresa: number,
  chave: string,
): Promise<StoredAction | undefined> {
  const { rows } = await sql<StoredAction>`select ${columns} from painel_acao
    where id_empresa = ${empresa} and chave = ${chave}`.execute(db)
  return rows[0]
}

/** One of the customer in view. */
export async function actionOf(
  db: Database,
  { id_empresa, cod_cliente }: Pick<StoredAction, 'id_empresa' | 'cod_cliente'>,
  id: number,
): Promise<StoredAction | undefined> {
  const { rows } = await sql<StoredAction>`select ${columns} from painel_acao
    where id = ${id} and id_empresa = ${id_empresa} and cod_cliente = ${cod_cliente}`.execute(db)
  return rows[0]
}

export interface Settled {
  situacao: ActionState
  referencia: string | null
  mensagem: string | null
}

/** What became of it; what is settled meanwhile stays. A request that waits for a confirmation is settled as one. */
export async function settleAction(
  db: Database,
  { id, situacao: before }: Pick<StoredAction, 'id' | 'situacao'>,
  { situacao, referencia, mensagem }: Settled,
) {
  const open: ActionState[] = before === 'pedida' ? ['pedida'] : ['enviando', 'incerto']
  const { rows } = await sql<StoredAction>`update painel_acao
    set situacao = ${situacao}, referencia = ${referencia}, mensagem = ${mensagem}, conferida_em = now()
    where id = ${id} and situacao = any(${open}) returning ${columns}`.execute(db)
  return rows[0]
}

/**
 * What nobody knows: unsure ones, those whose server died or whose ERP never answered, and, each hour of ninety days, those
 * that people of the ERP still have to confirm. A few, oldest look first.
 */
export async function openActions(
  db: Database,
  count: number,
): Promise<(StoredAction & { velha: boolean })[]> {
  const { rows } = await sql<StoredAction & { velha: boolean }>`update painel_acao
    set conferida_em = now(), situacao = case situacao when 'pedida' then situacao else 'incerto' end
    where id in (select id from painel_acao
      where situacao = 'incerto' and coalesce(conferida_em < now() - interval '20 seconds', true)
        or situacao = 'enviando' and updated_at < now() - interval '1 minute'
        or situacao = 'pedida' and conferida_em < now() - interval '1 hour'
          and created_at > now() - interval '90 days'
      order by coalesce(conferida_em, created_at), id limit ${count} for update skip locked)
    returning ${columns}, created_at < now() - interval '2 minutes' as velha`.execute(db)
  return rows
}

interface Earlier {
  tipo: PanelAction
  alvo: string
  days: number
  /** The key of the request itself: a second click is no second use. */
  but: string
}

export interface AskedVisit {
  os: string
  data: string | null
  periodo: VisitPeriod
  situacao: ActionState
}

/** What was asked for last of each order, unless that was refused. */
export async function askedVisits(
  db: Database,
  { id_empresa, cod_cliente }: Pick<StoredAction, 'id_empresa' | 'cod_cliente'>,
): Promise<AskedVisit[]> {
  const { rows } = await sql<AskedVisit>`
    select distinct on (os) os, data, periodo, situacao from (
      select case tipo when 'abrir_os' then referencia else alvo end as os, corpo ->> 'data' as data,
        corpo ->> 'periodo' as periodo, situacao, id
      from painel_acao where id_empresa = ${id_empresa} and cod_cliente = ${cod_cliente}
        and tipo in ('abrir_os', 'reagendar_os') and situacao not in ('recusada', 'nao_feita')
      order by id desc limit 200) x
    where os is not null order by os, id desc`.execute(db)
  return rows
}

/** Whether another action of the kind was done, or may have been, within the days. */
export async function doneWithin(db: Database, empresa: number, { tipo, alvo, days, but }: Earlier) {
  const { rows } =
    await sql`select from painel_acao where id_empresa = ${empresa} and tipo = ${tipo} and alvo = ${alvo}
    and chave <> ${but} and situacao in ('feita', 'pedida', 'enviando', 'incerto')
    and created_at > now() - make_interval(days => ${days}) limit 1`.execute(db)
  return rows.length > 0
}
