import { can } from '@intranet/contract/access'
import { FACTS_NEEDED, MOST_TRIES, type Fact } from '@intranet/contract/desk/client-panel-words'
import type { BeginInput, ConfirmInput, ReleaseInput } from '@intranet/contract/desk/client-panel'
import { askedDocument } from '@intranet/contract/desk/is-ask'
import { maskName, normalizeText, onlyDigits } from '@intranet/contract/formats'
import { dialog } from '@intranet/contract/messages'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import type { Database } from '@intranet/db/connection'
import type { CustomerQuestion } from '@intranet/contract/sales/erp-words'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { ErpCustomer } from '../../../platform/erp/erp-records.ts'
import { erpOf, type ErpSystem } from '../../../platform/erp/erp-system.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertWithin } from '../../../platform/limits.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { markAsked, wasAsked } from '../../sales/asked-facts.ts'
import {
  attendancesOfToday,
  citiesOf,
  currentAttendance,
  giveTryBack,
  hasEnoughFacts,
  insertAttendance,
  openAttendance,
  panelSystems,
  releaseAttendance,
  takeTry,
  type Waiting,
} from './attendance.queries.ts'
import { incidentsOf } from './local-facts.queries.ts'
import { askedWithin, spoken } from './erp-refusals.ts'
import { findCustomer } from './exact-customer.ts'
import { notIdentified } from './panel-door.ts'
import { hasReadElsewhere } from './own-readings.queries.ts'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { randomId } from '@intranet/contract/record'

const HOUR = 3600

interface OwnSystem {
  system: ErpSystem
  /** The provider's name. */
  provedor: string
}

async function ownSystem(deps: Deps, actor: Actor, sistema: string): Promise<OwnSystem> {
  const ground = groundOf(deps)
  const own = (await panelSystems(ground.db, actor)).find((one) => one.sistema === sistema)
  const system = own && (await erpOf(ground, own.id))
  if (!system) throw refusals.notFound()
  return { system, provedor: own.nome }
}

/** The system of one of the actor's providers. Throws 404 for others, 502 where there is no connection. */
export const systemOf = async (deps: Deps, actor: Actor, sistema: string): Promise<ErpSystem> =>
  (await ownSystem(deps, actor, sistema)).system

const MOST_FOUND = 20

interface Search {
  sistema: string
  por: CustomerQuestion
  valor: string
}

function asked({ por, valor }: Search): string {
  if (por === 'documento') return askedDocument(valor)
  return por === 'telefone' ? onlyDigits(valor) : valor
}

/** What a search asks for identifies nobody: the person who asks knew it before (docs/client-panel.md#identification). */
const factOfSearch: Partial<Record<CustomerQuestion, Fact>> = { telefone: 'telefone' }

/** Customers to choose from, masked. Counted, since a mask alone keeps nobody from trying. */
export async function searchCustomers(deps: Deps, actor: Actor, search: Search) {
  const { system, provedor } = await ownSystem(deps, actor, search.sistema)
  const searches = {
    limit: { name: 'painel-busca', points: 200, seconds: HOUR },
    tooMany: text.tooManySearches,
  }
  const found = await askedWithin(deps, actor, searches, () =>
    spoken(() => system.call('clientes', { por: search.por, valor: asked(search) })),
  )
  const shown = found.slice(0, MOST_FOUND)
  const fact = factOfSearch[search.por]
  if (fact)
    await markAsked(
      deps,
      fact,
      shown.map(({ cod_cliente }) => ({ id_empresa: system.id_empresa, cod_cliente })),
    )
  const codes = shown.map(({ cod_cliente }) => cod_cliente)
  const cities = await citiesOf(deps.connection.db, system.id_empresa, codes)
  return shown.map(({ cod_cliente, nome_razaosocial }) => ({
    cod_cliente,
    nome_razaosocial: maskName(nome_razaosocial),
    cidade: cities.get(cod_cliente) ?? null,
    provedor,
  }))
}

const customerOf = async (system: ErpSystem, cod_cliente: string): Promise<ErpCustomer> => {
  const found = await findCustomer(system, cod_cliente)
  if (!found) throw new AppError('not_found', dialog.noResult)
  return found
}

/** The facts that this system has of the customer: only these are asked. */
function factsOf({ nascimento, telefones, bairro, nome_mae }: ErpCustomer): Fact[] {
  const filled: Record<Fact, boolean> = {
    nascimento: nascimento !== null,
    telefone: telefones.length > 0,
    bairro: Boolean(bairro),
    nome_mae: Boolean(nome_mae),
  }
  return (Object.keys(filled) as Fact[]).filter((fact) => filled[fact])
}

/** What other screens show the actor of the customer: docs/client-panel.md#facts-of-other-screens */
async function shownElsewhere(
  { connection }: Deps,
  actor: Actor,
  customer: { id_empresa: number; cod_cliente: string },
): Promise<readonly Fact[]> {
  if (await hasReadElsewhere(connection.db, actor, customer)) return ['nascimento', 'telefone', 'bairro']
  return can(actor, 'vendas', 'read') ? ['bairro'] : []
}

/** Those of `filled` that nobody searched this customer by, and that no other screen shows to the actor. */
async function factsToAsk(
  deps: Deps,
  actor: Actor,
  customer: { id_empresa: number; cod_cliente: string },
  filled: readonly Fact[],
): Promise<Fact[]> {
  const shown = await shownElsewhere(deps, actor, customer)
  const facts: Fact[] = []
  for (const fact of filled)
    if (!shown.includes(fact) && !(await wasAsked(deps, fact, customer))) facts.push(fact)
  return facts
}

