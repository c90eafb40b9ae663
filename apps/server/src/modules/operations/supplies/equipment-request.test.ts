import { equipmentRequests as text } from '@intranet/contract/messages/equipment-requests'
import { fleet } from '@intranet/contract/messages/fleet'
import { refusal } from '@intranet/contract/messages/refusals'
import { supplies } from '@intranet/contract/messages/supplies'
import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAsset, makeProduct } from '../../../../test/factories/supplies.ts'
import { hashPassword } from '../../../platform/hashing.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['suprimentos:gestor'], ...there })
const elsewhere = await as({ roles: ['suprimentos:gestor'], empresas: [theirs], id_empresa: theirs })
const PASSWORD = 'Intranet@2026'

/** A refusal of one field, with its text. */
const wrong = (field: string, message: string) => ({ cause: { details: { campos: { [field]: message } } } })

type Somebody = typeof manager
const offered = async (id_empresa: number, over: Parameters<typeof makeProduct>[2] = {}) => {
  const id = await makeProduct(db, id_empresa, { nome: 'Headset', serializado: false, ...over })
  await db.updateTable('suprimento_produto').set({ solicitavel: true }).where('id', '=', id).execute()
  return id
}
const headset = await offered(ours)

const employee = () => as({ roles: [], nome: 'Tiago Machado', ...there })
const fields = { id_produto: headset, quantidade: 2, motivo: 'O meu quebrou', data_desejada: dayFromNow(5) }
async function ask(who: Somebody, over: object = {}): Promise<number> {
  const [made] = await who.call.equipmentRequests.create({ objects: [{ ...fields, ...over }] })
  return made!.id
}
const decide = (
  who: Somebody,
  id: number,
  situacao: 'aprovado' | 'recusado' = 'aprovado',
  more: object = {},
) => who.call.equipmentRequests.decide({ id, situacao, ...more })
const stateOf = async (who: Somebody, id: number) => (await who.call.equipmentRequests.get({ id })).situacao
const noticesOf = async ({ call }: Somebody) =>
  (await call.notifications.list({ limit: 100 })).map(({ data }) => data.msg)

