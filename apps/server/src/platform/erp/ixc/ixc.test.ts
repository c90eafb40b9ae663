import { erp as text } from '@intranet/contract/messages/registries'
import { dayFromNow } from '@intranet/contract/today'
import { beforeEach, describe, expect, it } from 'vitest'
import { groundOf } from '../erp-ground.ts'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { ixcErp, ixcTables, overdueDay, paidDay } from '../../../../test/erp/ixc-erp.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { checkErp } from '../erp-check.ts'
import { erpOf } from '../erp-system.ts'

const { db, deps, as } = await testWorld()
const admin = await as(superadmin)
const erp = await ixcErp()
const ground = groundOf(deps)

async function connect(token: string) {
  const id_empresa = await makeProvider(db)
  const way = { tipo: 'ixc' as const, url: erp.url, permite_http: true, token }
  const [made] = await admin.call.erp.create({ objects: [{ id_empresa, ...way }] })
  return { id: made!.id, system: (await erpOf(ground, id_empresa))! }
}
const { id, system } = await connect('7:segredo')
const { call } = system
const cod_cliente = '501'

beforeEach(() => {
  Object.assign(erp, { heard: [], mode: 'up', tables: ixcTables() })
})

describe('the connection', () => {
  it('is tested by a list: a wrong token is reported, and neither leads nor unsure actions are offered', async () => {
    const wrong = await connect('7:outro')
    expect(await admin.call.erp.test({ id: wrong.id })).toMatchObject({
      ok: false,
      mensagem: text.wrongCredentials,
    })
    const right = await admin.call.erp.test({ id })
    expect(right).toMatchObject({ ok: true, mensagem: null })
    expect(right.capacidades).toContain('inadimplentes')
    for (const ability of ['lead', 'desconectar', 'desbloqueio_confianca'] as const)
      expect(right.capacidades).not.toContain(ability)
    await expect(call('desconectar', { cod_cliente, conexao: '70' })).rejects.toMatchObject({
      fault: 'unsupported',
    })
  })

  it('reports errors that come as successes, without the marks of their screens', async () => {
    delete erp.tables.cliente_contrato
    await expect(call('contratos', { cod_cliente })).rejects.toMatchObject({
      fault: 'refused',
      message: 'Recurso inexistente',
    })
    erp.tables.fn_areceber = [{ id_cliente: cod_cliente, liberado: 'S' }]
    await expect(call('faturas', { cod_cliente })).rejects.toMatchObject({ fault: 'bad_answer' })
    erp.mode = 'html'
    await expect(call('contratos', { cod_cliente })).rejects.toMatchObject({ fault: 'bad_answer' })
    erp.mode = 'stall'
    await expect(call('contratos', { cod_cliente }, { chave: 'c', timeout: 200 })).rejects.toMatchObject({
      fault: 'unavailable',
    })
  })
})

