import { common } from '@intranet/contract/messages'
import { dialog } from '@intranet/contract/messages'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { sql } from 'kysely'
import { inspect } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { panelWorld, RIGHT_FACTS } from '../../../../test/erp/panel-world.ts'
import { usualAnswers } from '../../../../test/erp/json-erp.ts'
import { makeCustomer } from '../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { hostile, samples } from '../../../../test/hostile.ts'
import { httpStatusOf } from '../../../platform/procedure/error-map.ts'
import { inputsOf } from '../../../platform/procedure/inputs.ts'
import { proceduresOf } from '../../../platform/procedure/procedures-of.ts'
import { clientPanelRouter } from './client-panel.router.ts'

const { db, app, as, erp, provider, customer, person, withCustomer, sistema } = await panelWorld()

const isRecord = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** Those that come before a customer is in view. */
const before = ['systems', 'search', 'begin', 'confirm', 'release', 'current', 'today', 'end']
const views = [
  'summary',
  'contracts',
  'connections',
  'invoices',
  'payments',
  'orders',
  'addresses',
  'contacts',
] as const

beforeEach(async () => {
  Object.assign(erp, { heard: [], mode: 'up', answers: usualAnswers() })
  await db.deleteFrom('limite_requisicao').execute()
})

describe('the door of the panel', () => {
  it('comes before every procedure but those that identify a customer', async () => {
    const attendant = await person('painel_cliente:gestor')
    const all = Object.keys(proceduresOf(clientPanelRouter)).filter((name) => !before.includes(name))
    expect(all.length).toBeGreaterThan(25)
    for (const name of all) {
      const call = attendant.panel[name as 'summary'] as (input: unknown) => Promise<unknown>
      await expect(call({ ...customer }), name).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: text.identify,
      })
    }
    expect(erp.heard).toEqual([])
  })

  it('opens for the identified customer alone: another one, another person and no header are refused', async () => {
    const { panel, atendimento } = await withCustomer()
    expect((await panel.invoices(customer)).dados).toHaveLength(3)
    const refused = { code: 'FORBIDDEN', message: text.identify }
    await expect(panel.invoices({ sistema, cod_cliente: '502' })).rejects.toMatchObject(refused)
    const other = await person('painel_cliente:solicitante')
    await expect(other.at(atendimento).invoices(customer)).rejects.toMatchObject(refused)
    await expect(other.panel.invoices(customer)).rejects.toMatchObject(refused)
    await expect(other.at('nenhum').invoices(customer)).rejects.toMatchObject(refused)
  })

  it('closes after fifteen idle minutes, and each call begins them again', async () => {
    const { panel, atendimento } = await withCustomer()
    const set = (minutes: number) =>
      sql`update painel_atendimento set valido_ate = now() + make_interval(mins => ${minutes}) where chave = ${atendimento}::uuid`.execute(
        db,
      )
    await set(1)
    await panel.contracts(customer)
    const { valido_ate } = (await panel.current())!
    expect(valido_ate.getTime() - Date.now()).toBeGreaterThan(14 * 60_000)
    await set(0)
    await expect(panel.contracts(customer)).rejects.toMatchObject({ message: text.identify })
    expect(await panel.current()).toBeNull()
  })

  it('is closed by who changes the customer', async () => {
    const { panel, atendimento } = await withCustomer()
    await panel.end({ atendimento })
    await expect(panel.contracts(customer)).rejects.toMatchObject({ message: text.identify })
  })

  it('logs every view', async () => {
    const { panel, userId } = await withCustomer()
    for (const view of views) await panel[view](customer)
    const { rows } = await sql<{ campos: string[] }>`select campos from acesso_dado_pessoal
      where id_usuario = ${userId} and tabela = 'painel_atendimento' order by id`.execute(db)
    expect(rows.map(({ campos }) => campos[0])).toEqual(views.map((view) => `clientPanel.${view}`))
  })

  it('lets readers see and not act, and nobody without a role of the panel', async () => {
    const reader = await withCustomer('painel_cliente:leitor')
    expect((await reader.panel.summary(customer)).contratos?.dados).toHaveLength(1)
    await expect(reader.panel.note({ ...customer, texto: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const seller = await as({ roles: ['vendas:gestor'], empresas: [provider] })
    await expect(seller.call.clientPanel.systems()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is behind the role of each act: readers do none, and what nobody knows is settled by managers', async () => {
    const acts = Object.entries(proceduresOf(clientPanelRouter)).filter(
      ([name, { _def }]) => _def.type === 'mutation' && !before.includes(name),
    )
    expect(acts.length).toBeGreaterThan(15)
    const reader = await withCustomer('painel_cliente:leitor')
    const attendant = await withCustomer()
    for (const [name] of acts)
      for (const { panel } of name === 'settle' ? [reader, attendant] : [reader]) {
        const call = panel[name as 'summary'] as (input: unknown) => Promise<unknown>
        await expect(call(customer), name).rejects.toMatchObject({ message: common.forbidden })
      }
  })

  it('lets no junk through to the system of an identified customer', async () => {
    const { panel } = await withCustomer('painel_cliente:gestor')
    const all = Object.entries(proceduresOf(clientPanelRouter)).filter(([name]) => !before.includes(name))
    for (const [name, procedure] of all) {
      const call = panel[name as 'summary'] as (input: unknown) => Promise<unknown>
      for (const input of hostile(samples(inputsOf(procedure)[0]))) {
        const refusal = await call(isRecord(input) ? { ...input, ...customer } : input).then(
          () => null,
          (error: unknown) => error,
        )
        const said = `${name} ${inspect(input).slice(0, 200)}`
        if (refusal !== null) expect(httpStatusOf(refusal as Error), said).toBeLessThan(500)
      }
    }
  })

  it('does not know providers of others', async () => {
    const elsewhere = await makeProvider(db)
    const stranger = await as({ roles: ['painel_cliente:gestor'], empresas: [elsewhere] })
    expect(await stranger.call.clientPanel.systems()).toEqual([])
    await expect(
      stranger.call.clientPanel.search({ sistema, por: 'codigo', valor: '501' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('answers REST in the same way', async () => {
    const { token, atendimento } = await withCustomer()
    const ask = (headers: Record<string, string>, cod = '501') =>
      app.inject({
        url: `/v1/painel/${sistema}/${cod}/faturas`,
        headers: { authorization: `Bearer ${token}`, ...headers },
      })
    expect((await app.inject({ url: `/v1/painel/${sistema}/501/faturas` })).statusCode).toBe(401)
    const refused = await ask({})
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { codigo: 'ClienteNaoIdentificado', mensagem: text.identify },
    ])
    expect((await ask({ 'x-atendimento': atendimento }, '502')).statusCode).toBe(403)
    const answer = await ask({ 'x-atendimento': atendimento })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().dados).toHaveLength(3)
  })

  it('comes before the kept answer of a call that is sent again', async () => {
    const { token, panel, atendimento } = await withCustomer()
    const note = () =>
      app.inject({
        method: 'POST',
        url: '/trpc/clientPanel.note',
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': 'anotacao-2026-11-23',
          'x-atendimento': atendimento,
        },
        payload: { ...customer, texto: 'Ligar amanhã' },
      })
    const first = await note()
    expect([first.statusCode, (await note()).body]).toEqual([200, first.body])
    await panel.end({ atendimento })
    expect((await note()).statusCode).toBe(403)
  })
})

describe('identification', () => {
  it('looks for customers masked, and says what to ask by the facts that the system has', async () => {
    const { panel } = await person('painel_cliente:solicitante')
    await makeCustomer(db, provider, { codpessoa: '501', cidade: 'Pelotas' })
    expect(await panel.search({ sistema, por: 'documento', valor: '529.982.247-25' })).toEqual([
      {
        cod_cliente: '501',
        nome_razaosocial: 'Fulana d. T.',
        cidade: 'Pelotas',
        provedor: 'Provedora do Painel',
      },
    ])
    expect(await panel.search({ sistema, por: 'codigo', valor: '999' })).toEqual([])
    await expect(panel.search({ sistema, por: 'documento', valor: '123' })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      cause: { details: { campos: { valor: 'Informe o CPF com 11 dígitos ou o CNPJ com 14.' } } },
    })
    await sql`update limite_requisicao set points = 200 where key like 'painel-busca%'`.execute(db)
    await expect(panel.search({ sistema, por: 'codigo', valor: '501' })).rejects.toThrow(
      'Muitas buscas de clientes. Tente novamente mais tarde.',
    )
    const begun = await panel.begin({ ...customer, motivo: 'cobranca' })
    expect(begun.perguntas).toEqual(['nascimento', 'telefone', 'bairro', 'nome_mae'])
    expect(begun.protocolo).toMatch(/^\d{14}$/)
    await expect(panel.begin({ sistema, cod_cliente: '777', motivo: 'cobranca' })).rejects.toThrow(
      dialog.noResult,
    )
  })

  it('takes two right facts, whatever accents and case, and no wrong one beside them', async () => {
    const { panel, at } = await person('painel_cliente:solicitante')
    const { atendimento } = await panel.begin({ ...customer, motivo: 'atendimento' })
    await expect(panel.confirm({ atendimento, nascimento: '1990-05-17' })).rejects.toThrow(text.twoFacts)
    await expect(panel.confirm({ atendimento, ...RIGHT_FACTS, bairro: 'Porto' })).rejects.toThrow(
      text.notMatching,
    )
    await panel.confirm({ atendimento, bairro: 'CENTRO', nome_mae: 'maria de teste' })
    expect(await at(atendimento).current()).toMatchObject({
      situacao: 'aberto',
      nome_razaosocial: 'Fulana de Teste',
    })
  })

  it('ends after three wrong answers, and a new attendance of the customer is no new chance for long', async () => {
    const { panel } = await person('painel_cliente:solicitante')
    const wrong = { nascimento: '1980-01-01', telefone: '9999' }
    const { atendimento } = await panel.begin({ ...customer, motivo: 'atendimento' })
    for (let tries = 0; tries < 3; tries += 1)
      await expect(panel.confirm({ atendimento, ...wrong })).rejects.toThrow(text.notMatching)
    await expect(panel.confirm({ atendimento, ...RIGHT_FACTS })).rejects.toThrow(text.tooManyTries)
    const again = await panel.begin({ ...customer, motivo: 'atendimento' })
    for (let tries = 0; tries < 3; tries += 1)
      await expect(panel.confirm({ atendimento: again.atendimento, ...wrong })).rejects.toThrow(
        text.notMatching,
      )
    const third = await panel.begin({ ...customer, motivo: 'atendimento' })
    await expect(panel.confirm({ atendimento: third.atendimento, ...RIGHT_FACTS })).rejects.toThrow(
      text.tooManyTries,
    )
  })

  it('of a customer with fewer than two facts needs a manager, who says why, and the history keeps it', async () => {
    erp.answers.clientes = () => [
      {
        cod_cliente: '501',
        nome_razaosocial: 'Fulana de Teste',
        cpf: null,
        tipo: 'pf',
        situacao: 'ativo',
        bairro: 'Centro',
      },
    ]
    const { panel, at } = await person('painel_cliente:solicitante')
    const { atendimento, protocolo, perguntas } = await panel.begin({ ...customer, motivo: 'auditoria' })
    expect(perguntas).toEqual(['bairro'])
    await expect(panel.confirm({ atendimento, ...RIGHT_FACTS })).rejects.toThrow(text.tooFewFacts)
    const texto = 'Conferi o documento no balcão.'
    await expect(panel.release({ protocolo, texto })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const manager = await person('painel_cliente:gestor')
    await manager.panel.release({ protocolo, texto })
    await expect(manager.panel.release({ protocolo, texto })).rejects.toThrow(text.notWaiting)
    expect(await at(atendimento).current()).toMatchObject({ liberado: true, situacao: 'aberto' })
    const { rows } = await sql<{ new_data: object }>`select new_data from log_historico
      where tabela = 'painel_atendimento' and new_data ->> 'liberacao' = ${texto}`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('says the documented text while the system is away', async () => {
    erp.mode = 'away'
    const { panel } = await person('painel_cliente:solicitante')
    await expect(panel.search({ sistema, por: 'codigo', valor: '501' })).rejects.toThrow(
      'Sistema do provedor indisponível no momento. Tente novamente.',
    )
  })
})
