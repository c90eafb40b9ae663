/** The test of a plain entity's server: rows by provider, two at once, history, REST, export and import. */
import type { Names } from './names.ts'

export const serverTest = ({ module, table, many }: Names) => `import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { sendSheet } from '../../../../test/factories/sheets.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db, { nome: 'Outra Rede' })
const admin = await as(superadmin)
/** One that may be saved. */
const fieldsOf = (nome: string, id_empresa: number | null) => ({ nome, id_empresa })
const make = async (nome: string, id_empresa: number | null, by = admin) =>
  (await by.call.${many}.create({ objects: [fieldsOf(nome, id_empresa)] }))[0]!.id
const hidden = await make('De lá', theirs)
const shared = await make('De todos', null)
const manager = await as({ roles: ['${module}:gestor'], empresas: [ours] })

it('one’s own and those of no provider are listed, and no others', async () => {
  await make('Daqui', ours, manager)
  const { dados, total } = await manager.call.${many}.list({ sort: 'nome' })
  expect(dados.map(({ nome }) => nome)).toEqual(['Daqui', 'De todos'])
  expect(total).toBe(2)
})

it('those of another provider are neither read nor written', async () => {
  const missing = 'Registro não encontrado.'
  await expect(manager.call.${many}.get({ id: hidden })).rejects.toThrow(missing)
  await expect(manager.call.${many}.update({ id: hidden, nome: 'Meu' })).rejects.toThrow(missing)
  await expect(manager.call.${many}.remove({ id: hidden })).rejects.toThrow(missing)
  const moved = manager.call.${many}.update({ id: shared, id_empresa: theirs })
  await expect(moved).rejects.toThrow('Você não tem permissão')
  await expect(make('Nova', theirs, manager)).rejects.toThrow('Você não tem permissão')
})

it('two of one name are refused, and so is the second of two who save at once', async () => {
  await expect(make('DE TODOS', null)).rejects.toThrow('com este nome')
  const { updated_at } = await admin.call.${many}.get({ id: shared })
  const save = (nome: string) =>
    admin.call.${many}.update({ id: shared, nome, updated_at: updated_at.toISOString() })
  await save('Do grupo')
  await expect(save('De ninguém')).rejects.toThrow('Este registro foi alterado por outra pessoa.')
  expect((await admin.call.${many}.get({ id: shared })).nome).toBe('Do grupo')
})

it('what changed is in the history', async () => {
  const id = await make('Antes', ours)
  await admin.call.${many}.update({ id, nome: 'Depois' })
  const lines = await admin.call.history.list({ tabelas: ['${table}'], id_item: id })
  expect(lines.map(({ operacao }) => operacao).toSorted()).toEqual(['INSERT', 'UPDATE'])
})

it('REST makes, lists, reads, changes and removes them', async () => {
  const headers = { authorization: \`Bearer \${admin.token}\` }
  const url = '/v1/${table.replaceAll('_', '-')}'
  const payload = { object: fieldsOf('Por REST', ours) }
  const made = await app.inject({ method: 'POST', url, headers, payload })
  const { id } = made.json().insert_${table}.returning[0]
  const listed = await app.inject({ url: \`\${url}?q=por rest\`, headers })
  expect(listed.json()).toMatchObject({ total: 1, ${table}: [{ id, nome: 'Por REST' }] })
  const one = \`\${url}/\${id}\`
  const changed = await app.inject({ method: 'PUT', url: one, headers, payload: { nome: 'Mudado' } })
  expect(changed.json().update_${table}.returning).toMatchObject([{ id }])
  const read = await app.inject({ url: one, headers })
  expect(read.json().${table}_by_pk).toMatchObject({ id, nome: 'Mudado' })
  const removed = await app.inject({ method: 'DELETE', url: one, headers })
  expect(removed.json()).toEqual({ delete_${table}: { affected_rows: 1 } })
  expect((await app.inject({ url: one, headers })).statusCode).toBe(404)
})

it('the file of the list has its rows, and none of another provider', async () => {
  const headers = { cookie: \`sessao=\${manager.token}\` }
  const file = await app.inject({ url: '/export/${many}.list?formato=csv&input={}', headers })
  expect(file.body).toContain('Daqui')
  expect(file.body).not.toContain('De lá')
})

it('a sheet writes its lines, but for those of another provider', async () => {
  const lines = ['Nome;Provedor', 'Da planilha;', 'De outra rede;Outra Rede'].join('\\n')
  const sent = await sendSheet(app, manager.token, 'planilha.csv', lines)
  const { id } = await manager.call.sheetImports.create({ entidade: '${many}', id_file: sent.json().id })
  while ((await manager.call.sheetImports.advance({ id })).pendentes > 0);
  const done = await manager.call.sheetImports.current({ entidade: '${many}' })
  expect(done).toMatchObject({ gravadas: 1, com_erro: 1 })
  expect((await manager.call.${many}.list({ q: 'Da planilha' })).total).toBe(1)
})
`
