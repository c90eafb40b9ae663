import type { ProblemState } from '@intranet/contract/desk/backoffice-options'
import {
  problemList,
  type ListProblemsInput,
  type ProblemFields,
  type UpdateProblemInput,
} from '@intranet/contract/desk/problems'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('bo_problema as p')
    .innerJoin('empresa as e', 'e.id', 'p.id_empresa')
    .innerJoin('bo_problema_tipo as k', 'k.id', 'p.id_tipo')
    .leftJoin('rh_usuario as r', 'r.id', 'p.id_responsavel')
    .where((eb) => inScope(actor, eb.ref('p.id_empresa'), false))
    .select([
      'p.id',
      'p.id_empresa',
      'e.nome as empresa',
      'p.id_venda',
      'p.id_ativacao',
      'p.cod_cliente',
      'p.cliente',
      'p.id_tipo',
      'k.titulo as tipo',
      'p.descricao',
      sql<'baixa' | 'media' | 'alta' | 'critica'>`p.prioridade`.as('prioridade'),
      'p.id_responsavel',
      'r.nome as responsavel',
      'p.prazo',
      sql<ProblemState>`p.situacao`.as('situacao'),
      'p.solucao',
      'p.created_at',
      'p.updated_at',
    ])

export const listProblems = (db: Database, actor: Actor, request: ListProblemsInput) =>
  readPage(visible(db, actor), request, {
    definition: problemList,
    alias: 'p',
    refs: { empresa: 'e.nome', tipo: 'k.titulo', responsavel: 'r.nome' },
    search: normalised('p.cliente', 'p.cod_cliente', 'p.descricao', 'k.titulo'),
  })

export const countProblems = (db: Database, actor: Actor) =>
  rowCount(visible(db, actor).where('p.aberto', '=', true))

export const getProblem = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('p.id', '=', id).executeTakeFirst()

/** Whose problem it is, by the sale or the activation it is about; undefined where the actor does not see them. */
export const subjectOf = (db: Database, actor: Actor, { id_venda, id_ativacao }: ProblemFields) =>
  db
    .selectFrom('bo_venda as v')
    .leftJoin('bo_ativacao as t', 't.id_venda', 'v.id')
    .where((eb) => inScope(actor, eb.ref('v.id_empresa'), false))
    .$if(id_venda != null, (query) => query.where('v.id', '=', id_venda!))
    .$if(id_ativacao != null, (query) => query.where('t.id', '=', id_ativacao!))
    .select(['v.id', 'v.id_empresa', 'v.cod_cliente', 'v.cliente', 'v.cidade', 'v.estado as uf'])
    .executeTakeFirst()

export const updateProblem = (db: Database, actor: Actor, input: UpdateProblemInput) =>
  saveRecord(
    db.updateTable('bo_problema').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    input,
  )

/** The hours of a problem's kind, and where its customer lives: what its time is made of. */
export const problemClock = (db: Database, id: number) =>
  db
    .selectFrom('bo_problema as p')
    .innerJoin('bo_problema_tipo as k', 'k.id', 'p.id_tipo')
    .leftJoin('bo_ativacao as t', 't.id', 'p.id_ativacao')
    .leftJoin('bo_venda as v', (join) =>
      join.on((eb) => eb('v.id', '=', eb.fn.coalesce('p.id_venda', 't.id_venda'))),
    )
    .where('p.id', '=', id)
    .select(['k.sla_horas as hours', 'v.cidade', 'v.estado as uf'])
    .executeTakeFirstOrThrow()

interface Step {
  situacao: ProblemState
  id_responsavel?: number
  solucao?: string | null
  prazo?: Date
  avisado_em?: null
  ended: boolean
}
export const setProblemState = (db: Database, id: number, { ended, ...step }: Step) =>
  db
    .updateTable('bo_problema')
    .set({ ...step, encerrado_em: ended ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .returning(['id', sql<ProblemState>`situacao`.as('situacao'), 'updated_at'])
    .executeTakeFirstOrThrow()

/** Active people who work in the desk of the actor's providers, or of one of them: they can open its items. */
export const deskWorkers = (db: Database, actor: Actor, id_empresa?: number) =>
  db
    .selectFrom('rh_usuario as u')
    .where('u.ativo', '=', true)
    .where(
      sql<boolean>`exists (select from papel_em_vigor p where p.id_usuario = u.id
        and p.papel in ('backoffice:gestor', 'backoffice:solicitante'))`,
    )
    .where(
      sql<boolean>`exists (select from empresa_em_vigor x where x.id_usuario = u.id
        and ${inScope(actor, 'x.id_empresa', false)} ${id_empresa ? sql`and x.id_empresa = ${id_empresa}` : sql``})`,
    )

export const isDeskWorker = async (db: Database, actor: Actor, id: number, id_empresa: number) =>
  (await deskWorkers(db, actor, id_empresa).where('u.id', '=', id).select('u.id').executeTakeFirst()) !==
  undefined

/** Whom an item may be given to. */
export const deskPeople = (db: Database, actor: Actor, id_empresa?: number) =>
  deskWorkers(db, actor, id_empresa)
    .select(['u.id', sql<string>`coalesce(u.nome, u.email)`.as('nome')])
    .orderBy('u.nome')
    .orderBy('u.id')
    .limit(500)
    .execute()
