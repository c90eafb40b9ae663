/** Corrections of a request, and what its readers see of the applicant. */
import { maskCpf, maskPhone } from '@intranet/contract/formats'
import { refusal } from '@intranet/contract/messages/refusals'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { requestErrors } from '@intranet/contract/marketing/sponsorship-form'
import {
  requestEditFields,
  type UpdateRequestInput,
} from '@intranet/contract/marketing/sponsorship-request-schemas'
import { openRequestStates } from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { recordItemReading } from '../../sales/item-reading.queries.ts'
import { AppError, assertNoErrors, refusals } from '../../../platform/errors.ts'
import { assertChoices, changesAny, found, holdRecord, withoutMissing } from '../../../platform/records.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { needsTwo } from './approval.service.ts'
import type { Doing } from './doing.ts'
import { citiesOfProvider, getRequest, updateRequest, type RequestRow } from './request.queries.ts'
import { seesApplicant } from './sponsorship-scope.ts'

const maskEmail = (email: string | null) => email && email.replace(/^[^@]+/, '***')
/** A CNPJ is public; the number of a person is not. */
const maskDocument = (document: string | null) => (document?.length === 11 ? maskCpf(document) : document)

const masked = (row: RequestRow): RequestRow => ({
  ...row,
  cpf_cnpj: maskDocument(row.cpf_cnpj),
  email: maskEmail(row.email),
  telefone: row.telefone && maskPhone(row.telefone),
})

/** A request. Who works on it sees the applicant's data, which is recorded; readers see it masked. */
export async function readRequest({ db, actor, deps }: Doing, id: number) {
  const row = found(await getRequest(db, actor, deps.publicUrl, id))
  const exige_segunda = await needsTwo(deps.parameters, row.valor_aceito)
  if (!seesApplicant(actor)) return { ...masked(row), exige_segunda }
  if (row.cpf_cnpj) await recordItemReading(db, actor, 'patrocinio_solicitacao', [id], 'cpf_cnpj')
  return { ...row, exige_segunda }
}

/** Who is named as responsible works in the marketing of the request's provider. */
async function assertResponsible(db: Database, id: number, id_empresa: number): Promise<void> {
  const [managers, others] = await Promise.all(
    (['marketing:gestor', 'marketing:solicitante'] as const).map((role) => holdersOf(db, role, id_empresa)),
  )
  const superadmins = await holdersOf(db, 'users:superadmin', null)
  if (![...managers!, ...others!, ...superadmins].includes(id))
    throw refusals.invalid({ id_responsavel_interno: refusal.noOption })
}

/** What the approvers see: who works on it is not part of that. */
const approvedFields = requestEditFields.keyof().exclude(['id_responsavel_interno']).options

/** Corrects a request that is not decided yet; a first approval was of what it said before, and is taken back. */
export async function changeRequest({ db, actor, deps }: Doing, input: UpdateRequestInput) {
  await holdRecord(db, 'patrocinio_solicitacao', input.id)
  const before = found(await getRequest(db, actor, deps.publicUrl, input.id))
  if (!openRequestStates.some((state) => state === before.situacao))
    throw new AppError('conflict', text.closed)
  const { data_inicio, data_fim, tipo, valor_solicitado } = before
  const sent = withoutMissing(input)
  assertNoErrors(requestErrors({ data_inicio, data_fim, tipo, valor_solicitado, ...sent }))
  if (input.id_cidade !== before.id_cidade)
    await assertChoices(citiesOfProvider(db, before.id_empresa), [input.id_cidade], 'id_cidade')
  const { id_responsavel_interno: responsible } = input
  if (responsible && responsible !== before.id_responsavel_interno)
    await assertResponsible(db, responsible, before.id_empresa)
  const another = changesAny(before, input, approvedFields)
  return updateRequest(db, actor, { ...input, ...(another && { id_aprovador: null, aprovado_em: null }) })
}

/** Makes the actor the one who works on a request; taken over from somebody else as well. */
export async function takeOn(doing: Doing, id: number) {
  const { db, actor, deps } = doing
  await holdRecord(db, 'patrocinio_solicitacao', id)
  const before = found(await getRequest(db, actor, deps.publicUrl, id))
  if (!openRequestStates.some((state) => state === before.situacao))
    throw new AppError('conflict', text.closed)
  return updateRequest(db, actor, { id, id_responsavel_interno: actor.id })
}
