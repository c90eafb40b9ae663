import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeUser } from '../../../../test/factories/users.ts'

const { db, as } = await testWorld()
const { call } = await as(superadmin)
const provider = await makeProvider(db)
const [profile, empty, off] = await Promise.all(
  [
    { nome: 'Vendas externas', roles: ['vendas:solicitante'] },
    { nome: 'Sem papéis', roles: [] },
    { nome: 'Desligado', roles: ['vendas:leitor'], ativo: false },
  ].map(async (row) => (await call.accessProfiles.create({ objects: [row] }))[0]!.id),
)

const outsider = (over: object = {}) => makeUser(db, { employee: false, ...over })
const hold = (id: number, perfil: number) => call.permissions.set({ id, perfis: [perfil] })
const partner = (id_usuario: number, validade_fim: string) =>
  db
    .insertInto('permissao_parceiro')
    .values({ id_usuario, id_empresa: provider, roles: ['vendas:leitor'], validade_fim })
    .execute()

const cases: [string, string, () => Promise<number>][] = [
  ['Funcionário', 'an employee, roles or not', () => makeUser(db, { roles: ['rh:gestor'] })],
  ['Candidato', 'nobody’s employee without a role', () => outsider()],
  ['Candidato', 'who only has a provider', () => outsider({ id_empresa: provider, empresas: [provider] })],
  ['Externo', 'who holds a single role', () => outsider({ roles: ['vendas:solicitante'] })],
  [
    'Externo',
    'who holds a profile with roles',
    async () => {
      const id = await outsider()
      await hold(id, profile!)
      return id
    },
  ],
  [
    'Candidato',
    'whose profile has no role',
    async () => {
      const id = await outsider()
      await hold(id, empty!)
      return id
    },
  ],
  [
    'Candidato',
    'whose profile is switched off',
    async () => {
      const id = await outsider()
      await hold(id, off!)
      return id
    },
  ],
  [
    'Externo',
    'a partner',
    async () => {
      const id = await outsider()
      await partner(id, dayFromNow(30))
      return id
    },
  ],
  [
    'Candidato',
    'a partner whose time is over',
    async () => {
      const id = await outsider()
      await partner(id, dayFromNow(-2))
      return id
    },
  ],
]

it.each(cases)('%s is %s, in the list, by the filter and in the record', async (tipo, _who, make) => {
  const id = await make()
  expect(await call.users.get({ id })).toMatchObject({ tipo })
  const { dados } = await call.users.list({ filtro: { tipo }, limit: 0 })
  expect(dados.find((row) => row.id === id)).toMatchObject({ tipo })
  const others = ['Funcionário', 'Candidato', 'Externo'].filter((other) => other !== tipo)
  const elsewhere = await call.users.list({ filtro: { tipo: { _in: others } }, limit: 0 })
  expect(elsewhere.dados.map((row) => row.id)).not.toContain(id)
})

it('Usuários and Acessos say the same of a person: type, profile and last access', async () => {
  const people = [
    await makeUser(db, { roles: ['users:superadmin', 'rh:gestor'] }),
    await outsider({ roles: ['vendas:solicitante'] }),
    await outsider(),
  ]
  await hold(people[1]!, profile!)
  await partner(people[2]!, dayFromNow(30))
  await db.updateTable('rh_usuario').set({ ultimo_acesso: new Date() }).where('id', 'in', people).execute()
  const said = async (list: 'users' | 'permissions') => {
    const { dados } = await call[list].list({ limit: 0 })
    return dados
      .filter(({ id }) => people.includes(id))
      .map(({ id, tipo, perfil, ultimo_acesso }) => ({ id, tipo, perfil, ultimo_acesso }))
      .toSorted((one, other) => one.id - other.id)
  }
  expect(await said('users')).toEqual(await said('permissions'))
  expect((await said('users')).map(({ perfil }) => perfil)).toEqual([
    'Super Admin',
    'Vendas externas, Papéis avulsos',
    'Parceiro',
  ])
  const { perfil } = await call.users.get({ id: people[0]! })
  expect(perfil).toBe('Super Admin')
})
