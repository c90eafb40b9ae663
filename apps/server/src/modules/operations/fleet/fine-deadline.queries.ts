import { FINE_NOTICE_DAYS } from '@intranet/contract/operations/fleet-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { today } from '../../../platform/today.ts'

/** True for the fines `f` that wait for their driver, as `waitsForDriver` says of one (docs/operations.md#fines). */
export const unconfirmed = sql<boolean>`(f.situacao = 'recebida' or f.situacao = 'em_recurso'
  and f.confirmado_em is null and f.prazo_indicacao >= ${today})`

/** True where somebody neither named the driver `m` of a fine `f` nor is that driver: a second person confirms. */
export const secondPerson = (actor: Actor) =>
  sql<boolean>`(f.id_indicador is distinct from ${actor.id} and m.id_usuario <> ${actor.id})`

/** What the company pays for a fine `f` whose last day has passed without a driver. */
export const doubled = sql<string | null>`case when f.situacao = 'nao_indicada'
  or f.situacao = 'em_recurso' and f.confirmado_em is null and f.prazo_indicacao < ${today} then f.valor * 2 end`

/** Without a confirmed driver by the last day the company answers. */
export const closeUnnamedFines = (db: Database) =>
  sql`update multa set situacao = 'nao_indicada' where situacao = 'recebida' and prazo_indicacao < ${today}`.execute(
    db,
  )

/** A corrected notice leaves days again, in which a driver may be named. */
export const reopenFine = (db: Database, id: number) =>
  db
    .updateTable('multa')
    .set({ situacao: 'recebida' })
    .where('id', '=', id)
    .where('situacao', '=', 'nao_indicada')
    .where(sql<boolean>`prazo_indicacao >= ${today}`)
    .returning(['id', 'updated_at'])
    .executeTakeFirst()

interface NearFine {
  id: number
  auto_infracao: string
  placa: string
  id_empresa: number
  prazo_indicacao: string
  dias: number
}

export async function finesNearDeadline(db: Database): Promise<NearFine[]> {
  const { rows } = await sql<NearFine>`
    select f.id, f.auto_infracao, v.placa, v.id_empresa, f.prazo_indicacao, (f.prazo_indicacao - ${today})::int as dias
    from multa f join veiculo v on v.id = f.id_veiculo
    where ${unconfirmed} and f.prazo_indicacao between ${today} and ${today} + ${Math.max(...FINE_NOTICE_DAYS)}::int
    order by f.id`.execute(db)
  return rows
}

interface Leaving {
  id: number
  id_desligamento: number
  id_funcionario: number
  placa: string
  id_empresa: number
}

/** Vehicles that people of a decided shutdown still have; who has come back since keeps theirs. */
export async function vehiclesToCollect(db: Database) {
  const { rows } = await sql<Leaving>`
    select v.id, s.id as id_desligamento, s.id_funcionario, v.placa, v.id_empresa from rh_desligamento s
    join rh_usuario u on u.id = s.id_funcionario
    join motorista m on m.id_usuario = u.id join veiculo v on v.id_motorista = m.id
    where s.situacao = 'aprovado' or s.situacao = 'efetivado' and u.situacao = 'desligado' order by v.id`.execute(
    db,
  )
  return rows
}
