import { todayInBrazil } from '@intranet/contract/today'
import { fleet as text } from '@intranet/contract/messages/fleet'
import {
  maintenanceStateLabels,
  maintenanceSteps,
  openMaintenance,
} from '@intranet/contract/operations/fleet-options'
import type {
  MaintenanceFields,
  StepMaintenanceInput,
  UpdateMaintenanceInput,
} from '@intranet/contract/operations/maintenance-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import {
  assertChoices,
  assertNewest,
  changesAny,
  found,
  holdRecord,
  holdRecords,
} from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { moveOn, plansOfVehicle } from '../services/service-plan.queries.ts'
import {
  getMaintenance,
  insertMaintenances,
  isInWork,
  maintenanceForFile,
  maintenanceForStep,
  ownMaintenance,
  removeMaintenance,
  takeMaintenanceStep,
  updateMaintenance,
} from './maintenance.queries.ts'
import { settleOdometer } from './odometer.queries.ts'
import { assertReading, type OdometerDeps } from './odometer.service.ts'
import { holdOwnVehicle } from './own-vehicle.queries.ts'
import { notifyBooked, notifyManagers, notifyPerson } from './notify-fleet.ts'
import { incidentsOfVehicle } from './vehicle-incident.queries.ts'
import { holdVehicle, setVehicle, stateOutOfWork } from './vehicle.queries.ts'
import { managesFleet, readsFleet, seenVehicle } from './vehicle-scope.ts'

const TABLE = 'manutencao_veiculo'

/** An incident named as the cause is one of the same vehicle, which its callers have let the actor in to. */
const assertCause = (db: Database, id_veiculo: number, id: number | null | undefined) =>
  assertChoices(incidentsOfVehicle(db, id_veiculo), [id], 'id_incidente_veiculo')

/** A recurring service that the work is of is one of the same vehicle. */
const assertPlan = (db: Database, id_veiculo: number, id: number | null | undefined) =>
  assertChoices(plansOfVehicle(db, id_veiculo), [id], 'id_plano')

async function store(db: Database, actor: Actor, rows: MaintenanceFields[]) {
  const created = await insertMaintenances(
    db,
    rows.map(({ confirmar: _, ...row }) => ({ ...row, id_solicitante: actor.id })),
  )
  for (const { id, nota_arquivo } of created)
    if (nota_arquivo) await attachUpload(db, actor, nota_arquivo, TABLE, id)
  return created.map(({ id }) => ({ id }))
}

/** Registers work on vehicles of the actor's providers. */
export async function createMaintenances(
  deps: OdometerDeps,
  db: Database,
  actor: Actor,
  objects: MaintenanceFields[],
) {
  await holdRecords(
    db,
    'veiculo',
    objects.map(({ id_veiculo }) => id_veiculo),
  )
  for (const { id_veiculo, km, confirmar, id_incidente_veiculo, id_plano } of objects) {
    const vehicle = await holdVehicle(db, actor, id_veiculo)
    if (!vehicle) throw refusals.field('id_veiculo', text.vehicleRequired)
    if (vehicle.situacao === 'baixado') throw refusals.field('id_veiculo', text.retired)
    await assertReading(db, deps, { id_veiculo, momento: new Date(), km, confirmar })
    await assertCause(db, id_veiculo, id_incidente_veiculo)
    await assertPlan(db, id_veiculo, id_plano)
  }
  return store(db, actor, objects)
}

/** An employee asks for work on a vehicle of theirs; the fleet's managers are notified, of a standing one first. */
export async function requestMaintenances(
  deps: OdometerDeps,
  db: Database,
  actor: Actor,
  objects: Pick<MaintenanceFields, 'id_veiculo' | 'tipo' | 'km' | 'confirmar' | 'descricao' | 'parado'>[],
) {
  await holdRecords(
    db,
    'veiculo',
    objects.map(({ id_veiculo }) => id_veiculo),
  )
  const vehicles = []
  for (const { id_veiculo, km, confirmar } of objects) {
    const vehicle = await holdOwnVehicle(db, actor, id_veiculo)
    if (!vehicle) throw refusals.field('id_veiculo', text.notAssigned)
    if (vehicle.situacao === 'baixado') throw refusals.field('id_veiculo', text.retired)
    await assertReading(db, deps, { id_veiculo, momento: new Date(), km, confirmar })
    vehicles.push(vehicle)
  }
  const created = await store(db, actor, objects)
  for (const [place, { id }] of created.entries())
    await notifyManagers(db, actor, vehicles[place]!.id_empresa, {
      msg: `Manutenção solicitada para o veículo ${vehicles[place]!.placa}${objects[place]!.parado ? ' (parado)' : ''}.`,
      rota: `/fleet/maintenance-vehicle/edit/${id}`,
    })
  return created
}

/** What an approval is of: what is done, where, and what it costs. */
const approvedFields = ['tipo', 'descricao', 'oficina', 'valor_pecas', 'valor_mao_obra'] as const

