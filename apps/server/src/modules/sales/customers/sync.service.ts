import {
  MAX_CUSTOMERS,
  syncCustomersInput,
  type CustomerFields,
  type SyncResult,
} from '@intranet/contract/sales/customers'
import { customer as text, registries } from '@intranet/contract/messages/registries'
import { hasCnpjForm } from '@intranet/contract/document-text'
import { onlyDigits } from '@intranet/contract/formats'
import { withLeadingZeros } from '@intranet/contract/person-document'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, assertNoErrors, type FieldErrors, refusals } from '../../../platform/errors.ts'
import { fieldErrors } from '../../../platform/field-errors.ts'
import { renamed } from '../../../platform/rest/field-names.ts'
import { reachesProvider } from '../../../platform/scope.ts'
import { asFlag } from '../../home/sheet-imports/cell-value.ts'
import { amountOf, byLine, columnKey, dayOf, readLines, type TextLine } from '../separated-text.ts'
import { providerIds } from '../provider-flags.queries.ts'
import { writeContracts, writeCustomers } from './sync.queries.ts'

/** Field → text of what no single object can know: providers that are not the actor's, customers sent twice. */
function crossErrors(objects: readonly CustomerFields[], mine: ReadonlyMap<string, number>): FieldErrors {
  const errors: FieldErrors = {}
  const first = new Map<string, number>()
  for (const [place, { sistema, codpessoa, contratos = [] }] of objects.entries()) {
    if (!mine.has(sistema)) errors[`objects.${place}.sistema`] = registries.unknownProvider
    const key = `${sistema} ${codpessoa}`
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, place)
    else errors[`objects.${place}.codpessoa`] = text.repeated(earlier)
    if (new Set(contratos.map(({ contrato }) => contrato)).size < contratos.length)
      errors[`objects.${place}.contratos`] = text.contractRepeated
  }
  return errors
}

/**
 * Updates customers to the data of their ERP, all of them or none: errors name the position of the object.
 * Throws 422 for providers that are not the actor's, as if they did not exist.
 */
export async function syncCustomers(
  db: Database,
  actor: Actor,
  objects: readonly CustomerFields[],
): Promise<SyncResult> {
  const providers = await providerIds(db, [...new Set(objects.map(({ sistema }) => sistema))])
  const mine = new Map(
    providers.filter(({ id }) => reachesProvider(actor, id)).map(({ id, sistema }) => [sistema, id]),
  )
  assertNoErrors(crossErrors(objects, mine))
  const placed = objects.map(({ sistema, ...fields }) => ({ id_empresa: mine.get(sistema)!, ...fields }))
  const written = await writeCustomers(
    db,
    placed.map(({ contratos: _, ...row }) => row),
  )
  const contratos = await writeContracts(
    db,
    placed.flatMap(({ id_empresa, codpessoa, contratos: sent = [] }) =>
      sent.map((contract) => ({ id_empresa, codpessoa, ...contract })),
    ),
  )
  return { recebidos: objects.length, ...written, contratos }
}

const contractColumns = [
  'contrato',
  'produto',
  'valor',
  'vencimento_dia',
  'data_contratacao',
  'data_ativacao',
  'situacao',
]
const digitColumns = ['cpf', 'telefone', 'cep']
const days = ['data_nascimento', 'data_contratacao', 'data_ativacao']
/** Heads that people and ERPs use for ours. */
const synonyms: Record<string, string> = {
  codigo: 'codpessoa',
  cod_cliente: 'codpessoa',
  nome: 'nome_razaosocial',
  razao_social: 'nome_razaosocial',
  cnpj: 'cpf',
  cpf_cnpj: 'cpf',
  fone: 'telefone',
  celular: 'telefone',
  nascimento: 'data_nascimento',
  provedor: 'sistema',
  estado: 'uf',
  rua: 'logradouro',
  vencimento: 'vencimento_dia',
}

