/** Nobody is hired while an offer to them is open: docs/hiring.md#offers */
import { hiring as text } from '@intranet/contract/messages/hiring'
import { todayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'
import { offerExpiryJob } from './offer.job.ts'

const { db, deps, as } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })

async function offered(expira_em: Date, situacao = 'enviada') {
  const vacancy = await makeVacancy(db, ours)
  const id = await makeApplication(
    db,
    vacancy.id,
    await makeCandidate(db, { nome: 'Nina Alves' }),
    'proposta',
  )
  const { id: offer } = await db
    .insertInto('proposta')
    .values({
      id_candidatura: id,
      salario: '2000',
      data_inicio: todayInBrazil(),
      jornada: '44 horas',
      texto: 'Carta.',
      situacao,
      encerrada_em: situacao === 'enviada' ? null : new Date(),
      expira_em,
      chave_hash: `aberta-${id}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const state = async () =>
    (await db.selectFrom('proposta').where('id', '=', offer).select('situacao').executeTakeFirstOrThrow())
      .situacao
  const hire = () => hr.call.applicants.move({ id, etapa: 'contratado', avisar: false })
  return { id, offer, state, hire }
}
const soon = () => new Date(Date.now() + 60_000)

it('nobody is hired while an offer to them can be accepted (docs/hiring.md#offers)', async () => {
  const { offer, hire } = await offered(soon())
  await expect(hire()).rejects.toThrow(text.offerUnanswered('Nina Alves'))
  await hr.call.offers.cancel({ id: offer })
  await hire()
})

it('who accepted, or whose offer has expired, is hired', async () => {
  for (const one of [await offered(soon(), 'aceita'), await offered(new Date(Date.now() - 1000))])
    expect(await one.hire()).toMatchObject({ etapa: 'contratado' })
})

it('an open offer of who is hired all the same is cancelled, and does not expire later; an accepted one stays', async () => {
  const [open, accepted] = [await offered(soon()), await offered(soon(), 'aceita')]
  for (const { id } of [open, accepted])
    await db.updateTable('candidatura').set({ etapa: 'contratado' }).where('id', '=', id).execute()
  await offerExpiryJob.run(deps, {})
  expect([await open.state(), await accepted.state()]).toEqual(['cancelada', 'aceita'])
})
