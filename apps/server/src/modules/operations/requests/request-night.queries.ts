/** What the nights do to requests whose time is over; each statement may run twice. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export interface OverRequests {
  situacao: 'pendente' | 'aprovada'
  /** Days since their return. */
  days: number
  /** The answer, where there is none yet. */
  resposta: string
}

interface Ended {
  destino: string
  data_retirada: Date
  /** Who asked, and who was to drive. */
  pessoas: number[]
}

/** Cancels the requests of a state whose return is so many days ago. */
export async function endOverRequests(
  db: Database,
  { situacao, days, resposta }: OverRequests,
): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update solicitacao_veiculo s set situacao = 'cancelada', resposta = coalesce(s.resposta, ${resposta})
    where s.situacao = ${situacao} and s.data_devolucao < now() - make_interval(days => ${days}::int)
    returning s.destino, s.data_retirada,
      array(select s.id_usuario union select m.id_usuario from motorista m where m.id = s.id_motorista) as pessoas`.execute(
    db,
  )
  return rows
}

/** Vehicles in use whose return is over, each with the person who drives. */
export async function unreturnedVehicles(db: Database) {
  const { rows } = await sql<{
    id: number
    placa: string
    id_empresa: number
    id_pessoa: number
    pessoa: string
    data_devolucao: Date
  }>`
    select s.id, v.placa, v.id_empresa, u.id as id_pessoa, coalesce(u.nome, u.email) as pessoa, s.data_devolucao
    from solicitacao_veiculo s join veiculo v on v.id = s.id_veiculo
      left join motorista m on m.id = s.id_motorista
      join rh_usuario u on u.id = coalesce(m.id_usuario, s.id_usuario)
    where s.situacao = 'em_uso' and s.data_devolucao < now() order by s.id`.execute(db)
  return rows
}
