import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { mailsTo, makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'
import { replyKey } from './reply.queries.ts'
import { unansweredJob } from './unanswered.job.ts'

const secret = 'um-segredo-de-teste-bem-longo'
const { db, as, app, deps } = await testWorld({
  CANDIDATE_REPLY_ADDRESS: 'respostas@rh.example',
  CANDIDATE_REPLY_SECRET: secret,
})
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
const leader = await as({ empresas: [ours], id_empresa: ours })

let people = 0
/** An application to a vacancy of the leader, whose candidate was written once. */
async function written(etapa: 'entrevista_rh' | 'entrevista_gestor' = 'entrevista_rh') {
  const email = `responde${(people += 1)}@example.com`
  const { id: id_vaga } = await makeVacancy(db, ours, { id_gestor: leader.userId })
  const id = await makeApplication(db, id_vaga, await makeCandidate(db, { email, nome: `Ana ${people}` }))
  await manager.call.applicants.move({ id, etapa })
  const [mail] = await mailsTo(db, email)
  return { id, id_vaga, email, address: mail!.responder_a! }
}

const send = (body: object, key = secret) => {
  const payload = JSON.stringify(body)
  return app.inject({
    method: 'POST',
    url: '/v1/webhook/candidatura',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-signature-256': `sha256=${createHmac('sha256', key).update(payload).digest('hex')}`,
    },
  })
}
let mails = 0
const mailFrom = (de: string, para: string, over = {}) => ({
  id: `<resposta-${(mails += 1)}@example.com>`,
  de,
  para,
  assunto: 'Re: Sua candidatura',
  texto: 'Posso na quinta.\n> Olá, Ana.',
  ...over,
})
const noticesOf = (id: number) =>
  db
    .selectFrom('notificacao_usuario as n')
    .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
    .where('n.id_usuario', '=', id)
    .select(sql<string>`m.data ->> 'msg'`.as('msg'))
    .execute()
const dutiesOf = async ({ call }: typeof manager, tipo: string) =>
  (await call.obligations.list()).grupos.filter((group) => group.tipo === tipo).flatMap(({ itens }) => itens)

it('leads who reads no list of vacancies to the candidate who waits (docs/hiring.md#answers-of-candidates)', async () => {
  const boss = await as({ empresas: [ours], id_empresa: ours })
  const { id: id_vaga } = await makeVacancy(db, ours, { id_gestor: boss.userId })
  const id = await makeApplication(db, id_vaga, await makeCandidate(db), 'entrevista_gestor')
  await db
    .updateTable('candidatura')
    .set({ movida_em: new Date(Date.now() - 90 * 86_400_000), created_at: new Date('2026-01-01') })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('candidatura_mensagem')
    .values({
      id_candidatura: id,
      id_mensagem: '<x@y>',
      remetente: 'a@b.com',
      do_candidato: true,
      texto: 'Oi',
    })
    .execute()
  const listOf = async ({ call }: typeof manager) =>
    (await call.obligations.list()).grupos
      .filter(({ tipo }) => tipo === 'resposta_candidato')
      .map(({ rota }) => rota)
  expect(await listOf(boss)).toEqual([`/careers/candidate/${id}`])
  const reader = await as({ roles: ['banco_talentos:leitor'], empresas: [ours], id_empresa: ours })
  await db.updateTable('vagas_vaga').set({ id_gestor: reader.userId }).where('id', '=', id_vaga).execute()
  expect(await listOf(reader)).toEqual(['/careers/admin/list'])
})

