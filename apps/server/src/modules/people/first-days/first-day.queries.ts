/** Requests before the first day (pre_admissao), as HR and their person read them. */
import {
  firstDayList,
  type ListFirstDaysInput,
  type OwnSizesInput,
} from '@intranet/contract/people/first-day'
import type { FirstDayState, Fitness, PaperState } from '@intranet/contract/people/first-day-options'
import type { PaperKind } from '@intranet/contract/people/admission-papers'
import type { Stage } from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { checkedHere, stillAhead } from './first-day-scope.ts'

const missing = sql<number>`(select count(*)::int from pre_admissao_papel x join admissao_papel k on k.id = x.id_papel
  where x.id_pre_admissao = p.id and k.obrigatorio and x.situacao in ('pendente', 'devolvido'))
  + (p.dados_pagamento is null)::int + (p.aptidao is null)::int`
const toCheck = sql<number>`(select count(*)::int from pre_admissao_papel x
  where x.id_pre_admissao = p.id and x.situacao = 'enviado')`

const requests = (db: Database) =>
  db
    .selectFrom('pre_admissao as p')
    .innerJoin('candidatura as a', 'a.id', 'p.id_candidatura')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('rh_usuario as u', 'u.id', 'p.id_usuario')

const visible = (db: Database, actor: Actor) => requests(db).where(checkedHere(actor))

export const listFirstDays = (db: Database, actor: Actor, request: ListFirstDaysInput) =>
  readPage(
    visible(db, actor).select([
      'p.id',
      'u.nome',
      'v.titulo_vaga',
      'v.id_empresa',
      'e.nome as empresa',
      sql<FirstDayState>`p.situacao`.as('situacao'),
      missing.as('faltam'),
      toCheck.as('a_conferir'),
      'u.data_admissao',
      'p.created_at',
      'p.updated_at',
    ]),
    request,
    {
      definition: firstDayList,
      alias: 'p',
      refs: {
        nome: 'u.nome',
        titulo_vaga: 'v.titulo_vaga',
        id_empresa: 'v.id_empresa',
        empresa: 'e.nome',
        faltam: missing,
        a_conferir: toCheck,
        data_admissao: 'u.data_admissao',
      },
      search: normalised('u.nome', 'v.titulo_vaga'),
    },
  )

export const countFirstDays = (db: Database, actor: Actor) =>
  rowCount(visible(db, actor).where('p.situacao', '=', 'aberta').where(stillAhead))

const papers = (db: Database) =>
  jsonArrayFrom(
    db
      .selectFrom('pre_admissao_papel as x')
      .innerJoin('admissao_papel as k', 'k.id', 'x.id_papel')
      .whereRef('x.id_pre_admissao', '=', sql.ref('p.id'))
      .select([
        'x.id',
        'k.nome',
        'k.finalidade',
        sql<PaperKind>`k.tipo`.as('tipo'),
        'k.obrigatorio',
        'x.motivo',
        sql<PaperState>`x.situacao`.as('situacao'),
        'x.id_arquivo',
        'x.enviado_em',
        'x.devolucao',
        'x.updated_at',
      ])
      .orderBy('k.nome')
      .orderBy('x.id')
      .limit(100),
  ).as('papeis')

/** Papers of a JSON column with their moments. */
export const withPaperMoments = <Paper extends { enviado_em: string | null; updated_at: string }, Row>({
  papeis,
  ...row
}: Row & { papeis: Paper[] }) => ({
  ...row,
  papeis: papeis.map((one) => ({
    ...one,
    enviado_em: one.enviado_em === null ? null : new Date(one.enviado_em),
    updated_at: new Date(one.updated_at),
  })),
})

const whole = [
  'p.id',
  'v.titulo_vaga',
  'e.nome as empresa',
  sql<FirstDayState>`p.situacao`.as('situacao'),
  'u.data_admissao',
  'p.camiseta',
  'p.calca',
  'p.calcado',
  'p.equipamentos',
  sql<boolean>`(p.dados_pagamento is not null)`.as('tem_banco'),
  'p.updated_at',
] as const

