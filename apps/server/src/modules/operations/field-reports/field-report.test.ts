import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeIncident, makeIncidentCategory } from '../../../../test/factories/incidents.ts'
import { cityNamed } from '../../../../test/factories/rides.ts'
import { fieldReportPositionJob } from './field-report.job.ts'

const { db, as, deps } = await testWorld()
const rede = await makeIncidentCategory(db, { titulo: 'Rede' })
const pelotas = await cityNamed(db, 'Pelotas', 'RS')
let ours = await makeProvider(db)
beforeEach(async () => {
  ours = await makeProvider(db)
})

const employee = () => as({ roles: [], empresas: [ours], id_empresa: ours })
const manager = () => as({ roles: ['incidentes:gestor'], empresas: [ours], id_empresa: ours })
type Somebody = Awaited<ReturnType<typeof as>>

const fields = (over = {}) => ({ texto: 'Poste caído', id_cidade: pelotas, bairro: 'Centro', ...over })
const send = async (who: Somebody, over = {}) =>
  (await who.call.fieldReports.create({ objects: [fields(over)] }))[0]!.id
const noticesOf = async ({ userId }: Somebody) => {
  const rows = await db
    .selectFrom('notificacao_usuario as n')
    .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
    .where('n.id_usuario', '=', userId)
    .select('m.data')
    .orderBy('m.id')
    .execute()
  return rows.map(({ data }) => (data as { msg: string }).msg)
}
/** `people` employees report one after the other. */
async function many(people: number, over = {}) {
  const all = []
  for (let n = 0; n < people; n += 1) {
    const who = await employee()
    all.push({ who, id: await send(who, over) })
  }
  return all
}

describe('a report from the field', () => {
  it('has a place: a position, or a city with its district', async () => {
    const who = await employee()
    await expect(send(who, { id_cidade: null })).rejects.toThrow(
      'Informe a cidade ou use a posição do aparelho.',
    )
    await expect(send(who, { bairro: null })).rejects.toThrow('Informe o bairro.')
    const id = await send(who, {
      id_cidade: null,
      bairro: null,
      posicao: { latitude: -31.77, longitude: -52.34 },
    })
    expect((await who.call.fieldReports.get({ id })).posicao).toEqual({ latitude: -31.77, longitude: -52.34 })
  })

  it('sent again by the same device is the one that was stored, also by two calls at once', async () => {
    const boss = await manager()
    const who = await employee()
    const chave = randomUUID()
    const [first, second] = await Promise.all([send(who, { chave }), send(who, { chave })])
    expect(second).toBe(first)
    expect(await send(who, { chave, texto: 'Outro texto' })).toBe(first)
    expect((await who.call.fieldReports.listOwn({})).total).toBe(1)
    expect(await noticesOf(boss)).toEqual(['Novo relato do campo: Poste caído'])
    expect(await send(await employee(), { chave })).not.toBe(first)
  })

  it('is read by who wrote it and the managers of its provider', async () => {
    const who = await employee()
    const id = await send(who)
    expect((await who.call.fieldReports.get({ id })).texto).toBe('Poste caído')
    expect((await (await manager()).call.fieldReports.get({ id })).autor).not.toBeNull()
    await expect((await employee()).call.fieldReports.get({ id })).rejects.toThrow('não encontrado')
    const elsewhere = await makeProvider(db)
    const other = await as({ roles: ['incidentes:gestor'], empresas: [elsewhere], id_empresa: elsewhere })
    await expect(other.call.fieldReports.get({ id })).rejects.toThrow('não encontrado')
    await expect(
      other.call.fieldReports.answer({ id, resposta: 'Não é daqui', grupo: false }),
    ).rejects.toThrow('não encontrado')
    const incidente = {
      id_categoria: rede,
      titulo: 'Poste',
      descricao: '<p>Caído</p>',
      id_empresa: elsewhere,
    }
    await expect(other.call.fieldReports.openIncident({ id, incidente })).rejects.toThrow('não encontrado')
    const id_incidente = await makeIncident(db, { id_usuario: other.userId, id_empresa: elsewhere })
    await expect(other.call.fieldReports.join({ id, id_incidente })).rejects.toThrow('não encontrado')
    const boss = await manager()
    await expect(boss.call.fieldReports.join({ id, id_incidente })).rejects.toThrow('não encontrado')
    await expect(who.call.fieldReports.list({})).rejects.toThrow('Você não tem permissão')
    const candidate = await as({ employee: false })
    await expect(send(candidate)).rejects.toThrow('Você não tem permissão')
  })

  it('loses its position after 90 days (docs/operations.md#place-of-a-report)', async () => {
    const who = await employee()
    const posicao = { latitude: -31.7, longitude: -52.3 }
    const [old, young] = [await send(who, { posicao }), await send(who, { posicao })]
    const age = (id: number, days: number) =>
      db
        .updateTable('incidente_relato_posicao')
        .set({ created_at: new Date(Date.now() - days * 86_400_000) })
        .where('id_relato', '=', id)
        .execute()
    await age(old, 91)
    await age(young, 89)
    await fieldReportPositionJob.run(deps, {})
    expect((await who.call.fieldReports.get({ id: old })).posicao).toBeNull()
    expect((await who.call.fieldReports.get({ id: young })).posicao).toEqual(posicao)
  })
})

