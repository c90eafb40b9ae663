/** All refunds of an invoice together never pass what was paid: docs/desk.md#refunds. */
import { refund as text } from '@intranet/contract/messages/refunds'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { reportedPayments } from '../../../../test/erp/reported-payments.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProof, refundFields } from '../../../../test/factories/desk.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const who = (role: string) => as({ roles: [role], empresas: [ours], employee: true })
const author = await who('backoffice:solicitante')
const [first, second] = [await who('financeiro:gestor'), await who('financeiro:gestor')]
const { paid } = await reportedPayments(db, ours)

async function ask(fatura: string): Promise<number> {
  paid(fatura, '99.90')
  const comprovante = await makeProof(db, author.userId)
  const asked = { ...refundFields, id_empresa: ours, fatura, comprovante }
  const [made] = await author.call.refunds.create({ objects: [asked] })
  return made!.id
}
const approve = (id: number) => first.call.refunds.changeState({ id, situacao: 'aprovado' })
const pay = async (id: number) =>
  second.call.refunds.changeState({
    id,
    situacao: 'pago',
    comprovante_estorno: await makeProof(db, second.userId),
  })

it('one is neither approved nor paid when another of its invoice was paid meanwhile', async () => {
  const earlier = await ask('F-1')
  await approve(earlier)
  await pay(earlier)
  const later = await ask('F-2')
  const earlierIsOf = (fatura: string) =>
    db.updateTable('bo_estorno').set({ fatura }).where('id', '=', earlier).execute()
  const tooMuch = { cause: { details: { campos: { valor_estorno: text.abovePaid } } } }
  await earlierIsOf('F-2')
  await expect(approve(later)).rejects.toMatchObject(tooMuch)
  await earlierIsOf('F-1')
  await approve(later)
  await earlierIsOf('F-2')
  await expect(pay(later)).rejects.toMatchObject(tooMuch)
  await earlierIsOf('F-1')
  expect(await pay(later)).toMatchObject({ situacao: 'pago' })
})
