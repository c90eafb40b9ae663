import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { calendarReminderJob } from './reminder.job.ts'
import { writeCalendarFile, type FeedEvent } from './ical.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const event = (titulo: string, over: object = {}) => ({
  titulo,
  tipo: 'reuniao' as const,
  inicio: soon(60 * 30),
  fim: soon(60 * 31),
  publico: 'pessoal' as const,
  ...over,
})

describe('the calendar’s public address', () => {
  it('shows its owner’s events and invitations and nothing else, and no other person', async () => {
    const me = await as({ nome: 'Dona da Agenda', id_empresa: ours })
    const host = await as({
      nome: 'Anfitriã Secreta',
      roles: ['rh:gestor'],
      empresas: [ours],
      id_empresa: ours,
    })
    await me.call.calendar.create({ objects: [event('Minha consulta', { convidados: [host.userId] })] })
    await host.call.calendar.create({
      objects: [
        event('Convite aceito', { convidados: [me.userId] }),
        event('Assunto alheio'),
        event('De todos', { publico: 'todos' }),
      ],
    })
    const [refused] = await host.call.calendar.create({
      objects: [event('Convite recusado', { convidados: [me.userId] })],
    })
    await me.call.calendar.answer({ id: refused!.id, resposta: 'nao' })
    const { url } = await me.call.calendar.subscribe()
    const { pathname, search } = new URL(url)
    const answer = await app.inject({ url: pathname + search })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/calendar')
    const titles = [...answer.body.matchAll(/SUMMARY:(.*)\r\n/g)].map(([, title]) => title)
    expect(titles.sort()).toEqual(['Convite aceito', 'Minha consulta'])
    expect(answer.body).not.toMatch(/Secreta|ATTENDEE|ORGANIZER|intranet\.example/)
  })

  it('shows the last year, and series as long as they run', async () => {
    const me = await as({ id_empresa: ours })
    const daysAgo = (days: number) => ({ inicio: soon(-days * 1440 - 60), fim: soon(-days * 1440) })
    const objects = [
      event('Há um ano e um dia', daysAgo(366)),
      event('Há menos de um ano', daysAgo(360)),
      event('Série sem fim', { ...daysAgo(800), recorrencia: 'semanal' as const }),
      event('Série que acabou', {
        ...daysAgo(800),
        recorrencia: 'semanal' as const,
        recorrencia_fim: soon(-400 * 1440).slice(0, 10),
      }),
    ]
    await me.call.calendar.create({ objects })
    const { pathname, search } = new URL((await me.call.calendar.subscribe()).url)
    const { body } = await app.inject({ url: pathname + search })
    const titles = [...body.matchAll(/SUMMARY:(.*)\r\n/g)].map(([, title]) => title)
    expect(titles.toSorted()).toEqual(['Há menos de um ano', 'Série sem fim'])
  })

  it('ends when it is revoked, replaced, or its owner leaves; a wrong one looks the same', async () => {
    const me = await as({ id_empresa: ours })
    const paths = async () => {
      const { pathname, search } = new URL((await me.call.calendar.subscribe()).url)
      return pathname + search
    }
    const status = async (url: string) => (await app.inject({ url })).statusCode
    const first = await paths()
    expect((await me.call.calendar.subscription()).desde).toBeInstanceOf(Date)
    const second = await paths()
    expect([await status(first), await status(second)]).toEqual([404, 200])
    const stored = await db
      .selectFrom('calendario_assinatura')
      .selectAll()
      .where('id_usuario', '=', me.userId)
      .execute()
    expect(second).not.toContain(stored[0]!.hash)
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', me.userId).execute()
    expect(await status(second)).toBe(404)
    await db.updateTable('rh_usuario').set({ ativo: true }).where('id', '=', me.userId).execute()
    await me.call.calendar.unsubscribe()
    expect(await status(second)).toBe(404)
    for (const wrong of [
      '/calendario.ics',
      '/calendario.ics?token=x',
      `/calendario.ics?token=${'a'.repeat(43)}`,
    ])
      expect(await status(wrong)).toBe(404)
  })
})

