/** Everything about one application on its page: the person, the CV, the words, who moved what. */
import type { Origin, PdfState, Stage, VacancyState } from '@intranet/contract/careers/career-options'
import type { RateApplicantInput } from '@intranet/contract/careers/applicants'
import type { EducationSituation } from '@intranet/contract/personal-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import type { StagedRecords } from '../../../platform/record-stages.queries.ts'
import { saveRecord } from '../../../platform/records.ts'
import { waiting } from '../candidate-replies/unanswered.queries.ts'
import { managesVacancies } from '../vacancies/vacancy-scope.ts'
import { shownAnswers } from '../vacancy-questions/answer.queries.ts'
import { reviewOfApplication } from '../job-applications/own-review.queries.ts'
import { refuser } from './review.queries.ts'
import { ageNow, visibleApplications } from './applicant.queries.ts'
import { hiresFor } from './application-scope.ts'
import { toMove } from './hire.queries.ts'

/** What the thread of an application is read from. */
export const stagedApplications = (db: Database, actor: Actor): StagedRecords => ({
  tabela: 'candidatura',
  rows: visibleApplications(db, actor).select(['a.id', 'a.etapa', 'a.created_at', 'a.movida_em as desde']),
})

export const findApplication = (db: Database, actor: Actor, id: number) =>
  visibleApplications(db, actor)
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('cidade as vc', 'vc.id', 'v.id_cidade')
    .leftJoin('rh_usuario as g', 'g.id', 'v.id_gestor')
    .leftJoin('rh_usuario as i', 'i.id', 'a.id_indicador')
    .where('a.id', '=', id)
    .select([
      'a.id',
      'a.id_vaga',
      'a.id_usuario',
      'v.titulo_vaga',
      'e.nome as empresa',
      'vc.nome as cidade_vaga',
      sql<VacancyState>`v.situacao`.as('situacao'),
      'v.vagas',
      'v.contratados',
      'g.nome as gestor',
      hiresFor(actor).as('gestor_vaga'),
      'v.id_empresa',
      'v.id_departamento',
      'v.id_setor',
      'v.id_cargo',
      'v.id_gestor',
      'u.nome',
      ageNow.as('idade'),
      'c.nome as cidade',
      'c.uf',
      'u.email',
      'u.telefone',
      'u.cnh_categoria',
      sql<boolean>`coalesce(u.viagem, false)`.as('viagem'),
      'u.funcionario',
      sql<boolean>`coalesce(u.situacao = 'admissao', false)`.as('admissao_futura'),
      sql<boolean>`coalesce(${toMove(actor)}, false)`.as('falta_mover'),
      'u.updated_at as pessoa_em',
      sql<Stage>`a.etapa`.as('etapa'),
      'a.pontuacao',
      'a.avaliacao',
      'a.observacao',
      waiting.as('sem_retorno'),
      'a.tem_familiar',
      'a.familiares',
      'a.motivo_reprovacao',
      refuser.as('reprovou'),
      shownAnswers(managesVacancies(actor)).as('respostas'),
      reviewOfApplication(db).as('revisao'),
      sql<Origin>`a.origem`.as('origem'),
      'i.nome as indicador',
      'a.created_at',
      'a.movida_em',
      'a.updated_at',
    ])
    .executeTakeFirst()
export type FoundApplication = NonNullable<Awaited<ReturnType<typeof findApplication>>>

interface TermRow {
  termo: string
  sinonimos: string[]
  peso: number
  atendido: boolean
}
/** The words of a vacancy, and whether a person meets each: as the score counts them. */
export async function termsOf(db: Database, id_vaga: number, id_usuario: number): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    select k.termo, k.sinonimos, k.peso,
      coalesce(b.palavras @@ k.consulta, false) or coalesce(u.cnh_categoria = any(k.cnh), false) as atendido
    from palavra_chave k
    left join curriculo_busca b on b.id_usuario = ${id_usuario}
    left join rh_usuario u on u.id = ${id_usuario}
    where k.id_vaga = ${id_vaga} order by k.peso desc, k.termo limit 200`.execute(db)
  return rows
}

interface Cv {
  id_arquivo: string | null
  pdf: PdfState | null
  texto: string | null
  areas_interesse: string[]
  formacoes: {
    descricao: string
    ie: string
    situacao: EducationSituation
    data_inicio: string
    data_fim: string | null
  }[]
  experiencias: {
    funcao: string
    empresa: string
    descricao: string | null
    emprego_atual: boolean
    data_inicio: string
    data_fim: string | null
  }[]
  certificados: { descricao: string; organizacao: string; data_emissao: string }[]
}
/** The CV of a person with its sections, newest first, in one statement. */
export async function cvOf(db: Database, id_usuario: number): Promise<Cv | undefined> {
  const { rows } = await sql<Cv>`
    select c.id_arquivo, p.situacao as pdf, p.texto, c.areas_interesse,
      (select coalesce(json_agg(f), '[]') from (select descricao, ie, situacao, data_inicio, data_fim
        from curriculo_formacao where id_usuario = c.id_usuario order by data_inicio desc, id desc limit 50) f) as formacoes,
      (select coalesce(json_agg(e), '[]') from (select funcao, empresa, descricao, emprego_atual, data_inicio, data_fim
        from curriculo_experiencia where id_usuario = c.id_usuario order by data_inicio desc, id desc limit 50) e) as experiencias,
      (select coalesce(json_agg(t), '[]') from (select descricao, organizacao, data_emissao
        from curriculo_certificado where id_usuario = c.id_usuario order by data_emissao desc, id desc limit 50) t) as certificados
    from curriculo c left join curriculo_pdf p on p.id_usuario = c.id_usuario
    where c.id_usuario = ${id_usuario}`.execute(db)
  return rows[0]
}

export const movementsOf = (db: Database, id_candidatura: number) =>
  db
    .selectFrom('candidatura_etapa as l')
    .leftJoin('rh_usuario as u', 'u.id', 'l.id_usuario')
    .where('l.id_candidatura', '=', id_candidatura)
    .select(['l.id', 'l.de', 'l.para', 'u.nome as autor', 'l.texto', 'l.mensagem_em', 'l.created_at'])
    .orderBy('l.id', 'desc')
    .limit(200)
    .execute()

export const notesOf = (db: Database, id_candidatura: number) =>
  db
    .selectFrom('candidatura_nota as n')
    .leftJoin('rh_usuario as u', 'u.id', 'n.id_usuario')
    .where('n.id_candidatura', '=', id_candidatura)
    .select(['n.id', 'u.nome as autor', 'n.texto', 'n.created_at'])
    .orderBy('n.id', 'desc')
    .limit(200)
    .execute()

/** Other applications of some people that the actor sees. */
export const applicationsOf = (db: Database, actor: Actor, people: readonly number[], but: number) =>
  visibleApplications(db, actor)
    .where('a.id_usuario', 'in', people)
    .where('a.id', '<>', but)
    .select(['a.id', 'a.id_usuario', 'v.titulo_vaga', sql<Stage>`a.etapa`.as('etapa'), 'a.created_at'])
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(100)
    .execute()

export const saveRating = (db: Database, input: RateApplicantInput) =>
  saveRecord(db.updateTable('candidatura'), input)

export const insertNote = (db: Database, id_candidatura: number, id_usuario: number, texto: string) =>
  db
    .insertInto('candidatura_nota')
    .values({ id_candidatura, id_usuario, texto })
    .returning('id')
    .executeTakeFirstOrThrow()
