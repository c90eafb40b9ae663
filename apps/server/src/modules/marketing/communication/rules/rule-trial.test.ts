import { dayFromNow, todayInBrazil } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import {
  makeCommunicationCampaign,
  makeCommunicationRule,
  makeCustomer,
} from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'

const { db, deps, as } = await testWorld()
const { recording } = await sendQueue(deps)
const razao = await makeProvider(db, { sistema: 'razao', nome: 'RazaoInfo' })
const campanha = await makeCommunicationCampaign(db, razao)
const { call } = await as({ roles: ['regua_comunicacao:gestor'], empresas: [razao] })
const tomorrow = dayFromNow(1)
// The next shift is this morning's until it begins.
const nextDays = [todayInBrazil(), tomorrow]

describe('the messages of a rule before it sends', () => {
  it('are those of a person in the next shift’s audience, by channel (docs/marketing.md#messages-shown-before)', async () => {
    // The provider's first customer is in no audience of a contract made years ago.
    await makeCustomer(db, razao, { nome_razaosocial: 'Primeira da Lista' })
    const contratos = nextDays.map((day) => ({ data_contratacao: day.replace(/^\d{4}/, '2019') }))
    await makeCustomer(db, razao, { nome_razaosocial: 'Ana Sem Mail', email: null, contratos })
    await makeCustomer(db, razao, { nome_razaosocial: 'Bia Completa', email: 'bia@exemplo.com', contratos })
    const id = await makeCommunicationRule(db, campanha, {
      criterio: 'data_contratacao',
      envio: 'anual',
      tempo: null,
      email: true,
      mensagem_email: '<p>Oi {{nome}}</p>',
      sms: true,
      mensagem_sms: 'Oi {{nome}}, desde {{data}}',
    })
    const shown = await call.communicationRules.preview({ id })
    const of = (canal: string) => shown.find((one) => one.canal === canal)
    expect(of('sms')).toMatchObject({
      ninguem: false,
      texto: expect.stringContaining('Oi Ana Sem Mail') as string,
    })
    expect(of('email')).toMatchObject({
      ninguem: false,
      destino: 'b***@exemplo.com',
      texto: expect.stringContaining('Oi Bia Completa') as string,
    })
  })

  it('say that there is nobody, and then show an example (docs/marketing.md#messages-shown-before)', async () => {
    const id = await makeCommunicationRule(db, campanha, {
      criterio: 'data_ativacao',
      envio: 'dia_seguinte',
      tempo: 300,
    })
    expect(await call.communicationRules.preview({ id })).toMatchObject([
      { canal: 'sms', ninguem: true, destino: null, texto: expect.stringContaining('Oi Maria') as string },
    ])
    const chosen = await makeCustomer(db, razao, { nome_razaosocial: 'Carla Escolhida' })
    expect(await call.communicationRules.preview({ id, id_pessoa: chosen })).toMatchObject([
      { ninguem: false, texto: expect.stringContaining('Oi Carla') as string },
    ])
  })
})

it('of a rule that is being written are only of the channels that it has (docs/marketing.md#messages-shown-before)', async () => {
  const regra = {
    campanha_id: campanha,
    criterio: 'data_contratacao',
    envio: 'anual',
    turno: 'M',
    email: true,
    mensagem_email: '<p>Oi</p>',
  } as const
  const shown = await call.communicationRules.preview({ regra })
  expect(shown.map(({ canal }) => canal)).toEqual(['email'])
})

describe('an e-mail’s plain part', () => {
  it('has no entities, the same lines as the page, and the addresses of its links', async () => {
    await makeCustomer(db, razao, { nome_razaosocial: 'Ana & Filhos <Ltda>', email: 'ana@exemplo.com' })
    const id = await makeCommunicationRule(db, campanha, {
      data_especifica: tomorrow,
      email: true,
      mensagem_email:
        '<h2>Ofertas &amp; mais</h2><p>Oi, veja <a href="https://x.example/?a=1&amp;b=2">as ofertas</a>:</p>' +
        '<ul><li>500 &lt; 800</li><li><a href="https://x.example/">https://x.example/</a></li></ul>',
    })
    const test = recording()
    const trial = await as({ roles: ['regua_comunicacao:gestor'], empresas: [razao] })
    Object.assign(deps.senders, test.deps.senders)
    await trial.call.communicationRules.sendTest({ id, canal: 'email' })
    expect(test.sent[0]!.simples).toBe(
      'Ofertas & mais\n\nOi, veja as ofertas (https://x.example/?a=1&b=2):\n\n- 500 < 800\n- https://x.example/\n\nNão quero mais receber: #\n',
    )
  })

  it('of each test has its own id', async () => {
    const id = await makeCommunicationRule(db, campanha, { data_especifica: tomorrow, email: true })
    const test = recording()
    Object.assign(deps.senders, test.deps.senders)
    await call.communicationRules.sendTest({ id, canal: 'email' })
    await call.communicationRules.sendTest({ id, canal: 'email' })
    const [one, two] = test.sent.map((message) => message.id)
    expect(one).toMatch(/^teste-[\w-]{36}$/)
    expect(two).not.toBe(one)
  })

  it('has the intranet’s own text when it fails', async () => {
    const id = await makeCommunicationRule(db, campanha, { data_especifica: tomorrow, email: true })
    const test = recording(() => ({
      situacao: 'falhou',
      motivo: 'recusado',
      detalhe: 'Message failed: 554 x',
    }))
    Object.assign(deps.senders, test.deps.senders)
    await expect(call.communicationRules.sendTest({ id, canal: 'email' })).rejects.toThrow(
      /^O teste não foi enviado\. Recusado pelo provedor\.$/,
    )
  })
})

it('bold stays bold, in the markup of any author', async () => {
  const [made] = await call.communicationRules.create({
    objects: [
      {
        campanha_id: campanha,
        criterio: 'data_aniversario',
        envio: 'no_dia',
        turno: 'M',
        email: true,
        mensagem_email: '<p><b>Forte</b>, <i>suave</i> e <strike>fora</strike></p><script>x()</script>',
      },
    ],
  })
  expect((await call.communicationRules.get({ id: made!.id })).mensagem_email).toBe(
    '<p><strong>Forte</strong>, <em>suave</em> e <s>fora</s></p>',
  )
})
