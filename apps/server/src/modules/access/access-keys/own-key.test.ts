import { accessKeys as text } from '@intranet/contract/messages/access'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, deps, app, as } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const url = '/v1/chaves/eu'

it('a key learns what it may at this moment, until when, and what is left', async () => {
  const owner = await as({ roles: ['rh:gestor', 'vendas:leitor'], empresas: [ours], nome: 'Dona Chave' })
  const roles = ['rh:ler', 'vendas:escrever']
  const key = await makeAccessKey(db, owner.userId, { nome: 'Folha', roles, empresas: [ours, theirs] })
  const ask = async () => (await app.inject({ url, headers: key.headers })).json()
  const limit = await deps.parameters.read('chave_por_minuto')
  expect(await ask()).toMatchObject({
    id: key.id,
    nome: 'Folha',
    usuario: 'Dona Chave',
    // Its owner reads sales, and writes nothing there.
    acessos: [
      { modulo: 'rh', acesso: 'ler' },
      { modulo: 'vendas', acesso: 'ler' },
    ],
    niveis: [],
    dados_pessoais: false,
    empresas: [{ id: ours }],
    validade_fim: '2099-12-31',
    expira_em: '2100-01-01T03:00:00.000Z',
    limite: { por_minuto: limit, restam: limit - 1 },
  })
  await db.deleteFrom('usuario_papel').where('id_usuario', '=', owner.userId).execute()
  expect(await ask()).toMatchObject({ acessos: [], limite: { restam: limit - 2 } })
})

it('a key with levels has these, and reads personal fields as they say', async () => {
  const boss = await as(superadmin)
  const { headers } = await makeAccessKey(db, boss.userId, { roles: ['rh:leitor'], empresas: [ours] })
  expect((await app.inject({ url, headers })).json()).toMatchObject({
    acessos: [],
    niveis: [{ modulo: 'rh', nivel: 'leitor' }],
    dados_pessoais: true,
  })
})

it('who signed in has no key', async () => {
  const person = await as(superadmin)
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${person.token}` } })
  expect([answer.statusCode, answer.json<{ mensagem: string }>().mensagem]).toEqual([403, text.noKey])
})