describe('an iCalendar file', () => {
  const base: FeedEvent = {
    id: 1,
    titulo: 'Linha\r\nBEGIN:VEVENT; vírgula, e \\ barra',
    descricao: 'á'.repeat(120),
    inicio: new Date('2026-06-11T17:00:00Z'),
    fim: new Date('2026-06-11T18:00:00Z'),
    dia_inteiro: false,
    local: null,
    link: null,
    recorrencia: 'semanal',
    recorrencia_fim: '2026-06-30',
    lembrete_min: 10,
    updated_at: new Date('2026-06-01T00:00:00Z'),
  }

  it('is not broken by what a title contains, and folds at 75 bytes', () => {
    const file = writeCalendarFile([base], 'intranet.example')
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file.replace(/\r\n /g, '')).toContain(`DESCRIPTION:${'á'.repeat(120)}`)
  })

  it('says times on São Paulo’s clock, whole days as dates, and the series with its end', () => {
    const file = writeCalendarFile([base], 'h')
    expect(file).toContain('DTSTART;TZID=America/Sao_Paulo:20260611T140000')
    expect(file).toContain('RRULE:FREQ=WEEKLY;UNTIL=20260701T025959Z')
    const days = writeCalendarFile([{ ...base, dia_inteiro: true }], 'h')
    expect(days).toContain('DTSTART;VALUE=DATE:20260611\r\nDTEND;VALUE=DATE:20260612')
    expect(days).toContain('UNTIL=20260630')
  })
})

describe('reminders', () => {
  it('tell maker and guests once for each occurrence, however often the job runs', async () => {
    const me = await as({ id_empresa: ours })
    const guest = await as({ id_empresa: ours })
    const no = await as({ id_empresa: ours })
    const [made] = await me.call.calendar.create({
      objects: [
        event('Lembrar', {
          inicio: soon(8),
          fim: soon(20),
          lembrete_min: 10,
          convidados: [guest.userId, no.userId],
        }),
      ],
    })
    await me.call.calendar.create({
      objects: [event('Ainda não', { inicio: soon(90), fim: soon(95), lembrete_min: 60 })],
    })
    await no.call.calendar.answer({ id: made!.id, resposta: 'nao' })
    await Promise.all([calendarReminderJob.run(deps, {}), calendarReminderJob.run(deps, {})])
    await calendarReminderJob.run(deps, {})
    const rows = await db
      .selectFrom('notificacao_mensagem as m')
      .innerJoin('notificacao_usuario as n', 'n.id_mensagem', 'm.id')
      .select(['m.data', 'n.id_usuario'])
      .execute()
    const reminded = rows.filter(({ data }) => (data as { msg: string }).msg.startsWith('Lembrete'))
    expect(reminded.map(({ id_usuario }) => id_usuario).sort()).toEqual([me.userId, guest.userId].sort())
  })
})

describe('the calendar over REST', () => {
  it('answers the five operations, the window and the answer to an invitation', async () => {
    const me = await as({ id_empresa: ours })
    const guest = await as({ id_empresa: ours })
    const headers = { authorization: `Bearer ${me.token}` }
    const post = (url: string, payload: object, sender = headers) =>
      app.inject({ method: 'POST', url, headers: sender, payload })
    const fields = { ...event('Por REST'), inicio: '2026-09-10T09:00', fim: '2026-09-10T10:00' }
    const created = await post('/v1/calendario', { object: { ...fields, convidados: [guest.userId] } })
    const { id } = created.json().insert_evento_calendario.returning[0]
    expect(
      (await app.inject({ url: `/v1/calendario/${id}`, headers })).json().evento_calendario_by_pk,
    ).toMatchObject({
      titulo: 'Por REST',
      inicio: '2026-09-10T12:00:00.000Z',
    })
    const window = await post('/v1/calendario/filtro', {
      inicio: '2026-09-01',
      fim: '2026-09-30',
      camadas: ['pessoal'],
    })
    expect(window.json().calendario).toMatchObject([{ titulo: 'Por REST', inicio: '2026-09-10T09:00' }])
    const answer = await post(
      `/v1/calendario/${id}/resposta`,
      { resposta: 'talvez' },
      { authorization: `Bearer ${guest.token}` },
    )
    expect(answer.json()).toEqual({ resposta: 'talvez' })
    const changed = await app.inject({
      method: 'PUT',
      url: `/v1/calendario/${id}`,
      headers,
      payload: { titulo: 'Novo' },
    })
    expect(changed.json().update_evento_calendario.returning[0].id).toBe(id)
    const list = await app.inject({ url: '/v1/calendario?filtro={"titulo":"Novo"}', headers })
    expect(list.json()).toMatchObject({ total: 1, evento_calendario: [{ id, meu: true }] })
    const gone = await app.inject({ method: 'DELETE', url: `/v1/calendario/${id}`, headers })
    expect(gone.json()).toEqual({ delete_evento_calendario: { affected_rows: 1 } })
    expect((await app.inject({ method: 'POST', url: '/v1/calendario', payload: { x: 1 } })).statusCode).toBe(
      401,
    )
    expect((await post('/v1/calendario/filtro', { inicio: 'x', fim: 'y' })).statusCode).toBe(422)
  })
})