export const getFirstDay = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('p.id', '=', id)
    .select([
      ...whole,
      'p.id_candidatura',
      'p.id_usuario',
      stillAhead.as('corre'),
      'u.nome',
      'u.email',
      sql<Fitness | null>`p.aptidao`.as('aptidao'),
      'p.aptidao_em',
      'p.created_at',
      papers(db),
    ])
    .executeTakeFirst()
export type FoundFirstDay = NonNullable<Awaited<ReturnType<typeof getFirstDay>>>

export const ownFirstDays = (db: Database, id_usuario: number) =>
  requests(db)
    .where('p.id_usuario', '=', id_usuario)
    .where(stillAhead)
    .select([...whole, papers(db)])
    .orderBy('p.id', 'desc')
    .limit(20)
    .execute()

/** Whether papers may be asked of an application: it was hired, or its offer accepted. */
export const applicationToOpen = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('candidatura as a')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .innerJoin('rh_usuario as u', 'u.id', 'a.id_usuario')
    .leftJoin('pre_admissao as p', 'p.id_candidatura', 'a.id')
    .where('a.id', '=', id)
    .where(checkedHere(actor))
    .select([
      'a.id_usuario',
      'u.nome',
      'u.email',
      'v.titulo_vaga',
      'v.id_cargo',
      sql<Stage>`a.etapa`.as('etapa'),
      sql<boolean>`(a.etapa = 'contratado' or exists (select from proposta o
        where o.id_candidatura = a.id and o.situacao = 'aceita' and a.etapa = 'proposta'))`.as('pode'),
      'p.id as id_pre_admissao',
      sql<FirstDayState | null>`p.situacao`.as('situacao'),
      sql<number>`coalesce(case when p.id is not null then ${missing} end, 0)`.as('faltam'),
    ])
    .executeTakeFirst()

interface NewRequest {
  id_candidatura: number
  id_usuario: number
  id_autor: number
}
export const insertFirstDay = (db: Database, row: NewRequest) =>
  db.insertInto('pre_admissao').values(row).returning(['id', 'updated_at']).executeTakeFirstOrThrow()

/** The active papers of the list; a criminal record only where the position says why. */
export const askPapers = (db: Database, id: number, id_cargo: number) =>
  sql`insert into pre_admissao_papel (id_pre_admissao, id_papel, motivo)
    select ${id}, k.id, case when k.tipo = 'antecedentes' then c.antecedentes_motivo end
    from admissao_papel k join rh_cargo c on c.id = ${id_cargo}
    where k.ativo and (k.tipo <> 'antecedentes' or c.antecedentes_motivo is not null) order by k.nome`.execute(
    db,
  )

/** One's own request, locked until the transaction ends. */
export const holdOwnFirstDay = (db: Database, id_usuario: number, id: number) =>
  requests(db)
    .where('p.id', '=', id)
    .where('p.id_usuario', '=', id_usuario)
    .select(['p.id', sql<FirstDayState>`p.situacao`.as('situacao'), stillAhead.as('corre')])
    .forUpdate('p')
    .executeTakeFirst()

export const keepSizes = (db: Database, id: number, sizes: Omit<OwnSizesInput, 'id'>) =>
  db
    .updateTable('pre_admissao')
    .set(sizes)
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

export const keepBank = (db: Database, id: number, dados_pagamento: string) =>
  db
    .updateTable('pre_admissao')
    .set({ dados_pagamento })
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

export const sealedBankOf = (db: Database, id: number) =>
  db.selectFrom('pre_admissao').where('id', '=', id).select('dados_pagamento').executeTakeFirst()

export const keepFitness = (db: Database, id: number, aptidao: Fitness, id_aptidao_autor: number) =>
  db
    .updateTable('pre_admissao')
    .set({ aptidao, id_aptidao_autor, aptidao_em: sql<Date>`agora()` })
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

export const finishRequest = (db: Database, id: number) =>
  db
    .updateTable('pre_admissao')
    .set({ situacao: 'concluida' })
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()
