import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { mayHire } from '../vacancies/vacancy-scope.ts'

interface Ahead {
  id_entrevista: number
  id_candidatura: number
  id_empresa: number
  titulo_vaga: string
  inicio: Date
  /** The person's manager, where they see the provider, are free then and are neither candidate nor interviewer. */
  heir: number | null
}

/** A person's interviews to come, locked in the order of ids. */
export async function interviewsAhead(db: Database, id: number): Promise<Ahead[]> {
  const { rows } = await sql<Ahead>`
    select p.id_entrevista, i.id_candidatura, v.id_empresa, v.titulo_vaga, p.inicio,
      (select g.id from rh_usuario u join rh_usuario g on g.id = u.id_gestor and ${mayHire('g', sql.ref('v.id_empresa'))}
        where u.id = ${id} and g.id <> i.id_candidato and not exists (select from entrevista_participante o
          where o.id_usuario = g.id and (o.id_entrevista = i.id
            or o.ocupa and tstzrange(o.inicio, o.fim) && tstzrange(p.inicio, p.fim)))) as heir
    from entrevista_participante p join entrevista i on i.id = p.id_entrevista
    join candidatura a on a.id = i.id_candidatura join vagas_vaga v on v.id = a.id_vaga
    where p.id_usuario = ${id} and p.ocupa and p.inicio > now()
    order by p.id_entrevista for update of i, p`.execute(db)
  return rows
}

interface Replacement {
  id_entrevista: number
  from: number
  /** Nobody: the interview is one person fewer. */
  to: number | null
}

export async function replaceInterviewer(
  db: Database,
  { id_entrevista, from, to }: Replacement,
): Promise<void> {
  const seat = { id_entrevista, id_usuario: from }
  if (to === null)
    await db
      .deleteFrom('entrevista_participante')
      .where((eb) => eb.and(seat))
      .execute()
  else
    await db
      .updateTable('entrevista_participante')
      .set({ id_usuario: to })
      .where((eb) => eb.and(seat))
      .execute()
}
