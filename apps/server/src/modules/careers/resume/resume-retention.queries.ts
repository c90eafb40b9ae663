/** CVs that nobody has changed for long: their owners are notified a month before they go. */
import { KEEP_TALENT_MONTHS, WARN_TALENT_MONTHS } from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

const older = (months: number) => sql<boolean>`c.atualizado_em < now() - make_interval(months => ${months})`

/** Who is to be notified now; each is marked in the same statement, so that a second run notifies nobody twice. */
export async function takeWarnings(db: Database) {
  const { rows } = await sql<{ nome: string | null; email: string; dia: string }>`
    update curriculo c set avisado_em = agora() from rh_usuario u
    where u.id = c.id_usuario and u.ativo and c.avisado_em is null and ${older(WARN_TALENT_MONTHS)}
    returning u.nome, u.email, to_char((c.atualizado_em + make_interval(months => ${KEEP_TALENT_MONTHS}))
      at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') as dia`.execute(db)
  return rows
}

/** CVs whose time is over, after their warning, which who has no access gets none of; not of who is in a process now. */
export const removeOldResumes = (db: Database) =>
  sql`delete from curriculo c where ${older(KEEP_TALENT_MONTHS)}
    and (c.avisado_em < now() - interval '25 days'
      or exists (select from rh_usuario u where u.id = c.id_usuario and not u.ativo))
    and not exists (select from candidatura a where a.id_usuario = c.id_usuario
      and a.etapa in ('inscrito', 'triagem', 'entrevista_rh', 'entrevista_gestor', 'proposta'))`.execute(db)
