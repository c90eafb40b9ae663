/** Offers (proposta) as HR sends and reads them. */
import type { ContractType, Stage } from '@intranet/contract/careers/career-options'
import type { OfferState, Signer } from '@intranet/contract/careers/offer-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Actor } from '../../../platform/actor.ts'
import { ageNow, visibleApplications } from '../stages/applicant.queries.ts'
import { admission } from '../stages/stage.queries.ts'
import { endedUnhired } from '../vacancies/vacancy-scope.ts'

/** What decides whether an offer may be sent, and what its letter says. */
export const offeredApplication = (db: Database, actor: Actor, id: number) =>
  visibleApplications(db, actor)
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('cidade as vc', 'vc.id', 'v.id_cidade')
    .innerJoin('rh_cargo as k', 'k.id', 'v.id_cargo')
    .where('a.id', '=', id)
    .select([
      'a.id',
      'a.id_usuario',
      sql<Stage>`a.etapa`.as('etapa'),
      'u.nome',
      'u.email',
      ageNow.as('idade'),
      admission.as('admissao'),
      'v.titulo_vaga',
      sql<ContractType>`v.tipo_contrato`.as('tipo_contrato'),
      'k.nome as cargo',
      'e.nome as empresa',
      'vc.nome as cidade',
      'vc.uf',
    ])
    .executeTakeFirst()

/** Who accepted the offer `p`. */
export const acceptances = (db: Database) =>
  jsonArrayFrom(
    db
      .selectFrom('proposta_aceite as x')
      .whereRef('x.id_proposta', '=', sql.ref('p.id'))
      .select([sql<Signer>`x.papel`.as('papel'), 'x.nome', 'x.momento', 'x.hash'])
      .orderBy('x.id')
      .limit(2),
  ).as('aceites')

/** The state of the offer `p` at this moment: the job that ends what expired runs every few minutes. */
export const stateNow = sql<OfferState>`case when p.situacao = 'enviada' and p.expira_em <= clock_timestamp()
  then 'expirada' else p.situacao end`

interface StoredOffer {
  aceites: { papel: Signer; nome: string; momento: string; hash: string }[]
}
/** The acceptances of a JSON column with their moments. */
export const acceptancesOf = ({ aceites }: StoredOffer) =>
  aceites.map((one) => ({ ...one, momento: new Date(one.momento) }))

export const offersOf = (db: Database, id_candidatura: number) =>
  db
    .selectFrom('proposta as p')
    .leftJoin('rh_usuario as u', 'u.id', 'p.id_usuario')
    .where('p.id_candidatura', '=', id_candidatura)
    .select([
      'p.id',
      stateNow.as('situacao'),
      'p.salario',
      'p.data_inicio',
      'p.jornada',
      'p.beneficios',
      'p.texto',
      'p.expira_em',
      'p.responsavel_nome',
      'p.motivo_recusa',
      'p.encerrada_em',
      'u.nome as autor',
      'p.created_at',
      'p.updated_at',
      acceptances(db),
    ])
    .orderBy('p.id', 'desc')
    .limit(50)
    .execute()

interface NewOffer {
  id_candidatura: number
  id_carta: number
  salario: string
  data_inicio: string
  jornada: string
  beneficios: string | null
  texto: string
  expira_em: Date
  chave_hash: string
  responsavel_nome: string | null
  responsavel_email: string | null
  responsavel_hash: string | null
  id_usuario: number
}
export const insertOffer = (db: Database, row: NewOffer) =>
  db.insertInto('proposta').values(row).returning(['id', 'updated_at']).executeTakeFirstOrThrow()

/** Ends offers whose moment has passed: of an application, or of all. Answers whom they were for. */
export async function expireOffers(db: Database, id_candidatura?: number) {
  const { rows } = await sql<{
    id_candidatura: number
    id_usuario: number | null
    id_candidato: number | null
    id_empresa: number
    nome: string | null
    titulo_vaga: string
  }>`
    update proposta p set situacao = 'expirada', encerrada_em = agora()
    from candidatura a join vagas_vaga v on v.id = a.id_vaga left join rh_usuario u on u.id = a.id_usuario
    where a.id = p.id_candidatura and p.situacao = 'enviada' and p.expira_em <= now()
      and (${id_candidatura ?? null}::bigint is null or p.id_candidatura = ${id_candidatura ?? null})
    returning p.id_candidatura, p.id_usuario, a.id_usuario as id_candidato, v.id_empresa, u.nome, v.titulo_vaga`.execute(
    db,
  )
  return rows
}

/** Offers of applications that ended otherwise are no longer valid, those that were accepted too; nor are open ones of who was hired. */
export const cancelEndedOffers = (db: Database) =>
  sql`update proposta p set situacao = 'cancelada', encerrada_em = agora()
    from candidatura a where a.id = p.id_candidatura and p.situacao in ('enviada', 'aceita')
      and (${endedUnhired} or (p.situacao = 'enviada' and a.etapa = 'contratado'))`.execute(db)

/** The offer with whom it is for, locked until the transaction ends. */
export const holdOffer = (db: Database, actor: Actor, id: number) =>
  visibleApplications(db, actor)
    .innerJoin('proposta as p', 'p.id_candidatura', 'a.id')
    .where('p.id', '=', id)
    .select([
      'p.id',
      'p.id_candidatura',
      stateNow.as('situacao'),
      'p.updated_at',
      'u.email',
      'p.responsavel_email',
      'v.titulo_vaga',
    ])
    .forNoKeyUpdate('p')
    .executeTakeFirst()

/** Ends an offer; undefined where it is not in the state `de`. */
export const endOffer = (
  db: Database,
  id: number,
  situacao: OfferState,
  { motivo = null, de = 'enviada' }: { motivo?: string | null; de?: OfferState } = {},
) =>
  db
    .updateTable('proposta')
    .set({ situacao, motivo_recusa: motivo, encerrada_em: sql<Date>`agora()` })
    .where('id', '=', id)
    .where('situacao', '=', de)
    .returning(['id', 'updated_at'])
    .executeTakeFirst()

/** The application of an offer. */
export const applicationOfOffer = (db: Database, actor: Actor, id: number) =>
  visibleApplications(db, actor)
    .innerJoin('proposta as p', 'p.id_candidatura', 'a.id')
    .where('p.id', '=', id)
    .select('a.id')
    .executeTakeFirst()

/** A letter with its acceptances, for the PDF. */
export const offerPaper = (db: Database, actor: Actor, id: number) =>
  visibleApplications(db, actor)
    .innerJoin('proposta as p', 'p.id_candidatura', 'a.id')
    .where('p.id', '=', id)
    .select(['p.texto', 'v.titulo_vaga', 'u.nome', acceptances(db)])
    .executeTakeFirst()
