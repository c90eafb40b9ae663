import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const vetorial = await makeProvider(db, { sistema: 'vetorial_c', nome: 'Vetorial C' })
const razao = await makeProvider(db, { sistema: 'razao_c', nome: 'Razão C' })
const manager = await as({ roles: ['vendas:gestor'], empresas: [vetorial] })
const reader = await as({ roles: ['vendas:leitor'], empresas: [vetorial] })
const seller = await as({ roles: ['vendas:solicitante'], empresas: [vetorial] })
const external = await as({ roles: ['vendas:solicitante'], empresas: [vetorial], employee: false })

const customer = (over: object = {}) => ({
  sistema: 'vetorial_c',
  codpessoa: '1001',
  nome_razaosocial: 'João Antônio Farias',
  cpf: '52998224725',
  telefone: '48999990000',
  ...over,
})
const sync = (objects: object[], token = manager.token) =>
  app.inject({
    method: 'POST',
    url: '/v1/relacionamento/clientes/sincronizar',
    headers: { authorization: `Bearer ${token}` },
    payload: { objects },
  })
const stored = (codpessoa: string) =>
  db
    .selectFrom('relationship_dados_pessoas')
    .where('codpessoa', '=', codpessoa)
    .selectAll()
    .executeTakeFirst()

describe('the synchronisation', () => {
  it('creates customers with their contracts, and changes nothing when it is repeated', async () => {
    const contratos = [{ contrato: 'C-1', produto: 'Fibra 500', valor: 99.9, vencimento_dia: 10 }]
    const objects = [
      customer({ contratos, sexo: 'M', data_nascimento: '1990-05-02' }),
      customer({ codpessoa: 1002, nome_razaosocial: 'Padaria Pão Quente', cpf: '11222333000181' }),
    ]
    const first = await sync(objects)
    expect(first.statusCode).toBe(200)
    expect(first.json()).toEqual({ recebidos: 2, inseridos: 2, alterados: 0, contratos: 1 })
    expect((await sync(objects)).json()).toEqual({ recebidos: 2, inseridos: 0, alterados: 0, contratos: 0 })
    expect(await stored('1001')).toMatchObject({
      sexo: 'M',
      data_nascimento: '1990-05-02',
      id_empresa: vetorial,
    })
    const changes = await db
      .selectFrom('log_historico')
      .where('tabela', '=', 'relationship_dados_pessoas')
      .where('operacao', '=', 'UPDATE')
      .select('id')
      .execute()
    expect(changes).toEqual([])
  })

  it('keeps what is left out and empties what is null (docs/sales.md#customers)', async () => {
    const { telefone: _, ...rest } = customer({ cpf: null })
    expect((await sync([rest])).json()).toMatchObject({ inseridos: 0, alterados: 1 })
    expect(await stored('1001')).toMatchObject({ cpf: null, telefone: '48999990000', sexo: 'M' })
    await sync([customer({ contratos: [{ contrato: 'C-1', situacao: 'cancelado' }] })])
    const [contract] = (await reader.call.customers.get({ id: (await stored('1001'))!.id })).contratos
    expect(contract).toMatchObject({ produto: 'Fibra 500', valor: '99.90', situacao: 'cancelado' })
  })

  it('takes the empty text for none: of a sex, a state and the situation of a contract (docs/sales.md#customers)', async () => {
    const contratos = [{ contrato: 'C-1', situacao: '' }]
    const set = [customer({ sexo: 'F', uf: 'SC' }), customer({ sexo: '', uf: '', contratos })]
    for (const one of set) expect((await sync([one])).json()).toMatchObject({ alterados: 1 })
    const { id, sexo, uf } = (await stored('1001'))!
    expect({ sexo, uf }).toEqual({ sexo: null, uf: null })
    const [contract] = (await reader.call.customers.get({ id })).contratos
    expect(contract).toMatchObject({ situacao: 'cancelado' })
    expect((await sync([customer({ sexo: 'x' })])).json().permitidos).toEqual({
      'objects.0.sexo': ['F', 'M', 'O', ''],
    })
  })

  it('writes all or none, and names the wrong object', async () => {
    const answer = await sync([
      customer({ codpessoa: '2001' }),
      customer({ codpessoa: '2002', cpf: '11111111111' }),
      customer({ codpessoa: '2003', email: 'sem arroba' }),
    ])
    expect(answer.statusCode).toBe(422)
    expect(answer.json().campos).toEqual({
      'objects.1.cpf': 'CPF inválido.',
      'objects.2.email': 'E-mail inválido',
    })
    expect(await stored('2001')).toBeUndefined()
  })

  it('refuses a customer sent twice and a provider that is not theirs, alike one that does not exist', async () => {
    const answer = await sync([
      customer(),
      customer(),
      customer({ sistema: 'razao_c' }),
      customer({ sistema: 'nenhum' }),
    ])
    expect(answer.json().campos).toEqual({
      'objects.1.codpessoa': 'Este cliente já está na posição 0.',
      'objects.2.sistema': 'Provedor não encontrado.',
      'objects.3.sistema': 'Provedor não encontrado.',
    })
  })

  it('is for managers of sales: readers and others are refused, more than 10,000 too', async () => {
    expect((await sync([customer()], reader.token)).statusCode).toBe(403)
    expect((await sync([customer()], '')).statusCode).toBe(401)
    expect((await sync(Array.from({ length: 10_001 }, () => customer()))).statusCode).toBe(422)
  })

  it('accepts ten thousand customers in one call', async () => {
    const objects = Array.from({ length: 10_000 }, (_, place) =>
      customer({ codpessoa: `L${place}`, contratos: [{ contrato: `K${place}`, produto: 'Fibra' }] }),
    )
    const answer = await sync(objects)
    expect(answer.json()).toEqual({ recebidos: 10_000, inseridos: 10_000, alterados: 0, contratos: 10_000 })
  })
})

