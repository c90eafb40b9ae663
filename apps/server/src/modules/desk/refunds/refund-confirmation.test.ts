import { factors } from '@intranet/contract/messages/factors'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const author = await as({ roles: ['backoffice:solicitante'], empresas: [ours], employee: true })

const refundOf = (account: object) => ({
  id_empresa: ours,
  cod_cliente: '9001',
  nome_razaosocial: 'Ana Souza',
  cpf: '52998224725',
  motivo: 'pagamento_duplicado' as const,
  descricao: 'Pagou R$ 99,90 duas vezes',
  valor_pago: '99.90',
  valor_estorno: '99.90',
  solicitar: false,
  forma: 'credito_fatura' as const,
  ...account,
})

it('a refund that names an account asks for password or factor again, a credit on the next invoice does not', async () => {
  await db
    .updateTable('sessao')
    .set({ confirmada_em: new Date(Date.now() - 11 * 60_000) })
    .where('id_usuario', '=', author.userId)
    .execute()
  const create = (account: object = {}) => author.call.refunds.create({ objects: [refundOf(account)] })
  const pix = { forma: 'pix', pix_tipo: 'cpf', pix_chave: '52998224725' }
  await expect(create({ ...pix, titular: 'Ana Souza', titular_documento: '52998224725' })).rejects.toThrow(
    factors.confirmFirst,
  )
  expect(await create()).toHaveLength(1)
})
