import { beforeEach, describe, expect, it } from 'vitest'
import { deflateRawSync } from 'node:zlib'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import {
  cpfOf,
  csvText,
  sendSheet,
  sheetRows,
  workbook,
  type SheetCell,
} from '../../../../test/factories/sheets.ts'
import { advanceImport } from './run-import.service.ts'

const { db, deps, app, as } = await testWorld()
const ours = await makeProvider(db, { nome: 'Vetorial' })
const theirs = await makeProvider(db, { nome: 'Outro' })
const insertNamed = async (table: 'vendas_campanha' | 'vendas_canal', id_empresa: number) => {
  const { id } = await db
    .insertInto(table)
    .values({ nome: 'Feira' })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (table === 'vendas_campanha')
    await db.insertInto('vendas_campanha_provedor').values({ id_campanha: id, id_empresa }).execute()
  else await db.insertInto('vendas_canal_provedor').values({ id_canal: id, id_empresa }).execute()
  return id
}
const id_campanha = await insertNamed('vendas_campanha', ours)
const id_canal = await insertNamed('vendas_canal', ours)
const manager = await as({ roles: ['vendas:gestor'], empresas: [ours], employee: true })
const fields = { id_empresa: ours, id_campanha, id_canal }

const rest = async (
  method: 'POST' | 'PUT' | 'GET' | 'DELETE',
  url: string,
  payload?: object,
  token = manager.token,
) => {
  const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload })
  return { status: answer.statusCode, body: answer.json() }
}

/** Upload and import record; nothing is read yet. */
async function begin(nome: string, content: Buffer | string): Promise<number> {
  const sent = await sendSheet(app, manager.token, nome, content)
  expect(sent.statusCode).toBe(200)
  const { body, status } = await rest('POST', '/api/rest/v1/lead/dados/importacao', {
    ...fields,
    id_file: sent.json().id,
    id_usuario: 1,
  })
  expect(status).toBe(200)
  return body.insert_vendas_lead_importacao.returning[0].id
}

async function preview(nome: string, content: Buffer | string): Promise<number> {
  const id = await begin(nome, content)
  await manager.call.leadImports.read({ id })
  await advanceImport(deps, id)
  return id
}

const participantsOf = async (id: number) => {
  const { dados } = await manager.call.leadImports.participants({
    filtro: { id_importacao_evento: id },
    limit: 0,
  })
  return dados.map(({ linha, nome, telefone, cpf, cliente, lead }) => ({
    linha,
    nome,
    telefone,
    cpf,
    cliente,
    lead,
  }))
}
const errorsOf = async (id: number) => {
  const { dados } = await manager.call.leadImports.errors({ filtro: { id_importacao_evento: id }, limit: 0 })
  return dados.map(({ linha, erro }) => [linha, erro])
}

beforeEach(() => db.deleteFrom('vendas_lead').execute())

/** Seven good rows, and one of each kind of error. */
const mixed: SheetCell[][] = [
  ['Nome', 'CPF', 'Telefone'],
  ['José da Silva', '529.982.247-25', '(48) 99999-0000'],
  ['Ana "Nina" Conceição; filha', Number(cpfOf(1)), 48999990001],
  ['Sem CPF', '', '4832220000'],
  ['', cpfOf(20), '48999990002'],
  ['CPF errado', '11111111112', '48999990003'],
  ['Notação', cpfOf(21), '4,8999E+10'],
  ['Sem telefone', cpfOf(22), ''],
  ['De novo', '52998224725', '48999990004'],
  ['Curto', cpfOf(23), '999'],
]

