import { momentOf } from '@intranet/contract/content/calendar-time'
import { formatCount, formatDate } from '@intranet/contract/formats'
import { fleet as text } from '@intranet/contract/messages/fleet'
import {
  fineSteps,
  openFines,
  pointsOf,
  statedFields,
  waitsForDriver,
  type FineState,
} from '@intranet/contract/operations/fleet-options'
import type {
  ConfirmDriverInput,
  FineFields,
  NameDriverInput,
  StepFineInput,
  UpdateFineInput,
} from '@intranet/contract/operations/fine-schemas'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertChoices, assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { assertDriverChoice } from './driver-choice.ts'
import {
  finesByProvider,
  getFine,
  insertFine,
  ownFine,
  proposeDriver,
  removeFine,
  takeFineStep,
  updateFine,
} from './fine.queries.ts'
import { reopenFine } from './fine-deadline.queries.ts'
import { removeOpenTerm, termOfFine } from './fine-term.queries.ts'
import { notifyDriver, notifyManagers } from './notify-fleet.ts'
import { seenVehicles } from './vehicle.queries.ts'
import { readsFleet } from './vehicle-scope.ts'

const TABLE = 'multa'

function infractionMoment(value: string): Date {
  const moment = new Date(momentOf(value))
  if (moment.getTime() > Date.now()) throw refusals.field('data_infracao', text.futureInfraction)
  return moment
}

async function registerFine(db: Database, actor: Actor, fields: FineFields) {
  await assertDriverChoice(db, actor, fields.id_motorista)
  const data_infracao = infractionMoment(fields.data_infracao)
  const proposal = fields.id_motorista
    ? { id_motorista: fields.id_motorista, origem: 'manual' as const }
    : await proposeDriver(db, fields.id_veiculo, data_infracao)
  const { id } = await insertFine(db, {
    ...fields,
    data_infracao,
    pontos: pointsOf[fields.gravidade],
    id_motorista: proposal?.id_motorista ?? null,
    origem_motorista: proposal?.origem ?? null,
    id_indicador: proposal ? actor.id : null,
  })
  if (fields.arquivo) await attachUpload(db, actor, fields.arquivo, TABLE, id)
  return { id }
}

const assertVehicles = (db: Database, actor: Actor, objects: readonly FineFields[]) =>
  assertChoices(
    seenVehicles(db, actor),
    objects.map(({ id_veiculo }) => id_veiculo),
    'id_veiculo',
  )

/** Registers fines. Who drove is proposed where nobody is named; a second person confirms. */
export async function createFines(db: Database, actor: Actor, objects: FineFields[]) {
  await assertVehicles(db, actor, objects)
  const created = []
  for (const fields of objects) {
    const { id } = await registerFine(db, actor, fields)
    await notifyOfFine(db, actor, id)
    created.push({ id })
  }
  return created
}

/** The same for a line of a sheet, whose managers are notified of all lines at once. */
export async function createFineOfSheet(db: Database, actor: Actor, fields: FineFields) {
  await assertVehicles(db, actor, [fields])
  return [await registerFine(db, actor, fields)]
}

/** Notifies the managers of each provider how many fines a sheet has brought. */
export async function notifyOfFines(db: Database, actor: Actor, ids: readonly number[]): Promise<void> {
  for (const { id_empresa, total } of await finesByProvider(db, ids))
    await notifyManagers(db, actor, id_empresa, {
      msg: `${formatCount(total, 'multa importada', 'multas importadas')}: confirme quem dirigia.`,
      rota: '/fleet/fines/list',
    })
}

async function notifyOfFine(db: Database, actor: Actor, id: number): Promise<void> {
  const fine = found(await getFine(db, actor, id))
  const what = fine.motorista ? `confirme o condutor ${fine.motorista}` : 'indique o condutor'
  await notifyManagers(db, actor, fine.id_empresa, {
    msg: `Multa ${fine.auto_infracao} do veículo ${fine.placa}: ${what} até ${formatDate(fine.prazo_indicacao)}.`,
    rota: `/fleet/fines/edit/${id}`,
  })
}

/** Whom the server would name for a vehicle and a moment, and why. */
export async function readProposal(db: Database, actor: Actor, id: number) {
  const fine = found(await getFine(db, actor, id))
  const proposal = await proposeDriver(db, fine.id_veiculo, fine.data_infracao)
  return proposal ?? { id_motorista: null, motorista: null, origem: null }
}

/** Changes an open fine; whose last day is ahead again is to be named again (docs/operations.md#fines). */
export async function changeFine(db: Database, actor: Actor, input: UpdateFineInput) {
  await holdRecord(db, TABLE, input.id)
  const before = found(await getFine(db, actor, input.id))
  if (!openFines.includes(before.situacao)) assertDiscountAlone(input)
  const { data_infracao, ...fields } = input
  const unwritten = await renewStatement(db, before, {
    ...fields,
    data_infracao: data_infracao && infractionMoment(data_infracao),
  })
  if (input.desconto_folha) await assertDiscount(db, input.id)
  const saved = await updateFine(db, actor, {
    ...fields,
    ...(data_infracao && { data_infracao: infractionMoment(data_infracao) }),
    ...(input.gravidade && { pontos: pointsOf[input.gravidade] }),
    ...(unwritten && { situacao: 'condutor_indicado' }),
  })
  if (input.arquivo && input.arquivo !== before.arquivo)
    await attachUpload(db, actor, input.arquivo, TABLE, input.id)
  return (await reopenFine(db, input.id)) ?? saved
}

