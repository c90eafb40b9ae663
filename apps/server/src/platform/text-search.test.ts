import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../test/app.ts'
import { makeCustomer } from '../../test/factories/communication.ts'
import { makeProvider } from '../../test/factories/company.ts'
import { makeBlacklisted, makeLead } from '../../test/factories/sales.ts'
import { makeUser } from '../../test/factories/users.ts'
import { typedWords, withoutMarks } from './text-search.ts'

describe('the words of a search', () => {
  it.each([
    ['(53) 99385-0840', ['(53) 99385-0840']],
    ['Ana (53) 3225-0840', ['Ana', '(53) 3225-0840']],
    ['+55 53 99385-0840 Ana', ['+55 53 99385-0840', 'Ana']],
    ['10 2000 2026', ['10', '2000', '2026']],
    ['  Ana   Maria ', ['Ana', 'Maria']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('of "%s" keep a phone together', (typed, words) => {
    expect(typedWords(typed)).toEqual(words)
  })

  it.each([
    ['900.600.525-89', '90060052589'],
    ['600.525-89', '60052589'],
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12abc34501de35'],
    ['(53) 99385-0840', '53993850840'],
    ['99385-0840', '993850840'],
    ['+55 (53) 99385-0840', '53993850840'],
    ['5553993850840', '53993850840'],
    ['96010-000', '96010000'],
    ['10-A', '10-A'],
    ['ana.maria', 'ana.maria'],
    ['-', '-'],
  ])('turn %s into %s, as it is stored', (typed, stored) => {
    expect(withoutMarks(typed)).toBe(stored)
  })
})

describe('what a table shows with marks is found with them', async () => {
  const { db, as, app } = await testWorld()
  const { call, token } = await as(superadmin)
  const provider = await makeProvider(db)
  const documento = '90060052589'
  const fone = '5553993850840'
  await makeLead(db, provider, { cliente: 'Lia', documento, fone })
  await makeLead(db, provider, { cliente: 'Rui', documento: '52998224725', fone: '53993850841' })
  await makeCustomer(db, provider, { cpf: documento })
  await makeBlacklisted(db, { cpf_cnpj: documento })
  await makeBlacklisted(db, { cep: '96010000', numero: '10' })
  await db
    .updateTable('rh_usuario')
    .set({ cpf: documento })
    .where('id', '=', await makeUser(db))
    .execute()
  const address = { cep: '96010000', endereco: 'Rua', numero: '1', bairro: 'Centro', cidade: 'Pelotas' }
  const company = { razao_social: 'Razão', nome_fantasia: 'Nome', cnpj: '12ABC34501DE35', estado: 'RS' }
  await db
    .insertInto('empresa_contratante')
    .values({ ...address, ...company, id_empresa: provider })
    .execute()
  const preference = { id_empresa: provider, cod_cliente: '7', nome_razaosocial: 'Lia', cpf: documento }
  await db.insertInto('relacionamento_preferencias_cliente').values(preference).execute()

  const named = { campanha: 'Feira', canal: 'Feira' }
  const { id: id_canal } = await db
    .insertInto('vendas_canal')
    .values({ nome: named.canal })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: id_campanha } = await db
    .insertInto('vendas_campanha')
    .values({ nome: named.campanha })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: id_importacao_evento } = await db
    .insertInto('vendas_lead_importacao')
    .values({ id_empresa: provider, id_canal, id_campanha, nome_arquivo: 'a.csv' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('vendas_lead_participante')
    .values({ id_importacao_evento, linha: 2, nome: 'Lia', telefone: fone, cpf: documento })
    .execute()

  const lists: [name: string, list: (q: string) => Promise<{ total: number | null }>, typed: string[]][] = [
    [
      'leads',
      (q) => call.leads.list({ lista: 'all', q }),
      ['900.600.525-89', '(53) 99385-0840', '99385-0840', 'Lia (53) 99385-0840'],
    ],
    ['customers', (q) => call.customers.list({ q }), ['900.600.525-89']],
    ['the blacklist', (q) => call.blacklist.list({ q }), ['900.600.525-89', '96010-000']],
    ['people', (q) => call.users.list({ q }), ['900.600.525-89', '600.525-89']],
    ['employees', (q) => call.employees.list({ q }), ['900.600.525-89']],
    ['contracting companies', (q) => call.contractingCompanies.list({ q }), ['12.ABC.345/01DE-35']],
    ['restrictions', (q) => call.restrictions.list({ q }), ['900.600.525-89']],
    [
      'participants',
      (q) => call.leadImports.participants({ q, filtro: { id_importacao_evento } }),
      ['900.600.525-89', '(53) 99385-0840'],
    ],
  ]
  it.each(lists.flatMap(([name, list, typed]) => typed.map((q) => [name, q, list] as const)))(
    'in the list of %s, by "%s"',
    async (_name, q, list) => {
      expect((await list(q)).total).toBe(1)
    },
  )

  it('and through REST', async () => {
    const found = await app.inject({
      method: 'POST',
      url: '/v1/vendas/lead/all/filtro',
      headers: { authorization: `Bearer ${token}` },
      payload: { q: '900.600.525-89' },
    })
    expect(found.json()).toMatchObject({ total: 1, vendas_lead: [{ documento }] })
  })

  it('but a part of a masked document finds nobody', async () => {
    expect((await call.customers.list({ q: '900.600.525-8' })).total).toBe(0)
  })
})
