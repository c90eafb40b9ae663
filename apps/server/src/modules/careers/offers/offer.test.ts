import type { ContractType } from '@intranet/contract/careers/career-options'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { dayFromNow } from '@intranet/contract/today'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { mailsTo, makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'
import { offerExpiryJob } from './offer.job.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const { call: guest } = await as(null)
const [letter] = await hr.call.offerLetters.create({
  objects: [{ nome: 'Carta de ensaio', texto: '{{nome}}: {{salario}}, {{cargo}}, a partir de {{inicio}}.' }],
})

let sequence = 0
async function applicant(
  data_nascimento = '1995-05-20',
  etapa: 'proposta' | 'triagem' = 'proposta',
  tipo_contrato: ContractType = 'clt',
) {
  const email = `oferta${(sequence += 1)}@exemplo.com`
  const vacancy = await makeVacancy(db, ours, { tipo_contrato })
  const person = await makeCandidate(db, { nome: 'Nina Alves', email, data_nascimento })
  return { email, vacancy, person, id: await makeApplication(db, vacancy.id, person, etapa) }
}
const figures = () => ({
  id_carta: letter!.id,
  salario: '2350.00',
  data_inicio: dayFromNow(20),
  jornada: '44 horas por semana',
})
const send = (id_candidatura: number, more: object = {}) =>
  hr.call.offers.send({ id_candidatura, ...figures(), ...more })
const keyTo = async (email: string) =>
  /offer#chave=([\w-]+)/.exec(
    (await mailsTo(db, email)).findLast(({ texto }) => texto.includes('#chave='))!.texto,
  )![1]!
