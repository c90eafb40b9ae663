import { beforeEach, describe, expect, it } from 'vitest'
import { makeProvider } from '../../../../test/factories/company.ts'
import { importWorld } from '../../../../test/factories/import-world.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { cpfOf, csvText, sheetRows } from '../../../../test/factories/sheets.ts'
import { advanceImport } from './run-import.service.ts'

const { db, deps, ours, fields, manager, rest, preview, begin, participantsOf } = await importWorld()
const theirs = await makeProvider(db)
const { leadImports, leads } = manager.call

beforeEach(() => db.deleteFrom('vendas_lead').execute())

/** Four people, the first two of whom have an open lead with us already, the third only with another provider. */
async function fourPeople(): Promise<{ id: number; open: number; second: number }> {
  const open = await makeLead(db, ours, { cliente: 'Zoé', documento: cpfOf(100) })
  const second = await makeLead(db, ours, { documento: cpfOf(101), fone: '5332220000' })
  await makeLead(db, theirs, { documento: cpfOf(102) })
  await makeLead(db, ours, { documento: cpfOf(103), inativada_em: new Date(), motivo_inativacao: 'Desistiu' })
  return { id: await preview('leads.csv', csvText(sheetRows(4, 100), ';')), open, second }
}

async function letIn(id: number, com_lead_aberta?: 'pular' | 'unir') {
  await leadImports.confirm({ id, com_lead_aberta })
  await advanceImport(deps, id)
}

async function createAll(id: number) {
  await leadImports.createLeads({ id, todos: true })
  await advanceImport(deps, id)
  return leadImports.get({ id })
}

const openLeads = async (documento: string) =>
  (await leads.list({ lista: 'leads', filtro: { documento, id_empresa: ours } })).total

describe('people of an import with an open lead', () => {
  it('are counted before anything is written', async () => {
    const { id } = await fourPeople()
    expect(await leadImports.get({ id })).toMatchObject({ linhas: 4, linhas_com_lead: 2 })
  })

  it('are skipped by default, in each way of making the leads', async () => {
    const { id } = await fourPeople()
    await letIn(id)
    const people = await participantsOf(id)
    expect(people.map(({ lead_aberta }) => lead_aberta)).toEqual([true, true, false, false])
    const chosen = people.slice(1, 3).map((person) => person.id)
    expect(await leadImports.createLeads({ id, participantes: chosen })).toMatchObject({
      criadas: 1,
      puladas: 1,
      message: 'Uma lead criada; uma pulada, que já tem lead aberta.',
    })
    expect(await createAll(id)).toMatchObject({ situacao: 'importada', leads_criadas: 2, leads_puladas: 2 })
    for (const n of [100, 101]) expect(await openLeads(cpfOf(n))).toBe(1)
    const again = await leadImports.createLeads({ id, participantes: [people[0]!.id] })
    expect(again.message).toBe('Nenhuma lead criada; uma pulada, que já tem lead aberta.')
  })

  it('are merged if somebody chooses it: the open lead takes over what it lacks', async () => {
    const { id, open, second } = await fourPeople()
    await letIn(id, 'unir')
    expect(await createAll(id)).toMatchObject({ leads_criadas: 2, leads_unidas: 2, leads_puladas: 0 })
    const fone = (await participantsOf(id))[0]!.telefone
    const { id_campanha, id_canal } = fields
    expect(await leads.get({ id: open })).toMatchObject({ cliente: 'Zoé', fone, id_campanha, id_canal })
    expect(await leads.get({ id: second })).toMatchObject({ fone: '5332220000', id_campanha })
    expect((await leads.history({ id: open }))[0]).toMatchObject({
      acao: 'unida',
      texto: 'Importação leads.csv',
    })
    expect((await participantsOf(id)).map(({ lead, id_lead }) => [lead, id_lead])).toMatchObject([
      [true, open],
      [true, second],
      [true, expect.any(Number)],
      [true, expect.any(Number)],
    ])
  })

  it('lose the added values when the import is undone, unless somebody changed them since', async () => {
    const { id, open, second } = await fourPeople()
    await letIn(id, 'unir')
    await createAll(id)
    await leads.update({ id: open, fone: '5399998888' })
    await leadImports.undo({ id })
    const none = { id_campanha: null, id_canal: null }
    expect(await leads.get({ id: open })).toMatchObject({ fone: '5399998888', ...none })
    expect(await leads.get({ id: second })).toMatchObject({ fone: '5332220000', ...none })
    expect((await leads.history({ id: second }))[0]).toMatchObject({ acao: 'separada' })
    expect(await openLeads(cpfOf(102))).toBe(0)
  })

  it('and people who are in it twice get one lead', async () => {
    const id = await begin('leads.csv', csvText(sheetRows(2, 300), ';'))
    await rest('POST', `/v1/lead/arquivo/clientes/${id}`)
    const [one, other] = await participantsOf(id)
    await leadImports.updateParticipants({ updates: [{ id: other!.id, cpf: cpfOf(300) }] })
    const lead = [one!.id, other!.id]
    const { body } = await rest('POST', '/v1/lead/importacao/mk', {
      lead,
      id_importacao_evento: id,
      com_lead_aberta: 'unir',
    })
    expect(body.criaLeadImportada.message).toBe('Uma lead criada; uma unida à lead aberta.')
    expect(await openLeads(cpfOf(300))).toBe(1)
  })

  it('are found also at the same time: a form and an import make one lead', async () => {
    const id = await begin('leads.csv', csvText(sheetRows(1, 400), ';'))
    await rest('POST', `/v1/lead/arquivo/clientes/${id}`)
    const [person] = await participantsOf(id)
    const typed = {
      id_empresa: ours,
      id_canal: fields.id_canal,
      cliente: 'Zoé',
      documento: cpfOf(400),
      fone: '48999990000',
      cep: '96010000',
      logradouro: 'Rua XV',
      numero: '1',
      bairro: 'Centro',
      cidade: 'Pelotas',
      estado: 'RS' as const,
    }
    await Promise.allSettled([
      leads.create({ objects: [typed] }),
      leadImports.createLeads({ id, participantes: [person!.id] }),
    ])
    expect(await openLeads(cpfOf(400))).toBe(1)
  })
})
