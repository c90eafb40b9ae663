import { dayFromNow, daysLater, todayInBrazil } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeCampaign, makeChannel } from '../../../../test/factories/tracking.ts'

const { db, as, app } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'Razao' })
const vetorial = await makeProvider(db, { sistema: 'vetorial', nome: 'Vetorial' })
const campaign = await makeCampaign(db, [razao], { nome: 'Verão' })
const facebook = await makeChannel(db, [razao], { nome: 'Facebook' })
const google = await makeChannel(db, [razao], { nome: 'Google' })
const theirs = await makeChannel(db, [vetorial], { nome: 'Facebook' })
const leaflet = await makeChannel(db, [razao], { nome: 'Panfleto' })
const manager = await as({ roles: ['vendas:gestor'], empresas: [razao] })
const requester = await as({ roles: ['vendas:solicitante'], empresas: [razao] })
const reader = await as({ roles: ['vendas:leitor'], empresas: [razao] })
const foreigner = await as({ roles: ['vendas:gestor'], empresas: [vetorial] })
const outsider = await as({ roles: ['vendas:solicitante'], employee: false, empresas: [razao] })
const admin = await as(superadmin)

const send = (who: typeof admin, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, payload, headers: { authorization: `Bearer ${who.token}` } })
const insert = '/v1/vendas/campanha/resultado/insert'
const listPath = '/v1/leads/relatorio/listar/resultado/campanha'

