import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { superadmin, testWorld } from '../../test/app.ts'
import { mailServer } from '../../test/mail-server.ts'
import { jobList } from '../job-list.ts'
import { firstAdmin } from '../modules/access/auth/first-admin.service.ts'
import { accessCleanupJob } from '../modules/access/auth/access-cleanup.job.ts'
import { makeProvider } from '../../test/factories/company.ts'
import { makeUser } from '../../test/factories/users.ts'
import { mailJob } from './mail.job.ts'
import { inTransaction } from './transaction.ts'

const smtp = await mailServer()
const { db, deps, as } = await testWorld({ SMTP_URL: smtp.url, ADMIN_EMAIL: 'Dona@intranet.example' })
await deps.jobs.start(deps, jobList)
afterAll(() => deps.jobs.stop())

const mail = (destino: string) => ({
  destino,
  assunto: 'Convite',
  texto: 'Senha de primeiro acesso: Segredo@1',
})
const situation = async (destino: string) =>
  db.selectFrom('mensagem_saida').selectAll().where('destino', '=', destino).executeTakeFirst()

it('a queued mail is sent after its transaction, and its text does not stay', async () => {
  await inTransaction(db, null, (transaction) => deps.mailer.queue(transaction, mail('ana@exemplo.com')))
  await vi.waitFor(
    async () => expect(await situation('ana@exemplo.com')).toMatchObject({ situacao: 'enviado' }),
    {
      timeout: 8000,
      interval: 100,
    },
  )
  expect(smtp.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    ['ana@exemplo.com', 'Convite'],
  ])
  expect((await situation('ana@exemplo.com'))!.texto).not.toContain('Segredo')
})

it('waits sealed: a first password is in no queue in clear', async () => {
  smtp.mood = 'busy'
  try {
    await inTransaction(db, null, (transaction) => deps.mailer.queue(transaction, mail('edu@exemplo.com')))
    const waiting = (await situation('edu@exemplo.com'))!
    expect(waiting.texto).toMatch(/^s1\./)
    const { rows } = await sql<{
      data: string
    }>`select data::text from pgboss.job where name = 'correio'`.execute(db)
    expect([waiting.texto, ...rows.map(({ data }) => data)].join()).not.toContain('Segredo')
    smtp.mood = 'accept'
    const count = smtp.mails.length
    await mailJob.run(deps, { id: waiting.id })
    expect(smtp.mails.slice(count).map(({ text }) => text?.trim())).toContain(
      'Senha de primeiro acesso: Segredo@1',
    )
  } finally {
    smtp.mood = 'accept'
  }
})

it('a mail of a transaction that fails is never sent', async () => {
  const failing = inTransaction(db, null, async (transaction) => {
    await deps.mailer.queue(transaction, mail('bia@exemplo.com'))
    throw new Error('não')
  })
  await expect(failing).rejects.toThrow('não')
  expect(await situation('bia@exemplo.com')).toBeUndefined()
})

it('a busy server is tried again, and a sent mail is not sent twice', async () => {
  const count = smtp.mails.length
  const { id } = await db
    .insertInto('mensagem_saida')
    .values({ canal: 'email', ...mail('caio@exemplo.com') })
    .returning('id')
    .executeTakeFirstOrThrow()
  smtp.mood = 'busy'
  await expect(mailJob.run(deps, { id })).rejects.toThrow()
  expect(await situation('caio@exemplo.com')).toMatchObject({ situacao: 'falhou', tentativas: 1 })
  smtp.mood = 'accept'
  await mailJob.run(deps, { id })
  await mailJob.run(deps, { id })
  expect(smtp.mails).toHaveLength(count + 1)
  expect(smtp.mails.at(-1)!.messageId).toBe(`<mensagem-${id}@127.0.0.1>`)
})

