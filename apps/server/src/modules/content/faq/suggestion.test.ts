import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { noticesTo } from '../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const manager = await as({ roles: ['perguntas_frequentes:gestor'], empresas: [ours] })
const writer = await as({ roles: ['perguntas_frequentes:solicitante'], empresas: [ours] })
const employee = await as({ id_empresa: ours, empresas: [ours] })
const stranger = await as({ id_empresa: theirs, empresas: [theirs] })
const admin = await as(superadmin)
const [category] = await manager.call.faqCategories.create({
  objects: [{ titulo: 'Ponto', color: '#0e7490', icone: 'calendar', ordem: 1 }],
})

type Somebody = typeof manager
const duties = async ({ call }: Somebody) =>
  (await openObligations(call))
    .filter(({ tipo }) => tipo === 'pergunta_sugerida')
    .map(({ verbo, titulo, rota }) => `${verbo}: ${titulo} ${rota}`)
const suggest = async (who: Somebody, pergunta: string) => (await who.call.faq.suggest({ pergunta })).id
const answer = (id: number) =>
  manager.call.faq.update({ id, resposta: '<p>Sim</p>', id_categoria: category!.id, ativo: true })
const notices = ({ userId }: Somebody) => noticesTo(db, userId)

describe('a suggestion', () => {
  it('waits for the managers of its provider until it is answered (docs/content.md#suggestions)', async () => {
    const id = await suggest(employee, 'Posso vender férias?')
    const duty = `Responder: Posso vender férias? /faq/edit/${id}`
    expect(await duties(manager)).toEqual([duty])
    const far = await as({ roles: ['perguntas_frequentes:gestor'], empresas: [theirs] })
    for (const other of [far, writer, employee]) expect(await duties(other)).toEqual([])
    await manager.call.faq.update({ id, id_categoria: category!.id })
    expect(await duties(manager)).toEqual([duty])
    await answer(id)
    expect(await duties(manager)).toEqual([])
    const authorless = await suggest(employee, 'De quem saiu?')
    await db.updateTable('faq_pergunta').set({ id_usuario: null }).where('id', '=', authorless).execute()
    await answer(authorless)
    expect(await duties(manager)).toEqual([])
    await manager.call.faq.setActive({ ids: [id], ativo: false })
    expect(await duties(manager)).toEqual([])
    await manager.call.faq.create({
      objects: [{ pergunta: 'Rascunho?', resposta: '<p>a</p>', id_categoria: category!.id, ativo: false }],
    })
    expect(await duties(manager)).toEqual([])
  })

  it('reaches superadmins where no manager is (docs/content.md#suggestions)', async () => {
    const lonely = await makeProvider(db)
    const nobodys = await as({ id_empresa: lonely, empresas: [lonely] })
    const id = await suggest(nobodys, 'Quem cuida do FAQ?')
    expect(await notices(admin)).toEqual(['Pergunta sugerida: Quem cuida do FAQ?'])
    expect(await duties(admin)).toContain(`Responder: Quem cuida do FAQ? /faq/edit/${id}`)
    await suggest(employee, 'E o nosso?')
    expect(await notices(admin)).toHaveLength(1)
  })

  it('that is deleted without an answer is reported to its author (docs/content.md#suggestions)', async () => {
    const text = 'Sua pergunta sugerida foi excluída sem resposta: Tem estacionamento?'
    const id = await suggest(employee, 'Tem estacionamento?')
    const far = await as({ roles: ['perguntas_frequentes:gestor'], empresas: [theirs] })
    await expect(far.call.faq.remove({ id })).rejects.toThrow('não encontrado')
    expect(await notices(employee)).not.toContain(text)
    await manager.call.faq.remove({ id })
    expect(await notices(employee)).toContain(text)
    const before = await notices(employee)
    const answered = await suggest(employee, 'Tem refeitório?')
    await answer(answered)
    await manager.call.faq.setActive({ ids: [answered], ativo: false })
    await manager.call.faq.remove({ id: answered })
    expect(await notices(employee)).toEqual([...before, 'Sua pergunta foi respondida: Tem refeitório?'])
    const own = await suggest(manager, 'Minha?')
    await manager.call.faq.remove({ id: own })
    expect(await notices(manager)).not.toContain(text.replace('Tem estacionamento?', 'Minha?'))
    expect(await notices(stranger)).toEqual([])
  })
})
