/** A refusal counts for the person and for where they are reached, at their provider: docs/marketing.md#allowed-channels. */
import type { Insertable } from 'kysely'
import type { DB } from '@intranet/db/schema'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { makeCommunicationRule, makeCustomer } from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import { sendQueue } from '../../../../../test/factories/send-queue.ts'
import { drainQueue } from '../sending/queue-worker.ts'

const { db, deps } = await testWorld()
const { day, recording, world, run, states } = await sendQueue(deps)

type Customer = Partial<Insertable<DB['relationship_dados_pessoas']>>
const cpf = '52998224725'
const telefone = '47988887777'
const email = 'Ana@Exemplo.com'
const byMail = { sms: false, email: true, mensagem_email: '<p>Oi</p>' }

/** The second registration of a customer who refused SMS or e-mail, and what is between the two. */
const same: [string, 'sms' | 'email', Customer, Customer, string | null][] = [
  ['the same CPF', 'sms', { cpf }, { cpf }, null],
  ['the same CPF, typed in the restriction', 'sms', {}, { cpf }, cpf],
  ['the same phone', 'sms', { telefone }, { telefone: `55${telefone}` }, null],
  ['the same phone, with the country', 'sms', { telefone: `55${telefone}` }, { telefone }, null],
  ['the same e-mail', 'email', { email }, { email: email.toUpperCase() }, null],
]
const others: [string, 'sms' | 'email', Customer, Customer, string | null][] = [
  ['nothing in common', 'sms', {}, {}, cpf],
  ['the phone, by e-mail', 'email', { telefone }, { telefone }, null],
]

/** Restricts a channel of a new customer of the provider, who is no longer active. */
async function refuse(id_empresa: number, channel: 'sms' | 'email', of: Customer, typed: string | null) {
  const id = await makeCustomer(db, id_empresa, { ...of, ativo: false })
  const { codpessoa } = await db
    .selectFrom('relationship_dados_pessoas')
    .where('id', '=', id)
    .select('codpessoa')
    .executeTakeFirstOrThrow()
  const restriction = { id_empresa, cod_cliente: codpessoa, nome_razaosocial: 'X', cpf: typed }
  await db
    .insertInto('relacionamento_preferencias_cliente')
    .values({ ...restriction, [channel]: false, whatsapp: false })
    .execute()
}

/** Of a whole provider, or of the few who have their birthday. */
const criteria = ['data_especifica', 'data_aniversario'] as const
async function shift(
  channel: 'sms' | 'email',
  customer: Customer,
  criterio: (typeof criteria)[number] = 'data_especifica',
) {
  const birthday = { criterio, envio: 'anual', tempo: null, data_especifica: null }
  const whole = criterio === 'data_especifica'
  const { id_empresa, id } = await world(0, { ...(channel === 'email' && byMail), ...(!whole && birthday) })
  await makeCustomer(db, id_empresa, { ...customer, data_nascimento: `1990-${day.slice(5)}` })
  return { id_empresa, id }
}

const sentOf = async (id: number) => {
  const { sent, deps: recorded } = recording()
  await drainQueue(recorded)
  const [message] = await states(id)
  return [sent.length, message!.situacao, message!.motivo]
}

describe.each([
  [[0, 'suprimido', 'restricao'], same],
  [[1, 'enviado', null], others],
])('a refusal at the same provider: %j', (expected, cases) => {
  const written = criteria.flatMap((criterio) => cases.map((one) => [criterio, ...one] as const))
  it.each(written)(
    'when the audience is written (%s): %s',
    async (criterio, _what, channel, refused, customer, typed) => {
      const { id_empresa, id } = await shift(channel, customer, criterio)
      await refuse(id_empresa, channel, refused, typed)
      await run(id)
      expect((await states(id))[0]!.situacao).toBe(expected[0] ? 'na_fila' : 'suprimido')
      expect(await sentOf(id)).toEqual(expected)
    },
  )

  it.each(cases)('when the message is leased: %s', async (_what, channel, refused, customer, typed) => {
    const { id_empresa, id } = await shift(channel, customer)
    await run(id)
    await refuse(id_empresa, channel, refused, typed)
    expect(await sentOf(id)).toEqual(expected)
  })
})

it('a refusal at another provider is no refusal here', async () => {
  const both = { cpf, telefone, email }
  await refuse(await makeProvider(db, { sistema: 'outro' }), 'sms', both, cpf)
  const { id } = await shift('sms', both)
  await run(id)
  expect(await sentOf(id)).toEqual([1, 'enviado', null])
})

it('a customer’s code is another person at another provider', async () => {
  const { id_empresa, id } = await shift('sms', { telefone })
  await run(id)
  await refuse(id_empresa, 'sms', { codpessoa: 'D1' }, null)
  await makeCustomer(db, await makeProvider(db, { sistema: 'terceiro' }), { telefone, codpessoa: 'D1' })
  expect(await sentOf(id)).toEqual([1, 'enviado', null])
})

it('who refused is left out by their own code, also of another rule', async () => {
  const { id_empresa, campanha, id } = await world(1)
  const second = await makeCommunicationRule(db, campanha, { data_especifica: day, turno: 'T' })
  await db
    .insertInto('relacionamento_preferencias_cliente')
    .columns(['id_empresa', 'cod_cliente', 'nome_razaosocial', 'sms'])
    .expression((eb) =>
      eb
        .selectFrom('relationship_dados_pessoas')
        .where('id_empresa', '=', id_empresa)
        .select(['id_empresa', 'codpessoa', 'nome_razaosocial', eb.lit(false).as('sms')]),
    )
    .execute()
  for (const rule of [id, second]) {
    await run(rule)
    expect(await sentOf(rule)).toEqual([0, 'suprimido', 'restricao'])
  }
})