const flags = ['falecido', 'ativo']
function cellValue(key: string, cell: string): string | number | boolean {
  if (digitColumns.includes(key)) {
    const plain = cell.toUpperCase().replace(/[^0-9A-Z]/g, '')
    const kept = /[A-Z]/.test(cell) || hasCnpjForm(plain) ? plain : onlyDigits(cell)
    return key === 'cpf' ? withLeadingZeros(kept) : kept
  }
  if (days.includes(key)) return dayOf(cell)
  if (key === 'valor') return amountOf(cell)
  if (flags.includes(key)) return asFlag(cell)
  if (key === 'vencimento_dia' && /^\d{1,2}$/.test(cell)) return Number(cell)
  return key === 'sexo' || key === 'uf' ? cell.toUpperCase() : cell
}

/** One line as an object of the synchronisation; empty cells are left out, so that they empty nothing. */
function asObject(
  heads: readonly string[],
  { cells }: TextLine,
  sistema: string | undefined,
): Read['object'] {
  const object: Record<string, unknown> = sistema ? { sistema } : {}
  const contract: Record<string, unknown> = {}
  for (const [place, key] of heads.entries()) {
    const cell = cells[place] ?? ''
    if (cell === '') continue
    const target = contractColumns.includes(key) ? contract : object
    target[key] = cellValue(key, cell)
  }
  return Object.keys(contract).length ? { ...object, contratos: [contract] } : object
}

interface Read {
  /** The first one of this customer. */
  line: TextLine
  object: Record<string, unknown> & { contratos?: object[] }
  /** The line of each contract. */
  contracts: TextLine[]
}

/** Lines of one customer are one object, with a contract of each; where they differ the last one counts. */
function asObjects(
  heads: readonly string[],
  lines: readonly TextLine[],
  sistema: string | undefined,
): Read[] {
  const customers = new Map<string, Read>()
  const read: Read[] = []
  for (const line of lines) {
    const object = asObject(heads, line, sistema)
    const key = JSON.stringify([object.sistema, object.codpessoa])
    const before = customers.get(key)
    const { contratos } = object
    if (before && contratos) {
      Object.assign(before.object, object, { contratos: [...(before.object.contratos ?? []), ...contratos] })
      before.contracts.push(line)
    } else {
      const one = { line, object, contracts: contratos ? [line] : [] }
      customers.set(key, one)
      read.push(one)
    }
  }
  return read
}

/** The place of an object, or of one of its contracts, as the place of its line. */
const lineField = (field: string, read: readonly Read[], lines: readonly TextLine[]) =>
  field.replace(/^objects\.(\d+)(?:\.contratos\.(\d+))?/, (_, place: string, nth?: string) => {
    const { line, contracts } = read[Number(place)]!
    return `objects.${lines.indexOf(nth === undefined ? line : contracts[Number(nth)]!)}`
  })

/** Customers from a file whose first line names the fields; refusals name the line. One contract a line. */
export async function importCustomers(
  db: Database,
  actor: Actor,
  { conteudo, sistema }: { conteudo: string; sistema?: string },
): Promise<SyncResult> {
  const [head, ...lines] = readLines(conteudo, MAX_CUSTOMERS)
  const heads = (head?.cells ?? []).map(columnKey).map((key) => synonyms[key] ?? key)
  if (!heads.includes('codpessoa') || !heads.includes('nome_razaosocial'))
    throw refusals.invalid({ conteudo: registries.noHeader })
  if (!lines.length) throw refusals.invalid({ conteudo: registries.noRows })
  const read = asObjects(heads, lines, sistema)
  try {
    const parsed = syncCustomersInput.safeParse({ objects: read.map(({ object }) => object) })
    if (!parsed.success) throw refusals.invalid(fieldErrors(parsed.error))
    return await syncCustomers(db, actor, parsed.data.objects)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw byLine(
      renamed(error, (field) => lineField(field, read, lines)),
      lines,
    )
  }
}