describe('a file of customers', () => {
  const file = (conteudo: string, sistema = 'vetorial_c') =>
    manager.call.customers.import({ conteudo, sistema })

  it('is read by its title line, with any separator', async () => {
    const text =
      'Código;Nome;CPF;Nascimento;Contrato;Valor\n3001;Íris Melo;529.982.247-25;03/04/1985;K-1;1.099,90\n'
    const sent = await app.inject({
      method: 'POST',
      url: '/v1/relacionamento/clientes/arquivo',
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { conteudo: text, sistema: 'vetorial_c' },
    })
    expect(sent.json()).toMatchObject({ inseridos: 1, contratos: 1 })
    expect(await stored('3001')).toMatchObject({ cpf: '52998224725', data_nascimento: '1985-04-03' })
    expect(await file(`\uFEFF${text.replaceAll(';', '\t')}`)).toMatchObject({ inseridos: 0, contratos: 0 })
  })

  it('takes a CNPJ with small letters', async () => {
    await file('codpessoa;nome;cnpj\n3050;Letras Ltda;12.abc.345/01de-35\n')
    expect(await stored('3050')).toMatchObject({ cpf: '12ABC34501DE35' })
  })

  it('names the wrong line, and writes none of the others', async () => {
    const wrong = file('codpessoa,nome_razaosocial,cpf\n3002,Ana Lima,\n\n3003,Rui Sá,123\n')
    await expect(wrong).rejects.toThrow('Linha 4, cpf: CPF ou CNPJ inválido.')
    expect(await stored('3002')).toBeUndefined()
  })

  it('is one customer of several lines, with a contract of each, and says who died', async () => {
    const lines = [
      'codigo;nome;contrato;falecido;ativo',
      '3060;Ana Reis;K-60;;',
      '3061;Rui Melo;;Sim;N',
      '3060;Ana Reis;K-61;;',
    ]
    expect(await file(lines.join('\n'))).toMatchObject({ recebidos: 2, inseridos: 2, contratos: 2 })
    expect(await stored('3061')).toMatchObject({ falecido: true, ativo: false })
    await file('codigo;nome;falecido;ativo\n3061;Rui Melo;0;1')
    expect(await stored('3061')).toMatchObject({ falecido: false, ativo: true })
    await expect(file(`${lines.join('\n')}\n3062;Eva Dias;;talvez;`)).rejects.toThrow(
      'Linha 5, falecido: Informe true ou false.',
    )
    await expect(file('codigo;nome\n3063;Ana\n3063;Ana')).rejects.toThrow('Linha 3, codpessoa')
    await expect(file('codigo;nome;contrato;vencimento\n3064;Ana;K1;5\n3064;Ana;K2;99')).rejects.toThrow(
      'Linha 3, vencimento_dia',
    )
  })

  it('needs a title line and rows', async () => {
    await expect(file('1;2;3\n4;5;6')).rejects.toThrow('Dados inválidos.')
    await expect(file('codpessoa;nome\n')).rejects.toThrow('Dados inválidos.')
  })
})

