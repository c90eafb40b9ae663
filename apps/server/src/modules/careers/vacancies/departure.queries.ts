import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { mayHire } from './vacancy-scope.ts'

interface HandedOver {
  id: number
  titulo_vaga: string
  id_empresa: number
  /** The person's manager, where they may hire for it. */
  heir: number | null
}

/** Gives a person's running vacancies to their manager; one that the manager cannot hire for stays as it is. */
export async function handOverVacancies(db: Database, person: number): Promise<HandedOver[]> {
  const { rows } = await sql<HandedOver>`
    with running as (
      select v.id, v.titulo_vaga, v.id_empresa,
        (select g.id from rh_usuario u join rh_usuario g on g.id = u.id_gestor
          where u.id = ${person} and ${mayHire('g', sql.ref('v.id_empresa'))}) as heir
      from vagas_vaga v where v.id_gestor = ${person} and v.situacao in ('rascunho', 'aberta', 'pausada')
      order by v.id for no key update of v
    ), given as (
      update vagas_vaga v set id_gestor = r.heir from running r where v.id = r.id and r.heir is not null
    )
    select * from running`.execute(db)
  return rows
}
