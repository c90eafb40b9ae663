import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeCustomer } from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import { testWorld } from '../../../../../test/app.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { drainQueue } from '../sending/queue-worker.ts'
import { storedRule } from '../rules/rule-draft.service.ts'
import { audienceRequest } from './forecast.service.ts'
import { audienceExamples, channelSamples, recipientContract } from './forecast.queries.ts'

const { db, deps } = await testWorld()
const { day, recording, world, run } = await sendQueue(deps)
const lastYear = (Number(day.slice(0, 4)) - 1).toString() + day.slice(4)

it('texts name the product of the newest active contract', async () => {
  const contract = (produto: string, data_ativacao: string | null, situacao = 'ativo') => ({
    produto,
    data_ativacao,
    situacao,
  })
  const id = await makeCustomer(db, await makeProvider(db), {
    contratos: [
      contract('Fibra 300', '2024-05-01'),
      contract('Fibra 700', '2025-05-01'),
      contract('Fibra 500', '2025-01-01'),
      contract('Sem data', null),
      contract('Fibra 900', '2026-01-01', 'cancelado'),
    ],
  })
  const { rows } = await sql`
    select k.produto from relationship_dados_pessoas p ${recipientContract()} where p.id = ${id}`.execute(db)
  expect(rows).toEqual([{ produto: 'Fibra 700' }])
})

it.each([
  ['data_ativacao', 'no_dia', { data_ativacao: day }, { data_ativacao: '2099-01-01' }],
  [
    'data_contratacao',
    'no_dia',
    { data_contratacao: day },
    { data_ativacao: day, data_contratacao: lastYear },
  ],
  [
    'data_contratacao',
    'anual',
    { data_contratacao: lastYear },
    { data_ativacao: day, data_contratacao: day },
  ],
])(
  'texts of %s, %s name product and due day of the contract that they are about (docs/marketing.md#audience)',
  async (criterio, envio, about, other) => {
    const { id, id_empresa } = await world(0, {
      criterio,
      envio,
      tempo: envio === 'anual' ? null : 0,
      data_especifica: null,
      mensagem_sms: '{{produto}}, dia {{vencimento}}',
    })
    await makeCustomer(db, id_empresa, {
      contratos: [
        { produto: 'Certo', vencimento_dia: 7, ...about },
        { produto: 'Outro', ...other },
      ],
    })
    const request = (await audienceRequest(db, deps.parameters, await storedRule(db, id), day))!
    const shown = [...(await audienceExamples(db, request, 5)), ...(await channelSamples(db, request))]
    expect(shown.map(({ produto }) => produto)).toEqual(['Certo', 'Certo'])
    await run(id)
    const { sent, deps: recorded } = recording()
    await drainQueue(recorded)
    expect(sent.map(({ texto }) => texto)).toEqual([expect.stringContaining('Certo, dia 07') as string])
  },
)

it('texts of an anniversary of 29 February name its contract on the 28th (docs/marketing.md#firing-days)', async () => {
  const id = await makeCustomer(db, await makeProvider(db), {
    contratos: [
      { produto: 'Bissexto', data_contratacao: '2024-02-29' },
      { produto: 'Outro', data_contratacao: '2024-03-01', data_ativacao: '2024-03-01' },
    ],
  })
  const of = async (dia: string) => {
    const contract = recipientContract({ por: sql`'aniversario'`, dia: sql`${dia}::date` })
    const { rows } = await sql`
      select k.produto from relationship_dados_pessoas p ${contract} where p.id = ${id}`.execute(db)
    return rows
  }
  expect(await of('2026-02-28')).toEqual([{ produto: 'Bissexto' }])
  expect(await of('2028-02-28')).toEqual([{ produto: 'Outro' }])
})
