import { weeklySummary as text } from '@intranet/contract/messages/weekly-summary'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeVehicle } from '../../../../test/factories/fleet.ts'
import { makeCategory, makeNews } from '../../../../test/factories/news.ts'
import { mailServer } from '../../../../test/mail-server.ts'
import { mailJob } from '../../../platform/mail.job.ts'
import { optOutSecret, optOutToken, readOptOutToken } from '../../../platform/opt-out-link.ts'
import { sendSummaries } from './send-summaries.service.ts'
import { weeklySummaryJob } from './weekly-summary.job.ts'
import { dueForSummary, takeWeek } from './weekly-summary.queries.ts'

const smtp = await mailServer()
const { db, deps, as, app } = await testWorld({ SMTP_URL: smtp.url })
afterAll(() => deps.mailer.close())
const ours = await makeProvider(db)
const theirs = await makeProvider(db)

beforeEach(async () => {
  await db.deleteFrom('mensagem_saida').execute()
  await db.deleteFrom('resumo_semanal').execute()
  await db.deleteFrom('novidade').execute()
})

const stored = () =>
  db.selectFrom('mensagem_saida').select(['id', 'destino', 'assunto', 'texto', 'descadastro']).execute()
/** What waits in the queue, opened. */
const waiting = async () =>
  (await stored()).map((mail) => ({ ...mail, texto: deps.sealed.open('mensagem_saida', mail.texto) }))
const nextWeek = () => sql`update resumo_semanal set semana = semana - 7`.execute(db)

/** Somebody who wants it, with one news item to read. */
async function reader(nome = 'Ana Lima') {
  const me = await as({ nome, id_empresa: ours, empresas: [ours] })
  const { email } = await me.call.weeklySummary.own()
  await me.call.weeklySummary.choose({ ligado: true })
  const news = await makeNews(db, { id_categoria: await makeCategory(db), requer_lido: true })
  await db
    .insertInto('novidade_publico')
    .values({ id_novidade: news, id_usuario: me.userId })
    .onConflict((at) => at.doNothing())
    .execute()
  return { ...me, email }
}

describe('a summary', () => {
  it('comes to who chose it, and to nobody else', async () => {
    const other = await reader('Bia')
    await other.call.weeklySummary.choose({ ligado: false })
    const me = await reader()
    expect(await me.call.weeklySummary.own()).toEqual({ ligado: true, email: me.email })
    await sendSummaries(deps)
    const mails = await waiting()
    expect(mails.map(({ destino, assunto }) => [destino, assunto])).toEqual([[me.email, text.subject]])
    expect(mails[0]!.texto).toContain('Olá, Ana!')
    expect(mails[0]!.texto).toContain(`${text.reading}\n- 1 leitura pendente\n  ${deps.publicUrl}/news/list`)
    expect(mails[0]!.texto).not.toContain(text.late)
  })

  it('is of one week once, by two servers and at the next hour; the next week has its own', async () => {
    await reader()
    await Promise.all([sendSummaries(deps), sendSummaries(deps)])
    await weeklySummaryJob.run(deps, {})
    expect(await stored()).toHaveLength(1)
    await nextWeek()
    await sendSummaries(deps)
    expect(await stored()).toHaveLength(2)
  })

  it('is not sent again to who switches it off and on', async () => {
    const me = await reader()
    await sendSummaries(deps)
    await me.call.weeklySummary.choose({ ligado: false })
    await me.call.weeklySummary.choose({ ligado: true })
    await sendSummaries(deps)
    expect(await stored()).toHaveLength(1)
  })

  it('that failed on its way is sent by the next run, and keeps nobody else waiting', async () => {
    const [first, second] = [await reader(), await reader('Bia')]
    const failing = {
      ...deps,
      mailer: {
        ...deps.mailer,
        queue: async (...[at, mail]: Parameters<typeof deps.mailer.queue>) => {
          if (mail.destino === first.email) throw new Error('killed')
          await deps.mailer.queue(at, mail)
        },
      },
    }
    await expect(sendSummaries(failing)).rejects.toThrow('killed')
    expect((await stored()).map(({ destino }) => destino)).toEqual([second.email])
    await sendSummaries(deps)
    expect((await stored()).map(({ destino }) => destino)).toEqual([second.email, first.email])
  })

  it('is left out where there is nothing to say, on leave, and after an account ended', async () => {
    const idle = await as({ id_empresa: ours })
    await idle.call.weeklySummary.choose({ ligado: true })
    for (const change of [{ situacao: 'ferias' }, { situacao: 'afastado' }, { ativo: false }]) {
      const away = await reader()
      await db.updateTable('rh_usuario').set(change).where('id', '=', away.userId).execute()
    }
    await sendSummaries(deps)
    expect(await stored()).toEqual([])
  })

  it('counts what ends within thirty days for who may read it, and names nobody', async () => {
    const day = sql<string>`((now() at time zone 'America/Sao_Paulo')::date + 20)`
    const vehicles = [await makeVehicle(db, ours), await makeVehicle(db, ours), await makeVehicle(db, theirs)]
    await db
      .updateTable('veiculo')
      .set({ vencimento_seguro: day, vencimento_licenciamento: null })
      .where('id', 'in', vehicles)
      .execute()
    const manager = await as({ roles: ['frota:gestor'], id_empresa: ours, empresas: [ours] })
    await manager.call.weeklySummary.choose({ ligado: true })
    await sendSummaries(deps)
    const [mail] = await waiting()
    expect(mail!.texto).toContain(text.ending)
    expect(mail!.texto).toMatch(/- Seguro: 2, a partir de \d\d\/\d\d\/\d{4}/)
    const plates = await db.selectFrom('veiculo').select('placa').execute()
    for (const { placa } of plates) expect(mail!.texto).not.toContain(placa)
  })
})