describe('what becomes of a report', () => {
  it('is an open incident that it is joined to: who reported follows it', async () => {
    const [boss, who] = [await manager(), await employee()]
    const id = await send(who)
    const id_incidente = await makeIncident(db, {
      id_usuario: boss.userId,
      id_empresa: ours,
      titulo: 'Fibra',
    })
    await boss.call.fieldReports.join({ id, id_incidente })
    expect((await who.call.fieldReports.listOwn({})).dados[0]).toMatchObject({
      situacao: 'em_incidente',
      incidente: 'Fibra',
      incidente_situacao: 'aberto',
    })
    expect(await noticesOf(who)).toEqual([
      'O que você relatou está no incidente Fibra. Você será avisado do andamento.',
    ])
    await boss.call.incidents.step({ id: id_incidente, situacao: 'resolvido', texto: 'Fusão feita' })
    expect((await who.call.incidents.pending()).map(({ texto }) => texto)).toEqual(['Resolvido: Fibra'])
    expect((await who.call.incidents.get({ id: id_incidente })).solucao).toBe('Fusão feita')
    const late = await send(who, { bairro: 'Areal' })
    await expect(boss.call.fieldReports.join({ id: late, id_incidente })).rejects.toThrow('já foi encerrado')
  })

  it('is an answer, which the sender gets; an incident’s report is answered no more', async () => {
    const [boss, who] = [await manager(), await employee()]
    const id = await send(who)
    await boss.call.fieldReports.answer({ id, resposta: 'É da prefeitura.' })
    expect((await who.call.fieldReports.get({ id })).resposta).toBe('É da prefeitura.')
    expect(await noticesOf(who)).toEqual(['Resposta ao seu relato: É da prefeitura.'])
    const id_incidente = await makeIncident(db, { id_usuario: boss.userId, id_empresa: ours })
    await boss.call.fieldReports.join({ id, id_incidente })
    await expect(boss.call.fieldReports.answer({ id, resposta: 'Outra' })).rejects.toThrow('já foi decidido')
  })

  it('is one incident, though two managers make one of it at once', async () => {
    const [one, other, who] = [await manager(), await manager(), await employee()]
    const id = await send(who)
    const incidente = { id_categoria: rede, titulo: 'Poste', descricao: '<p>Caído</p>', id_empresa: ours }
    const done = await Promise.allSettled(
      [one, other].map(({ call }) => call.fieldReports.openIncident({ id, incidente })),
    )
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const made = await db.selectFrom('incidente').where('id_empresa', '=', ours).select('id').execute()
    expect(made).toHaveLength(1)
  })

  it('is decided on the version that was seen', async () => {
    const [boss, who] = [await manager(), await employee()]
    const id = await send(who)
    const { updated_at } = await boss.call.fieldReports.get({ id })
    await boss.call.fieldReports.answer({ id, resposta: 'Vamos ver.' })
    await expect(
      boss.call.fieldReports.answer({ id, resposta: 'De novo', updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('alterado por outra pessoa')
  })
})

describe('many reports of one place (docs/operations.md#proposed-incidents)', () => {
  it('propose one incident: five people, one notice, and all of them go into it', async () => {
    const boss = await manager()
    const four = await many(4)
    await send(four[0]!.who)
    expect(await boss.call.fieldReports.proposed()).toEqual([])
    const fifth = await many(1, { bairro: 'CENTRO' })
    expect(await boss.call.fieldReports.proposed()).toMatchObject([
      { id: fifth[0]!.id, pessoas: 5, relatos: 6, cidade: 'Pelotas/RS' },
    ])
    const elsewhere = await makeProvider(db)
    const other = await as({ roles: ['incidentes:gestor'], empresas: [elsewhere], id_empresa: elsewhere })
    expect(await other.call.fieldReports.proposed()).toEqual([])
    await many(2)
    expect((await noticesOf(boss)).filter((msg) => !msg.startsWith('Novo'))).toEqual([
      '5 pessoas relataram em CENTRO, Pelotas em 30 minutos. Abrir um incidente?',
    ])
    const { id } = (await boss.call.fieldReports.proposed())[0]!
    expect((await boss.call.fieldReports.get({ id })).relatos_do_grupo).toBe(8)
    const incidente = { id_categoria: rede, titulo: 'Centro', descricao: '<p>Fora</p>', id_empresa: ours }
    expect(await boss.call.fieldReports.openIncident({ id, grupo: true, incidente })).toMatchObject({
      relatos: 8,
    })
    expect(await boss.call.fieldReports.proposed()).toEqual([])
    expect(await noticesOf(four[1]!.who)).toHaveLength(1)
  })

  it('are of one place by their positions, too', async () => {
    const boss = await manager()
    const here = { id_cidade: null, bairro: null, posicao: { latitude: -31.77, longitude: -52.34 } }
    await many(3, here)
    await many(1, { ...here, posicao: { latitude: -31.777, longitude: -52.34 } })
    await many(1, { ...here, posicao: { latitude: -31.78, longitude: -52.34 } })
    expect(await boss.call.fieldReports.proposed()).toEqual([])
    await many(1, { ...here, posicao: { latitude: -31.775, longitude: -52.34 } })
    expect(await boss.call.fieldReports.proposed()).toMatchObject([{ cidade: null }])
  })

  it('are not those of another district, of half an hour before, or of another provider', async () => {
    const boss = await manager()
    const before = await many(2)
    await db
      .updateTable('incidente_relato')
      .set({ created_at: new Date(Date.now() - 31 * 60_000) })
      .where(
        'id',
        'in',
        before.map(({ id }) => id),
      )
      .execute()
    await many(2, { bairro: 'Areal' })
    const elsewhere = await makeProvider(db)
    await send(await as({ roles: [], empresas: [elsewhere], id_empresa: elsewhere }))
    await many(3)
    expect(await boss.call.fieldReports.proposed()).toEqual([])
    await many(1)
    expect(await boss.call.fieldReports.proposed()).toEqual([])
    await many(1)
    expect(await boss.call.fieldReports.proposed()).toMatchObject([{ pessoas: 5 }])
  })

  it('sent at the same moment see each other', async () => {
    const boss = await manager()
    await many(3)
    const last = await Promise.all([employee(), employee()])
    await Promise.all(last.map((who) => send(who)))
    expect(await boss.call.fieldReports.proposed()).toMatchObject([{ pessoas: 5 }])
  })
})
