/** An interview as the candidate's link shows it. Nobody's scope: the link is the key. */
import type { InterviewState } from '@intranet/contract/careers/interview-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { openApplication } from '../vacancies/vacancy-scope.ts'

export const findByKey = (db: Database, hash: string) =>
  db
    .selectFrom('entrevista as i')
    .innerJoin('candidatura as a', 'a.id', 'i.id_candidatura')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('rh_usuario as u', 'u.id', 'i.id_candidato')
    .where('i.chave_hash', '=', hash)
    .select([
      'i.id',
      'i.id_candidatura',
      'i.id_usuario',
      'i.id_candidato',
      'v.id_empresa',
      'v.titulo_vaga',
      'e.nome as empresa',
      'u.nome',
      'i.inicio',
      'i.fim',
      'i.local',
      'i.link',
      'i.orientacoes',
      sql<InterviewState>`i.situacao`.as('situacao'),
      'i.pedido',
      sql<boolean>`(i.situacao in ('convidada', 'confirmada', 'outro_horario') and i.inicio > now() and ${openApplication})`.as(
        'aberta',
      ),
      sql<
        number[]
      >`array(select p.id_usuario from entrevista_participante p where p.id_entrevista = i.id)`.as(
        'participantes',
      ),
    ])
    .executeTakeFirst()

/** Keeps the answer; false where the link was answered for or ended meanwhile. */
export async function keepAnswerOf(
  db: Database,
  hash: string,
  situacao: 'confirmada' | 'outro_horario',
  pedido: string | null,
): Promise<boolean> {
  const kept = await db
    .updateTable('entrevista as i')
    .from('candidatura as a')
    .whereRef('a.id', '=', 'i.id_candidatura')
    .set({ situacao, pedido, respondida_em: sql<Date>`agora()` })
    .where('i.chave_hash', '=', hash)
    .where('i.situacao', 'in', ['convidada', 'confirmada', 'outro_horario'])
    .where(sql<boolean>`i.inicio > now()`)
    .where(openApplication)
    .returning('i.id')
    .executeTakeFirst()
  return kept !== undefined
}
