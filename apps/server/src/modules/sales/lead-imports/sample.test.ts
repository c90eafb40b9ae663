import { expect, it } from 'vitest'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { importWorld } from '../../../../test/factories/import-world.ts'

const { db, app, as, ours, manager, preview } = await importWorld()
const sheet = 'nome;cpf;telefone\nAna;52998224725;48999990001\n'

it('the first lines of a file are for managers and the person who sent it (docs/lead-imports.md#preview)', async () => {
  const id = await preview('a.csv', sheet)
  const shownTo = async ({ call }: { call: typeof manager.call }) => {
    const { colunas, amostra, linhas } = await call.leadImports.get({ id })
    return { colunas, amostra, linhas }
  }
  const whole = {
    colunas: ['nome', 'cpf', 'telefone'],
    amostra: [['Ana', '52998224725', '48999990001']],
    linhas: 1,
  }
  const staff = (role: string) => as({ roles: [role], empresas: [ours], employee: true })
  const seller = await staff('vendas:solicitante')
  for (const other of [seller, await staff('vendas:leitor')])
    expect(await shownTo(other)).toEqual({ colunas: null, amostra: null, linhas: 1 })
  expect(await shownTo(manager)).toEqual(whole)
  await db
    .updateTable('vendas_lead_importacao')
    .set({ id_usuario: seller.userId })
    .where('id', '=', id)
    .execute()
  expect(await shownTo(seller)).toEqual(whole)
})

it('the first lines of a file are for no key without personal fields (docs/access-keys.md#personal-fields)', async () => {
  const id = await preview('a.csv', sheet)
  const sample = async (dados_pessoais: boolean) => {
    const roles = ['vendas:ler']
    const { headers } = await makeAccessKey(db, manager.userId, { roles, empresas: [ours], dados_pessoais })
    const { body } = await app.inject({ url: `/v1/lead/importacao/${id}`, headers })
    const { vendas_lead_importacao_by_pk: found } = JSON.parse(body)
    return [found.colunas, found.amostra]
  }
  const heads = ['nome', 'cpf', 'telefone']
  expect(await sample(false)).toEqual([heads, null])
  expect(await sample(true)).toEqual([heads, [['Ana', '52998224725', '48999990001']]])
})
