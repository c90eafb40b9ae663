import { onTheWay } from '@intranet/contract/desk/backoffice-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { forgetFields } from '../../../platform/history-copies.ts'
import { forgetNotices, type NoticeSubject } from '../../../platform/notify.ts'
import { today } from '../../../platform/today.ts'

export interface LateItem {
  fila: string
  id: number
  id_empresa: number
  prazo: Date
  pessoa: number | null
  nome: string
  sobre: NoticeSubject
}

const part = (fila: string, rest: string) => sql`(
  select ${sql.lit(fila)} as fila, x.id, x.id_empresa, x.prazo, ${sql.raw(rest)} and x.prazo < now() limit 500)`

/** Items that came past their time and of which nobody was notified; 500 of each queue at once. */
export async function lateItems(db: Database): Promise<LateItem[]> {
  const { rows } = await sql<LateItem>`
    ${part('vendas', "x.id_auditor as pessoa, x.cliente as nome, 'bo_venda:' || x.id as sobre from bo_venda x where x.aberta and x.avisada_em is null")}
    union all ${part('ativacoes', "x.id_responsavel, v.cliente, 'bo_venda:' || v.id from bo_ativacao x join bo_venda v on v.id = x.id_venda where x.aberta and x.avisada_em is null")}
    union all ${part('problemas', "x.id_responsavel, coalesce(x.cliente, 'cliente'), 'bo_problema:' || x.id from bo_problema x where x.aberto and x.avisado_em is null")}
    union all ${part('qualificacao', "x.id_responsavel, v.cliente, 'bo_venda:' || v.id from bo_qualificacao x join bo_ativacao t on t.id = x.id_ativacao join bo_venda v on v.id = t.id_venda where x.situacao = 'pendente' and x.avisada_em is null")}`.execute(
    db,
  )
  return rows
}

const tables: Record<string, [table: string, column: string]> = {
  vendas: ['bo_venda', 'avisada_em'],
  ativacoes: ['bo_ativacao', 'avisada_em'],
  problemas: ['bo_problema', 'avisado_em'],
  qualificacao: ['bo_qualificacao', 'avisada_em'],
}

/** Marks an item as announced; false where another process has. */
export async function markAnnounced(db: Database, { fila, id }: LateItem): Promise<boolean> {
  const [table, column] = tables[fila]!
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = now()
    where id = ${id} and ${sql.ref(column)} is null`.execute(db)
  return Number(numAffectedRows) === 1
}

interface MissedVisit {
  id: number
  id_venda: number
  id_empresa: number
  cliente: string
  data_agendada: string
}

/** Appointments of the last seven days that passed while the installation was on its way: nobody said how they went. */
export async function missedVisits(db: Database): Promise<MissedVisit[]> {
  const { rows } = await sql<MissedVisit>`
    select t.id, t.id_venda, t.id_empresa, v.cliente, t.data_agendada::text as data_agendada
    from bo_ativacao t join bo_venda v on v.id = t.id_venda
    where t.situacao = any(${[...onTheWay]}::text[])
      and t.data_agendada between ${today} - 7 and ${today} - 1
    order by t.data_agendada, t.id limit 5000`.execute(db)
  return rows
}

/** Names, documents and the ERP's numbers out of the desk's copies once their lead was anonymised. In a transaction. */
export async function forgetCustomers(db: Database): Promise<void> {
  const sales = await forgetFields(
    db,
    'bo_venda',
    ['cliente', 'documento', 'fone', 'cod_lead', 'cod_cliente', 'contrato'],
    sql`update bo_venda v set cliente = l.cliente, documento = null, fone = null, cod_lead = null, cod_cliente = null,
        contrato = null
      from vendas_lead l
      where l.id = v.id_lead and l.anonimizada_em is not null and (v.cliente is distinct from l.cliente
        or num_nonnulls(v.documento, v.fone, v.cod_lead, v.cod_cliente, v.contrato) > 0) returning v.id`,
  )
  const problems = await forgetFields(
    db,
    'bo_problema',
    ['cliente', 'cod_cliente'],
    sql`update bo_problema p set cliente = l.cliente, cod_cliente = null from bo_venda v join vendas_lead l on l.id = v.id_lead
      where v.id = coalesce(p.id_venda, (select t.id_venda from bo_ativacao t where t.id = p.id_ativacao))
        and l.anonimizada_em is not null
        and (p.cliente is distinct from l.cliente or p.cod_cliente is not null) returning p.id`,
  )
  await forgetNotices(db, 'bo_venda', sales)
  await forgetNotices(db, 'bo_problema', problems)
}
