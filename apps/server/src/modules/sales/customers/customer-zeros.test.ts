import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as } = await testWorld()
const provider = await makeProvider(db, { sistema: 'zerada' })
const manager = await as({ roles: ['vendas:gestor'], empresas: [provider] })

it('a file of customers takes a CPF and a CNPJ that lost their leading zeros', async () => {
  const conteudo = 'codigo;nome;cpf;telefone\n1;Ana Lima;1234567890;4832220000\n2;Banco Ltda;360305000104;'
  await manager.call.customers.import({ conteudo, sistema: 'zerada' })
  const stored = db.selectFrom('relationship_dados_pessoas').where('id_empresa', '=', provider)
  expect(await stored.select(['cpf', 'telefone']).orderBy('codpessoa').execute()).toEqual([
    { cpf: '01234567890', telefone: '4832220000' },
    { cpf: '00360305000104', telefone: null },
  ])
})
