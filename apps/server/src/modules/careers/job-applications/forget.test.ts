import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { candidates } from '../../../../test/factories/candidates.ts'
import { careerWorld, openVacancy } from '../../../../test/factories/careers.ts'
import { times } from '../../../../test/factories/interviews.ts'
import { replyKey } from '../candidate-replies/reply.queries.ts'
import { resumeRetentionJob } from '../resume/resume-retention.job.ts'
import { applicationRetentionJob } from './application.job.ts'

const world = await testWorld()
const { db, as, deps } = world
const places = await careerWorld(db)
const { candidate, send, stored } = candidates(world, places.id_cidade)
const here = { empresas: [places.id_empresa], id_empresa: places.id_empresa }
const manager = await as({ nome: 'Gestora', roles: ['banco_talentos:gestor'], ...here })

let day = 0
/** Somebody in a process, with a comment, an opinion, an answer to a mail and an interview that is still to come. */
async function inProcess() {
  const id_vaga = await openVacancy(db, places)
  const person = await candidate()
  const { id } = await send(person, id_vaga, { tem_familiar: true, familiares: ['Ana Ramos'] })
  await manager.call.applicants.move({ id, etapa: 'triagem', texto: 'Mora perto.' })
  await manager.call.applicants.note({ id, texto: 'Foi colega da Ana.' })
  const asks = await as({ nome: 'Entrevistador', ...here })
  const { id: interview } = await manager.call.interviews.create({
    id_candidatura: id,
    ...times(Date.UTC(2099, 2, (day += 1), 17)),
    local: 'Sala 2',
    participantes: [asks.userId],
  })
  await replyKey(db, id)
  await db
    .insertInto('candidatura_mensagem')
    .values({
      id_candidatura: id,
      id_mensagem: '<resposta@example.com>',
      remetente: 'rita@example.com',
      do_candidato: true,
      texto: 'Posso na quinta.',
    })
    .execute()
  return { id_vaga, person, id, interview, asks }
}

/** Everything that is kept of an application and still leads to a person. */
async function traces({ id, id_vaga, interview, person }: Awaited<ReturnType<typeof inProcess>>) {
  const { rows } = await sql<{ onde: string }>`
    select 'comentário' as onde from candidatura_nota where id_candidatura = ${id}
    union all select 'resposta' from candidatura_mensagem where id_candidatura = ${id}
    union all select 'endereço' from candidatura_endereco where id_candidatura = ${id}
    union all select 'entrevista' from entrevista where id_candidatura = ${id} or id = ${interview}
    union all select 'movimento' from candidatura_etapa where id_candidatura = ${id}
      and (texto is not null or id_usuario = ${person.userId})
    union all select 'aviso' from notificacao_mensagem where data ->> 'msg' like '%Célia%'
      and data ->> 'rota' in (${`/careers/candidate/${id}`}, ${`/careers/applicants/${id_vaga}`})
    union all select 'histórico' from log_historico
      where (tabela = 'candidatura' and id_item = ${String(id)} or tabela = 'entrevista' and id_item = ${String(interview)})
        and (old_data is not null or new_data is not null)`.execute(db)
  return [...new Set(rows.map(({ onde }) => onde))]
}

describe('anyone who removes their data', () => {
  it('leaves every process first: nobody is on a board who is not there', async () => {
    const made = await inProcess()
    await made.person.call.jobApplications.removeOwn()
    expect(await stored(made.id_vaga)).toMatchObject([{ id_usuario: null, etapa: 'desistente' }])
    const { colunas } = await manager.call.applicants.board({ id_vaga: made.id_vaga })
    expect(colunas.flatMap(({ etapa, total }) => (total ? [etapa] : []))).toEqual(['desistente'])
  })

  it('leaves nothing that was said of them, and who would have met them is notified', async () => {
    const made = await inProcess()
    expect(await traces(made)).toEqual([
      'comentário',
      'resposta',
      'endereço',
      'entrevista',
      'movimento',
      'aviso',
      'histórico',
    ])
    await made.person.call.jobApplications.removeOwn()
    expect(await traces(made)).toEqual([])
    const [reported] = await made.asks.call.notifications.list()
    expect(reported!.data.msg).toMatch(/^A entrevista para .* foi cancelada\.$/)
  })
})

describe('whom HR removes, as they asked', () => {
  it('is met by nobody either: the interview ends, and who would have asked is notified', async () => {
    const made = await inProcess()
    const [request] = await made.person.call.personalDataRequests.create({
      objects: [{ tipo: 'exclusao', texto: 'Quero sair.' }],
    })
    const hr = await as({ roles: ['rh:gestor'], ...here })
    for (const situacao of ['em_analise', 'atendido'] as const)
      await hr.call.personalDataRequests.update({ id: request!.id, situacao })
    expect(await traces(made)).toEqual([])
    const [reported] = await made.asks.call.notifications.list()
    expect(reported!.data.msg).toMatch(/^A entrevista para .* foi cancelada\.$/)
  })
})

const ago = (months: number) => new Date(Date.now() - months * 31 * 86_400_000)