let month = 0
/** Each in its own month. */
const result = (over: object = {}) => {
  month += 1
  const of = `20${10 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  return {
    id_campanha: campaign,
    id_empresa: razao,
    id_canal: facebook,
    periodo_inicio: `${of}-01`,
    periodo_fim: `${of}-15`,
    impressoes: 1000,
    cliques: 50,
    conversas_iniciadas: 5,
    investimento: '120.50',
    ...over,
  }
}

describe('over REST a result', () => {
  it('is inserted, listed with its totals, changed and deleted', async () => {
    const body = result({ periodo_inicio: '2026-03-01', periodo_fim: '2026-03-15', investimento: 120.5 })
    const created = await send(requester, 'POST', insert, {
      object: { ...body, periodo: 'x', id_usuario: 1, id_usuario_updater: 1 },
    })
    expect(created.json()).toMatchObject({
      insert_vendas_campanha_resultado: { returning: [{ periodo: '01 - 15/Mar' }] },
    })
    const [{ id }] = created.json().insert_vendas_campanha_resultado.returning
    const filtro = { id_campanha: { _eq: campaign }, id_canal: facebook }
    const list = (await send(reader, 'POST', listPath, { filtro })).json()
    expect(list.relatorio_listar_resultado_campanha).toMatchObject([
      {
        id,
        periodo: '01 - 15/Mar',
        provedor: 'Razao',
        canal: 'Facebook',
        total_impressoes: 1000,
        total_cliques: 50,
        total_leads: 0,
        total_vendas: 0,
        faturamento: '0.00',
        investimento: '120.50',
        id_usuario: requester.userId,
        id_usuario_updater: null,
      },
    ])
    const changed = await send(manager, 'PUT', `/v1/lead/resultado/campanha/${id}`, {
      object: { cliques: 60 },
    })
    expect(changed.json().update_vendas_campanha_resultado.returning).toMatchObject([{ id }])
    const byChannel = (await send(reader, 'GET', `/v1/leads/resultado/campanha/canal/${facebook}`)).json()
    expect(byChannel.relatorio_listar_resultado_campanha).toMatchObject([
      { id, cliques: 60, id_usuario_updater: manager.userId },
    ])
    const removed = await send(manager, 'DELETE', `/v1/lead/resultado/campanha/${id}`)
    expect(removed.json()).toEqual({ delete_vendas_campanha_resultado: { affected_rows: 1 } })
  })

  it('accepts a million of each, and refuses one more with the documented text (docs/marketing.md#results)', async () => {
    const most = { impressoes: 1e6, cliques: 1e6, conversas_iniciadas: 1e6, investimento: '1000000.00' }
    expect((await send(manager, 'POST', insert, result(most))).statusCode).toBe(200)
    const over = { impressoes: 1e6 + 1, cliques: 1e6 + 1, conversas_iniciadas: 1e6 + 1 }
    const refused = await send(manager, 'POST', insert, result({ ...over, investimento: '1000000.01' }))
    expect([refused.statusCode, refused.json().campos]).toEqual([
      422,
      {
        impressoes: 'O número máximo de impressões é 1.000.000',
        cliques: 'O número máximo de cliques é 1.000.000',
        conversas_iniciadas: 'O número máximo de conversas iniciadas é 1.000.000',
        investimento: 'O número máximo de valor investido é 1.000.000',
      },
    ])
    expect((await send(manager, 'POST', insert, result({ cliques: -1 }))).statusCode).toBe(422)
    expect((await send(manager, 'POST', insert, {})).json().campos).toEqual({
      id_empresa: 'Campo obrigatório',
      periodo_inicio: 'Campo obrigatório',
      periodo_fim: 'Campo obrigatório',
      id_canal: 'Campo obrigatório',
    })
  })

  it('is of Facebook or Google of the provider, and of a campaign that runs there', async () => {
    for (const id_canal of [theirs, leaflet]) {
      const answer = await send(manager, 'POST', insert, result({ id_canal }))
      expect(answer.json().campos).toEqual({ id_canal: 'Escolha Facebook ou Google do provedor.' })
    }
    const elsewhere = await makeCampaign(db, [vetorial])
    const answer = await send(manager, 'POST', insert, result({ id_campanha: elsewhere }))
    expect(answer.json().campos).toEqual({ id_campanha: 'Esta campanha não é deste provedor.' })
    expect((await send(manager, 'POST', insert, result({ id_empresa: vetorial }))).statusCode).toBe(403)
    const offered = await manager.call.campaignResults.channels({ id_empresa: razao })
    expect(offered.map(({ id }) => id)).toEqual([facebook, google])
    expect(await manager.call.campaignResults.channels({ id_empresa: vetorial })).toEqual([])
  })
})

it('a channel and a campaign of the whole group are every provider’s', async () => {
  const everywhere = {
    id_canal: await makeChannel(db, [], { nome: 'Google' }),
    id_campanha: await makeCampaign(db, []),
  }
  const created = await send(requester, 'POST', insert, { object: result(everywhere) })
  expect(created.statusCode).toBe(200)
})

it('periods of one campaign, channel and provider do not overlap; a day’s touch is enough (docs/marketing.md#campaign-results)', async () => {
  const first = result({ periodo_inicio: '2025-01-01', periodo_fim: '2025-01-15' })
  await manager.call.campaignResults.create({ objects: [first] })
  const touching = { ...first, periodo_inicio: '2025-01-15', periodo_fim: '2025-01-31' }
  const refused = await send(manager, 'POST', insert, touching)
  expect([refused.statusCode, refused.json().campos]).toEqual([
    409,
    { periodo_inicio: 'Já existe um resultado desta campanha, canal e provedor neste período.' },
  ])
  await manager.call.campaignResults.create({ objects: [{ ...touching, id_canal: google }] })
  const [next] = await manager.call.campaignResults.create({
    objects: [{ ...touching, periodo_inicio: '2025-01-16' }],
  })
  await expect(
    manager.call.campaignResults.update({ id: next!.id, periodo_inicio: '2025-01-10' }),
  ).rejects.toThrow('neste período')
  await expect(
    manager.call.campaignResults.update({ id: next!.id, periodo_fim: '2025-01-01' }),
  ).rejects.toThrow('inválidos')
})

describe('a result that cannot be', () => {
  const tomorrow = dayFromNow(1)
  const future = { periodo_inicio: tomorrow, periodo_fim: daysLater(tomorrow, 14) }
  const many = { impressoes: 100, cliques: 101 }

  it.each([
    ['has a period that has not begun', future, { periodo_inicio: 'Este período ainda não começou.' }],
    ['has more clicks than impressions', many, { cliques: 'Os cliques não podem passar das impressões.' }],
  ])('%s: it is refused, new or changed', async (_what, over, campos) => {
    const refused = await send(manager, 'POST', insert, result(over))
    expect([refused.statusCode, refused.json().campos]).toEqual([422, campos])
    const [made] = await manager.call.campaignResults.create({ objects: [result()] })
    const path = `/v1/lead/resultado/campanha/${made!.id}`
    const changed = await send(manager, 'PUT', path, { object: over })
    expect([changed.statusCode, changed.json().campos]).toEqual([422, campos])
  })

  it('is not one that begins today, nor one without impressions', async () => {
    const begins = result({ ...future, periodo_inicio: todayInBrazil() })
    expect((await send(manager, 'POST', insert, begins)).statusCode).toBe(200)
    expect((await send(manager, 'POST', insert, result({ impressoes: null, cliques: 7 }))).statusCode).toBe(
      200,
    )
    const [made] = await manager.call.campaignResults.create({ objects: [result({ impressoes: 60 })] })
    await expect(manager.call.campaignResults.update({ id: made!.id, cliques: 61 })).rejects.toThrow()
    await manager.call.campaignResults.update({ id: made!.id, cliques: 61, impressoes: 61 })
  })
})

it('labels a period by its days and months', async () => {
  const [row] = await manager.call.campaignResults.create({
    objects: [result({ periodo_inicio: '2024-12-29', periodo_fim: '2025-01-04', id_canal: google })].map(
      (one) => ({ ...one, periodo_inicio: '2023-12-29', periodo_fim: '2024-01-04' }),
    ),
  })
  expect(row!.periodo).toBe('29/Dez - 04/Jan')
})

describe('permissions', () => {
  it('write: requesters their own, managers all of their providers; readers and outsiders not', async () => {
    const { campaignResults } = requester.call
    const [own] = await campaignResults.create({ objects: [result()] })
    await campaignResults.update({ id: own!.id, cliques: 1 })
    const [other] = await manager.call.campaignResults.create({ objects: [result()] })
    await expect(campaignResults.update({ id: other!.id, cliques: 1 })).rejects.toThrow('permissão')
    await expect(campaignResults.remove({ id: own!.id })).rejects.toThrow('permissão')
    await expect(reader.call.campaignResults.create({ objects: [result()] })).rejects.toThrow('permissão')
    await expect(outsider.call.campaignResults.list({})).rejects.toThrow('permissão')
    await expect(outsider.call.campaignResults.synthetic()).rejects.toThrow('permissão')
    expect((await foreigner.call.campaignResults.list({ limit: 0 })).total).toBe(0)
    await expect(foreigner.call.campaignResults.get({ id: own!.id })).rejects.toThrow('não encontrado')
    await expect(foreigner.call.campaignResults.update({ id: own!.id, cliques: 1 })).rejects.toThrow(
      'não encontrado',
    )
    await expect(foreigner.call.campaignResults.remove({ id: own!.id })).rejects.toThrow('não encontrado')
  })

  it('end at other providers: for them the report’s campaign does not exist', async () => {
    const { id_campanha: _, ...body } = result()
    const answer = await send(manager, 'POST', insert, body)
    expect(answer.json().campos).toEqual({
      id_campanha: 'A campanha do relatório não existe. Escolha outra em Parâmetros.',
    })
  })

  it('do not let somebody overwrite another edit', async () => {
    const [row] = await manager.call.campaignResults.create({ objects: [result()] })
    const { id, updated_at } = await manager.call.campaignResults.get({ id: row!.id })
    await manager.call.campaignResults.update({ id, cliques: 2 })
    await expect(
      manager.call.campaignResults.update({ id, cliques: 3, updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('alterado por outra pessoa')
  })
})
