/** What is refused with which words, where no other test says so. */
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUpload } from '../../../../test/factories/fleet.ts'
import { makeAsset, makeProduct, makeSquad } from '../../../../test/factories/supplies.ts'

const { db, as } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const manager = await as({ roles: ['suprimentos:gestor'], empresas: [ours, theirs], id_empresa: ours })
const squad = await makeSquad(db, ours)
const ont = await makeProduct(db, ours)
const router = await makeProduct(db, ours, { nome: 'Roteador' })
const cable = await makeProduct(db, ours, { nome: 'Cabo drop', serializado: false })
const foreign = await makeProduct(db, theirs)
const retired = await makeProduct(db, ours, { ativo: false })
const { call } = manager

const register = (over: object) =>
  call.supplies.register({ objects: [{ id_produto: ont, id_equipe: squad, ...over }] })

describe('a movement', () => {
  it.each([
    [{ id_produto: foreign }, 'O produto e a equipe são de provedores diferentes.'],
    [{ id_produto: retired }, 'Este produto está inativo.'],
    [{ id_produto: cable, patrimonio: 'PT-R1' }, 'Este produto não tem patrimônio.'],
  ])('of %j is refused', async (over, words) => {
    await expect(register(over)).rejects.toThrow(words)
  })

  it('of a squad that is not in use, or of an asset of another product, is refused', async () => {
    const closed = await makeSquad(db, ours, { ativo: false })
    await expect(register({ id_equipe: closed })).rejects.toThrow('Esta equipe está inativa.')
    await makeAsset(db, ours, router, { patrimonio: 'PT-R2' })
    await expect(register({ patrimonio: 'PT-R2' })).rejects.toThrow('Este patrimônio é de outro produto.')
  })

  it('keeps its asset from being moved by hand, and from standing twice in one call', async () => {
    const asset = await makeAsset(db, ours, ont, { patrimonio: 'PT-R3' })
    await register({ patrimonio: 'PT-R3' })
    const other = await makeSquad(db, ours)
    const moving = 'Este patrimônio já está em outra movimentação.'
    await expect(call.assets.update({ id: asset, id_equipe: other })).rejects.toThrow(moving)
    const row = { id_produto: ont, id_equipe: squad, patrimonio: 'PT-R4' }
    await expect(call.supplies.register({ objects: [row, row] })).rejects.toThrow(
      'Este patrimônio já está vinculado à equipe',
    )
  })
})

describe('a lot', () => {
  async function recycled(id_empresa: number) {
    const [made] = await call.supplies.register({
      objects: [
        {
          etapa: 'devolucao',
          id_produto: await makeProduct(db, id_empresa),
          id_equipe: await makeSquad(db, id_empresa),
        },
      ],
    })
    return (await call.supplies.advance({ id: made!.id, etapa: 'reciclagem', motivo: 'Queimado' })).id
  }
  const close = async (ids: number[], numero: string) =>
    call.supplies.closeLot({
      ids,
      numero,
      destinacao: 'Recicladora Sul',
      certificado: await makeUpload(db, manager.userId, 'application/pdf'),
    })

  it('is of one provider, has a number of its own and at least one item', async () => {
    const [a, b, c] = [await recycled(ours), await recycled(theirs), await recycled(ours)]
    await expect(close([], 'L-1')).rejects.toThrow('Escolha ao menos um item.')
    await expect(close([a, b], 'L-1')).rejects.toThrow('Escolha itens de um só provedor.')
    await db.updateTable('arquivo').set({ bucket: 'documentos' }).execute()
    await close([a], 'L-1')
    await expect(close([c], 'L-1')).rejects.toThrow('Já existe um lote com este número.')
  })
})

describe('a line of a count', () => {
  it('needs an open count, is in it once, and is registered once', async () => {
    const here = await makeSquad(db, ours)
    const line = { id_equipe: here, id_produto: cable, quantidade_informada: 3 }
    const add = (over: object = {}) => call.inventory.add({ objects: [{ ...line, ...over }] })
    await expect(add()).rejects.toThrow('Esta equipe não tem contagem aberta.')
    const { id } = await call.inventory.start({ id_equipe: here })
    const [made] = await add()
    await expect(add()).rejects.toThrow('Este item já está na contagem.')
    await expect(call.inventory.registerUnknown({ id: made!.id, id_produto: ont })).rejects.toThrow(
      'Este item já está cadastrado.',
    )
    await call.inventory.send({
      id,
      leituras: [{ chave: crypto.randomUUID(), codigo: 'ALHEIO-1', lido_em: '2026-11-21T10:00:00-03:00' }],
    })
    const { dados } = await call.inventory.list({ filtro: { id_contagem: id, patrimonio: 'ALHEIO-1' } })
    await expect(call.inventory.update({ id: dados[0]!.id, patrimonio: 'PT-R9' })).rejects.toThrow(
      'Cadastre este item antes.',
    )
    await expect(call.inventory.registerUnknown({ id: dados[0]!.id, id_produto: foreign })).rejects.toThrow(
      'O produto e a equipe são de provedores diferentes.',
    )
  })
})

it('an asset has one number a provider, and a term names those that have one', async () => {
  await makeAsset(db, ours, ont, { patrimonio: 'PT-R7' })
  await expect(call.assets.create({ objects: [{ patrimonio: 'PT-R7', id_produto: ont }] })).rejects.toThrow(
    'Já existe um patrimônio com este número.',
  )
  const person = await as({ empresas: [ours], id_empresa: ours })
  const give = (itens: object[]) =>
    call.custody.handOver({ id_empresa: ours, id_funcionario: person.userId, itens: itens as never[] })
  await expect(give([{ id_produto: ont, quantidade: 1 }])).rejects.toThrow(
    'Informe o patrimônio deste produto.',
  )
  await give([{ id_produto: cable, quantidade: 30 }])
  const reported = (await person.call.notifications.list()).map(({ data }) => data.msg)
  expect(reported).toContain('Um termo de custódia com 1 item espera a sua assinatura.')
})
