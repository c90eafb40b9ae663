import { erp as text } from '@intranet/contract/messages/registries'
import { beforeEach, describe, expect, it } from 'vitest'
import { groundOf } from '../erp-ground.ts'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { hubsoftAnswers, hubsoftErp, overdueDay, paidDay } from '../../../../test/erp/hubsoft-erp.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { checkErp } from '../erp-check.ts'
import { erpOf } from '../erp-system.ts'

const { db, deps, as } = await testWorld()
const admin = await as(superadmin)
const erp = await hubsoftErp()
const ground = groundOf(deps)

async function connect(cliente_segredo: string) {
  const id_empresa = await makeProvider(db)
  const way = { tipo: 'hubsoft' as const, url: erp.url, permite_http: true }
  const who = { cliente_id: '1', usuario: 'api@provedor.example', senha: 'senha', cliente_segredo }
  const [made] = await admin.call.erp.create({ objects: [{ id_empresa, ...way, ...who }] })
  return { id: made!.id, system: (await erpOf(ground, id_empresa))! }
}
const { id, system } = await connect('segredo')
const { call } = system
const cod_cliente = '501'
const paths = () => erp.heard.map(({ path }) => path)

beforeEach(() => {
  Object.assign(erp, { heard: [], mode: 'up', answers: hubsoftAnswers(erp.url) })
})

describe('the connection', () => {
  it('is tested by signing in: wrong credentials are reported, and leads are never queued for it', async () => {
    const wrong = await connect('outro')
    expect(await admin.call.erp.test({ id: wrong.id })).toMatchObject({
      ok: false,
      mensagem: text.wrongCredentials,
    })
    const right = await admin.call.erp.test({ id })
    expect(right).toMatchObject({ ok: true, mensagem: null })
    expect(right.capacidades).toContain('faturas')
    expect(right.capacidades).not.toContain('lead')
    expect((await admin.call.erp.get({ id: wrong.id })).capacidades).not.toContain('lead')
  })

  it('signs in once for many, and again where the token was revoked', async () => {
    erp.tokens = []
    const before = erp.signIns
    await Promise.all(Array.from({ length: 5 }, () => call('contratos', { cod_cliente })))
    expect(erp.signIns).toBe(before + 1)
    await call('contratos', { cod_cliente })
    expect(erp.signIns).toBe(before + 1)
  })

  it('reports what differs, what is refused, what is missing and what stalls', async () => {
    erp.answers['/cliente/financeiro'] = () => ({ status: 'error', msg: 'Cliente não encontrado' })
    await expect(call('faturas', { cod_cliente })).rejects.toMatchObject({
      fault: 'refused',
      message: 'Cliente não encontrado',
    })
    erp.answers['/cliente/financeiro'] = () => ({ status: 'success', faturas: [{ id_fatura: 1 }] })
    await expect(call('faturas', { cod_cliente })).rejects.toMatchObject({ fault: 'bad_answer' })
    delete erp.answers['/cliente/financeiro']
    await expect(call('faturas', { cod_cliente })).rejects.toMatchObject({ fault: 'not_found' })
    erp.mode = 'html'
    await expect(call('faturas', { cod_cliente })).rejects.toMatchObject({
      fault: 'bad_answer',
      unsure: false,
    })
    erp.mode = 'stall'
    const asked = { cod_cliente, conexao: '9' }
    await expect(call('desconectar', asked, { chave: 'd', timeout: 200 })).rejects.toMatchObject({
      fault: 'unavailable',
      unsure: true,
    })
  })
})

