import { can } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { hiringManager, managesVacancies, openApplication, worksWith } from '../vacancies/vacancy-scope.ts'
import { lastContact, limit, MANAGERS_STAGE, overdue } from './unanswered.queries.ts'

/** Whether the actor owes an answer to the application `a` of the vacancy `v`. */
const owes = (actor: Actor): RawBuilder<boolean> =>
  managesVacancies(actor)
    ? sql<boolean>`(a.etapa <> ${MANAGERS_STAGE} or coalesce(${hiringManager}, ${actor.id}) = ${actor.id})`
    : sql<boolean>`(a.etapa = ${MANAGERS_STAGE} and v.id_gestor = ${actor.id})`

const readsVacancies = (actor: Actor) => can(actor, 'banco_talentos', 'read')

/** Unread answers, for who decides about the application now. */
export const unreadAnswers: ObligationKind = {
  tipo: 'resposta_candidato',
  modulo: 'banco_talentos',
  nome: ['resposta de candidato', 'respostas de candidatos'],
  lista: '/careers/admin/list',
  opensList: readsVacancies,
  may: ({ employee }) => employee,
  open: (actor) => sql`
    select a.id, 'Resposta de ' || coalesce(u.nome, u.email) as titulo, v.titulo_vaga as detalhe,
      '/careers/candidate/' || a.id as rota, 'Ler' as verbo, null as prazo, null as percentual, null as valor, n.desde
    from (select m.id_candidatura, min(m.created_at) as desde from candidatura_mensagem m
      where m.lida_em is null group by 1) n
    join candidatura a on a.id = n.id_candidatura join vagas_vaga v on v.id = a.id_vaga
    join rh_usuario u on u.id = a.id_usuario
    where ${owes(actor)} and ${worksWith(actor)}`,
}

/** Applications whose answer the actor owes and that wait too long, as rows of the home's duties. */
const owedAnswers = (actor: Actor) => sql`
  select a.id, 'Retorno a ' || coalesce(u.nome, u.email) as titulo, v.titulo_vaga as detalhe,
    '/careers/candidate/' || a.id as rota, 'Responder' as verbo, ((c.em + make_interval(days => ${limit})) at time zone 'America/Sao_Paulo')::date as prazo, null as percentual, null as valor,
    c.em as desde
  from candidatura a join vagas_vaga v on v.id = a.id_vaga join rh_usuario u on u.id = a.id_usuario
    cross join lateral (select ${lastContact} as em offset 0) c
  where ${openApplication} and ${overdue} and ${owes(actor)} and ${worksWith(actor)}`

/** Candidates who wait for longer than their stage allows. */
export const unansweredCandidates: ObligationKind = {
  tipo: 'retorno_candidato',
  modulo: 'banco_talentos',
  nome: ['candidato sem retorno', 'candidatos sem retorno'],
  lista: '/careers/admin/list',
  opensList: readsVacancies,
  may: ({ employee }) => employee,
  open: owedAnswers,
}
