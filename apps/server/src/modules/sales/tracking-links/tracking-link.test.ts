import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeCampaign, makeChannel, makeDestination, makeLink } from '../../../../test/factories/tracking.ts'

const HOST = 'intranet.test'
const { db, as, app } = await testWorld({ PUBLIC_URL: `https://${HOST}` })
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const vetorial = await makeProvider(db, { sistema: 'vetorial', nome: 'Vetorial' })
const staff = await as({ roles: ['vendas:solicitante'], empresas: [razao] })
const cmp = await makeCampaign(db, [razao])
const chn = await makeChannel(db, [razao])
const dst = await makeDestination(db)
const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
  app.inject({
    authority: HOST,
    method,
    url,
    payload,
    headers: { authorization: `Bearer ${staff.token}` },
  })
const generate = async (params: object = { chn, cmp }) =>
  (await send('POST', '/v1/vendas/tracking/url', { params, id_usuario: 1, id_empresa: razao })).json()

it('counts a lead that a site sends back with its code, which then came by API (docs/sales.md#making-a-link)', async () => {
  const link = await makeLink(db, razao)
  const seller = await as({ roles: ['vendas:solicitante'], empresas: [razao], employee: true })
  const { headers } = await makeAccessKey(db, seller.userId, {
    roles: ['vendas:solicitante'],
    empresas: [razao],
  })
  const place = { logradouro: 'Rua A', numero: '1', bairro: 'Centro', cidade: 'Pelotas', estado: 'RS' }
  const person = { cliente: 'Ana Lemos', fone: '53999887766', ...place, id_empresa: razao, id_canal: chn }
  const sent = (trk: string | null) =>
    app.inject({
      authority: HOST,
      method: 'POST',
      url: '/v1/vendas/lead',
      payload: { object: { ...person, trk } },
      headers,
    })
  const made = await sent(link.codigo)
  expect(made.statusCode).toBe(200)
  const lead = await db
    .selectFrom('vendas_lead')
    .select(['id_tracking', 'origem'])
    .where('cliente', '=', 'Ana Lemos')
    .executeTakeFirst()
  expect(lead).toEqual({ id_tracking: link.id, origem: 'api' })
  const others = await makeLink(db, vetorial)
  for (const code of [others.codigo, 'Nenhum00']) {
    const refused = await sent(code)
    expect([refused.statusCode, refused.json().campos]).toEqual([
      422,
      { trk: 'Nenhum link deste provedor tem este código.' },
    ])
  }
  expect((await sent(null)).statusCode).toBe(200)
})

describe('over REST a link', () => {
  it('is generated, and listed as documented', async () => {
    const { insert_vendas_tracking_url: answer } = await generate({ chn, cmp, dst })
    const [{ id, url }] = answer.returning
    expect(url).toMatch(/^https:\/\/intranet\.test\/r\/[0-9A-Za-z]{8}$/)
    const listed = await send('POST', '/v1/vendas/tracking/url/filtro', { filtro: { id: { _eq: id } } })
    expect(listed.json()).toMatchObject({
      total: 1,
      vendas_tracking_url: [
        {
          id,
          url,
          params: { chn, cmp, dst },
          id_usuario: staff.userId,
          id_empresa: razao,
          empresa: { nome: 'RazaoInfo' },
          campanha: { id: cmp },
          canal: { id: chn },
          destino: { id: dst },
          usuario: { nome: expect.any(String) },
        },
      ],
    })
  })

  it('keeps its address when it is changed (docs/sales.md#tracking-links)', async () => {
    const { insert_vendas_tracking_url: before } = await generate()
    const [{ id, url }] = before.returning
    const other = await makeChannel(db, [razao])
    const answer = await send('PUT', '/v1/vendas/tracking/url', {
      id: { _eq: id },
      object: { params: { chn: other, cmp, dst }, id_usuario: 1, id_empresa: razao },
    })
    expect(answer.json().insert_vendas_tracking_url.returning[0]).toMatchObject({ id, url })
    expect(await staff.call.trackingLinks.get({ id })).toMatchObject({
      id_canal: other,
      id_destino: dst,
      url,
    })
  })

  it('has no destination once `params` come whole without one; one field alone leaves it', async () => {
    const { insert_vendas_tracking_url: made } = await generate({ chn, cmp, dst })
    const [{ id }] = made.returning
    const left = []
    for (const params of [{ cmp }, { chn }, { chn, cmp }, { dst }, { dst: 0 }]) {
      await send('PUT', '/v1/vendas/tracking/url', { id: { _eq: id }, object: { params } })
      left.push((await staff.call.trackingLinks.get({ id })).id_destino)
    }
    expect(left).toEqual([dst, dst, null, dst, null])
  })

  it('needs provider, campaign and channel', async () => {
    const answer = await send('POST', '/v1/vendas/tracking/url', { params: {} })
    expect(answer.json().campos).toEqual({
      id_empresa: 'Campo obrigatório',
      'params.cmp': 'Campo obrigatório',
      'params.chn': 'Campo obrigatório',
    })
  })

  it('accepts no unknown fields, and no change without an id', async () => {
    const unknown = await send('POST', '/v1/vendas/tracking/url', {
      params: { chn, cmp, x: 1 },
      id_empresa: razao,
    })
    expect(unknown.statusCode).toBe(422)
    const nothing = await send('PUT', '/v1/vendas/tracking/url', { object: { params: { chn, cmp } } })
    expect(nothing.statusCode).toBe(422)
  })

  it('opens the active destinations', async () => {
    const off = await makeDestination(db, { ativo: false })
    const listed = await send('POST', '/v1/lead/tracking/destino/filtrado', {})
    const ids = (listed.json().vendas_destino as { id: number }[]).map(({ id }) => id)
    expect([ids.includes(dst), ids.includes(off)]).toEqual([true, false])
  })
})

