import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { sendSheet } from '../../../../test/factories/sheets.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db, { nome: 'Outra Rede' })
const admin = await as(superadmin)
/** One that may be saved. */
const fieldsOf = (nome: string, id_empresa: number | null) => ({
  nome,
  id_empresa,
  finalidade: 'Pagar salários',
  base_legal: 'obrigacao_legal' as const,
  titulares: 'Funcionários',
  dados: 'Nome, CPF',
  retencao: '5 anos',
})
const make = async (nome: string, id_empresa: number | null, by = admin) =>
  (await by.call.treatments.create({ objects: [fieldsOf(nome, id_empresa)] }))[0]!.id
const hidden = await make('De lá', theirs)
const shared = await make('De todos', null)
const manager = await as({ roles: ['rh:gestor'], empresas: [ours] })

it('one’s own and those of no provider are listed, and no others', async () => {
  await make('Daqui', ours, manager)
  const { dados, total } = await manager.call.treatments.list({ sort: 'nome' })
  expect(dados.map(({ nome }) => nome)).toEqual(['Daqui', 'De todos'])
  expect(total).toBe(2)
})

it('those of another provider are neither read nor written', async () => {
  const missing = 'Registro não encontrado.'
  await expect(manager.call.treatments.get({ id: hidden })).rejects.toThrow(missing)
  await expect(manager.call.treatments.update({ id: hidden, nome: 'Meu' })).rejects.toThrow(missing)
  await expect(manager.call.treatments.remove({ id: hidden })).rejects.toThrow(missing)
  const moved = manager.call.treatments.update({ id: shared, id_empresa: theirs })
  await expect(moved).rejects.toThrow('Você não tem permissão')
  await expect(make('Nova', theirs, manager)).rejects.toThrow('Você não tem permissão')
})

it('two of one name are refused, and so is the second of two who save at once', async () => {
  await expect(make('DE TODOS', null)).rejects.toThrow('com este nome')
  const { updated_at } = await admin.call.treatments.get({ id: shared })
  const save = (nome: string) =>
    admin.call.treatments.update({ id: shared, nome, updated_at: updated_at.toISOString() })
  await save('Do grupo')
  await expect(save('De ninguém')).rejects.toThrow('Este registro foi alterado por outra pessoa.')
  expect((await admin.call.treatments.get({ id: shared })).nome).toBe('Do grupo')
})

it('what changed stands in the history', async () => {
  const id = await make('Antes', ours)
  await admin.call.treatments.update({ id, nome: 'Depois' })
  const lines = await admin.call.history.list({ tabelas: ['tratamento'], id_item: id })
  expect(lines.map(({ operacao }) => operacao).toSorted()).toEqual(['INSERT', 'UPDATE'])
})

it('REST makes, lists, reads, changes and removes them', async () => {
  const headers = { authorization: `Bearer ${admin.token}` }
  const url = '/v1/tratamento'
  const payload = { object: fieldsOf('Por REST', ours) }
  const made = await app.inject({ method: 'POST', url, headers, payload })
  const { id } = made.json().insert_tratamento.returning[0]
  const listed = await app.inject({ url: `${url}?q=por rest`, headers })
  expect(listed.json()).toMatchObject({ total: 1, tratamento: [{ id, nome: 'Por REST' }] })
  const one = `${url}/${id}`
  const changed = await app.inject({ method: 'PUT', url: one, headers, payload: { nome: 'Mudado' } })
  expect(changed.json().update_tratamento.returning).toMatchObject([{ id }])
  const read = await app.inject({ url: one, headers })
  expect(read.json().tratamento_by_pk).toMatchObject({ id, nome: 'Mudado' })
  const removed = await app.inject({ method: 'DELETE', url: one, headers })
  expect(removed.json()).toEqual({ delete_tratamento: { affected_rows: 1 } })
  expect((await app.inject({ url: one, headers })).statusCode).toBe(404)
})

it('the file of the list has its rows, and none of another provider', async () => {
  const headers = { cookie: `sessao=${manager.token}` }
  const file = await app.inject({ url: '/export/treatments.list?formato=csv&input={}', headers })
  expect(file.body).toContain('Daqui')
  expect(file.body).not.toContain('De lá')
})

it('a sheet writes its lines, but for those of another provider', async () => {
  const lines = [
    'Nome;Provedor;Finalidade;Base legal;De quem;Dados;Por quanto tempo',
    'Da planilha;;Atender;Execução de contrato;Clientes;Nome;5 anos',
    'De outra rede;Outra Rede;Atender;Execução de contrato;Clientes;Nome;5 anos',
  ].join('\n')
  const sent = await sendSheet(app, manager.token, 'planilha.csv', lines)
  const { id } = await manager.call.sheetImports.create({ entidade: 'treatments', id_file: sent.json().id })
  while ((await manager.call.sheetImports.advance({ id })).pendentes > 0);
  const done = await manager.call.sheetImports.current({ entidade: 'treatments' })
  expect(done).toMatchObject({ gravadas: 1, com_erro: 1 })
  expect((await manager.call.treatments.list({ q: 'Da planilha' })).total).toBe(1)
})
