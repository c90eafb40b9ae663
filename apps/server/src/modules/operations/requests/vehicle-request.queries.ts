import type { VehicleRequestState } from '@intranet/contract/operations/fleet-options'
import {
  vehicleRequestList,
  type ListVehicleRequestsInput,
  type VehicleRequestFields,
} from '@intranet/contract/operations/vehicle-requests'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { moveRecord, removeRecord, saveRecord } from '../../../platform/records.ts'
import { ownRequest, seenRequest, takesPartIn } from '../fleet/request-scope.ts'
import { spareSeats } from './spare-seats.queries.ts'

const requests = (db: Database, scope: RawBuilder<boolean>) =>
  db
    .selectFrom('solicitacao_veiculo as s')
    .innerJoin('rh_usuario as u', 'u.id', 's.id_usuario')
    .innerJoin('empresa as e', 'e.id', 's.id_empresa')
    .leftJoin('veiculo as v', 'v.id', 's.id_veiculo')
    .leftJoin('motorista as m', 'm.id', 's.id_motorista')
    .leftJoin('rh_usuario as d', 'd.id', 'm.id_usuario')
    .where(scope)
    .select([
      's.id',
      's.id_usuario',
      'u.nome as solicitante',
      's.id_empresa',
      'e.nome as empresa',
      's.motivo',
      's.origem',
      's.destino',
      's.data_retirada',
      's.data_devolucao',
      's.passageiros',
      's.id_veiculo',
      'v.placa',
      's.id_motorista',
      'd.nome as motorista',
      sql<VehicleRequestState>`s.situacao`.as('situacao'),
      's.espera_desde',
      's.resposta',
      's.dirige',
      's.created_at',
      's.updated_at',
    ])

const source = {
  definition: vehicleRequestList,
  alias: 's',
  refs: { solicitante: 'u.nome', empresa: 'e.nome', placa: 'v.placa', motorista: 'd.nome' },
  search: normalised('u.nome', 'v.placa', 's.motivo', 's.origem', 's.destino'),
} as const

/** One's own, and for the fleet's people those of their providers. */
export const listVehicleRequests = (db: Database, actor: Actor, request: ListVehicleRequestsInput) =>
  readPage(requests(db, seenRequest(actor, 's')), request, source)

/** One's own, and those that one drives. */
export const listOwnVehicleRequests = (db: Database, actor: Actor, request: ListVehicleRequestsInput) =>
  readPage(requests(db, takesPartIn(actor, 's')), request, source)

export const countOpenRequests = (db: Database, actor: Actor) =>
  rowCount(requests(db, seenRequest(actor, 's')).where('s.situacao', '=', 'pendente'))

interface Check {
  momento: 'saida' | 'retorno'
  feito_em: string
  km: number
  combustivel: number
  avarias: string | null
  por: string | null
  fotos: string[]
}

const checks = sql<
  Check[]
>`(select coalesce(json_agg(json_build_object('momento', k.momento, 'feito_em', k.feito_em, 'km', k.km,
    'combustivel', k.combustivel, 'avarias', k.avarias, 'por', p.nome,
    'fotos', array(select f.id_arquivo from solicitacao_veiculo_foto f where f.id_checklist = k.id order by f.id))
    order by k.feito_em), '[]')
  from solicitacao_veiculo_checklist k left join rh_usuario p on p.id = k.id_usuario where k.id_solicitacao = s.id)`

export const getVehicleRequest = (db: Database, actor: Actor, id: number) =>
  requests(db, seenRequest(actor, 's'))
    .where('s.id', '=', id)
    .select([
      'v.modelo',
      'v.km_atual',
      's.km_saida',
      's.km_retorno',
      checks.as('checklists'),
      'd.id as id_condutor',
      spareSeats.as('sobra'),
    ])
    .executeTakeFirst()
export type VehicleRequest = NonNullable<Awaited<ReturnType<typeof getVehicleRequest>>>

type NewRequest = Omit<VehicleRequestFields, 'data_retirada' | 'data_devolucao' | 'espera'> & {
  data_retirada: Date
  data_devolucao: Date
  id_usuario: number
  id_empresa: number
  espera_desde: Date | null
}

export const insertVehicleRequest = (db: Database, row: NewRequest) =>
  db.insertInto('solicitacao_veiculo').values(row).returning('id').executeTakeFirstOrThrow()

export const updateVehicleRequest = (
  db: Database,
  input: { id: number; updated_at?: string } & Record<string, unknown>,
) => saveRecord(db.updateTable('solicitacao_veiculo').where('situacao', '=', 'pendente'), input)

/** One's own, while nobody has decided. */
export const removeVehicleRequest = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db
      .deleteFrom('solicitacao_veiculo')
      .where('situacao', '=', 'pendente')
      .where(ownRequest(actor, 'solicitacao_veiculo')),
    id,
  )