describe('what is read', () => {
  it.each([
    ['codigo', '501', 'codigo_cliente', '501'],
    ['documento', '52998224725', 'cpf_cnpj', '52998224725'],
    ['telefone', '5553981110000', 'telefone', '53981110000'],
    ['nome', 'fulana', 'nome_razaosocial', 'fulana'],
  ] as const)('finds customers by %s', async (por, valor, busca, termo_busca) => {
    expect(await call('clientes', { por, valor })).toEqual([
      {
        cod_cliente,
        nome_razaosocial: 'FULANA TESTE',
        cpf: '52998224725',
        tipo: 'pf',
        telefones: ['53981110000'],
        emails: ['fulana@cliente.example'],
        nascimento: '1990-05-17',
        nome_mae: null,
        bairro: 'Centro',
        situacao: 'ativo',
      },
    ])
    expect(erp.heard[0]!.query).toMatchObject({ busca, termo_busca })
  })

  it('holds contract, connection and address of a service, without its password; the state is its letters', async () => {
    expect(await call('contratos', { cod_cliente })).toMatchObject([
      { contrato: '9', produto: 'FIBRA 300', valor: 9990, vencimento_dia: null, situacao: 'ativo' },
      { contrato: '10', situacao: 'bloqueado', codigo: 'suspenso_debito' },
    ])
    const connections = await call('conexoes', { cod_cliente })
    expect(connections).toMatchObject([
      { conexao: '9', status: 'online', onu: 'XXXX00', conectado_desde: '2026-11-20T08:00:00-03:00' },
      { conexao: '10', status: 'desconhecido' },
    ])
    expect(JSON.stringify(connections)).not.toContain('nunca-mostrada')
    expect(await call('enderecos', { cod_cliente })).toMatchObject([
      { tipo: 'instalacao', contrato: '9', uf: 'RS', cep: '96010000' },
    ])
    expect(await call('testar_conexao', { cod_cliente, conexao: '9' })).toMatchObject({ status: 'online' })
    expect(await call('sessoes', { cod_cliente, conexao: '9' })).toMatchObject([
      { inicio: '2026-11-20T08:00:00-03:00', fim: null, ip: '192.0.2.5' },
      { inicio: '2026-11-18T08:00:00-03:00', download: 10.5 },
    ])
  })

  it('holds invoices once each, payments, and the papers of what is owed', async () => {
    expect(await call('faturas', { cod_cliente })).toMatchObject([
      { fatura: '30', situacao: 'paga', vencimento: paidDay },
      { fatura: '31', situacao: 'vencida', vencimento: overdueDay, valor: 9990 },
    ])
    expect(await call('pagamentos', { cod_cliente })).toMatchObject([
      { fatura: '30', data: paidDay, valor: 10_150 },
    ])
    const days = erp.heard.flatMap(({ query }) => query.tipo_data ?? [])
    expect(days.toSorted()).toEqual(['data_pagamento', 'data_pagamento', 'data_vencimento'])
    const asked = { cod_cliente, fatura: '31' }
    expect(await call('linha_digitavel', asked)).toEqual({ linha: '000111' })
    expect(await call('pix', asked)).toEqual({ copia_cola: '000201' })
    expect(Buffer.from((await call('pdf', asked)).conteudo, 'base64').toString()).toBe('%PDF-1.4')
    await expect(call('pix', { cod_cliente, fatura: '30' })).rejects.toMatchObject({ fault: 'not_found' })
  })

  it('never follows the link of a paper to another server (docs/erp.md#kinds)', async () => {
    erp.answers['/cliente/financeiro'] = () =>
      hubsoftAnswers('http://127.0.0.2:1')['/cliente/financeiro']!({}, {})
    await expect(call('pdf', { cod_cliente, fatura: '31' })).rejects.toMatchObject({ fault: 'bad_answer' })
  })

  it('holds orders by their number, and all customers page by page, former ones and their ended contracts too', async () => {
    expect(await call('ordens_servico', { cod_cliente })).toMatchObject([
      { os: '301', protocolo: '2030001', agendamento: '2030-02-10T08:00:00-03:00', situacao: 'AG' },
    ])
    expect(await call('conferir_os', { os: '301' })).toMatchObject({ existe: true, situacao: 'AG' })
    expect(await call('conferir_os', { os: '999' })).toMatchObject({ existe: false })
    const first = await call('varredura_clientes', { depois: null })
    expect(first).toMatchObject({
      dados: [
        { cod_cliente: '501', situacao: 'ativo', endereco: { cidade: 'Pelotas' }, contratos: [{}, {}] },
      ],
      depois: '1',
    })
    expect(await call('varredura_clientes', { depois: first.depois })).toMatchObject({
      dados: [{ cod_cliente: '502', situacao: 'inativo', contratos: [{ situacao: 'cancelado' }] }],
      depois: null,
    })
  })
})

describe('what acts', () => {
  it('is done once, and what a rule of the provider refuses is reported in its words', async () => {
    const asked = { cod_cliente, conexao: '9' }
    expect(await call('desconectar', asked, { chave: 'd1' })).toMatchObject({
      situacao: 'feita',
      mensagem: 'Desconexão solicitada.',
    })
    expect(await call('reiniciar_onu', asked, { chave: 'r1' })).toMatchObject({ situacao: 'feita' })
    expect(paths().filter((path) => path.startsWith('/rede') || path.includes('desconexao'))).toHaveLength(2)
    await expect(
      call('desbloqueio_confianca', { cod_cliente, contrato: '9', dias: 3 }, { chave: 'u1' }),
    ).rejects.toMatchObject({
      fault: 'refused',
      message: 'Desbloqueio já utilizado neste mês.',
      unsure: false,
    })
  })

  it('is about a service of this customer alone, by its exact number', async () => {
    for (const other of ['11', '09', '9.0']) {
      await expect(
        call('desconectar', { cod_cliente, conexao: other }, { chave: 'd2' }),
      ).rejects.toMatchObject({
        fault: 'not_found',
        unsure: false,
      })
      const unlock = { cod_cliente, contrato: other, dias: 3 }
      await expect(call('desbloqueio_confianca', unlock, { chave: 'u2' })).rejects.toMatchObject({
        fault: 'not_found',
      })
    }
    expect(paths().filter((path) => path !== '/cliente')).toEqual([])
  })

  it('is never tried by the check, which reads everything else', async () => {
    const table = await checkErp(system, cod_cliente)
    const states = (state: string) => table.filter((row) => row.state === state).map(({ name }) => name)
    expect(states('difere')).toEqual([])
    expect(states('falha')).toEqual([])
    expect(states('funciona')).toHaveLength(14)
    expect(states('não lido')).toEqual(['desbloqueio_confianca', 'desconectar', 'reiniciar_onu'])
    expect(paths().some((path) => path.includes('desconexao') || path.startsWith('/rede'))).toBe(false)
  })
})
