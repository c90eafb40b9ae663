import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const id_cidade_origem = await cityNamed(db, 'Florianópolis', 'SC')
const id_cidade_destino = await cityNamed(db, 'Tubarão', 'SC')
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
// Who asked for a shutdown does not carry it out.
const colleague = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
type Somebody = Awaited<ReturnType<typeof as>>

const offer = async ({ call }: Somebody, over = {}) => {
  const [made] = await call.rides.create({
    objects: [
      {
        id_cidade_origem,
        origem: 'Rodoviária',
        id_cidade_destino,
        destino: 'Praça central',
        data: dayFromNow(3),
        hora: '07:30',
        vagas: 1,
        tipo: 'particular',
        ...over,
      },
    ],
  })
  return made!.id
}
const reported = async ({ call }: Somebody) => (await call.notifications.list()).map(({ data }) => data.msg)
const dayOf = (days: number) => dayFromNow(days).split('-').toReversed().join('/')

async function shutDown(id_funcionario: number) {
  const [made] = await hr.call.shutdowns.create({
    objects: [
      {
        id_funcionario,
        tipo: 'acordo',
        motivo: 'Combinado entre as partes.',
        aviso_previo: 'indenizado',
        data_desligamento: dayFromNow(0),
      },
    ],
  })
  const { id } = made!
  await hr.call.shutdowns.step({ id, situacao: 'em_analise' })
  await hr.call.shutdowns.step({ id, situacao: 'aprovado' })
  await colleague.call.shutdowns.step({ id, situacao: 'efetivado', justificativa: 'Último dia.' })
}

it('rides of somebody who leaves are cancelled with word to who has or asked for a seat', async () => {
  const leaver = await as({ id_empresa: ours })
  const [rider, asker] = [await as({}), await as({})]
  const id = await offer(leaver, { vagas: 2, recorrencia: 'semanal' })
  await leaver.call.rides.answer({ id: (await rider.call.rides.ask({ id })).id, situacao: 'aceito' })
  await asker.call.rides.ask({ id })
  await shutDown(leaver.userId)
  const states = await db
    .selectFrom('carona')
    .where('id_usuario', '=', leaver.userId)
    .select('situacao')
    .execute()
  expect(new Set(states.map(({ situacao }) => situacao))).toEqual(new Set(['cancelada']))
  for (const one of [rider, asker])
    expect(await reported(one)).toContain(
      `Carona para Tubarão em ${dayOf(3)} foi cancelada: o motorista não está mais disponível`,
    )
})

it('the seat of somebody who leaves is free again, and its driver is notified', async () => {
  const leaver = await as({ id_empresa: ours })
  const driver = await as({})
  const id = await offer(driver)
  await driver.call.rides.answer({ id: (await leaver.call.rides.ask({ id })).id, situacao: 'aceito' })
  expect((await driver.call.rides.get({ id })).situacao).toBe('lotada')
  await shutDown(leaver.userId)
  expect(await driver.call.rides.get({ id })).toMatchObject({ situacao: 'aberta', ocupadas: 0 })
  expect(await reported(driver)).toContain(`Um lugar da sua carona para Tubarão em ${dayOf(3)} ficou livre.`)
})