interface Step {
  situacao: VehicleRequestState
  resposta?: string
  id_veiculo?: number
  id_motorista?: number | null
  espera_desde?: null
  km_saida?: number
  km_retorno?: number
  data_retirada?: RawBuilder<Date>
}

/** Moves one from some states to the next; false when another request was faster. */
export const takeRequestStep = (
  db: Database,
  id: number,
  from: readonly VehicleRequestState[],
  step: Step,
): Promise<boolean> => moveRecord(db.updateTable('solicitacao_veiculo').set(step), id, from)

/** The vehicle leaves: from then on it is in use, earlier than planned where it is taken earlier. */
export const beginUse = (db: Database, id: number, moment: Date, km_saida: number) =>
  takeRequestStep(db, id, ['aprovada'], {
    situacao: 'em_uso',
    km_saida,
    data_retirada: sql<Date>`least(data_retirada, ${moment}::timestamptz)`,
  })

/** Whether somebody still has access. */
export const isActive = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('rh_usuario').where('id', '=', id).where('ativo', '=', true).select('id').execute())
    .length > 0

/** Whether an approved booking of a vehicle meets a window. */
export async function isBooked(
  db: Database,
  id_veiculo: number,
  { from, to }: { from: Date; to: Date },
  except = 0,
): Promise<boolean> {
  const { rows } = await sql<{ booked: boolean }>`select exists (select from solicitacao_veiculo
    where id_veiculo = ${id_veiculo} and situacao in ('aprovada', 'em_uso') and id <> ${except}
      and tstzrange(data_retirada, data_devolucao) && tstzrange(${from}, ${to})) as booked`.execute(db)
  return rows[0]!.booked
}

/** The vehicles that somebody may ask for: those of a provider that are in service. */
export const wishable = (db: Database, id_empresa: number) =>
  db
    .selectFrom('veiculo')
    .where('id_empresa', '=', id_empresa)
    .where('ativo', '=', true)
    .where('situacao', '<>', 'baixado')

export interface Waiting {
  id: number
  id_usuario: number
  id_empresa: number
}

/** The one who has waited longest for a vehicle that has become free, in a window of a request that fits now. */
export async function firstWaiting(
  db: Database,
  id_veiculo: number,
  { from, to }: { from: Date; to: Date },
): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select s.id, s.id_usuario, s.id_empresa from solicitacao_veiculo s join veiculo v on v.id = ${id_veiculo}
    where s.situacao = 'pendente' and s.espera_desde is not null and s.id_empresa = v.id_empresa
      and (s.id_veiculo is null or s.id_veiculo = v.id) and s.passageiros <= v.lugares
      and s.data_devolucao > now() and tstzrange(s.data_retirada, s.data_devolucao) && tstzrange(${from}, ${to})
      and not exists (select from solicitacao_veiculo o where o.id_veiculo = v.id and o.situacao in ('aprovada', 'em_uso')
        and tstzrange(o.data_retirada, o.data_devolucao) && tstzrange(s.data_retirada, s.data_devolucao))
    order by s.espera_desde, s.id limit 1`.execute(db)
  return rows[0]
}

interface NewCheck {
  id_solicitacao: number
  momento: 'saida' | 'retorno'
  id_usuario: number
  feito_em: Date
  km: number
  combustivel: number
  avarias?: string | null
}

export async function insertCheck(db: Database, row: NewCheck, photos: readonly string[]): Promise<void> {
  const { id } = await db
    .insertInto('solicitacao_veiculo_checklist')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('solicitacao_veiculo_foto')
    .values(photos.map((id_arquivo) => ({ id_checklist: id, id_arquivo })))
    .execute()
}

/** When the vehicle left. */
export const findLeaving = (db: Database, id: number) =>
  db
    .selectFrom('solicitacao_veiculo_checklist')
    .where('id_solicitacao', '=', id)
    .where('momento', '=', 'saida')
    .select('feito_em')
    .executeTakeFirst()

/** What somebody asked for or is to drive and has not taken, locked in the order of ids. */
export const bookingsOf = (db: Database, id: number) =>
  db
    .selectFrom('solicitacao_veiculo as s')
    .leftJoin('motorista as m', 'm.id', 's.id_motorista')
    .leftJoin('veiculo as v', 'v.id', 's.id_veiculo')
    .where((eb) => eb.or([eb('s.id_usuario', '=', id), eb('m.id_usuario', '=', id)]))
    .where('s.situacao', 'in', ['pendente', 'aprovada'])
    .orderBy('s.id')
    .select([
      's.id',
      's.id_usuario',
      's.id_motorista',
      's.id_empresa',
      's.id_veiculo',
      's.situacao',
      's.destino',
      's.data_retirada',
      's.data_devolucao',
      'v.placa',
    ])
    .forUpdate('s')
    .execute()
