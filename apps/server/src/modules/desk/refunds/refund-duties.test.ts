import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { reportedPayments } from '../../../../test/erp/reported-payments.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProof, refundFields } from '../../../../test/factories/desk.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const who = (role: string, empresas = [ours]) => as({ roles: [role], empresas, employee: true })
const author = await who('backoffice:solicitante')
const [first, second] = [await who('financeiro:gestor'), await who('financeiro:gestor')]
const outsider = await who('financeiro:gestor', [await makeProvider(db)])
const { paid } = await reportedPayments(db, ours)

const duties = async ({ call }: typeof author) =>
  (await openObligations(call))
    .filter(({ tipo }) => tipo.startsWith('estorno_'))
    .map(({ tipo, verbo, titulo }) => [tipo, verbo, titulo])

it('a refund waits on the home of finance to be decided, then to be paid, and on its author’s once sent back', async () => {
  paid('F-1', '99.90')
  const [made] = await author.call.refunds.create({
    objects: [
      {
        ...refundFields,
        id_empresa: ours,
        fatura: 'F-1',
        comprovante: await makeProof(db, author.userId),
      },
    ],
  })
  const { id } = made!
  const title = 'Estorno de Ana Souza'
  expect(await duties(first)).toEqual([['estorno_decisao', 'Decidir', title]])
  expect(await duties(outsider)).toEqual([])
  expect(await duties(author)).toEqual([])

  await first.call.refunds.changeState({ id, situacao: 'devolvido', resposta: 'Anexe o extrato' })
  expect(await duties(first)).toEqual([])
  expect(await duties(author)).toEqual([['estorno_correcao', 'Corrigir', `Corrigir o estorno de Ana Souza`]])

  await author.call.refunds.changeState({ id, situacao: 'solicitado' })
  await first.call.refunds.changeState({ id, situacao: 'aprovado' })
  for (const person of [first, second])
    expect(await duties(person)).toEqual([['estorno_pagamento', 'Pagar', title]])
  await second.call.refunds.changeState({
    id,
    situacao: 'pago',
    comprovante_estorno: await makeProof(db, second.userId),
  })
  expect(await duties(first)).toEqual([])
})
