import { hash } from 'node:crypto'
import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import type { Insertable } from 'kysely'

/** A sale of the backoffice, without a lead unless `over` names one. Answers its id. */
export async function makeSale(
  db: Database,
  id_empresa: number,
  over: Partial<Insertable<DB['bo_venda']>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('bo_venda')
    .values({
      id_empresa,
      cliente: 'Ana Souza',
      data_venda: new Date('2026-08-01T12:00:00-03:00'),
      prazo: new Date(Date.now() + 24 * 3_600_000),
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const wholeChecklist = {
  documentos: true,
  contrato_assinado: true,
  endereco_conferido: true,
  viabilidade: true,
  pagamento_adesao: true,
}

/** A sale that was approved, with its installation; ids of both. */
export async function makeActivation(
  db: Database,
  id_empresa: number,
  over: Partial<Insertable<DB['bo_ativacao']>> = {},
): Promise<{ id: number; id_venda: number }> {
  const id_venda = await makeSale(db, id_empresa, {
    situacao: 'aprovada',
    checklist: JSON.stringify(wholeChecklist),
  })
  const { id } = await db
    .insertInto('bo_ativacao')
    .values({ id_empresa, id_venda, prazo: new Date(Date.now() + 5 * 86_400_000), ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, id_venda }
}

interface Owing {
  cod_cliente: string
  faturas: readonly { vencimento: string; valor: string }[]
}
type ArrearsRow = Partial<Insertable<DB['atraso_cliente']>> & Owing

/** A whole copy of customers in arrears of a provider. */
export async function makeArrears(
  db: Database,
  id_empresa: number,
  rows: readonly ArrearsRow[],
): Promise<number> {
  const { id } = await db
    .insertInto('atraso_copia')
    .values({ id_empresa, situacao: 'pronta', concluida_em: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { faturas, ...row } of rows) {
    await db
      .insertInto('atraso_cliente')
      .values({ nome: 'Ana Souza', tipo_pessoa: 'pf', ...row, id_copia: id })
      .execute()
    await db
      .insertInto('atraso_fatura')
      .values(
        faturas.map((one, place) => ({
          ...one,
          id_copia: id,
          cod_cliente: row.cod_cliente,
          fatura: `${row.cod_cliente}-${place}`,
        })),
      )
      .execute()
  }
  return id
}

let proofs = 0
/** A PDF that somebody has uploaded and not attached yet: the proof of a payment. */
export async function makeProof(db: Database, id_usuario: number): Promise<string> {
  proofs += 1
  const file = { bucket: 'documentos', nome: 'comprovante.pdf', tipo: 'application/pdf', tamanho: 10 }
  const { id } = await db
    .insertInto('arquivo')
    .values({ ...file, sha256: hash('sha256', String(proofs)), id_usuario })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const PAYER = '52998224725'
/** What is asked for when somebody paid an invoice twice, by the Pix key of their CPF. */
export const refundFields = {
  cod_cliente: '9001',
  nome_razaosocial: 'Ana Souza',
  cpf: PAYER,
  motivo: 'pagamento_duplicado',
  descricao: 'Pagou duas vezes',
  valor_pago: '99.90',
  valor_estorno: '99.90',
  forma: 'pix',
  pix_tipo: 'cpf',
  pix_chave: PAYER,
  titular: 'Ana Souza',
  titular_documento: PAYER,
} as const