describe('a request for equipment (docs/operations.md#requests-for-equipment)', () => {
  it('is of what a manager offers in one’s own provider', async () => {
    const who = await employee()
    const kept = await makeProduct(db, ours, { nome: 'Fusora' })
    const noProduct = wrong('id_produto', refusal.noOption)
    await expect(ask(who, { id_produto: kept })).rejects.toMatchObject(noProduct)
    await expect(ask(who, { id_produto: await offered(theirs) })).rejects.toMatchObject(noProduct)
    await expect(ask(who, { id_produto: await offered(ours, { ativo: false }) })).rejects.toMatchObject(
      noProduct,
    )
    const names = async () => (await who.call.equipmentRequests.products({})).map(({ id }) => id)
    expect(await names()).not.toContain(kept)
    await manager.call.supplyProducts.update({ id: kept, solicitavel: true })
    expect(await names()).toContain(kept)
    await expect(who.call.supplyProducts.update({ id: kept, solicitavel: false })).rejects.toThrow(
      'Você não tem permissão',
    )
    await expect(ask(who, { data_desejada: dayFromNow(-1) })).rejects.toThrow(text.past)
    const nowhere = await as({ roles: [], empresas: [ours] })
    await expect(ask(nowhere)).rejects.toThrow(fleet.noProvider)
    await expect(ask(await as({ employee: false }))).rejects.toThrow('Você não tem permissão')
  })

  it('is one at a time of a product and person, also by two calls at once', async () => {
    const who = await employee()
    const both = await Promise.allSettled([ask(who), ask(who)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(ask(who)).rejects.toThrow(text.open)
    const [first] = (await who.call.equipmentRequests.listOwn({})).dados
    await ask(who, { id_produto: await offered(ours) })
    await who.call.equipmentRequests.cancel({ id: first!.id })
    await ask(who)
  })

  it('is notified to the managers of its provider, and waits on their home', async () => {
    const [who, boss] = [await employee(), await as({ roles: ['suprimentos:gestor'], ...there })]
    const id = await ask(who)
    expect(await noticesOf(boss)).toEqual(['Tiago Machado pediu 2 × Headset.'])
    expect(await noticesOf(elsewhere)).toEqual([])
    const waiting = async ({ call }: Somebody) =>
      (await call.obligations.list()).grupos
        .filter(({ tipo }) => tipo === 'pedido_equipamento')
        .flatMap(({ itens }) => itens)
        .filter((one) => one.id === id)
        .map(({ verbo }) => verbo)
    expect(await waiting(boss)).toEqual(['Decidir'])
    expect([await waiting(elsewhere), await waiting(who)]).toEqual([[], []])
    await decide(boss, id)
    expect(await waiting(boss)).toEqual(['Entregar'])
  })

  it('is read by who wrote it and who serves its provider', async () => {
    const who = await employee()
    const id = await ask(who)
    const requester = await as({ roles: ['suprimentos:solicitante'], ...there })
    expect(await requester.call.equipmentRequests.get({ id })).toMatchObject({ decide: false, meu: false })
    expect(await who.call.equipmentRequests.get({ id })).toMatchObject({ decide: false, meu: true })
    const reader = await as({ roles: ['suprimentos:leitor'], ...there })
    for (const other of [await employee(), reader, elsewhere])
      await expect(other.call.equipmentRequests.get({ id })).rejects.toThrow('não encontrado')
    await expect(reader.call.equipmentRequests.list({})).rejects.toThrow('Você não tem permissão')
    expect((await elsewhere.call.equipmentRequests.list({ filtro: { id } })).total).toBe(0)
    await expect(decide(elsewhere, id)).rejects.toThrow('não encontrado')
  })
})

describe('a decision', () => {
  it('is another person’s, who manages supplies', async () => {
    const boss = await as({ roles: ['suprimentos:gestor'], ...there })
    const own = await ask(boss)
    expect(await boss.call.equipmentRequests.get({ id: own })).toMatchObject({ decide: false })
    for (const situacao of ['aprovado', 'recusado'] as const)
      await expect(decide(boss, own, situacao, { texto: 'Eu mesmo' })).rejects.toThrow(text.notOneself)
    const chief = await as({ ...superadmin, ...there })
    const ofChief = await ask(chief)
    await expect(decide(chief, ofChief)).rejects.toThrow(text.notOneself)
    const requester = await as({ roles: ['suprimentos:solicitante'], ...there })
    await expect(decide(requester, own)).rejects.toThrow('Você não tem permissão')
    await decide(manager, own)
    expect(await stateOf(boss, own)).toBe('aprovado')
  })

  it('is of what was read: a change of product or quantity refuses it', async () => {
    const who = await employee()
    const id = await ask(who)
    const { updated_at } = await manager.call.equipmentRequests.get({ id })
    await who.call.equipmentRequests.update({ id, quantidade: 20 })
    await expect(decide(manager, id, 'aprovado', { updated_at: updated_at.toISOString() })).rejects.toThrow(
      refusal.staleEdit,
    )
    const now = await manager.call.equipmentRequests.get({ id })
    await decide(manager, id, 'aprovado', { updated_at: now.updated_at.toISOString() })
    await expect(who.call.equipmentRequests.update({ id, quantidade: 30 })).rejects.toThrow(
      refusal.wrongState,
    )
    await expect((await employee()).call.equipmentRequests.update({ id, quantidade: 1 })).rejects.toThrow(
      'não encontrado',
    )
  })

  it('is taken once, though two managers take it at the same moment', async () => {
    const [who, other] = [await employee(), await as({ roles: ['suprimentos:gestor'], ...there })]
    const id = await ask(who)
    const both = await Promise.allSettled([
      decide(manager, id),
      decide(other, id, 'recusado', { texto: 'Não' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(decide(manager, id)).rejects.toThrow(refusal.wrongState)
    expect(await noticesOf(who)).toHaveLength(1)
  })

  it('that refuses says why, and who asked reads it', async () => {
    const who = await employee()
    const id = await ask(who)
    await expect(decide(manager, id, 'recusado')).rejects.toThrow(supplies.reasonRequired)
    await decide(manager, id, 'recusado', { texto: 'Há um em estoque na sua sala' })
    expect(await noticesOf(who)).toEqual([
      'Seu pedido de 2 × Headset foi recusado: Há um em estoque na sua sala',
    ])
    expect(await who.call.equipmentRequests.get({ id })).toMatchObject({
      situacao: 'recusado',
      resposta: 'Há um em estoque na sua sala',
    })
  })

  it('does not approve what somebody without access asked for', async () => {
    const who = await employee()
    const id = await ask(who)
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', who.userId).execute()
    await expect(decide(manager, id)).rejects.toThrow(fleet.requesterGone)
    await decide(manager, id, 'recusado', { texto: 'Saiu' })
  })
})

async function approved(over: object = {}) {
  const who = await employee()
  await db
    .updateTable('rh_usuario')
    .set({ senha_hash: await hashPassword(PASSWORD) })
    .where('id', '=', who.userId)
    .execute()
  const id = await ask(who, over)
  await decide(manager, id)
  return { who, id }
}
type Items = Parameters<Somebody['call']['custody']['handOver']>[0]['itens']
const handOver = (who: Somebody, id_funcionario: number, pedidos: number[], itens: Items) =>
  who.call.custody.handOver({ id_empresa: ours, id_funcionario, pedidos, itens })
const drawn = [
  [
    [10, 10],
    [200, 90],
  ],
]
const two = [{ id_produto: headset, quantidade: 2 }]

describe('what was approved', () => {
  it('is handed over by a custody term, and delivered once that is signed', async () => {
    const { who, id } = await approved()
    const term = await handOver(manager, who.userId, [id], two)
    expect(await manager.call.equipmentRequests.get({ id })).toMatchObject({
      situacao: 'aprovado',
      id_custodia: term.id,
      entrega: false,
    })
    await expect(who.call.equipmentRequests.cancel({ id })).rejects.toThrow(text.waitsSignature)
    await who.call.custody.sign({ id: term.id, assinatura: drawn, senha: PASSWORD })
    expect(await stateOf(who, id)).toBe('entregue')
    await expect(who.call.equipmentRequests.cancel({ id })).rejects.toThrow(refusal.wrongState)
  })

  it('is exactly what is handed over: product and quantity', async () => {
    const { who, id } = await approved()
    const notThat = text.otherThanApproved('Headset', 2)
    for (const quantidade of [1, 3])
      await expect(
        handOver(manager, who.userId, [id], [{ id_produto: headset, quantidade }]),
      ).rejects.toThrow(notThat)
    const mouse = await makeProduct(db, ours, { nome: 'Mouse', serializado: false })
    const other = [{ id_produto: mouse, quantidade: 2 }]
    await expect(handOver(manager, who.userId, [id], other)).rejects.toThrow(notThat)
    await handOver(manager, who.userId, [id], [...two, ...other])
  })

  it('with numbers is handed over by them', async () => {
    const notebook = await offered(ours, { nome: 'Notebook', serializado: true })
    const { who, id } = await approved({ id_produto: notebook, quantidade: 1 })
    const asset = await makeAsset(db, ours, notebook)
    const term = await handOver(manager, who.userId, [id], [{ id_patrimonio: asset }])
    await who.call.custody.sign({ id: term.id, assinatura: drawn, senha: PASSWORD })
    expect(await stateOf(manager, id)).toBe('entregue')
    expect((await manager.call.assets.get({ id: asset })).detentor).toBe('Tiago Machado')
  })

  it('is in one term, of the person who asked, once it is approved', async () => {
    const { who, id } = await approved()
    const waits = await employee()
    const undecided = await ask(waits)
    await expect(handOver(manager, waits.userId, [undecided], two)).rejects.toThrow(text.notApproved)
    await expect(handOver(manager, waits.userId, [id], two)).rejects.toThrow(text.notApproved)
    const both = await Promise.allSettled([
      handOver(manager, who.userId, [id], two),
      handOver(manager, who.userId, [id], two),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(handOver(manager, who.userId, [id], two)).rejects.toThrow(text.inTerm)
  })

  it('waits again when its term is cancelled', async () => {
    const { who, id } = await approved()
    const term = await handOver(manager, who.userId, [id], two)
    await manager.call.custody.cancel({ id: term.id })
    expect(await manager.call.equipmentRequests.get({ id })).toMatchObject({
      situacao: 'aprovado',
      id_custodia: null,
      entrega: true,
    })
    await who.call.equipmentRequests.cancel({ id })
    expect((await noticesOf(manager))[0]).toBe('Tiago Machado cancelou o pedido aprovado de 2 × Headset.')
    await expect(handOver(manager, who.userId, [id], two)).rejects.toThrow(text.notApproved)
  })
})

it('requests of somebody who leaves end, with the term of one (docs/people.md#what-ends-with-a-shutdown)', async () => {
  const hr = await as({ roles: ['rh:gestor'], ...there })
  const asking = await as({ roles: ['rh:gestor'], ...there })
  const { who, id } = await approved()
  const term = await handOver(manager, who.userId, [id], two)
  const open = await ask(who, { id_produto: await offered(ours, { nome: 'Cadeira' }) })
  const stays = await ask(await employee())
  const [made] = await asking.call.shutdowns.create({
    objects: [
      {
        id_funcionario: who.userId,
        tipo: 'acordo',
        motivo: 'Combinado entre as partes.',
        aviso_previo: 'indenizado',
        data_desligamento: dayFromNow(0),
      },
    ],
  })
  const lines = (await hr.call.shutdowns.holdings({ id: made!.id }))
    .map(({ descricao }) => descricao)
    .filter((line) => line.startsWith('Pedido de'))
  expect(lines.toSorted()).toEqual(['Pedido de 2 × Cadeira, a decidir', 'Pedido de 2 × Headset, aprovado'])
  await hr.call.shutdowns.step({ id: made!.id, situacao: 'em_analise' })
  await hr.call.shutdowns.step({ id: made!.id, situacao: 'aprovado' })
  await hr.call.shutdowns.step({ id: made!.id, situacao: 'efetivado', justificativa: 'Último dia.' })
  expect([await stateOf(manager, id), await stateOf(manager, open)]).toEqual(['cancelado', 'cancelado'])
  expect((await manager.call.custody.get({ id: term.id })).situacao).toBe('cancelada')
  expect(await stateOf(manager, stays)).toBe('pedido')
})
