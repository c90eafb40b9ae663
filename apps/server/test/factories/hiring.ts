/** Vacancies with applicants, as people who decide find them. */
import type { ContractType, Stage } from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { makeDepartment, makePosition, makeSector } from './company.ts'
import { cityNamed } from './rides.ts'
import { makeUser } from './users.ts'

let sequence = 0

export interface VacancyOverrides {
  titulo_vaga?: string
  vagas?: number
  id_gestor?: number
  id_cidade?: number
  situacao?: 'rascunho' | 'aberta' | 'pausada' | 'encerrada' | 'cancelada'
  id_usuario?: number
  data_fim?: string | null
  tipo_contrato?: ContractType
  interna?: boolean
  /** Words that it looks for: `[termo, peso, ...synonyms]`. */
  palavras?: readonly (readonly [termo: string, peso: number, ...sinonimos: string[]])[]
}

/** An open vacancy of a provider with a place in its structure. */
export async function makeVacancy(db: Database, id_empresa: number, over: VacancyOverrides = {}) {
  const { palavras = [], ...fields } = over
  const id_departamento = await makeDepartment(db, id_empresa)
  const id_setor = await makeSector(db, id_departamento)
  const id_cargo = await makePosition(db, id_setor)
  const id_gestor = over.id_gestor ?? (await makeUser(db, { id_empresa, empresas: [id_empresa] }))
  const { id } = await db
    .insertInto('vagas_vaga')
    .values({
      titulo_vaga: `Vaga ${(sequence += 1)}`,
      vagas: 2,
      id_empresa,
      id_departamento,
      id_setor,
      id_cargo,
      id_gestor,
      id_cidade: over.id_cidade ?? (await cityNamed(db, 'Pelotas', 'RS')),
      descricao: 'Instalação de clientes.',
      requisitos: 'Disposição.',
      tipo_contrato: 'clt',
      modalidade: 'presencial',
      data_inicio: '2026-01-01',
      situacao: 'aberta',
      publicada_em: new Date(),
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('vaga_fonte')
    .values({ id_vaga: id, tipo: 'site', nome: 'Site', codigo: `Site${String(id).padStart(8, '0')}` })
    .execute()
  if (palavras.length)
    await db
      .insertInto('palavra_chave')
      .values(
        palavras.map(([termo, peso, ...sinonimos]) => ({
          id_vaga: id,
          termo,
          peso,
          sinonimos: sinonimos as string[],
        })),
      )
      .execute()
  return { id, id_empresa, id_departamento, id_setor, id_cargo, id_gestor }
}

export interface CandidateOverrides {
  nome?: string
  email?: string
  /** What the CV says: one job's description. */
  texto?: string
  cnh_categoria?: string
  id_cidade?: number
  data_nascimento?: string
  telefone?: string
  genero?: string
  compartilhar_banco?: boolean
}

/** A candidate with a CV. */
export async function makeCandidate(db: Database, over: CandidateOverrides = {}): Promise<number> {
  const { texto, compartilhar_banco = true, nome, email, ...fields } = over
  const id = await makeUser(db, { employee: false, ...(nome && { nome }), ...(email && { email }) })
  await db
    .updateTable('rh_usuario')
    .set({ data_nascimento: '1995-05-20', ...fields })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('curriculo')
    .values({ id_usuario: id, compartilhar_banco, compartilhado_em: compartilhar_banco ? new Date() : null })
    .execute()
  if (texto !== undefined)
    await db
      .insertInto('curriculo_experiencia')
      .values({
        id_usuario: id,
        empresa: 'Rede Antiga',
        funcao: 'Auxiliar',
        descricao: texto,
        emprego_atual: true,
        data_inicio: '2020-01-01',
      })
      .execute()
  return id
}

/** An application, scored as one that is sent. */
export async function makeApplication(
  db: Database,
  id_vaga: number,
  id_usuario: number,
  etapa: Stage = 'inscrito',
) {
  const { id } = await db
    .insertInto('candidatura')
    .values({
      id_vaga,
      id_usuario,
      etapa,
      origem: 'site',
      aceite_lgpd_em: new Date(),
      ...(etapa === 'reprovado' && { motivo_reprovacao: 'Outro perfil.' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('candidatura_etapa')
    .values({ id_candidatura: id, de: null, para: etapa, id_usuario })
    .execute()
  await sql`update candidatura c set pontuacao = p.pontuacao
    from vaga_pontuacao(${id_vaga}, ${[id_usuario]}::bigint[]) p where c.id = ${id}`.execute(db)
  return id
}

/** The time of a vacancy's interviews comes: they are four days earlier than arranged. */
export const beginInterviews = (db: Database, id_vaga: number) =>
  sql`update entrevista set inicio = inicio - interval '4 days', fim = fim - interval '4 days'
    where id_candidatura in (select id from candidatura where id_vaga = ${id_vaga})`.execute(db)

/** What another interviewer of the vacancy's interviews wrote. */
export const giveOpinion = (db: Database, id_vaga: number, texto: string) =>
  sql`insert into entrevista_parecer (id_entrevista, id_usuario, recomendacao, texto, notas)
    select e.id, (select min(id) from rh_usuario), 'sim', ${texto}, '[{"criterio": "Comunicação", "nota": 5}]'
    from entrevista e join candidatura c on c.id = e.id_candidatura where c.id_vaga = ${id_vaga}`.execute(db)

/** Mails that wait in the outbox, newest last. */
export const mailsTo = (db: Database, destino: string) =>
  db.selectFrom('mensagem_saida').where('destino', '=', destino).selectAll().orderBy('id').execute()