describe('reading', () => {
  it('gives the same from every kind of file', async () => {
    const files: [string, Buffer | string][] = [
      ['a.csv', Buffer.from(csvText(mixed, ';'), 'latin1')],
      ['b.CSV', csvText(mixed, ',')],
      ['c.xlsx', workbook(mixed, 'xlsx')],
      ['d.xlsx', workbook(mixed, 'xlsx', false)],
      ['e.xls', workbook(mixed, 'biff8')],
    ]
    const found = []
    for (const [nome, content] of files) {
      const id = await begin(nome, content)
      const { body } = await rest('POST', `/v1/lead/arquivo/clientes/${id}`)
      expect(body).toEqual({
        importaClientes: { success: true, message: '3 participantes importados; 6 linhas com erro.' },
      })
      found.push({ rows: await participantsOf(id), errors: await errorsOf(id) })
    }
    for (const other of found) expect(other).toEqual(found[0])
    expect(found[0]!.rows.map(({ nome, telefone, cpf }) => [nome, telefone, cpf])).toEqual([
      ['José da Silva', '48999990000', '52998224725'],
      ['Ana "Nina" Conceição; filha', '48999990001', cpfOf(1)],
      ['Sem CPF', '4832220000', null],
    ])
    expect(found[0]!.errors).toEqual([
      [5, 'Nome não informado'],
      [6, 'CPF inválido'],
      [7, 'Telefone em notação científica: formate a coluna como texto'],
      [8, 'Telefone não informado'],
      [9, 'Linha repetida: igual à linha 2'],
      [10, 'Telefone inválido'],
    ])
  })

  it('shows a preview before anything is written, reads anew with other columns, then lets in', async () => {
    const id = await preview('x.csv', 'Quem;Onde;Documento\nJosé;48999990000;52998224725\nAna;;\n')
    const asked = await manager.call.leadImports.get({ id })
    expect(asked).toMatchObject({
      situacao: 'conferida',
      mapa: null,
      colunas: ['Quem', 'Onde', 'Documento'],
      linhas: 2,
    })
    expect(asked.amostra).toEqual([
      ['José', '48999990000', '52998224725'],
      ['Ana', '', ''],
    ])
    await expect(manager.call.leadImports.confirm({ id })).rejects.toThrow('A planilha precisa das colunas')
    await expect(
      manager.call.leadImports.mapColumns({ id, mapa: { nome: 0, telefone: 0, cpf: 2 } }),
    ).rejects.toThrow('Escolha uma coluna diferente')
    await manager.call.leadImports.mapColumns({ id, mapa: { nome: 0, telefone: 1, cpf: 2 } })
    await advanceImport(deps, id)
    expect(await manager.call.leadImports.get({ id })).toMatchObject({
      situacao: 'conferida',
      linhas_com_erro: 1,
    })
    expect(await errorsOf(id)).toEqual([[3, 'Telefone não informado']])
    expect(await participantsOf(id)).toEqual([])
    await manager.call.leadImports.confirm({ id })
    await advanceImport(deps, id)
    expect(await participantsOf(id)).toHaveLength(1)
    expect(await manager.call.leadImports.get({ id })).toMatchObject({
      situacao: 'importada',
      amostra: null,
      progresso: 100,
      total_participantes: 1,
    })
  })

  it('tells what is wrong with a file in a sentence', async () => {
    const tell = async (nome: string, content: Buffer | string) => {
      const id = await begin(nome, content)
      return (await rest('POST', `/v1/lead/arquivo/clientes/${id}`)).body.importaClientes
    }
    expect(await tell('a.csv', 'nome;telefone\n')).toEqual({
      success: false,
      message: expect.stringContaining('não tem linhas'),
    })
    expect(await tell('b.csv', 'a;b\n1;2\n')).toMatchObject({
      success: false,
      message: expect.stringContaining('precisa das colunas'),
    })
    const broken = workbook(sheetRows(50), 'xlsx')
    broken.fill(7, 60, broken.length - 800)
    expect(await tell('c.xlsx', broken)).toMatchObject({ success: false })
    expect(await tell('d.xlsx', bomb())).toMatchObject({
      success: false,
      message: expect.stringContaining('grande demais'),
    })
  }, 60_000)

  it.each([
    ['a.pdf', '%PDF-1.7 nome;telefone'],
    ['a.csv', '%PDF-1.7 nome;telefone'],
    ['a.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])],
    ['a.xlsx', Buffer.from('PK\x03\x04 nothing of a workbook in here')],
    ['a.txt', 'nome;telefone'],
  ])('refuses %s that is no spreadsheet', async (nome, content) => {
    const answer = await sendSheet(app, manager.token, nome, content)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().mensagem).toBe('Formato do arquivo não permitido!')
  })
})