describe('reading customers', () => {
  it('shows masked documents in the list and complete ones in the record, and is recorded', async () => {
    await sync([customer()])
    const { dados } = await reader.call.customers.list({ q: 'joao farias', filtro: { codpessoa: '1001' } })
    expect(dados).toMatchObject([{ cpf: '***.982.247-**', telefone: '(48) *****-0000' }])
    const { id } = dados[0]!
    expect(await seller.call.customers.get({ id })).toMatchObject({
      cpf: '52998224725',
      telefone: '48999990000',
      data_nascimento: '1990-05-02',
    })
    await seller.call.customers.get({ id })
    const readings = await db
      .selectFrom('acesso_dado_pessoal')
      .where('tabela', '=', 'relationship_dados_pessoas')
      .where('id_item', '=', id)
      .where('id_usuario', '=', seller.userId)
      .select('campos')
      .execute()
    expect(readings).toEqual([{ campos: ['cadastro'] }])
    const other = await as({ roles: ['vendas:solicitante'], empresas: [vetorial] })
    await other.call.history.list({ tabelas: 'relationship_dados_pessoas', id_item: id })
    const reported = await db
      .selectFrom('acesso_dado_pessoal')
      .where('id_item', '=', id)
      .where('id_usuario', '=', other.userId)
      .select('tabela')
      .execute()
    expect(reported).toEqual([{ tabela: 'relationship_dados_pessoas' }])
  })

  it('as a reader shows only masked ones, which cannot be found out by trying', async () => {
    const { id } = (await stored('1001'))!
    expect(await reader.call.customers.get({ id })).toMatchObject({
      cpf: '***.982.247-**',
      telefone: '(48) *****-0000',
      email: null,
      data_nascimento: null,
    })
    const found = async ({ call }: typeof reader, q: string) => (await call.customers.list({ q })).total
    expect(await found(reader, '52998224725')).toBe(0)
    expect(await found(seller, '52998224725')).toBeGreaterThan(0)
    expect(await reader.call.customers.lookUp({ codpessoa: '1001' })).toMatchObject({
      total: 1,
      dados: [{ cpf: '***.982.247-**', telefone: null, email: null }],
    })
    const history = { tabelas: 'relationship_dados_pessoas' as const, id_item: id }
    await expect(reader.call.history.list(history)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('finds a document in a list only by the complete number', async () => {
    const { id } = (await stored('1001'))!
    const total = async ({ call }: typeof reader, { filtro = {}, q }: { filtro?: object; q?: string }) =>
      (await call.customers.list({ filtro: { ...filtro, id }, q })).total
    const cpf = '52998224725'
    for (const asked of [
      { filtro: { cpf: { _gte: '52998' } } },
      { filtro: { cpf: { _ilike: '52998%' } } },
      { filtro: { telefone: '48999990000' } },
      { q: '52998' },
      { q: `${cpf} 52998` },
    ]) {
      expect(await total(reader, asked)).toBe(0)
      expect(await total(seller, asked)).toBe(0)
    }
    for (const asked of [{ filtro: { cpf } }, { filtro: { cpf: { _eq: cpf } } }, { q: `joao ${cpf}` }]) {
      expect(await total(seller, asked)).toBe(1)
      expect(await total(reader, asked)).toBe(0)
    }
    expect(await total(seller, { filtro: { cpf, codpessoa: 'nenhum' } })).toBe(0)
    expect(await total(seller, { q: 'joao 1001' })).toBe(1)
  })

  it('as an external seller finds one by the complete code or CPF, without a list of customers (docs/sales.md#external-sellers)', async () => {
    const { id } = (await stored('1001'))!
    const outside = await as({ roles: ['vendas:leitor'], empresas: [vetorial], employee: false })
    const history = { tabelas: 'relationship_dados_pessoas' as const, id_item: id }
    for (const { call } of [external, outside]) {
      const refused = [
        () => call.customers.list(),
        () => call.customers.get({ id }),
        () => call.history.list(history),
        () => call.customers.lookUp({ nome_razaosocial: 'joao' }),
        () => call.customers.lookUp({ telefone: '48999990000' }),
      ]
      for (const ask of refused) await expect(ask()).rejects.toMatchObject({ code: 'FORBIDDEN' })
      expect(await call.customers.lookUp({ codpessoa: '1001' })).toMatchObject({
        dados: [
          { nome_razaosocial: 'João Antônio Farias', cpf: '***.982.247-**', telefone: null, email: null },
        ],
      })
    }
  })

  it('goes out by REST with what changed, masked as on the screen', async () => {
    const headers = { authorization: `Bearer ${manager.token}` }
    const url = '/v1/relacionamento/clientes/filtro'
    const list = async (payload: object) =>
      (await app.inject({ method: 'POST', url, headers, payload })).json()
    const { relationship_dados_pessoas: rows, total } = await list({ filtro: { codpessoa: '1001' } })
    expect(total).toBe(1)
    expect(rows).toMatchObject([
      { codpessoa: '1001', cpf: '***.982.247-**', ativo: true, contratos: expect.any(Number) },
    ])
    const { updated_at } = rows[0]
    const since = { filtro: { updated_at: { _gte: updated_at } }, sort: 'updated_at', limit: 1 }
    const first = await list(since)
    expect(first.relationship_dados_pessoas).toHaveLength(1)
    expect(first.depois).toEqual(expect.any(String))
    const next = await list({ ...since, depois: first.depois })
    expect(next.relationship_dados_pessoas[0]?.id).not.toBe(first.relationship_dados_pessoas[0].id)
  })

  it('is limited to the reader’s providers', async () => {
    const other = await as({ roles: ['vendas:gestor'], empresas: [razao] })
    expect((await other.call.customers.list()).total).toBe(0)
    const { id } = (await stored('1001'))!
    await expect(other.call.customers.get({ id })).rejects.toThrow('Registro não encontrado.')
    expect((await (await as(superadmin)).call.customers.get({ id })).codpessoa).toBe('1001')
  })
})
