import { REMOVAL_DAYS } from '@intranet/contract/operations/supply-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'
import { mayAnswer } from './supply-scope.ts'

interface Waiting {
  id: number
  os: string | null
  dias: number
  id_equipe: number
  id_responsavel: number
}

/** Removals that wait for more than the days that are usual, of squads that somebody answers for. */
export async function waitingRemovals(db: Database): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select m.id, m.os, (${today} - m.data_entrada::date)::int as dias, q.id as id_equipe, u.id as id_responsavel
    from suprimento_movimento m join equipe q on q.id = m.id_equipe
      join rh_usuario u on u.id = q.id_responsavel and ${mayAnswer('u', sql.ref('q.id_empresa'))}
    where m.etapa = 'retirada' and m.data_saida is null and m.data_entrada < ${today} - ${REMOVAL_DAYS}::int
    order by m.id limit 5000`.execute(db)
  return rows
}

interface Leaving {
  id_desligamento: number
  id_funcionario: number
  nome: string
  id_empresa: number
  itens: number
}

/** What people of an approved shutdown signed for and still have, by provider. */
export async function equipmentOfLeaving(db: Database): Promise<Leaving[]> {
  const { rows } = await sql<Leaving>`
    select s.id as id_desligamento, s.id_funcionario, coalesce(u.nome, u.email) as nome, c.id_empresa, count(*)::int as itens
    from rh_desligamento s join rh_usuario u on u.id = s.id_funcionario
      join suprimento_custodia c on c.id_funcionario = s.id_funcionario and c.assinado_em is not null
      join suprimento_custodia_item i on i.id_custodia = c.id and i.aberto and i.id_custodia_devolucao is null
    where s.situacao = 'aprovado' group by s.id, u.id, c.id_empresa order by s.id, c.id_empresa limit 5000`.execute(
    db,
  )
  return rows
}