/** Changes open work. Approved work that somebody other than a manager changes is decided on again. */
export async function changeMaintenance(
  deps: OdometerDeps,
  db: Database,
  actor: Actor,
  { confirmar, ...input }: UpdateMaintenanceInput,
) {
  await holdRecord(db, TABLE, input.id)
  const before = found(await getMaintenance(db, actor, input.id))
  if (!openMaintenance.includes(before.situacao)) throw new AppError('conflict', text.closed)
  if (input.km !== undefined && input.km !== before.km) {
    const { id } = found(await holdVehicle(db, actor, before.id_veiculo))
    await assertReading(db, deps, { id_veiculo: id, momento: before.created_at, km: input.km, confirmar })
  }
  await assertCause(db, before.id_veiculo, input.id_incidente_veiculo)
  await assertPlan(db, before.id_veiculo, input.id_plano)
  const another =
    before.situacao === 'aprovada' && !managesFleet(actor) && changesAny(before, input, approvedFields)
  const saved = await updateMaintenance(db, actor, { ...input, ...(another && { situacao: 'solicitada' }) })
  if (another)
    await notifyManagers(db, actor, before.id_empresa, {
      msg: `A manutenção aprovada do veículo ${before.placa} mudou: decida de novo.`,
      rota: `/fleet/maintenance-vehicle/edit/${input.id}`,
    })
  if (input.nota_arquivo && input.nota_arquivo !== before.nota_arquivo)
    await attachUpload(db, actor, input.nota_arquivo, TABLE, input.id)
  return saved
}

/** Work that was carried out stays: its cost and its reading count. What goes on has its vehicle: it is called off first. */
export async function dropMaintenance(db: Database, actor: Actor, id: number): Promise<void> {
  await holdRecord(db, TABLE, id)
  const { situacao } = found(await getMaintenance(db, actor, id))
  if (situacao === 'concluida') throw new AppError('conflict', text.kept)
  if (situacao === 'em_execucao') throw new AppError('conflict', text.workGoesOn)
  await removeMaintenance(db, actor, id)
}

type Maintenance = NonNullable<Awaited<ReturnType<typeof maintenanceForStep>>>

/** What a step does to its vehicle: in the workshop from the work's beginning until its end. */
async function moveVehicle(db: Database, actor: Actor, before: Maintenance, situacao: string): Promise<void> {
  if (!['em_execucao', 'concluida', 'cancelada'].includes(situacao)) return
  const vehicle = found(await holdVehicle(db, actor, before.id_veiculo))
  if (situacao === 'em_execucao') {
    if (vehicle.situacao === 'baixado') throw new AppError('conflict', text.retired)
    await setVehicle(db, vehicle.id, { situacao: 'manutencao' })
    return notifyBooked(db, actor, vehicle)
  }
  const free = vehicle.situacao === 'manutencao' && !(await isInWork(db, vehicle.id))
  const done = situacao === 'concluida' && {
    ...(before.proxima_data && { proxima_revisao_data: before.proxima_data }),
    ...(before.proxima_km && { proxima_revisao_km: before.proxima_km }),
  }
  const set = { ...done, ...(free && { situacao: await stateOutOfWork(db, vehicle) }) }
  if (Object.keys(set).length > 0) await setVehicle(db, vehicle.id, set)
  await settleOdometer(db, vehicle.id)
}

/** The next state, decided by the fleet's manager. */
export async function stepMaintenance(db: Database, actor: Actor, input: StepMaintenanceInput) {
  const { id, situacao, texto, data_conclusao } = input
  await holdRecord(db, TABLE, id)
  const before = found(await maintenanceForStep(db, seenVehicle(actor, 'v'), id))
  assertNewest(input, before)
  if (situacao === 'recusada' && !texto) throw refusals.field('texto', text.reasonRequired)
  const day = data_conclusao ?? todayInBrazil()
  if (situacao === 'concluida' && day < before.data_abertura)
    throw refusals.field('data_conclusao', text.conclusionBeforeOpening)
  if (day > todayInBrazil()) throw refusals.field('data_conclusao', text.futureMoment)
  const moved = await takeMaintenanceStep(db, id, maintenanceSteps[situacao], {
    situacao,
    ...(texto && { resposta: texto }),
    ...(situacao === 'concluida' && { data_conclusao: day }),
  })
  if (!moved) throw refusals.wrongState()
  await moveVehicle(db, actor, before, situacao)
  if (situacao === 'concluida' && before.id_plano !== null)
    await moveOn(db, {
      id_plano: before.id_plano,
      feito_em: day,
      km: before.km,
      id_manutencao: id,
      id_usuario: actor.id,
    })
  await notifyPerson(db, actor, before.id_solicitante, {
    msg: `Manutenção do veículo ${before.placa}: ${maintenanceStateLabels[situacao].toLowerCase()}.`,
    rota: '/requests/maintenance-vehicle',
  })
  return { id, situacao }
}

/** Who asked takes it back while nobody has decided. */
export async function cancelOwnMaintenance(db: Database, actor: Actor, id: number) {
  await holdRecord(db, TABLE, id)
  found(await maintenanceForStep(db, ownMaintenance(actor), id))
  if (!(await takeMaintenanceStep(db, id, ['solicitada'], { situacao: 'cancelada' })))
    throw refusals.wrongState()
  return { id, situacao: 'cancelada' as const }
}

/** The invoice is for who sees the fleet. */
export const maySeeInvoice = async (db: Database, actor: Actor | null, id: number): Promise<boolean> =>
  actor !== null &&
  readsFleet(actor) &&
  (await maintenanceForFile(db, seenVehicle(actor, 'v'), id)) !== undefined