describe('what is read', () => {
  it.each([
    ['codigo', '501'],
    ['documento', '52998224725'],
    ['telefone', '5553981110000'],
    ['nome', 'fulana'],
  ] as const)('finds a customer once by %s, however it was typed', async (por, valor) => {
    const found = await call('clientes', { por, valor })
    expect(found.filter((one) => one.cod_cliente === cod_cliente)).toEqual([
      {
        cod_cliente,
        nome_razaosocial: 'FULANA TESTE',
        cpf: '52998224725',
        tipo: 'pf',
        telefones: ['53981110000'],
        emails: ['fulana@cliente.example'],
        nascimento: null,
        nome_mae: null,
        bairro: 'Centro',
        situacao: 'ativo',
      },
    ])
    expect(await call('clientes', { por: 'codigo', valor: '999' })).toEqual([])
  })

  it.each(['5332221111', '(53) 3222-1111', '555332221111', '32221111'])(
    'finds the landline %s, with its area or without',
    async (valor) => {
      const found = await call('clientes', { por: 'telefone', valor })
      expect(found.map((one) => one.cod_cliente)).toEqual(['502'])
    },
  )

  it('holds contracts by their letters, and connections with their signal, without passwords', async () => {
    expect(await call('contratos', { cod_cliente })).toMatchObject([
      { contrato: '9', produto: 'FIBRA 300', inicio: '2029-01-10', situacao: 'ativo', valor: null },
      { contrato: '10', inicio: null, situacao: 'bloqueado', codigo: 'A/FA' },
    ])
    const connections = await call('conexoes', { cod_cliente })
    expect(connections).toMatchObject([
      { conexao: '70', contrato: '9', status: 'online', sinal_rx: -21.4, onu: 'XXXX00' },
      { conexao: '71', status: 'desconhecido', sinal_rx: null },
    ])
    expect(JSON.stringify(connections)).not.toContain('nunca-mostrada')
    expect(await call('testar_conexao', { cod_cliente, conexao: '70' })).toMatchObject({
      status: 'online',
      sinal_rx: -21.4,
    })
    expect(await call('enderecos', { cod_cliente })).toMatchObject([
      { tipo: 'instalacao', logradouro: 'Rua A', cep: '96010000', cidade: null, uf: null },
    ])
  })

  it('holds connections without a signal where the list of fibres is refused', async () => {
    delete erp.tables.radpop_radio_cliente_fibra
    expect(await call('conexoes', { cod_cliente })).toMatchObject([
      { conexao: '70', status: 'online', sinal_rx: null },
      { conexao: '71' },
    ])
    expect(await call('testar_conexao', { cod_cliente, conexao: '70' })).toMatchObject({ sinal_rx: null })
  })

  it('holds invoices, payments and papers, of this customer alone', async () => {
    expect(
      (await call('faturas', { cod_cliente })).map(({ fatura, situacao, valor }) => [
        fatura,
        situacao,
        valor,
      ]),
    ).toEqual([
      ['34', 'aberta', 4000],
      ['31', 'vencida', 9990],
      ['32', 'cancelada', 9990],
      ['30', 'paga', 9990],
    ])
    expect(await call('pagamentos', { cod_cliente })).toMatchObject([
      { fatura: '30', data: paidDay, valor: 10_150 },
    ])
    const asked = { cod_cliente, fatura: '31' }
    expect(await call('linha_digitavel', asked)).toEqual({ linha: '000111' })
    expect(await call('pix', asked)).toEqual({ copia_cola: '000201' })
    expect(Buffer.from((await call('pdf', asked)).conteudo, 'base64').toString()).toBe('%PDF-1.4')
    for (const name of ['linha_digitavel', 'pix', 'pdf'] as const)
      await expect(call(name, { cod_cliente, fatura: '33' })).rejects.toMatchObject({ fault: 'not_found' })
  })

  it('leaves out what was not released and is neither paid nor cancelled', async () => {
    const [sample] = erp.tables.fn_areceber!
    const unreleased = { ...sample!, liberado: 'N', pagamento_data: paidDay }
    erp.tables.fn_areceber!.push(
      { ...unreleased, id: '40' },
      { ...unreleased, id: '41', status: 'P' },
      { ...unreleased, id: '42', status: 'R' },
      { ...unreleased, id: '43', status: 'C' },
      { ...sample!, id: '44', liberado: '', data_vencimento: overdueDay },
    )
    const shown = (await call('faturas', { cod_cliente })).map(({ fatura }) => fatura)
    expect(shown).toEqual(expect.arrayContaining(['42', '43', '44']))
    expect(shown).not.toContain('40')
    expect(shown).not.toContain('41')
  })

  it('holds what was paid within a year of an invoice that was due before it', async () => {
    const [sample] = erp.tables.fn_areceber!
    const late = (fatura: string, due: number, pagamento_data: string) => ({
      ...sample,
      id: fatura,
      status: 'R',
      data_vencimento: dayFromNow(due),
      pagamento_data,
    })
    erp.tables.fn_areceber!.push(late('35', -400, dayFromNow(-1)), late('36', -800, dayFromNow(-390)))
    expect((await call('pagamentos', { cod_cliente })).map(({ fatura }) => fatura)).toEqual(['35', '30'])
    expect((await call('faturas', { cod_cliente })).map(({ fatura }) => fatura)).toContain('35')
    expect((await call('faturas', { cod_cliente })).map(({ fatura }) => fatura)).not.toContain('36')
  })

  it('holds orders, and whether one is there', async () => {
    expect(await call('ordens_servico', { cod_cliente })).toMatchObject([
      {
        os: '4',
        protocolo: '2030001',
        situacao: 'AG',
        periodo: 'M',
        agendamento: '2030-02-10T08:00:00-03:00',
      },
    ])
    expect(await call('conferir_os', { os: '4' })).toMatchObject({ existe: true, cod_cliente })
    expect(await call('conferir_os', { os: '9' })).toMatchObject({ existe: false })
  })
})