describe('who is due', () => {
  it('chose it, works here, and has not had this week’s; people come in portions by id', async () => {
    const [first, second, off, had, gone, candidate] = await Promise.all([
      reader(),
      reader(),
      reader(),
      reader(),
      reader(),
      reader(),
    ])
    await off.call.weeklySummary.choose({ ligado: false })
    expect(await takeWeek(db, had.userId)).toBe(true)
    const change = (id: number, to: { ativo: false } | { funcionario: false }) =>
      db.updateTable('rh_usuario').set(to).where('id', '=', id).execute()
    await change(gone.userId, { ativo: false })
    await change(candidate.userId, { funcionario: false })
    const [low, high] = [first.userId, second.userId].toSorted((one, other) => one - other)
    expect(await dueForSummary(db, 0, 10)).toEqual([low, high])
    expect(await dueForSummary(db, 0, 1)).toEqual([low])
    expect(await dueForSummary(db, low!, 1)).toEqual([high])
  })

  it('is not taken from who switched it off meanwhile', async () => {
    const me = await reader()
    await me.call.weeklySummary.choose({ ligado: false })
    expect(await takeWeek(db, me.userId)).toBe(false)
  })
})

describe('its end', () => {
  it('is a link that asks once more, acts by its button alone, and is no link of messages', async () => {
    const me = await reader()
    await sendSummaries(deps)
    const [mail] = await waiting()
    expect(mail!.texto).toContain(mail!.descadastro!)
    const { pathname } = new URL(mail!.descadastro!)
    const page = await app.inject({ url: pathname })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain('<form method="post">')
    expect(await me.call.weeklySummary.own()).toMatchObject({ ligado: true })
    const done = await app.inject({ url: pathname, method: 'POST' })
    expect(done.body).toContain('não receberá mais o resumo')
    expect(await me.call.weeklySummary.own()).toMatchObject({ ligado: false })

    const secret = await optOutSecret(db, deps.sealed)
    expect(readOptOutToken(secret, optOutToken(secret, me.userId), 'resumo')).toBeNull()
    for (const method of ['GET', 'POST'] as const) {
      const url = `/v1/descadastro/resumo/${optOutToken(secret, me.userId)}`
      expect((await app.inject({ url, method })).statusCode).toBe(404)
    }
  })

  it('gives mail programs a button, and is forgotten once the mail was sent', async () => {
    await reader()
    await sendSummaries(deps)
    const [mail] = await stored()
    await mailJob.run(deps, { id: mail!.id })
    const heads = new Map(smtp.mails.at(-1)!.headers.map(({ key, value }) => [key, value]))
    expect(heads.get('list-unsubscribe')).toBe(`<${mail!.descadastro}>`)
    expect(heads.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect((await stored())[0]!.descadastro).toBeNull()
  })
})

it('candidates cannot choose it', async () => {
  const candidate = await as({ employee: false })
  await expect(candidate.call.weeklySummary.own()).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
