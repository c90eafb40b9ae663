import { erp as text } from '@intranet/contract/messages/registries'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { jsonErp } from '../../../../test/erp/json-erp.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { copyArrearsJob, nightlyCopyJob } from './arrears.job.ts'
import { beginCopy, holdCopy, openCopy } from './arrears.queries.ts'
import { writeCopy } from './arrears.service.ts'

const { db, deps, as } = await testWorld()
const admin = await as(superadmin)
const erp = await jsonErp()
// Its connection is the first one, and nobody can read its secret.
const broken = await makeProvider(db)
const provider = await makeProvider(db)

const owed = (code: string) => ({
  cod_cliente: code,
  nome_razaosocial: `Cliente ${code}`,
  cpf: null,
  tipo: 'pf' as const,
  contrato: null,
  produto: 'Fibra 300',
  cidade: 'Pelotas',
  uf: 'RS',
  fatura: `F${code}`,
  vencimento: '2026-07-08',
  valor: 9990,
  bloqueado: null,
  inicio: null,
})
erp.answers.inadimplentes = ({ depois }) =>
  depois === null ? { dados: [owed('1')], depois: '1' } : { dados: [owed('2')], depois: null }
await admin.call.erp.create({
  objects: [broken, provider].map((id_empresa) => ({ id_empresa, url: erp.url, permite_http: true })),
})
await db.updateTable('empresa_erp').set({ token: 's1.nobody' }).where('id_empresa', '=', broken).execute()
await db
  .updateTable('empresa_erp')
  .set({ capacidades: ['inadimplentes'] })
  .execute()

const begin = async () => (await beginCopy(db, provider, null))!.id
const copyOf = (id: number) =>
  db.selectFrom('atraso_copia').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const customersIn = async (id: number) =>
  (
    await db
      .selectFrom('atraso_cliente')
      .where('id_copia', '=', id)
      .select('cod_cliente')
      .orderBy('cod_cliente')
      .execute()
  ).map(({ cod_cliente }) => cod_cliente)

it('a copy that failed is written whole by the next run, unless a newer one was begun', async () => {
  const id = await begin()
  const sweep = erp.answers.inadimplentes!
  erp.answers.inadimplentes = (body) => (body.depois === null ? sweep(body, '') : { dados: 'nothing' })
  await expect(copyArrearsJob.run(deps, { id })).rejects.toThrow(text.badAnswer)
  expect(await copyOf(id)).toMatchObject({ situacao: 'falhou', erro: text.badAnswer })
  expect(await customersIn(id)).toEqual([])
  erp.answers.inadimplentes = sweep
  // One of another provider is no newer one of this.
  await beginCopy(db, broken, null)
  await copyArrearsJob.run(deps, { id })
  expect(await copyOf(id)).toMatchObject({ situacao: 'pronta', clientes: 2, faturas: 2, erro: null })
  erp.mode = 'away'
  const failed = await begin()
  await expect(copyArrearsJob.run(deps, { id: failed })).rejects.toThrow(text.status(503))
  const newer = await begin()
  erp.mode = 'up'
  await copyArrearsJob.run(deps, { id: failed })
  expect(await copyOf(failed)).toMatchObject({ situacao: 'falhou' })
  await copyArrearsJob.run(deps, { id: newer })
  expect(await copyOf(newer)).toMatchObject({ situacao: 'pronta' })
})

it('a copy of a sweep that never ends is never whole', async () => {
  const sweep = erp.answers.inadimplentes!
  erp.answers.inadimplentes = () => ({ dados: [], depois: '2' })
  const id = await begin()
  await expect(copyArrearsJob.run(deps, { id })).rejects.toThrow(text.badAnswer)
  expect(await copyOf(id)).toMatchObject({ situacao: 'falhou', erro: text.badAnswer })
  erp.answers.inadimplentes = sweep
})

it('a copy that somebody began after an hour is not finished by the run of the one before', async () => {
  const id = await begin()
  await writeCopy(db, id, async () => ({
    async *pages() {
      yield [owed('1')]
      // As `beginCopy` does after an hour.
      await db
        .updateTable('atraso_copia')
        .set({ situacao: 'falhou', concluida_em: new Date(), erro: 'Interrompida.' })
        .where('id', '=', id)
        .execute()
      await begin()
    },
  }))
  expect(await copyOf(id)).toMatchObject({ situacao: 'falhou', erro: 'Interrompida.' })
  await db.deleteFrom('atraso_copia').where('situacao', '=', 'carregando').execute()
})

it.each<[string, () => AsyncGenerator<ReturnType<typeof owed>[]>]>([
  ['ends', async function* () {}],
  [
    'fails',
    () => {
      throw new Error('away')
    },
  ],
  [
    'reads on',
    async function* () {
      yield [owed('11')]
      expect.unreachable('the copy is the second run’s')
    },
  ],
])(
  'a copy has one writer: where a second run took it, a first one that %s writes nothing',
  async (_how, rest) => {
    const id = await begin()
    const [paused, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let second = Promise.resolve()
    const first = writeCopy(db, id, async () => ({
      async *pages() {
        yield [owed('10')]
        second = writeCopy(db, id, async () => ({
          async *pages() {
            yield [owed('20')]
            paused.resolve()
            await resumed.promise
            yield [owed('21')]
          },
        }))
        await paused.promise
        yield* rest()
      },
    }))
    await first.catch((error: Error) => expect(error.message).toBe('away'))
    expect(await customersIn(id)).toEqual(['20'])
    expect(await copyOf(id)).toMatchObject({ situacao: 'carregando' })
    resumed.resolve()
    await second
    expect(await customersIn(id)).toEqual(['20', '21'])
    expect(await copyOf(id)).toMatchObject({ situacao: 'pronta', clientes: 2 })
  },
)

it('at night a connection whose secret cannot be read keeps no other provider waiting', async () => {
  await expect(nightlyCopyJob.run(deps, {})).rejects.toThrow('not sealed')
  const begun = await db
    .selectFrom('atraso_copia')
    .where('situacao', '=', 'carregando')
    .where('id_empresa', '=', provider)
    .select('id_empresa')
    .execute()
  expect(begun).toEqual([{ id_empresa: provider }])
  await db.deleteFrom('atraso_copia').where('situacao', '=', 'carregando').execute()
})

it('a copy is opened later each time, also by a clock that is behind, and not while its run writes', async () => {
  const id = await begin()
  const ahead = new Date(Date.now() + 3_600_000)
  await db.updateTable('atraso_copia').set({ iniciada_em: ahead }).where('id', '=', id).execute()
  const first = (await openCopy(db, id))!
  expect(first.iniciada_em.getTime()).toBeGreaterThan(ahead.getTime())
  const later = await db.transaction().execute(async (transaction) => {
    expect(await holdCopy(transaction, first)).toBe(true)
    const opening = openCopy(db, id)
    const waits = new Promise((done) => setTimeout(() => done('waits'), 150))
    expect(await Promise.race([opening, waits])).toBe('waits')
    return { opening }
  })
  const second = (await later.opening)!
  expect(second.iniciada_em.getTime()).toBeGreaterThan(first.iniciada_em.getTime())
  expect([await holdCopy(db, first), await holdCopy(db, second)]).toEqual([false, true])
})
