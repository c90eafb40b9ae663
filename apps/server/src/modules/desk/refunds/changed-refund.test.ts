/** An approval is of the refund as it was asked for: no field changes under it. */
import { updateRefundInput } from '@intranet/contract/desk/refunds'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProof, refundFields } from '../../../../test/factories/desk.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], employee: true }
const author = await as({ roles: ['backoffice:solicitante'], ...there })
const first = await as({ roles: ['financeiro:gestor'], ...there })
beforeEach(() =>
  sql`update bo_estorno set situacao = 'cancelado' where aberto`.execute(db).then(() => undefined),
)

const OTHER = '11144477735'
let invoices = 0

/** A refund that one of two has approved. */
async function approvedOnce(): Promise<number> {
  const [made] = await author.call.refunds.create({
    objects: [
      {
        ...refundFields,
        id_empresa: ours,
        fatura: `A-${(invoices += 1)}`,
        valor_pago: '5000.00',
        valor_estorno: '5000.00',
        comprovante: await makeProof(db, author.userId),
      },
    ],
  })
  const { id } = made!
  await first.call.refunds.changeState({ id, situacao: 'aprovado' })
  expect(await approvals(id)).toBe(1)
  return id
}
const approvals = async (id: number) =>
  (await db.selectFrom('bo_estorno_aprovacao').where('id_estorno', '=', id).select('id').execute()).length

const transfer = { forma: 'transferencia' as const, banco: '001', agencia: '12', conta: '345' }
/** Each field with what has to come with it. */
const changes = {
  cod_cliente: { cod_cliente: '9002' },
  nome_razaosocial: { nome_razaosocial: 'Outra Pessoa' },
  cpf: { cpf: OTHER, titular_documento: OTHER },
  contrato: { contrato: 'C-9' },
  fatura: { fatura: 'OUTRA' },
  motivo: { motivo: 'cancelamento' as const },
  descricao: { descricao: 'Outra' },
  valor_pago: { valor_pago: '6000.00' },
  valor_estorno: { valor_estorno: '10.00' },
  forma: transfer,
  pix_tipo: { pix_tipo: 'email' as const, pix_chave: 'ana@exemplo.example' },
  pix_chave: { pix_tipo: 'email' as const, pix_chave: 'ana2@exemplo.example' },
  banco: { ...transfer, banco: '341' },
  agencia: { ...transfer, agencia: '99' },
  conta: { ...transfer, conta: '999' },
  titular: { titular: 'Ana de Souza' },
  titular_documento: { titular_documento: OTHER, autorizacao: await makeProof(db, author.userId) },
  comprovante: { comprovante: await makeProof(db, author.userId) },
  autorizacao: { autorizacao: await makeProof(db, author.userId) },
}

it('has a change of each field of its form', () => {
  const fields = Object.keys(updateRefundInput.shape).filter((field) => !['id', 'updated_at'].includes(field))
  expect(Object.keys(changes).toSorted()).toEqual(fields.toSorted())
})

describe('a refund that one of two approved', () => {
  it.each(Object.entries(changes))(
    'takes no other %s, and sent back it loses its approval',
    async (_, change) => {
      const id = await approvedOnce()
      for (const who of [author, first])
        await expect(who.call.refunds.update({ id, ...change })).rejects.toThrow()
      expect(await approvals(id)).toBe(1)
      await first.call.refunds.changeState({ id, situacao: 'devolvido', resposta: 'Confira.' })
      await author.call.refunds.update({ id, ...change })
      expect(await approvals(id)).toBe(0)
    },
  )
})
