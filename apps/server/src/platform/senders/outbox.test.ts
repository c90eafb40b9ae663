import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../test/app.ts'
import { makeCommunicationCampaign, makeCommunicationRule } from '../../../test/factories/communication.ts'
import { makeProvider } from '../../../test/factories/company.ts'
import { readEnv } from '../env.ts'
import { ownAuthority } from '../../../test/factories/certificates.ts'
import { loopback } from '../../../test/loopback.ts'
import { mailServer } from '../../../test/mail-server.ts'
import { createSenders } from './senders.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://intranet.example' }
const relay = { SMTP_URL: 'smtp://127.0.0.1:2525', SMS_URL: 'http://localhost:9999/sms' }
const { db, as } = await testWorld(relay)

const localOf = (env: Record<string, string>) => {
  const senders = createSenders(readEnv(env), db, 'http://localhost', { outgoing: loopback })
  for (const sender of Object.values(senders)) sender.close?.()
  return Object.fromEntries(Object.entries(senders).map(([canal, { local }]) => [canal, local]))
}

it('mails of campaigns go by the same rule as codes: to a relay without the TLS that is demanded none is sent', async () => {
  const smtp = await mailServer()
  const env = readEnv({ SMTP_URL: `${smtp.url}?ca=${ownAuthority().path}` })
  const { email } = createSenders(env, db, 'http://localhost', { outgoing: loopback })
  const [descadastro, template] = [null, null]
  const message = { id: 7, destino: 'ana@exemplo.com', titulo: 'Oi', texto: 'Oi', simples: 'Oi' }
  expect(await email.send({ ...message, descadastro, template })).toMatchObject({ motivo: 'provedor_fora' })
  expect(smtp.mails).toEqual([])
  email.close?.()
})

describe('messages are not really sent', () => {
  it.each([
    ['where no provider is named', {}, { email: true, sms: true, whatsapp: true }],
    ['of a channel without one', relay, { email: false, sms: false, whatsapp: true }],
    ['of none in production', production, { email: false, sms: false, whatsapp: false }],
    ['with OUTBOX=1', { ...relay, OUTBOX: '1' }, { email: true, sms: true, whatsapp: true }],
    [
      'with OUTBOX=1 in production too',
      { ...relay, ...production, OUTBOX: '1' },
      { email: true, sms: true, whatsapp: true },
    ],
  ])('%s', (_when, env, local) => {
    expect(localOf(env as Record<string, string>)).toEqual(local)
  })

  it('but are with a relay on this machine: no shift is run by hand, and the screens do not mention the outbox', async () => {
    const { call } = await as(superadmin)
    expect((await call.communicationSends.queue()).local).toEqual({
      email: false,
      sms: false,
      whatsapp: true,
    })
    const campaign = await makeCommunicationCampaign(db, await makeProvider(db, { sistema: 'casa' }))
    const id = await makeCommunicationRule(db, campaign)
    await expect(call.communicationRules.run({ id, data: '2026-08-10', turno: 'M' })).rejects.toThrow(
      'Só é possível executar um turno enquanto todas as mensagens ficam na caixa de saída.',
    )
    expect(await db.selectFrom('campanha_execucao').select('id').execute()).toEqual([])
    // WhatsApp's messages are kept: a superadmin finds them.
    expect(await call.outbox.list()).toMatchObject({ total: 0 })
  })
})
