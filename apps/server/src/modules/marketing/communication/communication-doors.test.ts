import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeCustomer } from '../../../../test/factories/communication.ts'

const { db, as, app, deps } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'Razao' })
const vetorial = await makeProvider(db, { sistema: 'vetorial', nome: 'Vetorial' })
const manager = await as({ roles: ['regua_comunicacao:gestor'], empresas: [razao] })
const second = await as({ roles: ['regua_comunicacao:gestor'], empresas: [razao] })
const foreign = await as({ roles: ['regua_comunicacao:gestor'], empresas: [vetorial] })
const asker = await as({ roles: ['regua_comunicacao:solicitante'], empresas: [razao] })
const reader = await as({ roles: ['regua_comunicacao:leitor'], empresas: [razao] })
const admin = await as(superadmin)
const day = dayFromNow(1)

const send = (
  who: typeof manager,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => app.inject({ method, url, payload, headers: { authorization: `Bearer ${who.token}` } })

const campaign = async (nome = 'Aniversário') => {
  const created = await send(manager, 'POST', '/v1/campanha/agendamento', {
    sistema: 'razao',
    nome,
    ativo: true,
  })
  return created.json().insert_campanha_comunicacao.returning[0].id as number
}
const sms = {
  criterio: 'data_especifica',
  data_especifica: day,
  turno: 'M',
  sms: true,
  mensagem_sms: 'Oi {{nome}}',
}
const rule = async (campanha_id: number, over: object = {}) => {
  const created = await send(manager, 'POST', '/v1/campanha/regras', {
    objects: { ...sms, campanha_id, ativo: true, ...over },
  })
  expect(created.statusCode, created.body).toBe(200)
  return created.json().insert_campanha_regras.returning[0] as {
    id: number
    ativo: boolean
    aprovacao: string
  }
}

describe('campaigns and rules over REST', () => {
  it('take no other title of e-mails than the fixed one (docs/marketing.md#rule-channels)', async () => {
    const id = await campaign()
    const { id: id_regra } = await rule(id, { email: true, mensagem_email: '<p>Oi</p>' })
    const put = async (titulo_email: string) =>
      (await send(manager, 'PUT', `/v1/campanha/regras/${id_regra}`, { object: { titulo_email } })).statusCode
    expect([await put('Ganhe 500 reais'), await put('Uma mensagem do seu provedor'), await put('')]).toEqual([
      422, 200, 200,
    ])
    const { titulo_email } = await db
      .selectFrom('campanha_regras')
      .where('id', '=', id_regra)
      .select('titulo_email')
      .executeTakeFirstOrThrow()
    expect(titulo_email).toBe('Uma mensagem do seu provedor')
  })

  it('accept the documented bodies and answer the documented keys', async () => {
    const id = await campaign()
    const { id: id_regra } = await rule(id, {
      email: true,
      mensagem_email: '<p onclick="x">Oi</p><script>1</script>',
    })
    const shown = (await send(manager, 'GET', `/v1/campanha/agendamento/${id}`)).json()
    expect(shown.campanha_comunicacao[0].nome).toBe('Aniversário')
    expect(shown.campanha_regras[0]).toMatchObject({
      id: id_regra,
      envio: 'no_dia',
      tempo: 0,
      titulo_email: 'Uma mensagem do seu provedor',
      mensagem_email: '<p>Oi</p>',
    })
    expect(
      (await send(manager, 'PUT', `/v1/campanha/regras/${id_regra}`, { object: { ativo: false } }))
        .statusCode,
    ).toBe(200)
    expect(
      (await send(manager, 'PUT', `/v1/campanha/agendamento/${id}`, { object: { ativo: false } })).statusCode,
    ).toBe(200)
    const list = (await send(manager, 'GET', '/v1/campanha/agendamento')).json()
    expect(list.campanha_comunicacao.find((one: { id: number }) => one.id === id)).toMatchObject({
      sistema: 'razao',
      ativo: false,
    })
    expect((await send(manager, 'DELETE', `/v1/campanha/regras/${id_regra}`)).statusCode).toBe(200)
    expect((await send(manager, 'DELETE', `/v1/campanha/agendamento/${id}`)).statusCode).toBe(200)
  })

  it.each([
    [
      'no channel',
      { sms: false },
      'Você precisa marcar como ativada pelo menos uma das mensagens(whatsapp, email ou sms)',
    ],
    ['no text', { mensagem_sms: '' }, 'Preencha todos os campos obrigatórios!'],
    ['no criterion', { criterio: undefined }, 'Preencha todos os campos obrigatórios!'],
    ['no date', { data_especifica: null }, 'Preencha todos os campos obrigatórios!'],
    [
      'no days',
      { criterio: 'data_ativacao', envio: 'dia_seguinte' },
      'Preencha todos os campos obrigatórios!',
    ],
    ['no sending', { criterio: 'data_aniversario', envio: '' }, 'Preencha todos os campos obrigatórios!'],
    ['an unknown placeholder', { mensagem_sms: 'Oi {{cpf}}' }, 'Variável inválida: {{cpf}}'],
    [
      'a disabled sending',
      { criterio: 'data_ativacao', envio: 'anual' },
      'Este envio não está disponível para o critério escolhido.',
    ],
    ['a template of nobody', { whatsapp: true, template_whatsapp: 999_999 }, null],
  ])('refuse %s, on create and on update', async (_what, over, text) => {
    const campanha_id = await campaign()
    const refused = await send(manager, 'POST', '/v1/campanha/regras', {
      objects: [{ ...sms, campanha_id, ...over }],
    })
    expect(refused.statusCode).toBe(422)
    if (text) expect(JSON.stringify(refused.json())).toContain(text)
    const { id } = await rule(campanha_id)
    const { criterio = null, ...rest } = over as Record<string, unknown>
    const change = 'criterio' in over && criterio === undefined ? { criterio: '' } : over
    expect(
      (await send(manager, 'PUT', `/v1/campanha/regras/${id}`, { object: { ...change, ...rest } }))
        .statusCode,
    ).toBe(422)
  })

  it('keep yearly days as not applicable, in any spelling', async () => {
    const { id } = await rule(await campaign(), {
      criterio: 'data_aniversario',
      envio: 'anual',
      tempo: 'Não aplicável',
    })
    expect(
      (await send(manager, 'GET', `/v1/campanha/regras/${id}`)).json().campanha_regras_by_pk.tempo,
    ).toBeNull()
  })

  it('are limited to the user’s own providers and role (docs/marketing.md#communication-campaigns)', async () => {
    const id = await campaign()
    const { id: id_regra } = await rule(id)
    expect((await send(foreign, 'GET', `/v1/campanha/agendamento/${id}`)).statusCode).toBe(404)
    expect(
      (await send(foreign, 'PUT', `/v1/campanha/regras/${id_regra}`, { object: { ativo: false } }))
        .statusCode,
    ).toBe(404)
    expect(
      (await send(foreign, 'POST', '/v1/campanha/regras', { objects: [{ ...sms, campanha_id: id }] }))
        .statusCode,
    ).toBe(404)
    expect(
      (await send(foreign, 'POST', '/v1/campanha/agendamento', { sistema: 'razao', nome: 'X' })).statusCode,
    ).toBe(403)
    expect((await send(reader, 'DELETE', `/v1/campanha/regras/${id_regra}`)).statusCode).toBe(403)
    expect(
      (await send(reader, 'POST', `/v1/campanha/regras/${id_regra}/executar`, { data: day, turno: 'M' }))
        .statusCode,
    ).toBe(403)
  })

  it('written by people who are not managers wait until a manager switches them on', async () => {
    const { communicationCampaigns: campaigns, communicationRules: rules } = asker.call
    const [made] = await campaigns.create({ objects: [{ sistema: 'razao', nome: 'Pedida', ativo: true }] })
    expect(made!.ativo).toBe(false)
    const over = { ...sms, criterio: 'data_especifica', turno: 'M' } as const
    const asked = { ...over, campanha_id: await campaign(), ativo: true }
    const [{ id, ...stored } = { id: 0 }] = await rules.create({ objects: [asked] })
    expect(stored).toMatchObject({ ativo: false, aprovacao: 'dispensada' })
    const [silent] = await rules.create({ objects: [{ ...asked, ativo: undefined }] })
    expect(silent!.ativo).toBe(false)
    await rules.update({ id, mensagem_sms: 'Olá {{nome}}', ativo: false })
    await expect(rules.update({ id, ativo: true })).rejects.toThrow('permissão')
    // Neither are somebody else's theirs to change, nor those of a manager.
    const other = await as({ roles: ['regua_comunicacao:solicitante'], empresas: [razao] })
    const { call } = other
    await expect(call.communicationRules.update({ id, mensagem_sms: 'Outra' })).rejects.toThrow('permissão')
    const change = { id: made!.id, nome: 'Outra' }
    await expect(call.communicationCampaigns.update(change)).rejects.toThrow('permissão')
    await expect(campaigns.update({ id: made!.id, ativo: true })).rejects.toThrow('permissão')
    expect((await campaigns.update({ id: made!.id, nome: 'Minha' })).ativo).toBe(false)
    await manager.call.communicationRules.setActive({ ids: [id], ativo: true })
    expect((await rules.get({ id })).ativo).toBe(true)
  })

  it('need a second manager for a large audience (docs/marketing.md#large-audiences)', async () => {
    await db.insertInto('parametro').values({ chave: 'comunicacao_aprovacao_publico', valor: '1' }).execute()
    deps.parameters.forget()
    const [one] = [await makeCustomer(db, razao), await makeCustomer(db, razao)]
    const tomorrow = dayFromNow(2)
    const made = await rule(await campaign(), { data_especifica: tomorrow })
    expect(made).toMatchObject({ ativo: false, aprovacao: 'necessaria' })
    const forecast = await manager.call.communicationRules.simulate({ id: made.id })
    expect(forecast).toMatchObject({ aprovacao: 'necessaria', data: tomorrow })
    const total = forecast.clientes
    expect(total).toBeGreaterThanOrEqual(2)
    expect(forecast.exemplos[0]!.destino).toContain('*****')
    await expect(manager.call.communicationRules.setActive({ ids: [made.id], ativo: true })).rejects.toThrow(
      'peça a aprovação',
    )
    await expect(
      manager.call.communicationRules.requestApproval({ id: made.id, publico: total + 1 }),
    ).rejects.toThrow()
    await manager.call.communicationRules.requestApproval({ id: made.id, publico: total })
    await expect(manager.call.communicationRules.approve({ id: made.id })).rejects.toThrow('outro gestor')
    expect(await second.call.communicationRules.approve({ id: made.id })).toMatchObject({ ativo: true })
    expect((await manager.call.communicationRules.get({ id: made.id })).ativo).toBe(true)
    const calendar = await manager.call.communicationRules.calendar({ dias: 5 })
    expect(
      calendar.some(({ data, regras }) => data === tomorrow && regras.some(({ id }) => id === made.id)),
    ).toBe(true)
    const preview = await manager.call.communicationRules.preview({ id: made.id, id_pessoa: one })
    expect(preview[0]!.texto).toMatch(/^Oi Cliente/)
    await db.deleteFrom('parametro').where('chave', '=', 'comunicacao_aprovacao_publico').execute()
    deps.parameters.forget()
  })

  it('run a shift by hand: forecast, send, opt out, and the next shift leaves the customer out', async () => {
    await db.updateTable('relationship_dados_pessoas').set({ ativo: false }).execute()
    const person = await makeCustomer(db, razao, { email: 'opt@exemplo.com' })
    const id = await campaign()
    const email = { sms: false, email: true, mensagem_email: '<p>Oi {{primeiro_nome}}</p>' }
    const { id: id_regra } = await rule(id, email)
    const simulated = (
      await send(manager, 'POST', `/v1/campanha/regras/${id_regra}/simular`, { data: day })
    ).json()
    expect(simulated).toMatchObject({ clientes: 1, canais: [{ canal: 'email', envios: 1, suprimidos: {} }] })
    const ran = await send(admin, 'POST', `/v1/campanha/regras/${id_regra}/executar`, {
      data: day,
      turno: 'M',
    })
    expect(ran.statusCode, ran.body).toBe(200)
    expect(ran.json().campanha_execucao[0]).toMatchObject({ total: 1, envios: { enviado: 1 } })
    const again = await send(admin, 'POST', `/v1/campanha/regras/${id_regra}/executar`, {
      data: day,
      turno: 'M',
    })
    expect(again.json().campanha_execucao[0]).toMatchObject({ total: 1, envios: { enviado: 1 } })
    const { html } = await db
      .selectFrom('mensagem_saida')
      .where('destino', '=', 'opt@exemplo.com')
      .select('html')
      .executeTakeFirstOrThrow()
    const path = new URL(/href="([^"]+descadastro[^"]+)"/.exec(html!)![1]!).pathname
    expect((await app.inject({ url: path })).statusCode).toBe(200)
    expect(await db.selectFrom('relacionamento_preferencias_cliente').selectAll().execute()).toEqual([])
    const clicked = await app.inject({
      method: 'POST',
      url: path,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(clicked.statusCode).toBe(200)
    // The last letter alone may decode to the same bytes.
    expect((await app.inject({ method: 'POST', url: `${path.slice(0, -6)}______` })).statusCode).toBe(404)
    const { id: next } = await rule(id, email)
    await send(admin, 'POST', `/v1/campanha/regras/${next}/executar`, { data: day, turno: 'T' })
    const log = (
      await send(manager, 'POST', '/v1/campanha/envios/filtro', { filtro: { id_regra: next } })
    ).json()
    expect(log.campanha_envio).toMatchObject([
      { situacao: 'suprimido', motivo: 'restricao', destino: 'o***@exemplo.com' },
    ])
    expect(
      (await send(manager, 'GET', `/v1/campanha/regras/${next}/execucoes`)).json().campanha_execucao[0].total,
    ).toBe(1)
    expect(person).toBeGreaterThan(0)
  })
})