export async function beginAttendance(
  deps: Deps,
  actor: Actor,
  { sistema, cod_cliente, motivo }: BeginInput,
) {
  const system = await systemOf(deps, actor, sistema)
  const points = await deps.parameters.read('painel_atendimentos_hora')
  const opened = {
    limit: { name: 'painel-atendimentos', points, seconds: HOUR },
    tooMany: text.tooManyAttendances,
  }
  const customer = await askedWithin(deps, actor, opened, () => customerOf(system, cod_cliente))
  const row = {
    id_empresa: system.id_empresa,
    cod_cliente,
    nome_razaosocial: customer.nome_razaosocial,
    situacao_cliente: customer.situacao,
    perguntas: await factsToAsk(
      deps,
      actor,
      { id_empresa: system.id_empresa, cod_cliente },
      factsOf(customer),
    ),
    motivo,
  }
  return inTransaction(deps.connection.db, actor, async (db) => ({
    ...(await insertAttendance(db, actor, row)),
    incidentes: await incidentsOf(db, row),
  }))
}

const same = (said: string | null | undefined, stored: string | null) =>
  Boolean(said && stored) && normalizeText(said!).trim() === normalizeText(stored!).trim()

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

/** The answers to what this attendance asks; others do not count. */
const answersOf = (input: ConfirmInput, facts: readonly Fact[]): Fact[] => facts.filter((fact) => input[fact])

/**
 * Counts a try before anything is compared, for the customer and for the attendant. A right answer, and one that could not
 * be compared, is given back.
 */
async function compareWithin(
  { limits, parameters }: Deps,
  actor: Actor,
  customer: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  // Other attendances of the same customer count too: a new one is no new chance.
  const ofCustomer = { name: 'painel-fatos', points: 6, seconds: HOUR }
  const ofAttendant = {
    name: 'painel-erros',
    points: await parameters.read('painel_erros_hora'),
    seconds: HOUR,
  }
  await assertWithin(limits, ofCustomer, customer, text.tooManyTries)
  let wrong = false
  try {
    await assertWithin(limits, ofAttendant, String(actor.id), text.tooManyMistakes)
    try {
      wrong = !(await isRight())
    } finally {
      if (!wrong) await limits.giveBack(ofAttendant, String(actor.id))
    }
  } finally {
    if (!wrong) await limits.giveBack(ofCustomer, customer)
  }
  return !wrong
}

/** The facts that were said, where all of them are right; null where one is wrong. Throws where nothing was compared. */
async function rightAnswers(
  deps: Deps,
  actor: Actor,
  input: ConfirmInput,
  waiting: Waiting,
): Promise<Fact[] | null> {
  // Somebody may have searched, or the actor read, since the attendance was opened.
  const facts = await factsToAsk(deps, actor, waiting, waiting.perguntas)
  if (!hasEnoughFacts(facts)) throw new AppError('conflict', text.tooFewFacts)
  if (waiting.tentativas > MOST_TRIES) throw new AppError('too_many', text.tooManyTries)
  const said = answersOf(input, facts)
  if (said.length < FACTS_NEEDED) throw new AppError('invalid', text.twoFacts)
  const system = await erpOf(groundOf(deps), waiting.id_empresa)
  if (!system) throw new AppError('bad_gateway', text.away)
  const isRight = await compareWithin(
    deps,
    actor,
    `${waiting.id_empresa}:${waiting.cod_cliente}`,
    async () => {
      const right = matching(input, await customerOf(system, waiting.cod_cliente))
      return said.every((fact) => right.includes(fact))
    },
  )
  return isRight ? said : null
}

/** Opens the panel when every fact that was said, two at least, is right. A wrong answer alone is a try of the attendance. */
export async function confirmIdentity(deps: Deps, actor: Actor, input: ConfirmInput): Promise<void> {
  const { db } = deps.connection
  const waiting = await takeTry(db, actor, input.atendimento)
  if (!waiting) throw notIdentified()
  let said: Fact[] | null
  try {
    said = await rightAnswers(deps, actor, input, waiting)
    const right = said
    if (right) await inTransaction(db, actor, (transaction) => openAttendance(transaction, waiting.id, right))
  } catch (error) {
    await giveTryBack(db, waiting.id)
    throw error
  }
  if (!said) throw new AppError('invalid', text.notMatching)
}

/** Where the actor may go on today; each customer is identified again. */
export const ownToday = async (db: Database, actor: Actor) =>
  (await attendancesOfToday(db, actor)).map((one) => ({
    ...one,
    nome_razaosocial: maskName(one.nome_razaosocial),
  }))

/** Whose customer this tab has in view; null where nobody is, or the attendance is over. */
export async function currentVisit(db: Database, actor: Actor, chave: string | undefined) {
  const parsed = randomId().safeParse(chave)
  const visit = parsed.success ? await currentAttendance(db, actor, parsed.data) : undefined
  if (!visit) return null
  const { id: _, ...shown } = visit
  if (visit.situacao === 'aberto') return shown
  return { ...shown, nome_razaosocial: maskName(visit.nome_razaosocial) }
}

/** A manager opens it with a text; the history says who and why. */
export async function releaseIdentity(deps: Deps, actor: Actor, { protocolo, texto }: ReleaseInput) {
  const { db } = deps.connection
  const released = await inTransaction(db, actor, (transaction) =>
    releaseAttendance(transaction, actor, protocolo, texto),
  )
  if (!released) throw new AppError('not_found', text.notWaiting)
}
