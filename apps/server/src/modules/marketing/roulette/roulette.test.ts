import { todayInBrazil } from '@intranet/contract/today'
import { roulette as messages, roulettePrize } from '@intranet/contract/messages/roulette'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makePrizes, makeRoulette, makeWinners, prize } from '../../../../test/factories/roulette.ts'
import type { AppError } from '../../../platform/errors.ts'

const { db, as } = await testWorld()
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const vetorial = await makeProvider(db, { sistema: 'vetorial', nome: 'Vetorial' })
const manager = await as({ roles: ['roulette:gestor'], empresas: [razao] })
const worker = await as({ roles: ['roulette:solicitante'], empresas: [razao] })
const reader = await as({ roles: ['roulette:leitor'], empresas: [razao] })
const boss = await as(superadmin)
const { roulette } = manager.call

let sequence = 0
const fields = () => ({
  nome: `Natal Premiado Nº ${(sequence += 1)}`,
  sistema: 'razao',
  descricao: 'Gire e ganhe',
  data_inicio_campanha: todayInBrazil(),
  data_fim_campanha: '2099-12-31',
})

describe('a campaign', () => {
  it('gets its address from its name and warns without an authorisation (docs/marketing.md#roulette-campaigns)', async () => {
    const created = await roulette.create({ ...fields(), nome: '  Promoção de São João & Cia  ' })
    expect(created.url_campanha).toMatch(/\/roleta\/promocao-de-sao-joao-cia$/)
    expect(created.aviso).toBe('Informe o certificado de autorização da campanha.')
    const authorised = { nome: 'Com certificado', certificado_autorizacao: 'SPA/MF 1' }
    expect((await roulette.create({ ...fields(), ...authorised })).aviso).toBe(
      'Anexe o regulamento da campanha.',
    )
    const saved = await roulette.get({ id: created.id, id_dono: manager.userId })
    expect(saved).toMatchObject({ intervalo_votacao: 1, ativo: true, cliente: 0, nao_cliente: 0 })
  })

  it.each([
    [{ nome: 'Curta' }, 'Mínimo de 8 caracteres. (5/8)'],
    [{ motivo_aplicacao: 'x'.repeat(141) }, 'Limite de 140 caracteres'],
    [{ descricao: '' }, 'Por favor, preencha todos os campos...'],
    [
      { data_inicio_campanha: '2020-01-01' },
      'A data de publicação da campanha não pode ser anterior ao dia de hoje!',
    ],
    [
      { data_inicio_campanha: '2090-01-02', data_fim_campanha: '2090-01-01' },
      'A data de fim da campanha deve ser maior ou igual à data de início.',
    ],
  ])('refuses %j', async (over, text) => {
    const refused: Error & { cause?: unknown } = await roulette.create({ ...fields(), ...over }).then(
      () => expect.unreachable(),
      (error: Error) => error,
    )
    expect(JSON.stringify([refused.message, refused.cause])).toContain(text)
  })

  it('is refused when another has the name, in any spelling', async () => {
    await roulette.create({ ...fields(), nome: 'Natal Feliz 1' })
    await expect(roulette.create({ ...fields(), nome: 'natal  FELIZ 1' })).rejects.toThrow(
      'O nome da campanha já existe! Por favor digite outro nome...',
    )
  })

  it('keeps its address after the first participation', async () => {
    const { id } = await roulette.create(fields())
    const pair = { id, id_dono: manager.userId }
    await roulette.update({ ...pair, nome: 'Outro nome qualquer' })
    expect((await roulette.get(pair)).slug).toBe('outro-nome-qualquer')
    const [won] = await makePrizes(db, id, [{}])
    await makeWinners(db, id, won!.id, 1)
    await roulette.update({ ...pair, nome: 'Mais um nome ainda' })
    expect(await roulette.get(pair)).toMatchObject({
      nome: 'Mais um nome ainda',
      slug: 'outro-nome-qualquer',
    })
  })

  it('keeps its provider after the first participation (docs/marketing.md#roulette-campaigns)', async () => {
    const { id } = await boss.call.roulette.create(fields())
    const pair = { id, id_dono: boss.userId }
    await makeProvider(db, { sistema: 'terceiro' })
    const moveTo = (sistema: string) =>
      boss.call.roulette.update({ ...pair, sistema, descricao: `Na ${sistema}` })
    await moveTo('terceiro')
    expect(await boss.call.roulette.get(pair)).toMatchObject({ sistema: 'terceiro' })
    const [won] = await makePrizes(db, id, [{}])
    await makeWinners(db, id, won!.id, 1)
    await expect(moveTo('razao')).rejects.toMatchObject({
      cause: { details: { campos: { sistema: messages.providerStays } } },
    })
    await moveTo('terceiro')
    expect(await boss.call.roulette.get(pair)).toMatchObject({ sistema: 'terceiro' })
  })

  it('gets another owner by a superadmin only, and only one with a role in the roulette', async () => {
    const { id } = await roulette.create(fields())
    const pair = { id, id_dono: manager.userId }
    await expect(roulette.update({ ...pair, id_usuario_intranet: worker.userId })).rejects.toThrow(
      'Só superadmin',
    )
    const stranger = await as({ roles: [] })
    await expect(
      boss.call.roulette.update({ ...pair, id_usuario_intranet: stranger.userId }),
    ).rejects.toThrow('Dados inválidos.')
    await boss.call.roulette.update({ ...pair, id_usuario_intranet: worker.userId })
    await expect(roulette.get(pair)).rejects.toThrow('Registro não encontrado')
    expect(await roulette.get({ id, id_dono: worker.userId })).toMatchObject({ id })
  })

  it('is changed by its owner or a manager, read by readers, and does not exist for other providers', async () => {
    const { id } = await roulette.create(fields())
    const pair = { id, id_dono: manager.userId }
    await expect(worker.call.roulette.update({ ...pair, descricao: 'Minha' })).rejects.toThrow('permissão')
    await expect(reader.call.roulette.create(fields())).rejects.toThrow('permissão')
    expect(await reader.call.roulette.get(pair)).toMatchObject({ id })
    const other = (await as({ roles: ['roulette:gestor'], empresas: [vetorial] })).call.roulette
    await expect(other.get(pair)).rejects.toThrow('Registro não encontrado')
    await expect(other.create(fields())).rejects.toThrow('Dados inválidos.')
    expect((await other.list({})).total).toBe(0)
    const own = await worker.call.roulette.create(fields())
    const owned = { id: own.id, id_dono: worker.userId }
    expect(await worker.call.roulette.update({ ...owned, descricao: 'Minha' })).toMatchObject({ id: own.id })
  })

  it('is deleted while it is active and without participants; otherwise paused and reactivated (docs/marketing.md#deleting-a-roulette)', async () => {
    const { id } = await roulette.create(fields())
    const pair = { id, id_dono: manager.userId }
    await roulette.setActive({ id_campanha: id, ativo: false })
    await expect(roulette.remove(pair)).rejects.toThrow('A Campanha não pode ser excluída!')
    await roulette.setActive({ id_campanha: id, ativo: true })
    const [won] = await makePrizes(db, id, [{}])
    await makeWinners(db, id, won!.id, 1)
    await expect(roulette.remove(pair)).rejects.toThrow('CAMPANHA COM PREMIOS JA DISTRIBUIDOS')
    await boss.call.roulette.reset({ id_campanha: id })
    await roulette.remove(pair)
    await expect(roulette.get(pair)).rejects.toThrow('Registro não encontrado')
  })
})

