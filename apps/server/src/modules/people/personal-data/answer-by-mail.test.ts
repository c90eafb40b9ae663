import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { noticesTo } from '../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })

/** Somebody asked for a correction, and has this access and address when it is answered. */
async function answered(ativo: boolean, email_pessoal: string | null) {
  const one = await as({ id_empresa: ours, email: `quem${Math.random()}@intranet.example` })
  const [asked] = await one.call.personalDataRequests.create({
    objects: [{ tipo: 'correcao', texto: 'Meu nome está errado.' }],
  })
  await db.updateTable('rh_usuario').set({ ativo, email_pessoal }).where('id', '=', one.userId).execute()
  const step = (situacao: 'em_analise' | 'recusado', resposta?: string) =>
    hr.call.personalDataRequests.update({ id: asked!.id, situacao, resposta })
  await step('em_analise')
  await step('recusado', 'Não procede.')
  const { email } = await db
    .selectFrom('rh_usuario')
    .where('id', '=', one.userId)
    .select('email')
    .executeTakeFirstOrThrow()
  const mails = await db
    .selectFrom('mensagem_saida')
    .where('destino', 'in', [email, ...(email_pessoal ? [email_pessoal] : [])])
    .select(['destino', 'assunto', 'texto'])
    .orderBy('id')
    .execute()
  return { email, mails, notices: await noticesTo(db, one.userId) }
}
const assunto = 'Seu pedido sobre os seus dados'
const analysis = 'O seu pedido de correção de dados está em análise.'
const refusal = 'O seu pedido de correção de dados foi recusado.'

it('who has no access any more is mailed each step and the answer (docs/people.md#requests-about-data)', async () => {
  const { email, mails, notices } = await answered(false, null)
  expect(mails).toEqual([
    { destino: email, assunto, texto: analysis },
    { destino: email, assunto, texto: `${refusal}\n\nNão procede.` },
  ])
  expect(notices).toEqual([])
})

it('at their personal address, where it is known (docs/people.md#requests-about-data)', async () => {
  const { mails } = await answered(false, 'ana@casa.example')
  expect(mails.map(({ destino }) => destino)).toEqual(['ana@casa.example', 'ana@casa.example'])
})

it('who can sign in is notified, and mailed nothing', async () => {
  const { mails, notices } = await answered(true, 'bia@casa.example')
  expect([mails, notices]).toEqual([[], [analysis, refusal]])
})