describe('the sweeps', () => {
  it('tell each overdue invoice once, though a page ends in the middle of a customer', async () => {
    const [sample] = erp.tables.fn_areceber!
    erp.tables.fn_areceber = Array.from({ length: 1203 }, (_, n) => ({
      ...sample!,
      id: String(1000 + n),
      // 600 of the first customer alone, more than a page; three of each of the others.
      id_cliente: n < 600 ? '1' : String(2 + Math.floor((n - 600) / 3)),
    }))
    const [customer] = erp.tables.cliente!
    erp.tables.cliente = Array.from({ length: 210 }, (_, n) => ({ ...customer!, id: String(n + 1) }))
    const reported: string[] = []
    let pages = 0
    for (let depois: string | null = null, more = true; more; more = depois !== null) {
      const page: { dados: { fatura: string }[]; depois: string | null } = await call('inadimplentes', {
        depois,
      })
      reported.push(...page.dados.map(({ fatura }) => fatura))
      depois = page.depois
      pages += 1
    }
    expect([reported.length, new Set(reported).size]).toEqual([1203, 1203])
    expect(pages).toBeGreaterThan(2)
  })

  it('tell what rules ask of a debt, and all customers with their contracts', async () => {
    expect(await call('inadimplentes', { depois: null })).toMatchObject({
      dados: [
        {
          cod_cliente: '501',
          nome_razaosocial: 'FULANA TESTE',
          fatura: '31',
          vencimento: overdueDay,
          valor: 9990,
        },
        { cod_cliente: '502', tipo: 'pj', contrato: null, fatura: '33' },
      ],
      depois: null,
    })
    expect(await call('varredura_clientes', { depois: null })).toMatchObject({
      dados: [
        { cod_cliente: '501', contratos: [{ contrato: '9' }, { contrato: '10' }] },
        { cod_cliente: '502', contratos: [] },
      ],
      depois: null,
    })
  })
})

it('acts on a contract and a login of this customer alone, by their exact ids', async () => {
  await db
    .updateTable('empresa_erp')
    .set({ acoes_confirmadas: ['desbloqueio_confianca', 'desconectar'] })
    .where('id', '=', id)
    .execute()
  const acting = (await erpOf(ground, system.id_empresa))!
  for (const other of ['99', '010'])
    await expect(
      acting.call('desbloqueio_confianca', { cod_cliente, contrato: other, dias: 3 }),
    ).rejects.toMatchObject({ fault: 'not_found', unsure: false })
  const theirs = { cod_cliente: '502', contrato: '9', dias: 3 }
  await expect(acting.call('desbloqueio_confianca', theirs)).rejects.toMatchObject({ fault: 'not_found' })
  await expect(acting.call('desconectar', { cod_cliente, conexao: '070' })).rejects.toMatchObject({
    fault: 'not_found',
  })
  expect(erp.heard.some((path) => path.startsWith('desb') || path.startsWith('desc'))).toBe(false)
  await acting.call('desconectar', { cod_cliente, conexao: '70' })
  await expect(
    acting.call('desbloqueio_confianca', { cod_cliente, contrato: '9', dias: 3 }),
  ).rejects.toMatchObject({ message: 'Desbloqueio já ativo.' })
})

it('the check reads everything that it has, and never acts', async () => {
  const table = await checkErp(system, cod_cliente)
  const states = (state: string) => table.filter((row) => row.state === state).map(({ name }) => name)
  expect([states('difere'), states('falha'), states('não lido')]).toEqual([[], [], []])
  expect(states('funciona')).toHaveLength(14)
  expect(erp.heard.some((path) => path.startsWith('desb') || path.startsWith('desc'))).toBe(false)
})
