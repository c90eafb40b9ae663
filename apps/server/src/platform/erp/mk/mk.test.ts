import { erp as text } from '@intranet/contract/messages/registries'
import { beforeEach, describe, expect, it } from 'vitest'
import { groundOf } from '../erp-ground.ts'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { dueDay, mkAnswers, mkErp, overdueDay } from '../../../../test/erp/mk-erp.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { checkErp } from '../erp-check.ts'
import { erpOf } from '../erp-system.ts'

const { db, deps, as } = await testWorld()
const admin = await as(superadmin)
const erp = await mkErp()
const ground = groundOf(deps)

async function connect(senha: string) {
  const id_empresa = await makeProvider(db)
  const way = { tipo: 'mk' as const, url: erp.url, permite_http: true, token: 'usuario', senha }
  const [made] = await admin.call.erp.create({ objects: [{ id_empresa, ...way }] })
  return { id: made!.id, system: (await erpOf(ground, id_empresa))! }
}
const { id, system } = await connect('segredo')
const { call } = system
const cod_cliente = '501'
const services = () => erp.heard.map(({ service }) => service)

beforeEach(() => {
  Object.assign(erp, { heard: [], mode: 'up', answers: mkAnswers(erp.url) })
})

describe('the connection', () => {
  it('is tested by signing in, whose refusal comes as a success', async () => {
    const wrong = await connect('outra')
    expect(await admin.call.erp.test({ id: wrong.id })).toMatchObject({
      ok: false,
      mensagem: text.wrongCredentials,
    })
    const right = await admin.call.erp.test({ id })
    expect(right.ok).toBe(true)
    expect(right.capacidades).toContain('faturas')
    for (const ability of ['lead', 'linha_digitavel', 'desbloqueio_confianca'] as const)
      expect(right.capacidades).not.toContain(ability)
  })

  it('signs in once for many, and again where the token has ended', async () => {
    erp.tokens = []
    const before = erp.signIns
    await Promise.all(Array.from({ length: 5 }, () => call('faturas', { cod_cliente })))
    expect(erp.signIns).toBe(before + 1)
    // In the body: addresses come into logs.
    expect(erp.heard.at(-1)!.fields).toMatchObject({
      sys: 'MK0',
      token: erp.tokens[0],
      cd_cliente: cod_cliente,
    })
  })

  it('reports what is refused, missing, stalled, and what is not installed', async () => {
    erp.answers.WSMKFaturasPendentes = () => ({
      status: 'ERRO',
      codigo_erro: 9,
      mensagem: 'Serviço não permitido',
    })
    await expect(call('faturas', { cod_cliente })).rejects.toMatchObject({
      fault: 'refused',
      message: 'Serviço não permitido',
    })
    delete erp.answers.WSMKFaturasPendentes
    await expect(call('faturas', { cod_cliente })).rejects.toMatchObject({ fault: 'unsupported' })
    erp.answers.WSMKFaturasPendentes = () => ({ FaturasPendentes: [{}], status: 'OK' })
    await expect(call('faturas', { cod_cliente })).rejects.toMatchObject({ fault: 'bad_answer' })
    erp.mode = 'html'
    await expect(call('faturas', { cod_cliente })).rejects.toMatchObject({ fault: 'unavailable' })
    erp.mode = 'stall'
    await expect(call('faturas', { cod_cliente }, { chave: 'f', timeout: 200 })).rejects.toMatchObject({
      fault: 'unavailable',
    })
  })
})

