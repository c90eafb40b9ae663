import { EXPIRY_LAST_WARNING_DAYS, EXPIRY_WARNING_DAYS } from '@intranet/contract/people/document-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'

export interface EndingDocument {
  id: number
  titulo: string
  id_funcionario: number | null
  funcionario: string | null
  id_empresa: number | null
  data_validade: string
}

/** Documents that come within 30 or 7 days of their end and were not warned about, but none of who left; marks them in the same statement. */
export async function takeEndingDocuments(db: Database): Promise<EndingDocument[]> {
  const { rows } = await sql<EndingDocument>`
    with hoje as (select ${today} as dia),
    avisados as (
      insert into rh_documento_aviso (id_documento, data_validade, dias)
      select d.id, d.data_validade,
        case when d.data_validade - dia <= ${EXPIRY_LAST_WARNING_DAYS} then ${EXPIRY_LAST_WARNING_DAYS}::int
          else ${EXPIRY_WARNING_DAYS}::int end
      from hoje cross join rh_documento d left join rh_usuario dono on dono.id = d.id_funcionario
      where d.ativo and not d.substituido and coalesce(dono.ativo, true)
        and d.data_validade between dia and dia + ${EXPIRY_WARNING_DAYS}::int
      on conflict do nothing returning id_documento
    )
    select d.id, d.titulo, d.id_funcionario, u.nome as funcionario, coalesce(u.id_empresa, d.id_empresa) as id_empresa,
      d.data_validade
    from avisados a join rh_documento d on d.id = a.id_documento
    left join rh_usuario u on u.id = d.id_funcionario
    order by d.id`.execute(db)
  return rows
}