describe('what else is long over', () => {
  const aged = async (etapa: string, months: number, over: Record<string, unknown> = {}) => {
    const id_vaga = await openVacancy(db, places, over)
    const person = await candidate()
    const { id } = await send(person, id_vaga)
    await db
      .updateTable('candidatura')
      .set({ etapa, movida_em: ago(months) })
      .where('id', '=', id)
      .execute()
    return { id, id_vaga, person }
  }
  const closeVacancy = ({ id_vaga }: { id_vaga: number }, situacao: string, months: number) =>
    db.transaction().execute(async (transaction) => {
      // Without the trigger that sets `updated_at`.
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`update vagas_vaga set situacao = ${situacao}, updated_at = ${ago(months)},
        encerrada_em = ${situacao === 'encerrada' ? ago(months) : null} where id = ${id_vaga}`.execute(
        transaction,
      )
    })
  const after = async ({ id }: { id: number }) =>
    db.selectFrom('candidatura').where('id', '=', id).select(['id_usuario', 'etapa']).executeTakeFirst()

  it('goes too: who withdrew after twelve months, the talent bank’s after 24', async () => {
    const gone = [await aged('desistente', 13), await aged('banco_talentos', 25)]
    const kept = [
      await aged('desistente', 11),
      await aged('banco_talentos', 22),
      await aged('contratado', 30),
      await aged('inscrito', 30),
    ]
    const [, inBank] = [gone, await aged('banco_talentos', 25)]
    await inBank.person.call.resume.save({ compartilhar_banco: true, areas_interesse: ['Redes'] })
    await applicationRetentionJob.run(deps, {})
    for (const one of gone) expect(await after(one)).toMatchObject({ id_usuario: null })
    for (const one of [...kept, inBank])
      expect(await after(one)).toMatchObject({ id_usuario: one.person.userId })
  })

  it('goes too: what is open in a vacancy that ended as long ago, and then the CV that it kept', async () => {
    const [closed, cancelled, late, moved, paused] = [
      await aged('triagem', 13),
      await aged('entrevista_rh', 13),
      await aged('triagem', 13),
      await aged('triagem', 11),
      await aged('triagem', 13),
    ]
    await closeVacancy(closed, 'encerrada', 13)
    await closeVacancy(cancelled, 'cancelada', 13)
    await closeVacancy(late, 'encerrada', 11)
    await closeVacancy(moved, 'encerrada', 13)
    await closeVacancy(paused, 'pausada', 13)
    await closed.person.call.resume.save({ compartilhar_banco: true })
    const cv = () =>
      db.selectFrom('curriculo').where('id_usuario', '=', closed.person.userId).select('id_usuario').execute()
    await db
      .updateTable('curriculo')
      .set({ atualizado_em: ago(25), avisado_em: ago(2) })
      .where('id_usuario', '=', closed.person.userId)
      .execute()
    await resumeRetentionJob.run(deps, {})
    expect(await cv()).toHaveLength(1)
    await applicationRetentionJob.run(deps, {})
    await resumeRetentionJob.run(deps, {})
    expect(await cv()).toEqual([])
    for (const one of [closed, cancelled])
      expect(await after(one)).toEqual({ id_usuario: null, etapa: 'desistente' })
    for (const one of [late, moved, paused])
      expect(await after(one)).toMatchObject({ id_usuario: one.person.userId })
  })
})

describe('a refusal of a year ago', () => {
  it('keeps its place in the figures and nothing that leads to the person', async () => {
    const made = await inProcess()
    await manager.call.applicants.move({ id: made.id, etapa: 'reprovado', texto: 'Outro perfil.' })
    await db
      .updateTable('candidatura')
      .set({ movida_em: new Date(Date.now() - 400 * 86_400_000) })
      .where('id', '=', made.id)
      .execute()
    await applicationRetentionJob.run(deps, {})
    expect(await stored(made.id_vaga)).toMatchObject([
      { id_usuario: null, etapa: 'reprovado', familiares: [] },
    ])
    expect(await traces(made)).toEqual([])
    const account = db.selectFrom('rh_usuario').where('id', '=', made.person.userId).select('ativo')
    expect(await account.executeTakeFirst()).toEqual({ ativo: true })
  })
})

it('the invitation that led to a forgotten application goes with it, that to another vacancy stays', async () => {
  const made = await inProcess()
  const elsewhere = await openVacancy(db, places)
  const invitation = (id_vaga: number, id_candidatura: number | null) => ({
    id_vaga,
    id_usuario: made.person.userId,
    chave_hash: `convite-${id_vaga}`,
    id_autor: manager.userId,
    expira_em: new Date(),
    id_candidatura,
  })
  await db
    .insertInto('vaga_convite')
    .values([invitation(made.id_vaga, made.id), invitation(elsewhere, null)])
    .execute()
  await manager.call.applicants.move({ id: made.id, etapa: 'reprovado', texto: 'Outro perfil.' })
  await db
    .updateTable('candidatura')
    .set({ movida_em: new Date(Date.now() - 400 * 86_400_000) })
    .where('id', '=', made.id)
    .execute()
  await applicationRetentionJob.run(deps, {})
  const kept = db.selectFrom('vaga_convite').where('id_usuario', '=', made.person.userId).select('id_vaga')
  expect(await kept.execute()).toEqual([{ id_vaga: elsewhere }])
})
