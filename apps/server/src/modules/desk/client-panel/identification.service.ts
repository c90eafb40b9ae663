import { MOST_TRIES, type Fact } from '@intranet/contract/desk/client-panel-words'
import type { BeginInput, ConfirmInput, ReleaseInput } from '@intranet/contract/desk/client-panel'
import { maskCpf, normalizeText, onlyDigits } from '@intranet/contract/formats'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import type { Database } from '@intranet/db/connection'
import * as z from 'zod'
import type { CustomerQuestion } from '@intranet/contract/sales/erp-words'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { ErpCustomer } from '../../../platform/erp/erp-records.ts'
import { erpOf, type ErpSystem } from '../../../platform/erp/erp-system.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertWithin } from '../../../platform/limits.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import {
  currentAttendance,
  hasEnoughFacts,
  insertAttendance,
  openAttendance,
  panelSystems,
  releaseAttendance,
  takeTry,
} from './attendance.queries.ts'
import { incidentsOf } from './local-facts.queries.ts'
import { spoken } from './erp-refusals.ts'
import { groundOf } from './panel-ground.ts'

const HOUR = 3600

/** The system of one of the actor's providers. Throws 404 for others, 502 where there is no connection. */
export async function systemOf(deps: Deps, actor: Actor, sistema: string): Promise<ErpSystem> {
  const ground = groundOf(deps)
  const own = (await panelSystems(ground.db, actor)).find((one) => one.sistema === sistema)
  const system = own && (await erpOf(ground, own.id))
  if (!system) throw refusals.notFound()
  return system
}

interface Search {
  sistema: string
  por: CustomerQuestion
  valor: string
}

const asked = ({ por, valor }: Search) =>
  por === 'documento' || por === 'telefone' ? onlyDigits(valor) : valor

/** Customers to choose from, masked. Counted, since a mask alone keeps nobody from trying. */
export async function searchCustomers(deps: Deps, actor: Actor, search: Search) {
  const system = await systemOf(deps, actor, search.sistema)
  const limit = { name: 'painel-busca', points: 200, seconds: HOUR }
  await assertWithin(deps.limits, limit, String(actor.id), text.tooManySearches)
  const found = await spoken(() => system.call('clientes', { por: search.por, valor: asked(search) }))
  return found.slice(0, 20).map(({ cod_cliente, nome_razaosocial, cpf, bairro }) => ({
    cod_cliente,
    nome_razaosocial,
    documento: maskCpf(cpf),
    bairro,
  }))
}

const customerOf = async (system: ErpSystem, cod_cliente: string): Promise<ErpCustomer> => {
  const all = await spoken(() => system.call('clientes', { por: 'codigo', valor: cod_cliente }))
  const known = all.find((one) => one.cod_cliente === cod_cliente)
  if (!known) throw new AppError('not_found', text.none)
  return known
}

/** The facts that this system has of the customer: only these are asked. */
function factsOf({ nascimento, telefones, bairro, nome_mae }: ErpCustomer): Fact[] {
  const known: Record<Fact, boolean> = {
    nascimento: nascimento !== null,
    telefone: telefones.length > 0,
    bairro: Boolean(bairro),
    nome_mae: Boolean(nome_mae),
  }
  return (Object.keys(known) as Fact[]).filter((fact) => known[fact])
}

export async function beginAttendance(
  deps: Deps,
  actor: Actor,
  { sistema, cod_cliente, motivo }: BeginInput,
) {
  const system = await systemOf(deps, actor, sistema)
  const customer = await customerOf(system, cod_cliente)
  const row = {
    id_empresa: system.id_empresa,
    cod_cliente,
    nome_razaosocial: customer.nome_razaosocial,
    situacao_cliente: customer.situacao,
    perguntas: factsOf(customer),
    motivo,
  }
  return inTransaction(deps.connection.db, actor, async (db) => ({
    ...(await insertAttendance(db, actor, row)),
    incidentes: await incidentsOf(db, row),
  }))
}

const same = (said: string | null | undefined, known: string | null) =>
  Boolean(said && known) && normalizeText(said!).trim() === normalizeText(known!).trim()

/** Which of the facts that were said are those of the customer. */
function matching(said: ConfirmInput, customer: ErpCustomer): Fact[] {
  const right: Record<Fact, boolean> = {
    nascimento: Boolean(said.nascimento) && said.nascimento === customer.nascimento,
    telefone: Boolean(said.telefone) && customer.telefones.some((phone) => phone.endsWith(said.telefone!)),
    bairro: same(said.bairro, customer.bairro),
    nome_mae: same(said.nome_mae, customer.nome_mae),
  }
  return (Object.keys(right) as Fact[]).filter((fact) => right[fact])
}

const saidFacts = ({ atendimento: _, ...facts }: ConfirmInput) => Object.values(facts).filter(Boolean).length

/** Opens the panel when every fact that was said, two at least, is right. */
export async function confirmIdentity(deps: Deps, actor: Actor, input: ConfirmInput): Promise<void> {
  if (saidFacts(input) < 2) throw new AppError('invalid', text.twoFacts)
  const { db } = deps.connection
  const waiting = await takeTry(db, actor, input.atendimento)
  if (!waiting) throw new AppError('forbidden', text.identify)
  if (!hasEnoughFacts(waiting.perguntas)) throw new AppError('conflict', text.tooFewFacts)
  if (waiting.tentativas > MOST_TRIES) throw new AppError('too_many', text.tooManyTries)
  // Other attendances of the same customer count too: a new one is no new chance.
  const customerTries = { name: 'painel-fatos', points: 6, seconds: HOUR }
  const key = `${waiting.id_empresa}:${waiting.cod_cliente}`
  if ((await deps.limits.wait(customerTries, key)) !== null) throw new AppError('too_many', text.tooManyTries)
  const system = await erpOf(groundOf(deps), waiting.id_empresa)
  if (!system) throw new AppError('bad_gateway', text.away)
  const facts = matching(input, await customerOf(system, waiting.cod_cliente))
  if (facts.length < saidFacts(input)) {
    await deps.limits.take(customerTries, key)
    throw new AppError('invalid', text.notMatching)
  }
  await inTransaction(db, actor, (transaction) => openAttendance(transaction, waiting.id, facts))
}

/** Whose customer this tab has in view; null where nobody is, or the attendance is over. */
export async function currentVisit(db: Database, actor: Actor, chave: string | undefined) {
  const known = z.uuid().safeParse(chave)
  const visit = known.success ? await currentAttendance(db, actor, known.data) : undefined
  if (!visit) return null
  const { id: _, ...told } = visit
  return told
}

/** A manager opens it with a text; the history says who and why. */
export async function releaseIdentity(deps: Deps, actor: Actor, { protocolo, texto }: ReleaseInput) {
  const { db } = deps.connection
  const released = await inTransaction(db, actor, (transaction) =>
    releaseAttendance(transaction, actor, protocolo, texto),
  )
  if (!released) throw new AppError('not_found', text.notWaiting)
}