describe('what is read', () => {
  it.each([
    ['codigo', '501'],
    ['documento', '52998224725'],
    ['nome', 'fulana'],
  ] as const)('finds customers by %s, their letters put right', async (por, valor) => {
    expect(await call('clientes', { por, valor })).toEqual([
      {
        cod_cliente,
        nome_razaosocial: 'FULANA CONCEIÇÃO',
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
  })

  it('says that phones are not searched, and that nobody was found', async () => {
    await expect(call('clientes', { por: 'telefone', valor: '53981110000' })).rejects.toMatchObject({
      fault: 'unsupported',
      message: text.noPhoneSearch,
    })
    expect(await call('clientes', { por: 'codigo', valor: '7' })).toEqual([])
  })

  it('of which the server says that nothing is there is empty', async () => {
    const refused = () => ({ status: 'ERRO', 'Num. ERRO': '002', Mensagem: 'Nenhum: não há registros' })
    for (const service of ['WSMKContratosPorClienteV2', 'WSMKOSListaTiposOS']) erp.answers[service] = refused
    expect(await call('contratos', { cod_cliente })).toEqual([])
    expect(await call('tipos_os', {})).toEqual([])
  })

  it('holds contracts of newer and older servers', async () => {
    expect(await call('contratos', { cod_cliente })).toMatchObject([
      { contrato: '9', produto: 'FIBRA 300', inicio: '2029-01-10', situacao: 'ativo' },
      { contrato: '10', situacao: 'desconhecido', codigo: 'Em análise' },
    ])
    delete erp.answers.WSMKContratosPorClienteV2
    expect(await call('contratos', { cod_cliente })).toMatchObject([{ contrato: '9', situacao: 'ativo' }])
  })

  it('holds connections, whether they are online, and addresses', async () => {
    expect(await call('conexoes', { cod_cliente })).toMatchObject([
      { conexao: '70', contrato: '9', status: 'online', ip: '192.0.2.5' },
      { conexao: '71', contrato: null, status: 'offline' },
    ])
    expect(await call('testar_conexao', { cod_cliente, conexao: '71' })).toMatchObject({ status: 'offline' })
    expect(await call('enderecos', { cod_cliente })).toMatchObject([
      { tipo: 'instalacao', logradouro: 'Rua São João', uf: 'RS', cep: '96010000' },
    ])
  })

  it('holds open invoices and their papers, of this customer alone', async () => {
    expect(await call('faturas', { cod_cliente })).toMatchObject([
      { fatura: '34', vencimento: dueDay, valor: 9990, situacao: 'aberta' },
      { fatura: '31', vencimento: overdueDay, contrato: '9', situacao: 'vencida' },
    ])
    const asked = { cod_cliente, fatura: '31' }
    expect(await call('pix', asked)).toEqual({ copia_cola: '000201' })
    expect(Buffer.from((await call('pdf', asked)).conteudo, 'base64').toString()).toBe('%PDF-1.4')
    await expect(call('pix', { cod_cliente, fatura: '99' })).rejects.toMatchObject({ fault: 'not_found' })
    erp.answers.WSMKSegundaViaCobranca = () => ({ PathDownload: 'http://127.0.0.2:1/31.pdf', status: 'OK' })
    await expect(call('pdf', asked)).rejects.toMatchObject({ fault: 'bad_answer' })
  })

  it('holds orders under a key with a colon, and their kinds', async () => {
    expect(await call('ordens_servico', { cod_cliente })).toMatchObject([
      {
        os: '4',
        protocolo: '3001.00001',
        relato: 'Sem conexão',
        agendamento: null,
        situacao: 'desconhecida',
      },
    ])
    expect(await call('tipos_os', {})).toEqual([{ tipo: '2', nome: 'Manutenção' }])
  })
})

describe('the sweeps', () => {
  it('read blocks of codes until there are no more customers', async () => {
    const reported: string[] = []
    for (let depois: string | null = null, more = true; more; more = depois !== null) {
      const page: { dados: { cod_cliente: string; contratos: unknown[] }[]; depois: string | null } =
        await call('varredura_clientes', { depois })
      reported.push(...page.dados.map((one) => `${one.cod_cliente} ${one.contratos.length}`))
      depois = page.depois
    }
    expect(reported).toEqual(['501 1'])
    expect(services().length).toBeLessThan(20)
  })

  it('read debts month by month, each invoice once', async () => {
    const reported: string[] = []
    for (let depois: string | null = null, more = true; more; more = depois !== null) {
      const page: { dados: { fatura: string; vencimento: string }[]; depois: string | null } = await call(
        'inadimplentes',
        { depois },
      )
      reported.push(...page.dados.map(({ fatura, vencimento }) => `${fatura} ${vencimento}`))
      depois = page.depois
    }
    expect(reported).toEqual([`31 ${overdueDay}`])
  })

  it('go on past a block, a month and a customer of which the server says that nothing is there', async () => {
    const refused = () => ({ status: 'ERRO', 'Num. ERRO': '002', Mensagem: 'Registro não encontrado' })
    erp.answers.WSMKConsultaClientes = refused
    expect(await call('varredura_clientes', { depois: '501:2' })).toEqual({ dados: [], depois: '1001:3' })
    erp.answers.WSMKFaturasPendentes = refused
    expect(await call('inadimplentes', { depois: '1' })).toEqual({ dados: [], depois: '2' })
    erp.answers.WSMKFaturasAbertas = refused
    expect(await call('inadimplentes', { depois: '1' })).toEqual({ dados: [], depois: '2' })
  })
})

it('the check reads everything that it has, and never acts', async () => {
  const table = await checkErp(system, cod_cliente)
  const states = (state: string) => table.filter((row) => row.state === state).map(({ name }) => name)
  expect([states('difere'), states('falha'), states('não lido')]).toEqual([[], [], []])
  expect(states('funciona')).toHaveLength(12)
  expect(services()).not.toContain('WSMKAutoDesbloqueio')
})