/** After its end a fine takes the discount in payroll, and nothing beside it. */
function assertDiscountAlone({ id: _, updated_at: __, desconto_folha, ...others }: UpdateFineInput): void {
  if (desconto_folha === undefined || Object.values(others).some((value) => value !== undefined))
    throw new AppError('conflict', text.closed)
}

/** What was paid, and what was signed, stays. */
export async function dropFine(db: Database, actor: Actor, id: number): Promise<void> {
  await holdRecord(db, TABLE, id)
  const { situacao } = found(await getFine(db, actor, id))
  if (situacao === 'paga' || (await termOfFine(db, id))?.assinado_em)
    throw new AppError('conflict', text.kept)
  await removeFine(db, actor, id)
}

const plain = (value: unknown) => (value instanceof Date ? value.getTime() : String(value))
const amount = (field: string, value: unknown) => (field === 'valor' ? Number(value) : plain(value))

type Stated = Partial<Record<(typeof statedFields)[number], unknown>>

/**
 * What a signed statement says of the fine stays (docs/operations.md#signed-statements); one that is not signed yet goes, so
 * that nobody signs what was corrected. True where the fine waits for its statement again.
 */
async function renewStatement(
  db: Database,
  before: Stated & { id: number; situacao: FineState },
  change: Stated,
): Promise<boolean> {
  const changed = statedFields.filter(
    (field) => change[field] !== undefined && amount(field, change[field]) !== amount(field, before[field]),
  )
  if (!changed.length) return false
  if ((await termOfFine(db, before.id))?.assinado_em)
    throw refusals.invalid(Object.fromEntries(changed.map((field) => [field, text.statementSigned])))
  await removeOpenTerm(db, before.id)
  return before.situacao === 'termo_gerado'
}

/** A discount in payroll needs the signed statement, in which the driver allowed it (CLT art. 462). */
async function assertDiscount(db: Database, id: number): Promise<void> {
  const term = await termOfFine(db, id)
  if (!term?.assinado_em) throw refusals.field('desconto_folha', text.discountNeedsTerm)
  if (!term.autoriza_desconto) throw refusals.field('desconto_folha', text.discountRefused)
}

/** Names another driver; who confirmed one before is asked again, a statement not signed yet goes. */
export async function nameDriver(db: Database, actor: Actor, input: NameDriverInput) {
  const { id, id_motorista, updated_at } = input
  await holdRecord(db, TABLE, id)
  const before = found(await getFine(db, actor, id))
  if (
    !waitsForDriver(before, todayInBrazil()) &&
    !['condutor_indicado', 'termo_gerado'].includes(before.situacao)
  )
    throw refusals.wrongState()
  await assertDriverChoice(db, actor, id_motorista)
  await removeOpenTerm(db, id)
  const saved = await updateFine(db, actor, {
    id,
    updated_at,
    id_motorista,
    origem_motorista: 'manual',
    id_indicador: actor.id,
    id_confirmador: null,
    confirmado_em: null,
    situacao: before.situacao === 'em_recurso' ? 'em_recurso' : 'recebida',
  })
  await notifyOfFine(db, actor, id)
  return saved
}

/** A second person, who is not the driver, says that the named driver drove; the driver is notified. */
export async function confirmDriver(db: Database, actor: Actor, input: ConfirmDriverInput) {
  const { id } = input
  await holdRecord(db, TABLE, id)
  const before = found(await getFine(db, actor, id))
  assertNewest(input, before)
  if (!waitsForDriver(before, todayInBrazil())) throw refusals.wrongState()
  if (before.id_motorista === null) throw refusals.field('id_motorista', text.driverRequired)
  if (!before.confirmavel) throw new AppError('forbidden', text.otherPerson)
  const situacao: FineState = before.situacao === 'em_recurso' ? 'em_recurso' : 'condutor_indicado'
  const step = { situacao, id_confirmador: actor.id, confirmado_em: new Date() }
  if (!(await takeFineStep(db, id, [before.situacao], step))) throw refusals.wrongState()
  await notifyDriver(db, actor, before.id_motorista, {
    msg: `Você foi indicado como condutor na multa ${before.auto_infracao} do veículo ${before.placa}.`,
    rota: '/requests/fines',
  })
  return { id, situacao }
}

/** Paid, appealed or dropped: decided by the fleet's manager. */
export async function stepFine(db: Database, actor: Actor, input: StepFineInput) {
  const { id, situacao, valor_pago, pago_em } = input
  await holdRecord(db, TABLE, id)
  const before = found(await getFine(db, actor, id))
  assertNewest(input, before)
  if (pago_em && pago_em > todayInBrazil()) throw refusals.field('pago_em', text.futureMoment)
  const paid = situacao === 'paga' && {
    valor_pago: valor_pago ?? before.valor_nic ?? before.valor,
    pago_em: pago_em ?? todayInBrazil(),
    paga_antes_do_termo: before.confirmado_em !== null && before.termo_assinado_em === null,
  }
  if (!(await takeFineStep(db, id, fineSteps[situacao], { situacao, ...paid }))) throw refusals.wrongState()
  return { id, situacao }
}

/** The notice is for who sees the fleet, and for the driver. */
export async function maySeeNotice(db: Database, actor: Actor | null, id: number): Promise<boolean> {
  if (!actor) return false
  if (await getFine(db, actor, id, ownFine(actor))) return true
  return readsFleet(actor) && (await getFine(db, actor, id)) !== undefined
}
