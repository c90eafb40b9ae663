/** Which mails about an application ask for answers on its card: docs/hiring.md#answers-of-candidates */
import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { mailsTo, makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'
import { plantFile } from '../../../../test/free-files.ts'
import { replyTo } from './reply.service.ts'

const { db, as, deps } = await testWorld({ CANDIDATE_REPLY_ADDRESS: 'respostas@rh.example' })
const ours = await makeProvider(db)
const here = { empresas: [ours], id_empresa: ours }
const hr = await as({ roles: ['rh:gestor'], ...here })
const [letter] = await hr.call.offerLetters.create({ objects: [{ nome: 'Carta', texto: '{{nome}}' }] })
const guardian = 'mae@exemplo.com'

async function applied(etapa: 'proposta' | 'entrevista_rh' | 'contratado', data_nascimento = '1995-05-20') {
  const email = `responde${Math.random()}@exemplo.com`
  const person = await makeCandidate(db, { nome: 'Nina Alves', email, data_nascimento })
  const leader = await as(here)
  const vacancy = await makeVacancy(db, ours, {
    id_gestor: leader.userId,
    tipo_contrato: data_nascimento > '2009' ? 'aprendiz' : 'clt',
  })
  const id = await makeApplication(db, vacancy.id, person, etapa)
  const addresses = async () => {
    const own = await replyTo(db, deps, id)
    return (await mailsTo(db, email)).map(({ responder_a }) => responder_a === own)
  }
  return { id, person, leader, addresses }
}

describe('mails whose answers are put on the card', () => {
  it('are those of an offer and of its end, but not the guardian’s', async () => {
    const { id, addresses } = await applied('proposta', dayFromNow(-16 * 366))
    const { id: offer } = await hr.call.offers.send({
      id_candidatura: id,
      id_carta: letter!.id,
      salario: '1350.00',
      data_inicio: dayFromNow(20),
      jornada: '20 horas por semana',
      responsavel_nome: 'Mara Alves',
      responsavel_email: guardian,
    })
    await hr.call.offers.cancel({ id: offer })
    expect(await addresses()).toEqual([true, true])
    expect((await mailsTo(db, guardian)).map(({ responder_a }) => responder_a)).toEqual([null, null])
  })

  it('are those of an interview and of its end', async () => {
    const { id, leader, addresses } = await applied('entrevista_rh')
    const { id: interview } = await hr.call.interviews.create({
      id_candidatura: id,
      inicio: '2099-01-10T17:00:00.000Z',
      fim: '2099-01-10T18:00:00.000Z',
      local: 'Sala 2',
      participantes: [leader.userId],
    })
    await hr.call.interviews.end({ id: interview, situacao: 'cancelada' })
    expect(await addresses()).toEqual([true, true])
  })

  it('are those about papers of the first day', async () => {
    const { id, person, addresses } = await applied('contratado')
    const request = await hr.call.firstDays.open({ id_candidatura: id })
    const { papeis } = await hr.call.firstDays.get({ id: request.id })
    const paper = papeis[0]!.id
    const file = { bucket: 'documentos', nome: 'papel.png', tipo: 'image/png', content: Buffer.from('png') }
    const id_arquivo = await plantFile(deps, person, file)
    await db
      .updateTable('pre_admissao_papel')
      .set({ situacao: 'enviado', id_arquivo, enviado_em: new Date() })
      .where('id', '=', paper)
      .execute()
    await hr.call.firstDays.returnPaper({ id: paper, devolucao: 'Cortada.' })
    expect(await addresses()).toEqual([true, true])
  })
})