describe('prizes', () => {
  const four = (id_campanha: number, over = {}) =>
    [1, 2, 3, 4].map((n) => ({ ...prize({ nome: `Prêmio ${n}`, ...over }), id_campanha }))

  it('are four or eight of an audience, and at least four stay', async () => {
    const { id } = await roulette.create(fields())
    await expect(roulette.createPrizes({ objects: four(id).slice(1) })).rejects.toThrow('Lembre-se!')
    await roulette.createPrizes({ objects: [...four(id), ...four(id, { cliente: true })] })
    const saved = await roulette.prizes({ id_campanha: id })
    expect(saved).toHaveLength(8)
    // Neither wheel may be left without its four, though the other one has some.
    const customers = saved.filter(({ cliente }) => cliente).map((one) => one.id)
    for (const ids of [customers.slice(0, 2), customers])
      await expect(roulette.removePrizes({ id_campanha: id, ids })).rejects.toThrow(
        'Você não pode ter menos que 4 Prêmios',
      )
    const more = await roulette.createPrizes({ objects: four(id, { cliente: true }) })
    await expect(roulette.removePrizes({ id_campanha: id, ids: [customers[0]!] })).rejects.toThrow(
      'Lembre-se!',
    )
    const ids = more.map((one) => one.id)
    expect(await roulette.removePrizes({ id_campanha: id, ids })).toEqual({ affected_rows: 4 })
  })

  it('are saved as two complete wheels, all or nothing (docs/marketing.md#roulette)', async () => {
    const { id } = await roulette.create(fields())
    const wheel = (over = {}) => four(id, over).map(({ id_campanha: _, ...one }) => one)
    const both = { id_campanha: id, clientes: wheel(), nao_clientes: wheel() }
    const saved = await roulette.savePrizes(both)
    expect(saved.map(({ cliente }) => cliente)).toEqual([true, true, true, true, false, false, false, false])
    const kept = saved
      .filter(({ cliente }) => cliente)
      .map((one, index) => ({ ...prize({ nome: `Novo ${index}` }), id: one.id }))
    await db
      .updateTable('site_roleta_premios')
      .set({ distribuidos: 90 })
      .where('id', '=', kept[3]!.id)
      .execute()
    const others = saved.filter(({ cliente }) => !cliente).map((one) => ({ ...prize(), id: one.id }))
    const low = kept.map((one, index) => (index === 3 ? { ...one, quantidade: 80 } : one))
    const whole = { id_campanha: id, clientes: kept, nao_clientes: others }
    const names = async () => (await roulette.prizes({ id_campanha: id })).map(({ nome }) => nome)
    const before = await names()
    // Too little stock, a wheel of eight of which four are in the other one, a prize of another campaign.
    const stranger = await makeRoulette(db, { id_empresa: razao, dono: manager.userId })
    const [foreign] = await makePrizes(db, stranger.id, [{}])
    for (const bad of [
      { ...whole, clientes: low },
      { ...whole, clientes: [...kept, ...others] },
      { ...whole, clientes: [...kept.slice(1), { ...prize(), id: foreign!.id }] },
    ])
      await expect(roulette.savePrizes(bad)).rejects.toThrow()
    expect(await names()).toEqual(before)
    await roulette.savePrizes({ ...whole, nao_clientes: [...others, ...wheel({ nome: 'Caneca' })] })
    expect(await names()).toEqual([
      ...kept.map(({ nome }) => nome),
      ...Array.from({ length: 8 }, () => 'Caneca'),
    ])
    await expect(reader.call.roulette.savePrizes(whole)).rejects.toThrow('permissão')
  })

  it('have a history with their campaign’s, for people who can see the campaign', async () => {
    const { id } = await roulette.create(fields())
    await roulette.createPrizes({ objects: four(id) })
    const [first] = await roulette.prizes({ id_campanha: id })
    await roulette.updatePrizes({ objects: [{ id: first!.id, quantidade: 77 }] })
    const asked = { tabelas: ['site_roleta_campanhas' as const, 'site_roleta_premios' as const], id_item: id }
    const rows = await manager.call.history.list(asked)
    expect(rows).toHaveLength(6)
    expect(rows[0]).toMatchObject({ operacao: 'UPDATE', new_data: { nome: first!.nome, quantidade: 77 } })
    const { call: foreigner } = await as({ roles: ['roulette:gestor'], empresas: [await makeProvider(db)] })
    expect(await foreigner.history.list(asked)).toEqual([])
  })

  it('never fall below the quantity already won and the minimum', async () => {
    const { id } = await roulette.create(fields())
    await roulette.createPrizes({ objects: four(id, { quantidade: 10, quantidade_minima: 2 }) })
    const [first] = await roulette.prizes({ id_campanha: id })
    expect(first).toMatchObject({ restantes: 8 })
    await db.updateTable('site_roleta_premios').set({ distribuidos: 5 }).where('id', '=', first!.id).execute()
    for (const [over, left] of [
      [{ quantidade: 6 }, 1],
      [{ quantidade_minima: 6 }, 5],
      [{ quantidade: 2, quantidade_minima: 1 }, 0],
    ] as const)
      await expect(roulette.updatePrizes({ objects: [{ id: first!.id, ...over }] })).rejects.toMatchObject({
        cause: { details: { campos: { 'objects.0.quantidade': roulettePrize.leftBelowMinimum(left) } } },
      })
    await roulette.updatePrizes({ objects: [{ id: first!.id, quantidade: 7 }] })
    expect((await roulette.prizes({ id_campanha: id }))[0]).toMatchObject({ quantidade: 7, restantes: 0 })
  })

  it.each([
    [{ nome: 'x'.repeat(25) }, 'Limite de 24 caracteres. (25/24)'],
    [{ descricao: 'x'.repeat(201) }, 'Limite de 200 caracteres'],
    [{ quantidade: 0 }, 'Este valor não pode ser menor que 1!'],
    [
      { quantidade: 1, quantidade_minima: 2 },
      'Ops... A quantidade não pode ser menor que a quantidade minima!',
    ],
    [{ animacao: undefined }, 'Este campo é obrigatório!'],
    [{ peso_item: 30 }, 'Este campo é obrigatório!'],
  ])('refuse %j', async (over, text) => {
    const { id } = await roulette.create(fields())
    const objects = four(id).map((one) => ({ ...one, ...over })) as never
    const refused: Error & { cause?: unknown } = await roulette.createPrizes({ objects }).then(
      () => expect.unreachable(),
      (error: Error) => error,
    )
    expect(JSON.stringify([refused.message, refused.cause])).toContain(text)
  })
})