async function codeTo(email: string, chave: string) {
  await guest.publicOffers.code({ chave })
  return /^\d{6}$/m.exec((await mailsTo(db, email)).at(-1)!.texto)![0]
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const accept = (chave: string, codigo: string, nome = 'Nina Alves') =>
  guest.publicOffers.accept({ chave, nome, codigo, aceite: true })
const titleOf = async (id: number) =>
  (await db.selectFrom('vagas_vaga').where('id', '=', id).select('titulo_vaga').executeTakeFirstOrThrow())
    .titulo_vaga
const stateOf = async (id: number) => (await hr.call.offers.ofApplication({ id })).propostas[0]!.situacao

describe('an offer', () => {
  it('is a letter with figures, accepted by link with name and code (docs/hiring.md#offers)', async () => {
    const { id, email } = await applicant()
    await send(id)
    const chave = await keyTo(email)
    const read = await guest.publicOffers.view({ chave })
    expect(read).toMatchObject({
      papel: 'candidato',
      situacao: 'enviada',
      aberta: true,
      falta: ['candidato'],
    })
    expect(read.texto).toContain('Nina Alves: R$')
    expect(read.texto).toContain('2.350,00')
    const code = await codeTo(email, chave)
    await expect(accept(chave, code, 'Outro Nome')).rejects.toMatchObject({
      cause: { details: { campos: { nome: text.offerName('Nina Alves') } } },
    })
    await expect(accept(chave, other(code))).rejects.toMatchObject({
      cause: { details: { campos: { codigo: text.offerCodeWrong } } },
    })
    const done = await accept(chave, code, 'nina  alves')
    expect(done).toMatchObject({ situacao: 'aceita', aberta: false, falta: [] })
    expect(done.aceites).toMatchObject([{ papel: 'candidato', nome: 'nina  alves' }])
    expect(done.aceites[0]!.hash).toMatch(/^[0-9a-f]{64}$/)
    expect((await mailsTo(db, email)).at(-1)!.texto).toContain(done.aceites[0]!.hash)
    await expect(accept(chave, code)).rejects.toThrow(text.offerEnded)
    await expect(send(id)).rejects.toThrow(text.offerOpen)
    // A person moves it: nothing is hired by itself.
    expect(await hr.call.applicants.get({ id })).toMatchObject({ etapa: 'proposta' })
  })

  it('is accepted once when two accept in its last minute (docs/hiring.md#offers)', async () => {
    const { id, email } = await applicant()
    await send(id, { expira_em: new Date(Date.now() + 50_000).toISOString() })
    const chave = await keyTo(email)
    const code = await codeTo(email, chave)
    const both = await Promise.allSettled([accept(chave, code), accept(chave, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await stateOf(id)).toBe('aceita')
    const rows = await db
      .selectFrom('proposta_aceite as x')
      .innerJoin('proposta as p', 'p.id', 'x.id_proposta')
      .where('p.id_candidatura', '=', id)
      .select('x.id')
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('is accepted or cancelled when both are sent at once', async () => {
    const { id, email } = await applicant()
    const sent = await send(id)
    const chave = await keyTo(email)
    const code = await codeTo(email, chave)
    const both = await Promise.allSettled([accept(chave, code), hr.call.offers.cancel({ id: sent.id })])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const kept = await db
      .selectFrom('proposta_aceite')
      .where('id_proposta', '=', sent.id)
      .select('id')
      .execute()
    expect(kept.length === 1).toBe((await stateOf(id)) === 'aceita')
  })

  it('expires, and its author is notified; another may follow (docs/hiring.md#offers)', async () => {
    const { id, email, vacancy } = await applicant()
    await expect(send(id, { expira_em: new Date(Date.now() - 1000).toISOString() })).rejects.toMatchObject({
      cause: { details: { campos: { expira_em: text.offerPast } } },
    })
    const { id: offer } = await send(id)
    const chave = await keyTo(email)
    const code = await codeTo(email, chave)
    await db
      .updateTable('proposta')
      .set({ expira_em: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', offer)
      .execute()
    await expect(accept(chave, code)).rejects.toThrow(text.offerEnded)
    expect(await guest.publicOffers.view({ chave })).toMatchObject({ situacao: 'expirada', aberta: false })
    await offerExpiryJob.run(deps, {})
    const notices = await db
      .selectFrom('notificacao_usuario as n')
      .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
      .where('n.id_usuario', '=', hr.userId)
      .select(sql<string>`m.data ->> 'msg'`.as('msg'))
      .execute()
    expect(notices.map(({ msg }) => msg)).toContain(
      text.offerExpiredNotice('Nina Alves', await titleOf(vacancy.id)),
    )
    await send(id)
    expect(await stateOf(id)).toBe('enviada')
  })

  it('of somebody of 14 to 17 is accepted by the guardian too, in any order (docs/hiring.md#offers)', async () => {
    const { id, email } = await applicant(dayFromNow(-17 * 365), 'proposta', 'aprendiz')
    await expect(send(id)).rejects.toMatchObject({
      cause: { details: { campos: { responsavel_email: text.guardianRequired } } },
    })
    const guardian = `mae${sequence}@exemplo.com`
    await expect(
      send(id, { responsavel_nome: 'Rosa Alves', responsavel_email: email }),
    ).rejects.toMatchObject({ cause: { details: { campos: { responsavel_email: text.guardianSame } } } })
    await send(id, { responsavel_nome: 'Rosa Alves', responsavel_email: guardian })
    const [own, hers] = [await keyTo(email), await keyTo(guardian)]
    expect(own).not.toBe(hers)
    const first = await accept(hers, await codeTo(guardian, hers), 'Rosa Alves')
    expect(first).toMatchObject({
      papel: 'responsavel',
      situacao: 'enviada',
      falta: ['candidato'],
      aberta: false,
    })
    await expect(accept(hers, '123456', 'Rosa Alves')).rejects.toThrow(text.offerEnded)
    const done = await accept(own, await codeTo(email, own))
    expect(done).toMatchObject({ situacao: 'aceita', falta: [] })
    expect(done.aceites.map(({ papel }) => papel)).toEqual(['responsavel', 'candidato'])
  })

  it('is sent to nobody who is too young for the contract, or whose birth is not known (docs/hiring.md#offers)', async () => {
    const guardian = { responsavel_nome: 'Rosa Alves', responsavel_email: 'rosa@exemplo.com' }
    const { id, person } = await applicant(dayFromNow(-17 * 365))
    await expect(send(id, guardian)).rejects.toThrow(text.offerMinor)
    const child = await applicant(dayFromNow(-13 * 365), 'proposta', 'aprendiz')
    await expect(send(child.id, guardian)).rejects.toThrow(text.offerTooYoung)
    await db.updateTable('rh_usuario').set({ data_nascimento: null }).where('id', '=', person).execute()
    await expect(send(id)).rejects.toThrow(text.birthUnknown)
  })

  it('names no guardian of an adult, and is sent at the stage "Proposta" alone', async () => {
    const adult = await applicant()
    await expect(
      send(adult.id, { responsavel_nome: 'Rosa Alves', responsavel_email: 'rosa@exemplo.com' }),
    ).rejects.toMatchObject({ cause: { details: { campos: { responsavel_email: text.guardianAdult } } } })
    const early = await applicant('1995-05-20', 'triagem')
    await expect(send(early.id)).rejects.toThrow(text.offerStage)
    const owner = await as({ roles: ['banco_talentos:solicitante'], empresas: [ours], id_empresa: ours })
    await expect(owner.call.offers.ofApplication({ id: adult.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const theirs = await makeProvider(db)
    const stranger = await as({ roles: ['rh:gestor'], empresas: [theirs], id_empresa: theirs })
    await expect(stranger.call.offers.ofApplication({ id: adult.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('takes five tries of a code, and ends with its application', async () => {
    const { id, email } = await applicant()
    await send(id)
    const chave = await keyTo(email)
    const code = await codeTo(email, chave)
    for (let count = 0; count < 5; count += 1)
      await expect(accept(chave, other(code))).rejects.toMatchObject({
        cause: { details: { campos: { codigo: text.offerCodeWrong } } },
      })
    await expect(accept(chave, code)).rejects.toMatchObject({
      cause: { details: { campos: { codigo: text.offerCodeEnded } } },
    })
    await hr.call.applicants.move({ id, etapa: 'reprovado', texto: 'Outro perfil.' })
    await expect(accept(chave, await codeTo(email, chave).catch(() => code))).rejects.toThrow(text.offerEnded)
    await offerExpiryJob.run(deps, {})
    expect(await stateOf(id)).toBe('cancelada')
  })
})

describe('offers by REST and as a paper', () => {
  it('are sent, read, answered and cancelled in the documented shapes', async () => {
    const headers = { authorization: `Bearer ${hr.token}` }
    const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, signed = true) =>
      app.inject({ method, url, payload, ...(signed && { headers }) })
    const { id, email } = await applicant()
    const made = await ask('POST', `/v1/candidatura/${id}/proposta`, { object: figures() })
    const { id: offer } = made.json().insert_proposta.returning[0]
    expect((await ask('GET', `/v1/candidatura/${id}/proposta`)).json().proposta).toMatchObject({
      pode_enviar: false,
      propostas: [{ id: offer, situacao: 'enviada' }],
    })
    const chave = await keyTo(email)
    expect((await ask('GET', `/v1/proposta/link/${chave}`, undefined, false)).json()).toMatchObject({
      aberta: true,
    })
    expect((await ask('POST', `/v1/proposta/link/${chave}/codigo`, {}, false)).json()).toEqual({
      mensagem: text.offerCodeSent,
    })
    const codigo = /^\d{6}$/m.exec((await mailsTo(db, email)).at(-1)!.texto)![0]
    const accepted = await ask(
      'POST',
      `/v1/proposta/link/${chave}/aceite`,
      { nome: 'Nina Alves', codigo, aceite: true },
      false,
    )
    expect(accepted.json()).toMatchObject({ situacao: 'aceita' })
    const refused = await applicant()
    await send(refused.id)
    const second = await keyTo(refused.email)
    const said = await ask('POST', `/v1/proposta/link/${second}/recusa`, { motivo: 'Aceitei outra.' }, false)
    expect(said.json()).toMatchObject({ situacao: 'recusada' })
    const third = await applicant()
    const { id: open } = await send(third.id)
    expect((await ask('POST', `/v1/proposta/${open}/cancelar`, { object: {} })).json()).toMatchObject({
      update_proposta: { returning: [{ id: open, situacao: 'cancelada' }] },
    })
  })

  it('keep their letters as other entities do', async () => {
    const headers = { authorization: `Bearer ${hr.token}` }
    const made = await app.inject({
      method: 'POST',
      url: '/v1/proposta/carta',
      headers,
      payload: { objects: [{ nome: 'Carta do campo', texto: 'Olá, {{nome}}.' }] },
    })
    const { id } = made.json().insert_carreira_carta.returning[0]
    const url = `/v1/proposta/carta/${id}`
    expect((await app.inject({ url, headers })).json()).toMatchObject({ carreira_carta_by_pk: { id } })
    expect((await app.inject({ url: '/v1/proposta/carta', headers })).json().total).toBeGreaterThan(1)
    const wrong = await app.inject({
      method: 'PUT',
      url,
      headers,
      payload: { object: { texto: '{{idade}}' } },
    })
    expect(wrong.statusCode).toBe(422)
    const changed = await app.inject({ method: 'PUT', url, headers, payload: { object: { ativo: false } } })
    expect(changed.statusCode).toBe(200)
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
  })

  it('are a PDF for managers', async () => {
    const { id } = await applicant()
    const { id: offer } = await send(id)
    const cookie = { cookie: `sessao=${hr.token}` }
    const paper = await app.inject({ url: `/export/proposta/${offer}`, headers: cookie })
    expect(paper.statusCode === 200 ? paper.rawPayload.subarray(0, 4).toString() : paper.body).toBe('%PDF')
    expect((await app.inject({ url: `/export/proposta/${offer}` })).statusCode).toBe(401)
  })
})
