import { isPixCode } from '@intranet/contract/desk/pix-code'
import { isSlipLine } from '@intranet/contract/desk/slip-line'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { groundOf } from '../erp-ground.ts'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import type { ErpInput } from '../erp-calls.ts'
import { erpOf } from '../erp-system.ts'

const { db, deps } = await testWorld()
const provider = await makeProvider(db)
await db.insertInto('empresa_erp').values({ id_empresa: provider, tipo: 'demonstracao', url: null }).execute()
const cod_cliente = '501'
await sql`insert into erp_demo_cliente (id_empresa, cod_cliente, nome_razaosocial, cpf, telefones, paga, enderecos)
  values (${provider}, '501', 'Fulana de Teste', '52998224725', '{53981110000}', false,
    '[{"tipo": "instalacao", "cidade": "Pelotas", "uf": "RS"}, {"tipo": "cobranca", "cidade": "Rio Grande", "uf": "RS"}]'),
  (${provider}, '502', 'Beltrano Pagador', '11144477735', '{}', true, '[]')`.execute(db)
await sql`insert into erp_demo_contrato (id_empresa, contrato, cod_cliente, produto, valor_centavos, vencimento_dia, inicio, login)
  values (${provider}, 'C1', '501', 'Fibra 300', 9990, 5, '2024-01-10', 'fulana'),
    (${provider}, 'C2', '502', 'Fibra 500', 12990, 5, '2024-01-10', 'beltrano')`.execute(db)
await sql`insert into erp_demo_equipe (id_empresa, equipe, nome) values (${provider}, 'E1', 'Equipe 1')`.execute(
  db,
)
await sql`insert into erp_demo_produto (id_empresa, produto, nome, unidade, serializado, valor_centavos)
  values (${provider}, 'ONT', 'ONT Huawei', 'un', true, 28900)`.execute(db)
await sql`insert into erp_demo_estoque (id_empresa, equipe, produto, patrimonio, quantidade)
  values (${provider}, 'E1', 'ONT', '000123', 1)`.execute(db)
const { call, abilities } = (await erpOf(groundOf(deps), provider))!
const keyed = (chave: string) => ({ chave })