describe('participants', () => {
  it('are masked except for managers, filtered by error, and get their prize once by its code', async () => {
    const wheel = await makeRoulette(db, { id_empresa: razao, dono: manager.userId })
    const [won] = await makePrizes(db, wheel.id, [{}])
    await makeWinners(db, wheel.id, won!.id, 2)
    const filtro = { id_campanha: wheel.id }
    const seen = (await reader.call.roulette.participants({ filtro })).dados[0]!
    expect(seen.cpf).toMatch(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/)
    expect(seen.codigo).toBe('******')
    const whole = (await roulette.participants({ filtro })).dados[0]!
    const { id, codigo, cpf, telefone } = whole
    for (const guess of [{ codigo: { _gte: codigo } }, { codigo }, { cpf }, { telefone }]) {
      const asked = { filtro: { ...filtro, id, ...guess } }
      expect((await roulette.participants(asked)).total).toBe(1)
      expect((await worker.call.roulette.participants(asked)).total, JSON.stringify(guess)).toBe(0)
    }
    expect(whole.cpf).toMatch(/^\d{11}$/)
    expect((await roulette.participants({ filtro: { ...filtro, erro: { _is_null: false } } })).total).toBe(0)
    const wrong = whole.codigo === '999999' ? '999998' : '999999'
    await expect(roulette.deliver({ id: whole.id, codigo: wrong })).rejects.toThrow(
      'Código de retirada incorreto.',
    )
    for (let n = 0; n < 10; n += 1)
      await expect(worker.call.roulette.deliver({ id, codigo: wrong })).rejects.toThrow('incorreto')
    const refused = await worker.call.roulette.deliver({ id, codigo }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ message: expect.stringContaining('Muitas tentativas.') })
    const { retryAfter } = (refused as { cause: AppError }).cause.details
    expect(retryAfter).toBeGreaterThan(3500)
    expect(retryAfter).toBeLessThanOrEqual(3600)
    await roulette.deliver({ id: whole.id, codigo: whole.codigo })
    await expect(roulette.deliver({ id: whole.id, codigo: whole.codigo })).rejects.toThrow('já foi entregue')
  })
})
