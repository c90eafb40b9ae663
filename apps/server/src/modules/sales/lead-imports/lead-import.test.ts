import { beforeEach, describe, expect, it } from 'vitest'
import { makeProvider } from '../../../../test/factories/company.ts'
import { importWorld } from '../../../../test/factories/import-world.ts'
import { cpfOf, csvText, sendSheet, sheetRows } from '../../../../test/factories/sheets.ts'
import { findActor } from '../../../platform/session.ts'
import { sheetFiles } from './lead-import.service.ts'
import { advanceImport } from './run-import.service.ts'

const { db, deps, app, as, ours, fields, manager, channelOf, rest, begin, preview, participantsOf } =
  await importWorld()
const theirs = await makeProvider(db, { nome: 'Outro' })

beforeEach(() => db.deleteFrom('vendas_lead').execute())

describe('leads', () => {
  async function imported(total: number, first: number): Promise<{ id: number; ids: number[] }> {
    const id = await begin('leads.csv', csvText(sheetRows(total, first), ';'))
    await rest('POST', `/v1/lead/arquivo/clientes/${id}`)
    const { body } = await rest('POST', '/v1/lead/importacao/clientes/filtro', {
      filtro: { id_importacao_evento: { _eq: id } },
      limit: 0,
    })
    return { id, ids: body.vendas_lead_participante.map((row: { id: number }) => row.id) }
  }

  it('are listed, corrected, made and undone by the documented calls only', async () => {
    await db
      .insertInto('relationship_dados_pessoas')
      .values({ id_empresa: ours, codpessoa: 'C1', nome_razaosocial: 'Zoé', cpf: cpfOf(101) })
      .execute()
    const { id, ids } = await imported(5, 100)
    const nodes = await rest('POST', '/v1/lead/importacao/cliente/filtro', { filtro: { id } })
    expect(nodes.body.vendas_lead_importacao_aggregate.nodes[0]).toMatchObject({
      id,
      file: { name: 'leads.csv' },
      empresa: { nome: 'Vetorial' },
      canal: { nome: 'Feira' },
      total_participantes: 5,
      leads_criadas: 0,
      lead_partcipantes: [{ id_importacao_evento: id }],
    })
    expect((await participantsOf(id)).map(({ cliente }) => cliente)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
    const update = (updates: unknown) => rest('PUT', '/v1/lead/importacao/clientes', { updates } as object)
    expect((await update([{ where: { id: { _eq: ids[0] } }, _set: { nome: 'Outra' } }])).status).toBe(200)
    for (const wrong of [
      [{ where: {}, _set: { nome: 'X' } }],
      [{ where: { id: { _gt: 0 } }, _set: { nome: 'X' } }],
      [{ where: { id: { _eq: ids[0] }, nome: { _eq: 'a' } }, _set: { nome: 'X' } }],
      [{ where: { id: { _eq: ids[0] } }, _set: { lead: true } }],
      [{ where: { id: { _eq: ids[0] } }, _set: { cpf: '11111111112' } }],
      [],
      'nada',
    ])
      expect((await update(wrong)).status).toBe(422)
    const make = (lead: unknown) =>
      rest('POST', '/v1/lead/importacao/mk', { id_usuario: 1, lead, id_importacao_evento: id } as object)
    expect((await make(ids.slice(0, 2))).body).toEqual({
      criaLeadImportada: { status: true, message: '2 leads criadas.' },
    })
    expect((await make({ id: ids[0] })).body.criaLeadImportada.message).toBe(
      'As leads selecionadas já foram criadas.',
    )
    // A participant that does not exist, or is of another import, does not mean that the lead was already created.
    for (const unknown of [[987654], [ids[2], 987654], { id: 987654 }, [String(ids[2])], [null]])
      expect([404, 422]).toContain((await make(unknown)).status)
    expect((await update([{ where: { id: { _eq: ids[0] } }, _set: { nome: 'Tarde' } }])).status).toBe(409)
    const leads = await db.selectFrom('vendas_lead').selectAll().orderBy('id').execute()
    expect(leads).toHaveLength(2)
    expect(leads[0]).toMatchObject({
      cliente: 'Outra',
      documento: cpfOf(100),
      origem: 'importacao',
      id_campanha: fields.id_campanha,
      id_canal: fields.id_canal,
      id_usuario: manager.userId,
      id_participante: ids[0],
    })
    expect((await rest('DELETE', `/v1/lead/importacao/${id}`)).body.message).toBe('Importação desfeita.')
    expect(await participantsOf(id)).toEqual([])
    expect(await db.selectFrom('vendas_lead').select('id').execute()).toEqual([])
    expect(await manager.call.leadImports.get({ id })).toMatchObject({ situacao: 'desfeita', id_file: null })
  })

  it('are compared with customers of their own provider, never of another one', async () => {
    const customers = [
      [ours, 201],
      [theirs, 202],
      [theirs, 203],
    ].map(([id_empresa, n]) => ({
      id_empresa: id_empresa!,
      codpessoa: `P${n}`,
      nome_razaosocial: 'Zoé',
      cpf: cpfOf(n!),
    }))
    await db.insertInto('relationship_dados_pessoas').values(customers).execute()
    const customersAmong = async (id: number) =>
      (await participantsOf(id)).filter(({ cliente }) => cliente).map(({ nome }) => nome)
    const { id, ids } = await imported(4, 200)
    expect(await customersAmong(id)).toEqual(['Zoé Conceição 201'])
    const shown = await preview('leads.csv', csvText(sheetRows(4, 200), ';'))
    await manager.call.leadImports.confirm({ id: shown })
    await advanceImport(deps, shown)
    expect(await customersAmong(shown)).toEqual(['Zoé Conceição 201'])
    const updates = [
      { id: ids[0]!, cpf: cpfOf(203) },
      { id: ids[1]!, cpf: cpfOf(199) },
      { id: ids[3]!, cpf: cpfOf(201) },
    ]
    await manager.call.leadImports.updateParticipants({ updates })
    expect(await customersAmong(id)).toEqual(['Zoé Conceição 203'])
  })

  it('show no document of a wrong line to people who see it masked', async () => {
    const id = await begin(
      'leads.csv',
      `nome;cpf;telefone\nAna;${cpfOf(1)};4899\nBia;${cpfOf(2)};48999990000\n`,
    )
    await rest('POST', `/v1/lead/arquivo/clientes/${id}`)
    const reader = await as({ roles: ['vendas:leitor'], empresas: [ours], employee: true })
    const filtro = { id_importacao_evento: id }
    const first = await reader.call.leadImports.errors({ filtro, sort: 'cpf', limit: 1 })
    expect(first.dados[0]!.cpf).toBe('*******0191')
    expect(Buffer.from(first.depois!, 'base64url').toString()).toContain('"*******0191"')
    const guessed = await reader.call.leadImports.errors({ filtro: { ...filtro, cpf: cpfOf(1) } })
    expect(guessed.total).toBe(0)
    const known = await manager.call.leadImports.errors({ filtro: { ...filtro, cpf: cpfOf(1) } })
    expect(known.total).toBe(1)
  })

  it('of all participants are made by the job, and only once if requested twice', async () => {
    const { id } = await imported(4500, 1000)
    await manager.call.leadImports.createLeads({ id, todos: true })
    await Promise.all([advanceImport(deps, id), advanceImport(deps, id)])
    await advanceImport(deps, id)
    const { total } = await db
      .selectFrom('vendas_lead')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(4500)
    expect(await manager.call.leadImports.get({ id })).toMatchObject({
      situacao: 'importada',
      leads_criadas: 4500,
    })
    await manager.call.leadImports.undo({ id })
    expect(await db.selectFrom('vendas_lead').select('id').execute()).toEqual([])
  }, 60_000)

  it('are shown only within their provider, to their author and the staff', async () => {
    const { id, ids } = await imported(1, 8000)
    const foreign = await as({ roles: ['vendas:gestor'], empresas: [theirs], employee: true })
    await expect(foreign.call.leadImports.get({ id })).rejects.toThrow('não encontrado')
    await expect(foreign.call.leadImports.undo({ id })).rejects.toThrow('não encontrado')
    await expect(
      foreign.call.leadImports.updateParticipants({ updates: [{ id: ids[0]!, nome: 'X' }] }),
    ).rejects.toThrow('não encontrado')
    expect((await foreign.call.leadImports.participants({})).total).toBe(0)
    const seller = await as({ roles: ['vendas:solicitante'], empresas: [ours], employee: true })
    await expect(seller.call.leadImports.undo({ id })).rejects.toThrow('permissão')
    const [masked] = (await seller.call.leadImports.participants({ filtro: { id_importacao_evento: id } }))
      .dados
    expect(masked!.cpf).toMatch(/^\*\*\*\./)
    expect(masked!.telefone).toMatch(/\*\*\*\*\*/)
    const reader = await as({ roles: ['vendas:leitor'], empresas: [ours], employee: true })
    const cpf = cpfOf(8000)
    for (const { call } of [reader, seller]) {
      const found = async (asked: object) => {
        const { total, depois } = await call.leadImports.participants({ limit: 1, ...asked })
        return [total, depois && Buffer.from(depois, 'base64url').toString()]
      }
      for (const sort of ['cpf', '-telefone'] as const) {
        const [total, mark] = await found({ sort, filtro: { id_importacao_evento: id } })
        expect(total).toBe(1)
        expect(mark).toContain('*')
      }
      for (const asked of [
        { q: cpf },
        { q: '48991008000' },
        { filtro: { cpf: { _gte: '0' } } },
        { filtro: { cpf } },
      ])
        expect(await found({ ...asked, sort: 'id' })).toEqual([0, null])
    }
    expect((await manager.call.leadImports.participants({ q: cpf })).total).toBe(1)
    expect(await seller.call.leadImports.participant({ id: ids[0]! })).toMatchObject({
      cpf: masked!.cpf,
      telefone: masked!.telefone,
      editavel: false,
    })
    await seller.call.leadImports.participant({ id: ids[0]! })
    expect(await manager.call.leadImports.participant({ id: ids[0]! })).toMatchObject({ cpf, editavel: true })
    const readings = await db
      .selectFrom('acesso_dado_pessoal')
      .where('tabela', '=', 'vendas_lead_participante')
      .select(['id_usuario', 'id_item'])
      .execute()
    expect(readings).toEqual([{ id_usuario: manager.userId, id_item: ids[0] }])
    await manager.call.leadImports.updateParticipants({ updates: [{ id: ids[0]!, nome: 'Corrigido' }] })
    const edits = { tabelas: 'vendas_lead_participante', id_item: ids[0]! } as const
    expect(await manager.call.history.list(edits)).not.toEqual([])
    for (const { call } of [seller, foreign]) expect(await call.history.list(edits)).toEqual([])
    const outside = await as({ roles: ['vendas:solicitante'], empresas: [ours], employee: false })
    await expect(outside.call.leadImports.list({})).rejects.toThrow('permissão')
    const { importAtOnce } = outside.call.leadImports
    await expect(importAtOnce({ id })).rejects.toThrow('permissão')
    const sentBy = (id_usuario: number) =>
      db.updateTable('vendas_lead_importacao').set({ id_usuario }).where('id', '=', id).execute()
    await sentBy(outside.userId)
    await expect(importAtOnce({ id })).rejects.toThrow('permissão')
    await sentBy(manager.userId)
    const sent = await sendSheet(app, manager.token, 'a.csv', 'nome;telefone\nA;48999990000\n')
    const channel = await channelOf(theirs)
    const object = { ...fields, id_canal: channel, id_file: sent.json().id as string }
    await expect(manager.call.leadImports.create({ objects: [object] })).rejects.toMatchObject({
      cause: { details: { campos: { id_canal: 'Opção não encontrada.' } } },
    })
    await expect(
      seller.call.leadImports.create({ objects: [{ ...fields, id_file: sent.json().id as string }] }),
    ).rejects.toMatchObject({ cause: { details: { campos: { id_file: expect.any(String) } } } })
  })

  it('have a sheet for managers and the person who sent it, as long as they sell; its readers are recorded (docs/lead-imports.md#preview)', async () => {
    const id = await begin('leads.csv', 'nome;telefone\nAna;48999990000\n')
    const sees = async (roles: string[], sent = true) => {
      const { userId, token } = await as({ roles, empresas: [ours], employee: true })
      if (sent)
        await db
          .updateTable('vendas_lead_importacao')
          .set({ id_usuario: userId })
          .where('id', '=', id)
          .execute()
      const { actor } = (await findActor(deps.auth, token))!
      const may = await sheetFiles.maySee(db, actor, id, '')
      if (may) await sheetFiles.recordReading!(db, actor, id)
      return may
    }
    expect(await sees(['vendas:solicitante'])).toBe(true)
    expect(await sees(['rh:leitor'])).toBe(false)
    expect(await sees(['vendas:solicitante'], false)).toBe(false)
    expect(await sees(['vendas:gestor'], false)).toBe(true)
    expect(await sheetFiles.maySee(db, null, id, '')).toBe(false)
    const readers = await db
      .selectFrom('acesso_dado_pessoal')
      .where('tabela', '=', 'vendas_lead_importacao')
      .where('id_item', '=', id)
      .select('campos')
      .execute()
    expect(readers).toEqual([{ campos: ['planilha'] }, { campos: ['planilha'] }])
  })

  it('changed by somebody else in the meantime are not overwritten', async () => {
    const { ids } = await imported(1, 7500)
    const { updateParticipants, participant } = manager.call.leadImports
    const { updated_at } = await participant({ id: ids[0]! })
    const edit = (nome: string) => ({
      updates: [{ id: ids[0]!, nome, updated_at: updated_at.toISOString() }],
    })
    await updateParticipants(edit('Primeira a salvar'))
    await expect(updateParticipants(edit('Segunda'))).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await participant({ id: ids[0]! })).toMatchObject({ nome: 'Primeira a salvar' })
  })

  it('that do not exist stop the others from becoming leads', async () => {
    const { id, ids } = await imported(1, 7600)
    const participantes = [ids[0]!, 900_000_001]
    await expect(manager.call.leadImports.createLeads({ id, participantes })).rejects.toMatchObject({
      cause: { details: { campos: { 'participantes.1': 'Registro não encontrado.' } } },
    })
    expect(await manager.call.leadImports.participant({ id: ids[0]! })).toMatchObject({ lead: false })
  })
})
