import { sql } from 'kysely'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { seenVacancy } from '../vacancies/vacancy-scope.ts'
import { owedAnswers, owes } from './unanswered.queries.ts'

/** Unread answers, for who decides about the application now. */
export const unreadAnswers: ObligationKind = {
  tipo: 'resposta_candidato',
  modulo: 'banco_talentos',
  nome: ['resposta de candidato', 'respostas de candidatos'],
  lista: '/careers/admin/list',
  may: ({ employee }) => employee,
  open: (actor) => sql`
    select a.id, 'Resposta de ' || coalesce(u.nome, u.email) as titulo, v.titulo_vaga as detalhe,
      '/careers/candidate/' || a.id as rota, 'Ler' as verbo, null as prazo, null as percentual, null as valor, n.desde
    from (select m.id_candidatura, min(m.created_at) as desde from candidatura_mensagem m
      where m.lida_em is null group by 1) n
    join candidatura a on a.id = n.id_candidatura join vagas_vaga v on v.id = a.id_vaga
    join rh_usuario u on u.id = a.id_usuario
    where ${owes(actor)} and ${seenVacancy(actor, 'v')}`,
}

/** Candidates who wait for longer than their stage allows. */
export const unansweredCandidates: ObligationKind = {
  tipo: 'retorno_candidato',
  modulo: 'banco_talentos',
  nome: ['candidato sem retorno', 'candidatos sem retorno'],
  lista: '/careers/admin/list',
  may: ({ employee }) => employee,
  open: owedAnswers,
}
