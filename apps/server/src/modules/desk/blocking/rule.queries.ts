import type {
  BlockingType,
  CriterionField,
  CriterionOperator,
} from '@intranet/contract/desk/blocking-options'
import { ruleList, type ListRulesInput, type RuleFields } from '@intranet/contract/desk/blocking-rules'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import { saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { today } from '../../../platform/today.ts'

const exceptions = sql<number>`(select count(*)::int from criterio_excecao c where c.id_regra = r.id)`
const simulated = sql<Date | null>`(select max(s.executada_em) from simulacao_bloqueio s where s.id_regra = r.id)`
const hour = sql<string>`to_char(r.horario, 'HH24:MI')`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('regra_bloqueio as r')
    .innerJoin('empresa as e', 'e.id', 'r.id_empresa')
    .where((eb) => inScope(actor, eb.ref('r.id_empresa'), false))
    .select([
      'r.id',
      'r.nome',
      'r.id_empresa',
      'e.nome as empresa',
      'e.sistema',
      'r.dias_atraso',
      sql<BlockingType>`r.tipo`.as('tipo'),
      'r.valor_minimo',
      'r.qtd_faturas_min',
      hour.as('horario'),
      'r.dias_semana',
      'r.respeita_feriado',
      'r.dias_notificacao',
      exceptions.as('excecoes'),
      simulated.as('simulada_em'),
      'r.ativo',
      'r.created_at',
      'r.updated_at',
    ])

export const listRules = (db: Database, actor: Actor, request: ListRulesInput) =>
  readPage(visible(db, actor), request, {
    definition: ruleList,
    alias: 'r',
    refs: {
      empresa: 'e.nome',
      sistema: 'e.sistema',
      horario: hour,
      excecoes: exceptions,
      simulada_em: simulated,
    },
    search: 'r.busca',
  })

export const countRules = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getRule = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('r.id', '=', id).executeTakeFirst()

/** Rules begin inactive. */
export const insertRules = (db: Database, actor: Actor, rows: RuleFields[]) =>
  db
    .insertInto('regra_bloqueio')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning('id')
    .execute()

/** The same rule again, inactive, with its criteria. */
export async function copyRule(
  db: Database,
  actor: Actor,
  { id, nome }: { id: number; nome: string },
): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    with nova as (
      insert into regra_bloqueio (nome, id_empresa, dias_atraso, tipo, valor_minimo, qtd_faturas_min, horario, dias_semana,
        respeita_feriado, dias_notificacao, id_usuario)
      select ${nome}, id_empresa, dias_atraso, tipo, valor_minimo, qtd_faturas_min, horario, dias_semana,
        respeita_feriado, dias_notificacao, ${actor.id} from regra_bloqueio where id = ${id}
      returning id
    ), criterios as (
      insert into criterio_excecao (id_regra, campo, operador, valor, validade_inicio, validade_fim, motivo, ativo, id_usuario)
      select nova.id, c.campo, c.operador, c.valor, c.validade_inicio, c.validade_fim, c.motivo, c.ativo, ${actor.id}
      from criterio_excecao c, nova where c.id_regra = ${id} order by c.id
    )
    select id from nova`.execute(db)
  return rows[0]!
}

export const switchRule = (
  db: Database,
  actor: Actor,
  input: { id: number; updated_at?: string; ativo: boolean },
) =>
  saveRecord(
    db.updateTable('regra_bloqueio').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    input,
  )

/** Deletes a rule that nobody has tried out; false for one that has been. */
export async function removeRule(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('regra_bloqueio')
    .where('id', '=', id)
    .where(sql<boolean>`not exists (select from simulacao_bloqueio s where s.id_regra = regra_bloqueio.id)`)
    .executeTakeFirst()
  return Number(numDeletedRows) === 1
}

/** Rules in force with the criteria that count today, for the job of the ERP. */
export const rulesInForce = (db: Database, actor: Actor) =>
  db
    .selectFrom('regra_bloqueio as r')
    .innerJoin('empresa as e', 'e.id', 'r.id_empresa')
    .where('r.ativo', '=', true)
    .where((eb) => inScope(actor, eb.ref('r.id_empresa'), false))
    .select([
      'r.id',
      'r.nome',
      'e.sistema',
      sql<BlockingType>`r.tipo`.as('tipo'),
      'r.dias_atraso',
      'r.valor_minimo',
      'r.qtd_faturas_min',
      hour.as('horario'),
      'r.dias_semana',
      'r.respeita_feriado',
      'r.dias_notificacao',
      sql<CriterionInForce[]>`coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'campo', c.campo,
        'operador', c.operador, 'valor', c.valor) order by c.id) from criterio_excecao c
        where c.id_regra = r.id and c.ativo and coalesce(c.validade_inicio, '-infinity') <= ${today}
          and coalesce(c.validade_fim, 'infinity') >= ${today}), '[]')`.as('criterios'),
    ])
    .orderBy('e.sistema')
    .orderBy('r.id')
    .limit(1000)
    .execute()

interface CriterionInForce {
  id: number
  campo: CriterionField
  operador: CriterionOperator
  valor: string[]
}