describe('the demonstration', () => {
  it('finds a customer by code, document, phone and a part of the name', async () => {
    for (const [por, valor] of [
      ['codigo', '501'],
      ['documento', '52998224725'],
      ['telefone', '5553981110000'],
      ['nome', 'fulana'],
    ] as const)
      expect(await call('clientes', { por, valor })).toMatchObject([
        { cod_cliente, tipo: 'pf', bairro: null },
      ])
  })

  it('lives by the clock: invoices are there before they fall due, and who pays has paid', async () => {
    const invoices = await call('faturas', { cod_cliente })
    expect(invoices.length).toBeGreaterThanOrEqual(4)
    expect(invoices.some(({ situacao }) => situacao === 'vencida')).toBe(true)
    const paid = await call('faturas', { cod_cliente: '502' })
    expect(paid.filter(({ situacao }) => situacao === 'vencida').length).toBeLessThanOrEqual(1)
    expect((await call('pagamentos', { cod_cliente: '502' })).length).toBeGreaterThan(0)
    const again = await call('faturas', { cod_cliente })
    expect(again).toEqual(invoices)
  })

  it('gives each invoice a digit line, a Pix code whose checksum holds, and a paper', async () => {
    const [invoice] = await call('faturas', { cod_cliente })
    const asked = { cod_cliente, fatura: invoice!.fatura }
    expect(isSlipLine((await call('linha_digitavel', asked)).linha)).toBe(true)
    expect(isPixCode((await call('pix', asked)).copia_cola)).toBe(true)
    const { conteudo } = await call('pdf', asked)
    expect(Buffer.from(conteudo, 'base64').subarray(0, 4).toString()).toBe('%PDF')
    await expect(call('pix', { cod_cliente: '502', fatura: invoice!.fatura })).rejects.toMatchObject({
      fault: 'not_found',
    })
  })

  it('acts once by a key, and reports afterwards what became of it', async () => {
    const asked: ErpInput<'abrir_os'> = {
      cod_cliente,
      contrato: 'C1',
      conexao: null,
      tipo: 'Lentidão',
      periodo: 'M',
      relato: 'Lento à noite',
    }
    const [one, two] = await Promise.all([
      call('abrir_os', asked, keyed('os-1')),
      call('abrir_os', asked, keyed('os-1')),
    ])
    expect(one).toEqual(two)
    expect(await call('resultado_acao', { chave: 'os-1', cod_cliente })).toMatchObject({
      situacao: 'feita',
      referencia: one.referencia,
    })
    expect(await call('resultado_acao', { chave: 'nunca', cod_cliente })).toMatchObject({
      situacao: 'desconhecida',
    })
    expect(await call('ordens_servico', { cod_cliente })).toMatchObject([
      { os: one.referencia, situacao: 'A' },
    ])
    const os = one.referencia!
    expect(await call('conferir_os', { os })).toMatchObject({ existe: true, cliente: 'Fulana de Teste' })
    expect(await call('conferir_os', { os: '1' })).toMatchObject({ existe: false })
    await call('reagendar_os', { cod_cliente, os, data: '2199-01-10', periodo: 'T' }, keyed('os-2'))
    expect(await call('ordens_servico', { cod_cliente })).toMatchObject([
      { situacao: 'AG', agendamento: '2199-01-10T16:30:00Z', equipe: 'Equipe 1' },
    ])
    await call('cancelar_os', { cod_cliente, os, motivo: 'Resolvido' }, keyed('os-3'))
    expect(await call('ordens_servico', { cod_cliente })).toMatchObject([{ situacao: 'C' }])
    await expect(
      call('cancelar_os', { cod_cliente, os, motivo: 'De novo' }, keyed('os-4')),
    ).rejects.toMatchObject({ fault: 'refused', message: 'Esta OS não pode mais ser cancelada.' })
  })

  it('makes invoices instalments, all of them or none', async () => {
    const overdue = (await call('faturas', { cod_cliente })).filter(({ situacao }) => situacao === 'vencida')
    // All but the oldest, which blocks the contract below: at the end of some months two are overdue, else three.
    const faturas = overdue.slice(0, -1).map(({ fatura }) => fatura)
    const asked = { cod_cliente, parcelas: [{ vencimento: '2199-01-10', valor: 10_000 }], protocolo: '77' }
    await expect(
      call('negociar', { ...asked, faturas: [...faturas, 'nenhuma'] }, keyed('n-1')),
    ).rejects.toMatchObject({ fault: 'refused' })
    await call('negociar', { ...asked, faturas }, keyed('n-2'))
    const after = await call('faturas', { cod_cliente })
    expect(
      after
        .filter(({ situacao }) => situacao === 'negociada')
        .map(({ fatura }) => fatura)
        .sort(),
    ).toEqual(faturas.sort())
    expect(after).toContainEqual(expect.objectContaining({ valor: 10_000, situacao: 'aberta' }))
  })

  it('changes the address of one contract, and no other one of its kind', async () => {
    const street = {
      cep: '96010000',
      bairro: 'Porto',
      complemento: null,
      cidade: 'Pelotas',
      uf: 'RS',
      referencia: null,
    }
    const move = (contrato: string, numero: string, chave: string) =>
      call(
        'alterar_endereco',
        { cod_cliente, tipo: 'correspondencia', contrato, ...street, logradouro: 'Rua C', numero },
        keyed(chave),
      )
    await move('C1', '1', 'e-1')
    await move('C2', '2', 'e-2')
    await move('C1', '3', 'e-3')
    const posts = (await call('enderecos', { cod_cliente })).filter(({ tipo }) => tipo === 'correspondencia')
    expect(posts.map(({ contrato, numero }) => [contrato, numero])).toEqual([
      ['C1', '3'],
      ['C2', '2'],
    ])
    const kept = (await call('enderecos', { cod_cliente })).filter(({ tipo }) => tipo !== 'correspondencia')
    await sql`update erp_demo_cliente set enderecos = ${JSON.stringify(kept)}::jsonb
      where cod_cliente = ${cod_cliente}`.execute(db)
  })

  it('changes contacts, addresses and due days, and releases a blocked contract once a month', async () => {
    await call(
      'alterar_contato',
      { cod_cliente, telefones: ['5332220000'], emails: ['f@x.example'] },
      keyed('c-1'),
    )
    expect(await call('clientes', { por: 'codigo', valor: cod_cliente })).toMatchObject([
      { telefones: ['5332220000'], emails: ['f@x.example'] },
    ])
    const address = { cep: '96010000', logradouro: 'Rua B', numero: '2', complemento: null, bairro: 'Porto' }
    await call(
      'alterar_endereco',
      {
        cod_cliente,
        tipo: 'cobranca',
        contrato: null,
        ...address,
        cidade: 'Pelotas',
        uf: 'RS',
        referencia: null,
      },
      keyed('c-2'),
    )
    expect(await call('enderecos', { cod_cliente })).toMatchObject([
      { tipo: 'cobranca', logradouro: 'Rua B' },
      { tipo: 'instalacao' },
    ])
    await call('alterar_vencimento', { cod_cliente, contrato: 'C1', dia: 20 }, keyed('c-3'))
    expect(await call('contratos', { cod_cliente })).toMatchObject([
      {
        vencimento_dia: 20,
        entrega: expect.stringMatching(/^(E-mail|WhatsApp|Impressa)$/),
        debito_automatico: expect.any(Boolean),
        situacao: 'bloqueado',
      },
    ])
    await call('desbloqueio_confianca', { cod_cliente, contrato: 'C1', dias: 3 }, keyed('c-4'))
    expect(await call('contratos', { cod_cliente })).toMatchObject([{ situacao: 'ativo' }])
    await expect(
      call('desbloqueio_confianca', { cod_cliente, contrato: 'C1', dias: 3 }, keyed('c-5')),
    ).rejects.toMatchObject({ fault: 'refused' })
  })

  it('shows connections, their sessions and a test; a restarted one is away for a minute', async () => {
    const asked = { cod_cliente, conexao: 'C1' }
    await call('reiniciar_onu', asked, keyed('r-1'))
    expect(await call('conexoes', { cod_cliente })).toMatchObject([{ login: 'fulana', status: 'offline' }])
    expect(await call('testar_conexao', asked)).toMatchObject({ status: 'offline', latencia_ms: null })
    await call('desconectar', asked, keyed('r-2'))
    expect((await call('sessoes', asked))[0]).toMatchObject({ fim: expect.any(String) })
  })

  it('shows sessions that fit their connection: the open one is its own, each begins after the one before', async () => {
    await db
      .updateTable('erp_demo_contrato')
      .set({ reiniciada_em: sql`now() - interval '2 minutes'` })
      .where('contrato', '=', 'C1')
      .execute()
    const [connection] = await call('conexoes', { cod_cliente })
    const sessions = await call('sessoes', { cod_cliente, conexao: 'C1' })
    expect(connection).toMatchObject({ status: 'online' })
    expect(sessions).toHaveLength(10)
    expect(sessions[0]).toMatchObject({ inicio: connection!.conectado_desde, fim: null, ip: connection!.ip })
    for (const [place, { inicio, fim }] of sessions.slice(1).entries())
      expect([inicio! < fim!, fim! < sessions[place]!.inicio!]).toEqual([true, true])
    const sum = (what: 'download' | 'upload') => sessions.reduce((all, one) => all + (one[what] ?? 0), 0)
    expect(connection!.consumo_download!).toBeGreaterThan(sum('download'))
    expect(connection!.consumo_upload!).toBeGreaterThan(sum('upload'))
  })

  it('reports all: overdue invoices, customers with contracts, teams, products and what teams carry', async () => {
    const overdue = await call('inadimplentes', { depois: null })
    expect(overdue).toMatchObject({ depois: null })
    expect(overdue.dados[0]).toMatchObject({ cod_cliente, produto: 'Fibra 300', tipo: 'pf' })
    expect(await call('varredura_clientes', { depois: null })).toMatchObject({
      dados: [
        { cod_cliente: '501', contratos: [{ contrato: 'C1' }] },
        { cod_cliente: '502', endereco: null },
      ],
      depois: null,
    })
    expect(await call('varredura_clientes', { depois: '501' })).toMatchObject({
      dados: [{ cod_cliente: '502' }],
    })
    expect(await call('equipes', {})).toMatchObject([{ equipe: 'E1', nome: 'Equipe 1', ativo: true }])
    expect(await call('produtos', { depois: null })).toMatchObject({
      dados: [{ produto: 'ONT', serializado: true, valor_unitario: 28_900 }],
    })
    expect(await call('estoque', { depois: null })).toMatchObject({
      dados: [{ equipe: 'E1', produto: 'ONT', patrimonio: '000123', quantidade: 1 }],
    })
    expect(await call('tipos_os', {})).toContainEqual({ tipo: 'Lentidão', nome: 'Lentidão' })
    expect(await call('lead', { id: 7 })).toEqual({ cod_lead: 'D7', data_mk: null, hora_mk: null })
    expect(abilities.size).toBe(31)
  })
})
