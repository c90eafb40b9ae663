import { momentOf } from '@intranet/contract/content/calendar-time'
import { fleet as text } from '@intranet/contract/messages/fleet'
import {
  photographed,
  vehicleIncidentStateLabels,
  vehicleIncidentSteps,
} from '@intranet/contract/operations/fleet-options'
import type {
  StepVehicleIncidentInput,
  UpdateVehicleIncidentInput,
  VehicleIncidentFields,
} from '@intranet/contract/operations/vehicle-incident-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals, type FieldName } from '../../../platform/errors.ts'
import { assertChoices, found, holdRecord } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { assertDriverChoice } from './driver-choice.ts'
import { proposeDriver } from './fine.queries.ts'
import { holdOwnVehicle } from './own-vehicle.queries.ts'
import { notifyManagers, notifyPerson } from './notify-fleet.ts'
import { seenVehicles } from './vehicle.queries.ts'
import { managesFleet } from './vehicle-scope.ts'
import {
  addIncidentPhotos,
  dropIncidentPhotos,
  getVehicleIncident,
  insertVehicleIncident,
  ownIncident,
  takeIncidentStep,
  updateVehicleIncident,
} from './vehicle-incident.queries.ts'

const TABLE = 'incidente_veiculo'

function pastMoment(value: string, field: FieldName): Date {
  const moment = new Date(momentOf(value))
  if (moment.getTime() > Date.now()) throw refusals.field(field, text.futureMoment)
  return moment
}

/** Stores what happened; where nobody is named, who had the vehicle at that moment is its driver. */
async function store(db: Database, actor: Actor, fields: VehicleIncidentFields): Promise<{ id: number }> {
  const { fotos = [], ...row } = fields
  const moment = pastMoment(row.data_hora, 'data_hora')
  const id_motorista =
    row.id_motorista ?? (await proposeDriver(db, row.id_veiculo, moment))?.id_motorista ?? null
  const { id } = await insertVehicleIncident(db, {
    ...row,
    id_motorista,
    data_hora: moment,
    id_usuario: actor.id,
  })
  if (fotos.length) await addIncidentPhotos(db, id, fotos)
  for (const photo of fotos) await attachUpload(db, actor, photo, TABLE, id)
  return { id }
}

/** Registers what happened to vehicles of the actor's providers. */
export async function createVehicleIncidents(db: Database, actor: Actor, objects: VehicleIncidentFields[]) {
  await assertChoices(
    seenVehicles(db, actor),
    objects.map(({ id_veiculo }) => id_veiculo),
    'id_veiculo',
  )
  const created = []
  for (const fields of objects) {
    await assertDriverChoice(db, actor, fields.id_motorista)
    created.push(await store(db, actor, fields))
  }
  return created
}

/** An employee reports what happened to a vehicle of theirs, which somebody else may have driven. */
export async function reportVehicleIncidents(
  db: Database,
  actor: Actor,
  objects: Omit<VehicleIncidentFields, 'id_motorista' | 'custo' | 'seguro_acionado'>[],
) {
  const created = []
  for (const fields of objects) {
    const vehicle = await holdOwnVehicle(db, actor, fields.id_veiculo)
    if (!vehicle) throw refusals.field('id_veiculo', text.notAssigned)
    const { id } = await store(db, actor, fields)
    await notifyManagers(db, actor, vehicle.id_empresa, {
      msg: `Incidente com o veículo ${vehicle.placa}.`,
      rota: `/fleet/incidents-vehicle/edit/${id}`,
    })
    created.push({ id })
  }
  return created
}

export async function changeVehicleIncident(db: Database, actor: Actor, input: UpdateVehicleIncidentInput) {
  await holdRecord(db, TABLE, input.id)
  const before = found(await getVehicleIncident(db, actor, input.id))
  if (before.situacao === 'encerrado') throw new AppError('conflict', text.closed)
  await assertDriverChoice(db, actor, input.id_motorista)
  const { fotos, data_hora, ...fields } = input
  const left = fotos ?? before.fotos
  if (photographed.includes(input.tipo ?? before.tipo) && left.length === 0)
    throw refusals.field('fotos', text.photoRequired)
  const saved = await updateVehicleIncident(db, actor, {
    ...fields,
    ...(data_hora && { data_hora: pastMoment(data_hora, 'data_hora') }),
  })
  const added = left.filter((id) => !before.fotos.includes(id))
  await dropIncidentPhotos(db, input.id, left)
  if (added.length) await addIncidentPhotos(db, input.id, added)
  for (const photo of added) await attachUpload(db, actor, photo, TABLE, input.id)
  return saved
}

export async function stepVehicleIncident(db: Database, actor: Actor, input: StepVehicleIncidentInput) {
  const { id, situacao, texto } = input
  await holdRecord(db, TABLE, id)
  const before = found(await getVehicleIncident(db, actor, id))
  const step = { situacao, ...(texto && { resposta: texto }) }
  if (!(await takeIncidentStep(db, id, vehicleIncidentSteps[situacao], step))) throw refusals.wrongState()
  await notifyPerson(db, actor, before.id_usuario, {
    msg: `Incidente com o veículo ${before.placa}: ${vehicleIncidentStateLabels[situacao].toLowerCase()}.`,
    rota: '/requests/incidents-vehicle',
  })
  return { id, situacao }
}

/** One incident for who sees the fleet. */
export async function readVehicleIncident(db: Database, actor: Actor, id: number) {
  const { id_usuario: _, ...incident } = found(await getVehicleIncident(db, actor, id))
  return incident
}

/** Photos are for the fleet's managers and who reported. */
export async function maySeeIncidentPhoto(db: Database, actor: Actor | null, id: number): Promise<boolean> {
  if (!actor) return false
  const own = await getVehicleIncident(db, actor, id, ownIncident(actor))
  if (own) return true
  return managesFleet(actor) && (await getVehicleIncident(db, actor, id)) !== undefined
}
