/** The register of customers as the providers' systems have it, page by page. Nobody is ever deleted by it. */
import { erp as text } from '@intranet/contract/messages/registries'
import { fromCents } from '@intranet/contract/desk/cents'
import { contractFields, customerFields } from '@intranet/contract/sales/customers'
import type { Database } from '@intranet/db/connection'
import type * as z from 'zod'
import { ErpError } from '../../../platform/erp/erp-error.ts'
import type { ErpContract, ErpSweptCustomer } from '../../../platform/erp/erp-records.ts'
import { connections } from '../../../platform/erp/erp-connections.queries.ts'
import type { ErpGround } from '../../../platform/erp/erp-ground.ts'
import { assertGoesOn } from '../../../platform/erp/erp-sweep.ts'
import { openErp, type ErpSystem } from '../../../platform/erp/erp-system.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { beginReading, failReading, holdReading, pageRead, readingOf } from './erp-refresh.queries.ts'
import { writeContracts, writeCustomers, type ContractRow, type CustomerRow } from './sync.queries.ts'

/** Asks for a reading now. Throws 409 where one is running, or where the system does not tell its customers. */
export async function askForReading(ground: ErpGround, id: number): Promise<{ id: number }> {
  const row = found((await connections(ground.db, id))[0])
  if (!openErp(ground, row).abilities.has('varredura_clientes')) throw new AppError('conflict', text.noSweep)
  const begun = await beginReading(ground.db, row.id_empresa, true)
  if (!begun) throw new AppError('conflict', text.beingRead)
  return { id: begun.id }
}

/** What a system does not answer, or answers in a form that nobody knows, stays as it is here. */
function validFields<Shape extends z.ZodRawShape>(shape: Shape, answered: Record<string, unknown>) {
  const fields: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const value = answered[name]
    if (value === null || value === undefined) continue
    const parsed = (schema as z.ZodType).safeParse(value)
    if (parsed.success) fields[name] = parsed.data
  }
  return fields as Partial<z.output<z.ZodObject<Shape>>>
}

const states = {
  ativo: 'ativo',
  suspenso: 'suspenso',
  bloqueado: 'suspenso',
  aguardando: 'suspenso',
  cancelado: 'cancelado',
  desconhecido: undefined,
} as const
const { sistema: _, contratos: __, ...customerShape } = customerFields.shape

function asRow(id_empresa: number, row: ErpSweptCustomer): CustomerRow | undefined {
  const { cod_cliente, telefones, emails, nascimento, situacao, endereco } = row
  const fields = validFields(customerShape, {
    codpessoa: cod_cliente,
    nome_razaosocial: row.nome_razaosocial,
    cpf: row.cpf,
    telefone: telefones.find((phone) => phone.length >= 10),
    email: emails[0],
    data_nascimento: nascimento,
    ...endereco,
    bairro: endereco?.bairro ?? row.bairro,
    ativo: situacao === 'desconhecido' ? undefined : situacao === 'ativo',
  })
  const { codpessoa, nome_razaosocial } = fields
  return codpessoa && nome_razaosocial ? { ...fields, id_empresa, codpessoa, nome_razaosocial } : undefined
}

function asContractRow(id_empresa: number, codpessoa: string, row: ErpContract): ContractRow[] {
  const fields = validFields(contractFields.shape, {
    ...row,
    valor: row.valor === null ? null : fromCents(row.valor),
    data_contratacao: row.inicio,
    situacao: states[row.situacao],
  })
  return fields.contrato ? [{ ...fields, id_empresa, codpessoa, contrato: fields.contrato }] : []
}

/** Writes a page of customers. Answers how many there were, and how many of them changed. */
async function writePage(db: Database, id_empresa: number, page: readonly ErpSweptCustomer[]) {
  const once = new Map(page.map((row) => [row.cod_cliente, row]))
  const rows = [...once.values()].flatMap((row) => {
    const made = asRow(id_empresa, row)
    return made ? [{ made, contracts: row.contratos }] : []
  })
  if (!rows.length) return { clientes: 0, alterados: 0 }
  const { inseridos, alterados } = await writeCustomers(
    db,
    rows.map(({ made }) => made),
  )
  const contracts = rows.flatMap(({ made, contracts: own }) =>
    [...new Map(own.map((one) => [one.contrato, one])).values()].flatMap((one) =>
      asContractRow(id_empresa, made.codpessoa, one),
    ),
  )
  const changed = await writeContracts(db, contracts)
  return { clientes: rows.length, alterados: inseridos + alterados + changed }
}

/**
 * Reads on, page by page, until the end or until `until` (a moment of the clock); true when there is more to read. Each
 * page is written together with the place where the next one begins. A system that is away leaves what was read.
 */
export async function readOn(db: Database, system: ErpSystem, id: number, until: number): Promise<boolean> {
  try {
    while (true) {
      const reading = await readingOf(db, id)
      if (!reading) return false
      if (Date.now() > until) return true
      const { dados, depois } = await system.call('varredura_clientes', { depois: reading.depois })
      assertGoesOn(reading.depois, { depois }, reading.paginas + 1)
      const more = await inTransaction(db, null, async (transaction) => {
        const locked = await holdReading(transaction, id)
        // Another process was faster: it has written this page.
        if (!locked || locked.depois !== reading.depois) return locked !== undefined
        await pageRead(transaction, id, {
          depois,
          ...(await writePage(transaction, locked.id_empresa, dados)),
        })
        return depois !== null
      })
      if (!more) return false
    }
  } catch (error) {
    await failReading(db, id, error instanceof ErpError ? error.message : text.readingBroken)
    throw error
  }
}