/** A workbook whose sheet is a hundred megabytes of nothing. */
function bomb(): Buffer {
  const entries: [string, Buffer][] = [
    ['xl/workbook.xml', Buffer.from('<workbook><sheets><sheet name="a" r:id="r"/></sheets></workbook>')],
    [
      'xl/_rels/workbook.xml.rels',
      Buffer.from('<Relationships><Relationship Id="r" Target="worksheets/sheet1.xml"/></Relationships>'),
    ],
    ['xl/worksheets/sheet1.xml', Buffer.from('<row></row>'.repeat(10_000_000))],
  ]
  let offset = 0
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

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

  it('are listed, mended, made and taken back by the documented calls alone', async () => {
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
    expect((await update([{ where: { id: { _eq: ids[0] } }, _set: { nome: 'Tarde' } }])).status).toBe(409)
    const leads = await db.selectFrom('vendas_lead').selectAll().orderBy('id').execute()
    expect(leads).toHaveLength(2)
    expect(leads[0]).toMatchObject({
      cliente: 'Outra',
      documento: cpfOf(100),
      origem: 'importacao',
      id_campanha,
      id_canal,
      id_usuario: manager.userId,
      id_participante: ids[0],
    })
    expect((await rest('DELETE', `/v1/lead/importacao/${id}`)).body.message).toBe('Importação desfeita.')
    expect(await participantsOf(id)).toEqual([])
    expect(await db.selectFrom('vendas_lead').select('id').execute()).toEqual([])
    expect(await manager.call.leadImports.get({ id })).toMatchObject({ situacao: 'desfeita', id_file: null })
  })

  it('of all are made by the job; asked twice, once', async () => {
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

  it('cannot be taken back once one was worked on, or went to the ERP', async () => {
    const first = await imported(2, 7000)
    await manager.call.leadImports.createLeads({ id: first.id, participantes: first.ids })
    const [lead] = await db.selectFrom('vendas_lead').select('id').execute()
    await manager.call.leads.update({ id: lead!.id, cliente: 'Mudada' })
    await expect(manager.call.leadImports.undo({ id: first.id })).rejects.toThrow('uma lead já foi ao ERP')

    await db.insertInto('empresa_erp').values({ id_empresa: ours, url: 'http://127.0.0.1:9' }).execute()
    const second = await imported(2, 7100)
    await manager.call.leadImports.createLeads({ id: second.id, participantes: second.ids })
    await db
      .updateTable('erp_saida')
      .set({ situacao: 'enviado', corpo: null })
      .where('id', '=', (eb) => eb.selectFrom('erp_saida').select((s) => s.fn.max('id').as('id')))
      .execute()
    await expect(manager.call.leadImports.undo({ id: second.id })).rejects.toThrow('uma lead já foi ao ERP')
  })

  it('stay with their provider, their author and the staff', async () => {
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
    const outside = await as({ roles: ['vendas:solicitante'], empresas: [ours], employee: false })
    await expect(outside.call.leadImports.list({})).rejects.toThrow('permissão')
    await expect(outside.call.leadImports.importAtOnce({ id })).rejects.toThrow('permissão')
    const sent = await sendSheet(app, manager.token, 'a.csv', 'nome;telefone\nA;48999990000\n')
    const channel = await insertNamed('vendas_canal', theirs)
    const object = { ...fields, id_canal: channel, id_file: sent.json().id as string }
    await expect(manager.call.leadImports.create({ objects: [object] })).rejects.toMatchObject({
      cause: { details: { campos: { id_canal: 'Opção não encontrada.' } } },
    })
    await expect(
      seller.call.leadImports.create({ objects: [{ ...fields, id_file: sent.json().id as string }] }),
    ).rejects.toMatchObject({ cause: { details: { campos: { id_file: expect.any(String) } } } })
  })
})