describe('an answer of a candidate (docs/hiring.md#answers-of-candidates)', () => {
  it('lands once on the card, however often and however many times at once it is reported', async () => {
    const { id, id_vaga, email, address } = await written()
    expect(address).toMatch(/^respostas\+[0-9a-f]{32}@rh\.example$/)
    const mail = mailFrom(`Ana <${email}>`, address)
    const answers = await Promise.all([send(mail), send(mail), send(mail)])
    expect(
      answers.map((one) => one.json()).toSorted((a, b) => Number(b.recebida) - Number(a.recebida)),
    ).toEqual([{ recebida: true }, { recebida: false }, { recebida: false }])
    const { mensagens } = await manager.call.applicants.get({ id })
    expect(mensagens).toMatchObject([
      { texto: 'Posso na quinta.', assunto: 'Re: Sua candidatura', do_candidato: true, lida_em: null },
    ])
    const { colunas } = await manager.call.applicants.board({ id_vaga })
    expect(colunas.flatMap(({ cartoes }) => cartoes).map((card) => card.respostas_novas)).toEqual([1])
    expect(await noticesOf(manager.userId)).toContainEqual({
      msg: expect.stringMatching(/^Ana \d+ respondeu sobre Vaga/),
    })
  })

  it('is refused unsigned or unreadable, and says nothing of addresses that are not there', async () => {
    const { email, address } = await written()
    expect((await send(mailFrom(email, address), 'outra-chave-de-teste-longa')).statusCode).toBe(401)
    expect((await send({ id: 'x' })).statusCode).toBe(400)
    const unknown = await send(mailFrom(email, `respostas+${'0'.repeat(32)}@rh.example`))
    expect([unknown.statusCode, unknown.json()]).toEqual([200, { recebida: false }])
  })

  it('from another address says so, and the twenty-first of a day does not come', async () => {
    const { id, address } = await written()
    await send(mailFrom('irma@example.com', address))
    for (let n = 0; n < 19; n++) await send(mailFrom('irma@example.com', address))
    expect((await send(mailFrom('irma@example.com', address))).json()).toEqual({ recebida: false })
    const { mensagens } = await manager.call.applicants.get({ id })
    expect(mensagens).toHaveLength(20)
    expect(mensagens[0]).toMatchObject({ do_candidato: false, remetente: 'irma@example.com' })
  })

  it('is a duty of who decides now until it was read; what came meanwhile stays unread', async () => {
    const { id, email, address } = await written('entrevista_gestor')
    await send(mailFrom(email, address))
    expect((await dutiesOf(leader, 'resposta_candidato')).map((duty) => duty.id)).toContain(id)
    expect((await dutiesOf(manager, 'resposta_candidato')).map((duty) => duty.id)).not.toContain(id)
    const [seen] = (await leader.call.applicants.get({ id })).mensagens
    await send(mailFrom(email, address, { texto: 'E na sexta também.' }))
    const marked = await app.inject({
      method: 'PUT',
      url: `/v1/candidatura/${id}/mensagens`,
      headers: { authorization: `Bearer ${leader.token}` },
      payload: { ate: seen!.id },
    })
    expect(marked.json()).toEqual({ lidas: 1 })
    const { mensagens } = await leader.call.applicants.get({ id })
    expect(mensagens.map(({ lida_em }) => lida_em === null)).toEqual([true, false])
  })

  it('is read by who sees the application alone', async () => {
    const { id } = await written()
    const stranger = await as({ roles: ['banco_talentos:gestor'], empresas: [theirs], id_empresa: theirs })
    const reader = await as({ roles: ['banco_talentos:leitor'], empresas: [ours], id_empresa: ours })
    await expect(stranger.call.applicants.seeReplies({ id, ate: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(reader.call.applicants.seeReplies({ id, ate: 1 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})

describe('a candidate without an answer (docs/hiring.md#answers-of-candidates)', () => {
  /** An application that came so many days ago, of which nobody was written. */
  async function waits(days: number, etapa: 'inscrito' | 'entrevista_gestor' = 'inscrito') {
    const { id: id_vaga } = await makeVacancy(db, ours, { id_gestor: leader.userId })
    const id = await makeApplication(db, id_vaga, await makeCandidate(db, { nome: 'Rui Dias' }), etapa)
    await sql`update candidatura set created_at = now() - make_interval(days => ${days}, hours => 1) where id = ${id}`.execute(
      db,
    )
    return { id, id_vaga }
  }
  const limitOf = (days: number) =>
    sql`insert into parametro (chave, valor) values ('retorno_inscrito_dias', to_jsonb(${days}::int))
      on conflict (chave) do update set valor = excluded.valor`.execute(db)
  const waitingOf = async (id: number) => (await manager.call.applicants.get({ id })).sem_retorno

  it('waits from the last time we wrote, and is late from the limit of the stage on', async () => {
    expect(await waitingOf((await waits(6)).id)).toEqual({ dias: 6, atrasado: false })
    const { id } = await waits(7)
    expect(await waitingOf(id)).toEqual({ dias: 7, atrasado: true })
    expect(await waitingOf((await waits(5, 'entrevista_gestor')).id)).toEqual({ dias: 5, atrasado: true })
    await limitOf(8)
    expect(await waitingOf(id)).toEqual({ dias: 7, atrasado: false })
    await limitOf(7)
    await manager.call.applicants.move({ id, etapa: 'entrevista_rh' })
    expect(await waitingOf(id)).toEqual({ dias: 0, atrasado: false })
    await manager.call.applicants.move({ id, etapa: 'banco_talentos' })
    expect(await waitingOf(id)).toBeNull()
  })

  it('is a duty of who owes the answer, who is reminded once a day of each vacancy', async () => {
    const ofModule = await waits(9)
    const ofLeader = await waits(9, 'entrevista_gestor')
    const ids = async (who: typeof manager) => (await dutiesOf(who, 'retorno_candidato')).map(({ id }) => id)
    expect(await ids(manager)).toContain(ofModule.id)
    expect(await ids(manager)).not.toContain(ofLeader.id)
    expect(await ids(leader)).toEqual(expect.arrayContaining([ofLeader.id]))
    expect(await ids(leader)).not.toContain(ofModule.id)
    await unansweredJob.run(deps, {})
    const first = (await noticesOf(leader.userId)).filter(({ msg }) => msg.includes('espera retorno'))
    expect(first.length).toBeGreaterThan(0)
    await unansweredJob.run(deps, {})
    expect((await noticesOf(leader.userId)).filter(({ msg }) => msg.includes('espera retorno'))).toHaveLength(
      first.length,
    )
  })

  it('is owed by the talent bank’s managers once the vacancy’s manager has left, HR’s manager among them', async () => {
    const gone = await as({ empresas: [ours], id_empresa: ours })
    const { id: id_vaga } = await makeVacancy(db, ours, { id_gestor: gone.userId })
    const email = 'semgestor@example.com'
    const person = await makeCandidate(db, { email, nome: 'Davi Sem Gestor' })
    const id = await makeApplication(db, id_vaga, person, 'entrevista_gestor')
    const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
    const outside = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], employee: false })
    await sql`update candidatura set created_at = now() - interval '20 days' where id = ${id}`.execute(db)
    const owed = async () => (await dutiesOf(hr, 'retorno_candidato')).map((duty) => duty.id)
    expect(await owed()).not.toContain(id)
    await sql`update rh_usuario set ativo = false where id = ${gone.userId}`.execute(db)
    expect(await owed()).toContain(id)
    await unansweredJob.run(deps, {})
    await send(mailFrom(email, `respostas+${await replyKey(db, id)}@rh.example`))
    for (const one of [manager, hr]) {
      const said = (await noticesOf(one.userId)).map(({ msg }) => msg).join()
      expect(said).toContain('Davi Sem Gestor respondeu')
      expect(said).toContain('espera retorno')
    }
    expect(await noticesOf(outside.userId)).toEqual([])
  })
})