describe('a link', () => {
  it('accepts only what the form offers for its provider; it may keep its present values', async () => {
    const { trackingLinks } = staff.call
    const foreign = await makeCampaign(db, [vetorial])
    const off = await makeChannel(db, [razao], { ativo: false })
    const wrong = [
      { id_empresa: razao, id_campanha: foreign, id_canal: chn },
      { id_empresa: razao, id_campanha: cmp, id_canal: off },
      {
        id_empresa: razao,
        id_campanha: cmp,
        id_canal: chn,
        id_destino: await makeDestination(db, { ativo: false }),
      },
      { id_empresa: vetorial, id_campanha: foreign, id_canal: chn },
    ]
    for (const fields of wrong) await expect(trackingLinks.create({ objects: [fields] })).rejects.toThrow()
    const mine = await makeChannel(db, [razao])
    const [link] = await trackingLinks.create({
      objects: [{ id_empresa: razao, id_campanha: cmp, id_canal: mine }],
    })
    await db.updateTable('vendas_canal').set({ ativo: false }).where('id', '=', mine).execute()
    await trackingLinks.update({ id: link!.id, id_destino: dst })
  })

  it('is made at one’s own provider, also of a campaign and a channel that others share', async () => {
    const of = [razao, vetorial]
    const fields = { id_campanha: await makeCampaign(db, of), id_canal: await makeChannel(db, of) }
    const create = (id_empresa: number) =>
      staff.call.trackingLinks.create({ objects: [{ id_empresa, ...fields }] })
    await expect(create(vetorial)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await create(razao)
  })

  it('of a colleague is changed by managers; of another provider it does not exist', async () => {
    const link = await makeLink(db, razao)
    const foreign = await makeLink(db, vetorial)
    await expect(staff.call.trackingLinks.update({ id: link.id, id_destino: dst })).rejects.toThrow(
      'permissão',
    )
    const manager = await as({ roles: ['vendas:gestor'], empresas: [razao] })
    await manager.call.trackingLinks.update({ id: link.id, id_destino: dst })
    await expect(manager.call.trackingLinks.get({ id: foreign.id })).rejects.toThrow('não encontrado')
    await expect(manager.call.trackingLinks.figures({ id: foreign.id })).rejects.toThrow('não encontrado')
  })

  it('has figures: clicks, leads and sales by day, wrong and excluded leads left out (docs/sales.md#clicks)', async () => {
    const link = await makeLink(db, razao)
    await sql`insert into vendas_tracking_clique values (${link.id}, '2026-03-02', 7, 3), (${link.id}, '2026-03-31', 1, 0)`.execute(
      db,
    )
    const lead = { id_empresa: razao, id_tracking: link.id, origem: 'rastreamento', cliente: 'Pessoa' }
    const at = (created_at: string) => ({ ...lead, created_at })
    await db
      .insertInto('vendas_lead')
      .values([
        // Half an hour before midnight in São Paulo.
        at('2026-03-03T02:30:00Z'),
        { ...at('2026-03-03T12:00:00Z'), status: 5, finalizada_em: '2026-04-01T00:00:00Z' },
        { ...at('2026-03-03T12:00:00Z'), wrong_motivo: 'telefone' },
        { ...at('2026-03-03T12:00:00Z'), excluida_em: '2026-03-04T00:00:00Z' },
      ])
      .execute()
    const march = { id: link.id, data_ini: '2026-03-01', data_fim: '2026-03-31' }
    const { total, dados, por, data_ini, data_fim } = await staff.call.trackingLinks.figures(march)
    expect([data_ini, data_fim]).toEqual(['2026-03-01', '2026-03-31'])
    expect(total).toEqual({ cliques: 8, robos: 3, leads: 2, vendas: 1 })
    expect([por, dados.length]).toEqual(['dia', 31])
    expect(dados[1]).toEqual({ dia: '2026-03-02', cliques: 7, robos: 3, leads: 1, vendas: 0 })
    expect(dados[2]).toMatchObject({ leads: 1, vendas: 1 })
    expect((await staff.call.trackingLinks.figures({ id: link.id })).dados).toHaveLength(30)
    const year = await staff.call.trackingLinks.figures({
      id: link.id,
      data_ini: '2025-12-01',
      data_fim: '2026-11-30',
    })
    expect([year.por, year.dados.length, year.total]).toEqual(['mes', 12, total])
    await expect(
      staff.call.trackingLinks.figures({ id: link.id, data_ini: '2025-01-01', data_fim: '2026-11-30' }),
    ).rejects.toThrow('Dados inválidos')
  })
})

describe('destinations', () => {
  it('are maintained by superadmins, and are web addresses only (docs/sales.md#making-a-link)', async () => {
    const admin = await as(superadmin)
    await expect(
      admin.call.destinations.create({ objects: [{ nome: 'X', url: 'javascript:alert(1)' }] }),
    ).rejects.toThrow('Link inválido')
    const [made] = await admin.call.destinations.create({
      objects: [{ nome: 'Site', url: 'https://a.example' }],
    })
    await admin.call.destinations.update({ id: made!.id, url: 'https://b.example/x' })
    const manager = await as({ roles: ['vendas:gestor'], empresas: [razao] })
    await expect(manager.call.destinations.update({ id: made!.id, nome: 'Y' })).rejects.toThrow('permissão')
    await expect(
      admin.call.destinations.create({ objects: [{ nome: 'site', url: 'https://c.example' }] }),
    ).rejects.toThrow('Já existe um destino com este nome.')
  })
})
