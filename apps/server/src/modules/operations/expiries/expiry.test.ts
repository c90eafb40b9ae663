import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeDriver, makeVehicle } from '../../../../test/factories/fleet.ts'
import { expiryNoticeJob } from './expiry-notice.job.ts'

const { db, as, app, deps } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const hr = await as({ roles: ['rh:gestor'], ...there })
const driver = await makeDriver(db, there, { cnh_validade: dayFromNow(12) })
await makeDriver(
  db,
  { nome: 'Rui Alheio', empresas: [theirs], id_empresa: theirs },
  { cnh_validade: dayFromNow(12) },
)
const person = await as({ nome: 'Noé Dias', ...there })
const vehicle = await makeVehicle(db, ours, {
  placa: 'VEN1C10',
  vencimento_licenciamento: dayFromNow(29),
  vencimento_seguro: dayFromNow(1),
  proxima_revisao_km: 500,
})
await makeVehicle(db, theirs, { placa: 'ALH1E10', vencimento_licenciamento: dayFromNow(10) })
const category = await db
  .insertInto('rh_documento_categoria')
  .values({ titulo: 'Exame', color: '#c62828', icone: 'heart' })
  .returning('id')
  .executeTakeFirstOrThrow()
const file = await db
  .insertInto('arquivo')
  .values({ bucket: 'documentos', nome: 'a.pdf', tipo: 'application/pdf', tamanho: 1, sha256: 'x' })
  .returning('id')
  .executeTakeFirstOrThrow()
await db
  .insertInto('rh_documento')
  .values({
    titulo: 'ASO de Noé',
    id_categoria: category.id,
    id_funcionario: person.userId,
    id_arquivo: file.id,
    data_emissao: dayFromNow(-300),
    data_validade: dayFromNow(14),
  })
  .execute()

const titles = async (who: typeof manager) =>
  (await who.call.expiries.list({ limit: 0 })).dados.map(({ titulo }) => titulo).toSorted()

describe('what ends', () => {
  it('is shown to who may read its source, and to nobody else (docs/operations.md#expiry-centre)', async () => {
    const fleet = await titles(manager)
    expect(fleet).toContain('Licenciamento de VEN1C10')
    expect(fleet).toContain('Seguro de VEN1C10')
    expect(fleet.filter((one) => one === 'Revisão de VEN1C10')).toHaveLength(1)
    expect(fleet.some((one) => one.startsWith('CNH de '))).toBe(true)
    expect(fleet).not.toContain('ASO de Noé')
    expect(fleet.join()).not.toMatch(/ALH1E10|Rui Alheio/)
    expect(await titles(hr)).toEqual(['ASO de Noé'])
    expect(await titles(person)).toEqual(['ASO de Noé'])
  })

  it('is, of documents, for HR and for the person it is about alone', async () => {
    const of = { id_categoria: category.id, data_emissao: dayFromNow(-300), data_validade: dayFromNow(13) }
    const add = async (titulo: string, over: object) => {
      const { id } = await db
        .insertInto('arquivo')
        .values({ bucket: 'documentos', nome: 'b.pdf', tipo: 'application/pdf', tamanho: 1, sha256: titulo })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('rh_documento')
        .values({ ...of, titulo, id_arquivo: id, ...over })
        .execute()
    }
    const worker = await as({ nome: 'Íris Melo', ...there })
    await add('Alvará de todos', { id_empresa: ours })
    await add('ASO de Íris', { id_funcionario: worker.userId })
    await add('ASO retirado', { id_funcionario: worker.userId, ativo: false })
    expect(await titles(worker)).toEqual(['ASO de Íris'])
    const others = (await titles(person)).concat(await titles(manager)).join()
    expect(others).not.toMatch(/Alvará|Íris/)
    expect(await titles(hr)).toEqual(expect.arrayContaining(['Alvará de todos', 'ASO de Íris']))
    await db.deleteFrom('rh_documento').where('data_validade', '=', dayFromNow(13)).execute()
  })

  it('is filtered by kind and by days, over REST too', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/vencimentos/filtro',
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { filtro: { tipo: { _in: ['licenciamento', 'seguro'] }, dias: { _lte: 10 } } },
    })
    expect(answer.json().vencimento).toMatchObject([{ titulo: 'Seguro de VEN1C10', dias: 1 }])
  })

  it('is in another calendar with the rights of the moment, until the address ends', async () => {
    const { url } = await manager.call.expiries.subscribe()
    const { pathname, search } = new URL(url)
    const read = async () => (await app.inject({ url: pathname + search })).payload
    const calendar = await read()
    expect(calendar).toContain('SUMMARY:Seguro de VEN1C10')
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${dayFromNow(1).replaceAll('-', '')}`)
    await db.deleteFrom('usuario_papel').where('id_usuario', '=', manager.userId).execute()
    expect(await read()).not.toContain('VEN1C10')
    await db
      .insertInto('usuario_papel')
      .values({ id_usuario: manager.userId, papel: 'frota:gestor' })
      .execute()
    await manager.call.expiries.unsubscribe()
    expect((await app.inject({ url: pathname + search })).statusCode).toBe(404)
  })

  it('is notified at 30, 15 and 1 days, once each, to who answers for it and whom it is about', async () => {
    const reported = async (id: number) =>
      (
        await db
          .selectFrom('notificacao_mensagem as m')
          .innerJoin('notificacao_usuario as u', 'u.id_mensagem', 'm.id')
          .where('u.id_usuario', '=', id)
          .select('m.data')
          .execute()
      ).map(({ data }) => (data as { msg: string }).msg)
    await expiryNoticeJob.run(deps, {})
    const first = await reported(manager.userId)
    expect(first.filter((msg) => msg.includes('VEN1C10'))).toHaveLength(3)
    expect((await reported(driver.id_usuario)).join()).toContain('CNH de')
    expect((await reported(person.userId)).join()).toContain('ASO de Noé')
    expect((await reported(hr.userId)).join()).toContain('ASO de Noé')
    await expiryNoticeJob.run(deps, {})
    expect(await reported(manager.userId)).toHaveLength(first.length)
    await db
      .updateTable('veiculo')
      .set({ vencimento_licenciamento: dayFromNow(15) })
      .where('id', '=', vehicle)
      .execute()
    await expiryNoticeJob.run(deps, {})
    expect((await reported(manager.userId)).length).toBe(first.length + 1)
  })
})
