import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeDriver, makeVehicle } from '../../../../test/factories/fleet.ts'
import { fineRetentionJob } from './fine-retention.job.ts'

const { db, deps } = await testWorld()
const ours = await makeProvider(db)
const driver = await makeDriver(db, { nome: 'Carlos Menezes', id_empresa: ours })
const id_veiculo = await makeVehicle(db, ours)
let notices = 0

/** A fine of so many days before its five years are over (negative: after), with its signed statement. */
async function fine(days: number, situacao: string) {
  const { id } = await db
    .insertInto('multa')
    .values({
      id_veiculo,
      id_motorista: driver.id,
      origem_motorista: 'manual',
      auto_infracao: `RET-${(notices += 1)}`,
      orgao: 'PRF',
      codigo_infracao: '74550',
      descricao: 'Velocidade',
      gravidade: 'media',
      pontos: 4,
      data_infracao: sql<Date>`now() - interval '5 years' + make_interval(days => ${days}::int)`,
      local: 'BR-116',
      data_notificacao: '2020-01-10',
      valor: '130.16',
      vencimento: '2020-03-01',
      situacao,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('multa_termo')
    .values({ id_multa: id, id_motorista: driver.id, texto: 'Eu, Carlos Menezes, CPF 52998224725.' })
    .execute()
  return id
}
const kept = async (id: number) => ({
  ...(await db
    .selectFrom('multa')
    .where('id', '=', id)
    .select(['id_motorista', 'valor', 'pontos', 'auto_infracao'])
    .executeTakeFirstOrThrow()),
  termos: (await db.selectFrom('multa_termo').where('id_multa', '=', id).select('id').execute()).length,
  historico: (
    await db
      .selectFrom('log_historico')
      .where('tabela', '=', 'multa')
      .where('id_item', '=', String(id))
      .select('id')
      .execute()
  ).length,
})

it('five years after the infraction nobody can tell who drove; what it cost stays', async () => {
  const [over, notYet, open] = [await fine(-1, 'paga'), await fine(1, 'paga'), await fine(-1, 'em_recurso')]
  await fineRetentionJob.run(deps, {})
  expect(await kept(over)).toMatchObject({
    id_motorista: null,
    valor: '130.16',
    pontos: 4,
    termos: 0,
    historico: 0,
  })
  for (const id of [notYet, open])
    expect(await kept(id)).toMatchObject({ id_motorista: driver.id, termos: 1, historico: 1 })
  const before = await kept(over)
  await fineRetentionJob.run(deps, {})
  expect(await kept(over)).toEqual(before)
})