it('a server that is away is tried again for two days (docs/metrics.md#mails-that-failed)', async () => {
  const { rows } = await sql<{ retry_limit: number; retry_delay: number; longest: number }>`
    select retry_limit, retry_delay, retry_delay_max as longest from pgboss.queue where name = 'correio'`.execute(
    db,
  )
  const { retry_limit, retry_delay, longest } = rows[0]!
  // At the least: pg-boss waits between a half and the whole of each pause.
  const pauses = Array.from({ length: retry_limit }, (_, n) =>
    Math.min(longest, (retry_delay * 2 ** (n + 1)) / 2),
  )
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(46 * 3600)
})

it('the clean-up removes expired sessions and unconfirmed accounts, and nothing else', async () => {
  const person = await makeUser(db)
  const old = new Date(Date.now() - 9 * 86_400_000)
  await db
    .insertInto('sessao')
    .values([
      { id: 'velha', id_usuario: person, expires_at: old },
      { id: 'nova', id_usuario: person, expires_at: new Date(Date.now() + 60_000) },
    ])
    .execute()
  const forgotten = await makeUser(db, { employee: false })
  const staff = await makeUser(db)
  const partner = await makeUser(db, { employee: false })
  await db
    .insertInto('permissao_parceiro')
    .values({
      id_usuario: partner,
      id_empresa: await makeProvider(db),
      roles: ['vendas:leitor'],
      validade_fim: '2999-12-31',
    })
    .execute()
  const [hired, placed] = [await makeUser(db, { employee: false }), await makeUser(db, { employee: false })]
  const admission = { situacao: 'admissao', data_admissao: '2999-01-01' }
  await db.updateTable('rh_usuario').set(admission).where('id', '=', hired).execute()
  const id_empresa = await makeProvider(db)
  await db.updateTable('rh_usuario').set({ id_empresa }).where('id', '=', placed).execute()
  await db
    .updateTable('rh_usuario')
    .set({ confirmado_em: null, created_at: old })
    .where('id', 'in', [forgotten, staff, partner, hired, placed])
    .execute()
  await accessCleanupJob.run(deps, {})
  const sessions = await db.selectFrom('sessao').select('id').execute()
  expect(sessions.map(({ id }) => id)).toEqual(['nova'])
  const people = await db.selectFrom('rh_usuario').select('id').execute()
  const ids = people.map(({ id }) => id)
  expect([forgotten, staff, partner, hired, placed, person].filter((id) => !ids.includes(id))).toEqual([
    forgotten,
  ])
})

it('the first superadmin gets a link that works once, and only while there is none', async () => {
  const link = new URL((await firstAdmin(deps))!)
  expect([link.pathname, link.search]).toEqual(['/intranet', ''])
  const { call: guest } = await as(null)
  const answer = { sessao: link.hash.replace('#convite=', ''), nova_senha: 'Primeira@1' }
  expect(await guest.auth.completeNewPassword(answer)).toMatchObject({ challenge: 'FACTOR_SETUP_REQUIRED' })
  const { rows } = await sql<{ papeis: string[] }>`select papeis_do_usuario(id) as papeis from rh_usuario
    where email = 'dona@intranet.example' and funcionario`.execute(db)
  expect(rows[0]?.papeis).toContain('users:superadmin')
  await expect(guest.auth.completeNewPassword({ ...answer, nova_senha: 'Segunda@2' })).rejects.toThrow()
  expect(await firstAdmin(deps)).toBeNull()
})

it('the outbox does not exist if every channel has its provider', async () => {
  const { call } = await as(superadmin)
  const stays = { ...deps.senders.sms, local: true }
  const leaves = { ...deps.senders.sms, local: false }
  deps.senders = { email: leaves, sms: leaves, whatsapp: leaves }
  await expect(call.outbox.list({})).rejects.toThrow('Registro não encontrado.')
  deps.senders = { email: leaves, sms: leaves, whatsapp: stays }
  expect(await call.outbox.list({})).toMatchObject({ total: 0 })
})
