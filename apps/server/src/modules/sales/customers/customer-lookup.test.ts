import { beforeAll, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const vetorial = await makeProvider(db, { sistema: 'vetorial_c', nome: 'Vetorial C' })
const razao = await makeProvider(db, { sistema: 'razao_c', nome: 'Razão C' })
const reader = await as({ roles: ['vendas:leitor'], empresas: [vetorial] })

describe('the documented lookup', () => {
  const lookUp = (query: string, token = reader.token) =>
    app.inject({
      url: `/v1/relacionamento/clientes?${query}`,
      headers: { authorization: `Bearer ${token}` },
    })

  beforeAll(() =>
    db
      .insertInto('relationship_dados_pessoas')
      .values(
        [
          { codpessoa: '1001', nome_razaosocial: 'João Antônio Farias', cpf: '52998224725', telefone: null },
          {
            codpessoa: '1002',
            nome_razaosocial: 'Padaria Pão Quente',
            cpf: '11222333000181',
            telefone: null,
          },
          { codpessoa: '1777', nome_razaosocial: 'Rita Moraes', cpf: null, telefone: '48991110000' },
        ].map((customer) => ({ ...customer, id_empresa: vetorial })),
      )
      .execute(),
  )

  it.each([
    ['sistema=vetorial_c&codpessoa=1001', ['João Antônio Farias']],
    ['sistema=vetorial_c&nome_razaosocial=PADARIA pao', ['Padaria Pão Quente']],
    ['codpessoa=1002&sistema=razao_c', []],
    ['codpessoa=9999', []],
    ['telefone=+5548991110000', ['Rita Moraes']],
    ['telefone=48991110000', ['Rita Moraes']],
    ['codpessoa= {"_eq":"1002"}', ['Padaria Pão Quente']],
  ])('%s', async (query, names) => {
    const answer = await lookUp(encodeURI(query))
    expect(answer.statusCode).toBe(200)
    const found = answer.json().relationship_dados_pessoas as { nome_razaosocial: string }[]
    expect(found.map((row) => row.nome_razaosocial)).toEqual(names)
  })

  const ask = (payload: object) =>
    app.inject({
      method: 'POST',
      url: '/v1/relacionamento/clientes',
      headers: { authorization: `Bearer ${reader.token}` },
      payload,
    })

  it.each([
    [{ codpessoa: { _eq: '1002' } }, ['Padaria Pão Quente']],
    [{ codpessoa: { _eq: 1002 } }, ['Padaria Pão Quente']],
    [{ cpf: { _eq: '11.222.333/0001-81' } }, ['Padaria Pão Quente']],
    [{ telefone: { _eq: '+55 (48) 99111-0000' } }, ['Rita Moraes']],
    [{ nome_razaosocial: { _ilike: 'pao' } }, ['Padaria Pão Quente']],
    [{ nome_razaosocial: { _ilike: '%pao%' } }, ['Padaria Pão Quente']],
    [{ nome_razaosocial: { _ilike: 'padaria%' } }, ['Padaria Pão Quente']],
    [{ nome_razaosocial: { _ilike: 'pao%' } }, []],
    [{ nome_razaosocial: { _like: '%Pão%' } }, ['Padaria Pão Quente']],
    [{ nome_razaosocial: { _like: '%quente' } }, ['Padaria Pão Quente']],
    [{ nome_razaosocial: { _eq: 'padaria pao quente' } }, ['Padaria Pão Quente']],
    [{ nome_razaosocial: { _eq: 'padaria' } }, []],
    [{ nome_razaosocial: { _like: '%a_a%' } }, []],
    [{ sistema: { _eq: 'razao_c' }, codpessoa: { _eq: '1002' } }, []],
  ])('takes the operators of %o', async (filtro, names) => {
    for (const payload of [filtro, { filtro }, { object: filtro }]) {
      const answer = await ask(payload)
      expect(answer.json()).toMatchObject({
        relationship_dados_pessoas: names.map((nome_razaosocial) => ({ nome_razaosocial })),
      })
      expect(answer.json().relationship_dados_pessoas).toHaveLength(names.length)
    }
  })

  it.each([
    [{ cpf: { _ilike: '%112%' } }, 'cpf'],
    [{ cpf: { _like: '112%' } }, 'cpf'],
    [{ telefone: { _neq: '48991110000' } }, 'telefone'],
    [{ nome_razaosocial: { _ilike: '%%a%' } }, 'nome_razaosocial'],
    [{ nome_razaosocial: { _in: ['Rita'] } }, 'nome_razaosocial'],
    [{ codpessoa: { _eq: '1002', _neq: '1' } }, 'codpessoa'],
  ])('refuses what it cannot read: %o', async (payload, field) => {
    const answer = await ask(payload)
    expect([answer.statusCode, Object.keys(answer.json().campos)]).toEqual([
      422,
      [expect.stringContaining(field)],
    ])
  })

  it.each([
    [{ cpf: '123' }, 'Informe os 11 dígitos do CPF.'],
    [{ cpf: { _eq: '529.982' } }, 'Informe os 11 dígitos do CPF.'],
    [{ cpf: { _eq: '12.345.678/0001' } }, 'Informe os 11 dígitos do CPF ou os 14 caracteres do CNPJ.'],
    [{ cpf: 'abc' }, 'Informe os 11 dígitos do CPF ou os 14 caracteres do CNPJ.'],
    [{ codpessoa: { _eq: 'a b' } }, 'Código inválido.'],
    [{ codpessoa: ' ' }, 'Campo obrigatório'],
    [{ telefone: { _eq: '123' } }, 'Número de telefone inválido.'],
    [{ nome_razaosocial: { _like: 'a' } }, 'Utilize no mínimo 2 caracteres.'],
    [{ nome_razaosocial: { _eq: '' } }, 'Campo obrigatório'],
    [{ sistema: 'vetorial_c' }, 'Informe o código, o CPF ou CNPJ, o nome ou o telefone do cliente.'],
  ])('says why it refuses %o', async (payload, text) => {
    const { campos } = (await ask(payload)).json<{ campos: Record<string, string> }>()
    expect(Object.values(campos)).toEqual([text])
  })

  it('takes a CNPJ with small letters', async () => {
    const row = { id_empresa: vetorial, codpessoa: '1900', nome_razaosocial: 'Letras', cpf: '12ABC34501DE35' }
    await db.insertInto('relationship_dados_pessoas').values(row).execute()
    expect((await ask({ cpf: '12.abc.345/01de-35' })).json().total).toBe(1)
  })

  it('leaves out nothing that is beside the filtro', async () => {
    const answer = await ask({ filtro: { codpessoa: '1002' }, sistema: 'razao_c' })
    expect(answer.json().relationship_dados_pessoas).toEqual([])
    expect((await ask({ filtro: { codpessoa: '1002' }, sitema: 'razao_c' })).statusCode).toBe(422)
  })

  it('accepts the same in a body, in each of its forms', async () => {
    const bodies = [
      { cpf: '11222333000181' },
      { object: { cpf: '11222333000181' } },
      { filtro: { cpf: '11222333000181' } },
    ]
    for (const payload of bodies) {
      const answer = await app.inject({
        method: 'POST',
        url: '/v1/relacionamento/clientes',
        headers: { authorization: `Bearer ${reader.token}` },
        payload,
      })
      expect(answer.json().relationship_dados_pessoas).toMatchObject([
        { codpessoa: '1002', sistema: 'vetorial_c' },
      ])
    }
  })

  it('refuses a field that has two values', async () => {
    const [one, other] = [{ cpf: '11222333000181' }, { cpf: '52998224725' }]
    for (const payload of [
      { ...one, object: other },
      { object: one, filtro: other },
    ])
      expect((await ask(payload)).json()).toMatchObject({
        campos: { cpf: expect.stringContaining('duas vezes') },
      })
    expect((await ask({ ...one, filtro: { cpf: { _eq: '11.222.333/0001-81' } } })).statusCode).toBe(200)
  })

  it('shows people of one name in the order of their whole names', async () => {
    const names = ['Ordem Zulmira', 'Ordem Ana', 'Ordem Maria']
    const made = names.map((nome_razaosocial, n) => ({
      id_empresa: razao,
      codpessoa: `O${n}`,
      nome_razaosocial,
    }))
    await db.insertInto('relationship_dados_pessoas').values(made).execute()
    const there = await as({ roles: ['vendas:leitor'], empresas: [razao] })
    const { relationship_dados_pessoas: found } = (await lookUp('nome_razaosocial=ordem', there.token)).json()
    expect(found.map(({ nome_razaosocial }: { nome_razaosocial: string }) => nome_razaosocial)).toEqual(
      names.toSorted(),
    )
  })

  it('says how many there are when it shows the first twenty', async () => {
    const many = Array.from({ length: 23 }, (_, n) => ({
      id_empresa: razao,
      codpessoa: `H${n}`,
      nome_razaosocial: `Homônimo ${n}`,
    }))
    await db.insertInto('relationship_dados_pessoas').values(many).execute()
    const there = await as({ roles: ['vendas:leitor'], empresas: [razao] })
    const { total, relationship_dados_pessoas } = (
      await lookUp('nome_razaosocial=hom%C3%B4nimo', there.token)
    ).json()
    expect([total, relationship_dados_pessoas.length]).toEqual([23, 20])
    expect((await lookUp('codpessoa=H3', there.token)).json().total).toBe(1)
  })

  it('requires a key, and eleven digits of a CPF', async () => {
    expect((await lookUp('sistema=vetorial_c')).statusCode).toBe(422)
    expect((await lookUp('cpf=123')).json().campos).toEqual({ cpf: 'Informe os 11 dígitos do CPF.' })
  })

  it('is for sales, the communication rules and the blacklist, in their providers', async () => {
    for (const role of ['regua_comunicacao:leitor', 'blacklist:leitor']) {
      const { token } = await as({ roles: [role], empresas: [vetorial] })
      expect((await lookUp('codpessoa=1001', token)).json().relationship_dados_pessoas).toHaveLength(1)
    }
    const { token } = await as({ roles: ['rh:gestor'], empresas: [vetorial] })
    expect((await lookUp('codpessoa=1001', token)).statusCode).toBe(403)
    const elsewhere = await as({ roles: ['vendas:gestor'], empresas: [razao] })
    expect((await lookUp('codpessoa=1001', elsewhere.token)).json().relationship_dados_pessoas).toEqual([])
  })
})
