/** Who is notified of what became of an offer: docs/hiring.md#offers */
import { hiring as text } from '@intranet/contract/messages/hiring'
import { dayFromNow } from '@intranet/contract/today'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { noticesTo } from '../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { mailsTo, makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'
import { offerExpiryJob } from './offer.job.ts'

const { db, deps, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = { roles: ['rh:gestor'], empresas: [ours], id_empresa: ours }
const hr = await as(manager)
const { call: guest } = await as(null)
const [letter] = await hr.call.offerLetters.create({
  objects: [{ nome: 'Carta de ensaio', texto: '{{nome}}: {{salario}}, {{cargo}}, a partir de {{inicio}}.' }],
})

let sequence = 0
/** An offer that somebody sent, the key of its link, and what is said of it. */
async function sent({ call }: typeof hr) {
  const email = `oferta${(sequence += 1)}@exemplo.com`
  const titulo_vaga = `Vaga ${sequence} de oferta`
  const vacancy = await makeVacancy(db, ours, { titulo_vaga })
  const person = await makeCandidate(db, { nome: 'Nina Alves', email, data_nascimento: '1995-05-20' })
  const { id } = await call.offers.send({
    id_candidatura: await makeApplication(db, vacancy.id, person, 'proposta'),
    id_carta: letter!.id,
    salario: '2350.00',
    data_inicio: dayFromNow(20),
    jornada: '44 horas por semana',
  })
  const [mail] = await mailsTo(db, email)
  const chave = /offer#chave=([\w-]+)/.exec(mail!.texto)![1]!
  return { id, chave, titulo_vaga }
}
async function expire({ id }: { id: number }) {
  const expira_em = sql<Date>`now() - interval '1 second'`
  await db.updateTable('proposta').set({ expira_em }).where('id', '=', id).execute()
  await offerExpiryJob.run(deps, {})
}
const noticesOf = ({ userId }: typeof hr) => noticesTo(db, userId)

it('an author who left is notified of nothing any more; HR’s managers are in their place (docs/hiring.md#offers)', async () => {
  const author = await as(manager)
  const offers = [await sent(author), await sent(author), await sent(author)] as const
  const expired = offers.map(({ titulo_vaga }) => text.offerExpiredNotice('Nina Alves', titulo_vaga))
  await expire(offers[0])
  expect(await noticesOf(author)).toEqual([expired[0]])
  expect(await noticesOf(hr)).toEqual([])
  await db
    .updateTable('usuario_empresa')
    .set({ id_empresa: theirs })
    .where('id_usuario', '=', author.userId)
    .execute()
  await expire(offers[1])
  await guest.publicOffers.refuse({ chave: offers[2].chave })
  expect(await noticesOf(author)).toEqual([expired[0]])
  expect(await noticesOf(hr)).toEqual([
    expired[1],
    text.offerRefusedNotice('Nina Alves', offers[2].titulo_vaga),
  ])
})

it('where HR has no manager either, those of the talent bank are notified (docs/hiring.md#who-is-notified)', async () => {
  const keeper = { ...manager, roles: ['banco_talentos:gestor'] }
  const [author, bank] = [await as(keeper), await as(keeper)]
  const [expired, refused] = [await sent(author), await sent(author)]
  await db
    .updateTable('rh_usuario')
    .set({ ativo: false })
    .where('id', 'in', [author.userId, hr.userId])
    .execute()
  await expire(expired)
  await guest.publicOffers.refuse({ chave: refused.chave })
  expect(await noticesOf(bank)).toEqual([
    text.offerExpiredNotice('Nina Alves', expired.titulo_vaga),
    text.offerRefusedNotice('Nina Alves', refused.titulo_vaga),
  ])
})
