import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'

const { db, as, app } = await testWorld()
const id_empresa = await makeProvider(db)
const other = await makeProvider(db)
const manager = await as({ roles: ['vendas:gestor'], empresas: [id_empresa] })
const { coverage } = manager.call
const headers = { authorization: `Bearer ${manager.token}` }

describe('an import of lines', () => {
  it('is for one’s own providers', async () => {
    const lines = { id_empresa: other, conteudo: 'Laguna;SC' }
    await expect(coverage.import(lines)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await coverage.list({ filtro: { id_empresa: other } })).total).toBe(0)
  })

  it('adds new lines, and counts existing ones', async () => {
    const conteudo = [
      'cidade;UF;bairro;rua;de;ate',
      'Tubarão;SC;Centro;;;',
      'TUBARAO;sc;centro;;;',
      'Tubarão;SC;Oficinas;Rua São João;100;198',
      'Laguna;SC',
    ].join('\r\n')
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/vendas/cobertura/importar',
      headers,
      payload: { object: { id_empresa, conteudo } },
    })
    expect(answer.json()).toEqual({ recebidas: 4, inseridas: 3, repetidas: 1 })
    expect(await coverage.import({ id_empresa, conteudo })).toEqual({
      recebidas: 4,
      inseridas: 0,
      repetidas: 4,
    })
    const { dados } = await coverage.list({ sort: 'bairro', filtro: { cidade: 'Tubarão' } })
    expect(dados.map((row) => [row.bairro, row.numero_inicio, row.numero_fim])).toEqual([
      ['Centro', null, null],
      ['Oficinas', 100, 198],
    ])
  })

  it('switches on again what was off, and keeps when it came', async () => {
    const { dados } = await coverage.list({ filtro: { cidade: 'Laguna' } })
    const { id, created_at } = dados[0]!
    await coverage.setActive({ ids: [id], ativo: false })
    expect(await coverage.import({ id_empresa, conteudo: 'Laguna;SC' })).toMatchObject({ inseridas: 1 })
    expect(await coverage.get({ id })).toMatchObject({ ativo: true, created_at })
  })

  it.each([
    ['Tubarão;SC;;;10;20', 'Linha 1, Rua: Informe a rua para usar uma faixa de números.'],
    [
      'Tubarão;SC;Centro;Rua A;20;10',
      'Linha 1, Número até: O número final deve ser maior ou igual ao inicial.',
    ],
    ['Laguna;SC\nCidade Nenhuma;SC', 'Linha 2, Cidade: Cidade não encontrada em SC.'],
    ['Laguna;ZZ', 'Linha 1, Estado: '],
    ['Laguna;SC;Centro;Rua A;dez', 'Linha 1, Número de: '],
  ])('names the line that is wrong: %s (docs/sales.md#coverage)', async (conteudo, text) => {
    await expect(coverage.import({ id_empresa, conteudo })).rejects.toThrow(text)
  })
})

describe('a row', () => {
  const row = { id_empresa, cidade: 'Imbituba', uf: 'SC' as const, bairro: 'Vila Nova' }

  it('is unique, in a city of its state', async () => {
    const created = await app.inject({
      method: 'POST',
      url: '/v1/vendas/cobertura',
      headers,
      payload: { object: row },
    })
    const { id } = created.json().insert_vendas_cobertura.returning[0]
    const again = await app.inject({
      method: 'POST',
      url: '/v1/vendas/cobertura',
      headers,
      payload: { object: { ...row, bairro: 'VILA NOVA' } },
    })
    expect([again.statusCode, again.json().campos]).toEqual([
      409,
      { cidade: 'Esta cobertura já está cadastrada.' },
    ])
    await expect(coverage.update({ id, uf: 'PR' })).rejects.toMatchObject({ code: 'UNPROCESSABLE_CONTENT' })
    await expect(coverage.update({ id, numero_inicio: 5 })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    })
    const { updated_at } = await coverage.get({ id })
    await coverage.update({
      id,
      logradouro: 'Rua Um',
      numero_inicio: 5,
      updated_at: updated_at.toISOString(),
    })
    await expect(
      coverage.update({ id, logradouro: 'x', updated_at: updated_at.toISOString() }),
    ).rejects.toThrow('alterado por outra pessoa')
    await coverage.remove({ id })
  })

  it('is read in one’s providers and written by managers', async () => {
    const seller = await as({ roles: ['vendas:solicitante'], empresas: [id_empresa] })
    expect((await seller.call.coverage.list()).total).toBeGreaterThan(0)
    await expect(seller.call.coverage.create({ objects: [row] })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(coverage.create({ objects: [{ ...row, id_empresa: other }] })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const theirs = await as({ roles: ['vendas:gestor'], empresas: [other] })
    expect((await theirs.call.coverage.list()).total).toBe(0)
    const { dados } = await coverage.list()
    await expect(theirs.call.coverage.remove({ id: dados[0]!.id })).rejects.toThrow(
      'Registro não encontrado.',
    )
  })
})
