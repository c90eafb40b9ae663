/** One person with two accounts: who is likely the same, and what a manager said. See docs/hiring.md#one-person-twice. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { seenApplication } from '../vacancies/vacancy-scope.ts'

export interface OtherAccount {
  id_usuario: number
  nome: string | null
  email: string
  mesma: boolean | null
  motivos: ('nome_nascimento' | 'telefone')[]
}

/**
 * Accounts that are, or may be, the same person's: with the same name and birth date, with the same phone, or said to be
 * by a manager. Those that a manager said are not stay away.
 */
export async function otherAccounts(db: Database, id: number): Promise<OtherAccount[]> {
  const { rows } = await sql<OtherAccount>`
    with eu as (select * from rh_usuario where id = ${id} and not funcionario),
    achadas as (
      select o.id, 'nome_nascimento' as motivo from eu join rh_usuario o
        on o.data_nascimento = eu.data_nascimento and normaliza(o.nome) = normaliza(eu.nome) and not o.funcionario
      union all
      select o.id, 'telefone' from eu join rh_usuario o on o.telefone = eu.telefone and not o.funcionario
      union all
      select case when m.id_usuario = ${id} then m.id_outro else m.id_usuario end, null from mesma_pessoa m
        where m.mesma and (m.id_usuario = ${id} or m.id_outro = ${id})
    )
    select o.id as id_usuario, o.nome, o.email, m.mesma,
      coalesce(array_agg(distinct a.motivo) filter (where a.motivo is not null), '{}') as motivos
    from achadas a join rh_usuario o on o.id = a.id
    left join mesma_pessoa m on m.id_usuario = least(o.id, ${id}) and m.id_outro = greatest(o.id, ${id})
    where o.id <> ${id} and o.ativo and coalesce(m.mesma, true)
    group by o.id, m.mesma order by m.mesma nulls last, o.id limit 20`.execute(db)
  return rows
}

interface Said {
  id_usuario: number
  id_outro: number
  mesma: boolean
}
/** Keeps what a manager said of two accounts, whichever came first. */
export const saySame = (db: Database, id_autor: number, { id_usuario, id_outro, mesma }: Said) =>
  db
    .insertInto('mesma_pessoa')
    .values({
      id_usuario: Math.min(id_usuario, id_outro),
      id_outro: Math.max(id_usuario, id_outro),
      mesma,
      id_autor,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['id_usuario', 'id_outro'])
        .doUpdateSet({ mesma, id_autor, created_at: sql<Date>`now()` }),
    )
    .execute()

/** Of these, without the actor: who applied to a vacancy that the actor works with, or whom the talent bank shows. */
export const applicantsAmong = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('rh_usuario as u')
    .where('u.id', 'in', ids)
    .where('u.id', '<>', actor.id)
    .where(
      sql<boolean>`(exists (select from candidatura a join vagas_vaga v on v.id = a.id_vaga
          where a.id_usuario = u.id and ${seenApplication(actor)})
        or (${inScope(actor, 'u.id_empresa')}
          and exists (select from curriculo_busca b where b.id_usuario = u.id and b.no_banco)))`,
    )
    .select('u.id')
    .execute()
