import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { mailsTo, makeApplication, makeCandidate, makeVacancy } from '../../../../test/factories/hiring.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })

const stageOf = (id: number) =>
  db.selectFrom('candidatura').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const vacancyOf = (id: number) =>
  db.selectFrom('vagas_vaga').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
let people = 0
async function applied(id_vaga: number, etapa?: Parameters<typeof makeApplication>[3]) {
  const email = `candidato${(people += 1)}@example.com`
  const person = await makeCandidate(db, { email, nome: `Ana Souza ${people}` })
  return { id: await makeApplication(db, id_vaga, person, etapa), person, email }
}
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

describe('a movement', () => {
  it('skips stages forward, is kept with who made it, and comes back in the candidate’s log (docs/hiring.md#stages)', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const { id } = await applied(id_vaga)
    const before = await stageOf(id)
    const moved = await manager.call.applicants.move({
      id,
      etapa: 'entrevista_gestor',
      texto: 'Conversou bem.',
      updated_at: before.updated_at.toISOString(),
    })
    expect(moved).toMatchObject({ etapa: 'entrevista_gestor', encerrou: false, restantes: 1 })
    const after = await manager.call.applicants.get({ id })
    expect(after).toMatchObject({
      nome: expect.stringMatching(/^Ana Souza/),
      observacao: null,
      motivo_reprovacao: null,
    })
    expect(after.historico.map(({ de, para, texto }) => [de, para, texto])).toEqual([
      ['inscrito', 'entrevista_gestor', 'Conversou bem.'],
      [null, 'inscrito', null],
    ])
    expect(after.historico[0]!.autor).toMatch(/^Pessoa/)
    expect(after.movida_em.getTime()).toBeGreaterThanOrEqual(before.movida_em.getTime())
  })

  it('made on an older reading is refused', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const { id } = await applied(id_vaga)
    const { updated_at } = await stageOf(id)
    await manager.call.applicants.move({ id, etapa: 'triagem' })
    const late = manager.call.applicants.move({ id, etapa: 'proposta', updated_at: updated_at.toISOString() })
    await expect(late).rejects.toThrow('Este registro foi alterado por outra pessoa.')
    expect((await stageOf(id)).etapa).toBe('triagem')
  })

  it('back, or to where it is, is a manager’s alone or nobody’s (docs/hiring.md#stages)', async () => {
    const leader = await as({ empresas: [ours], id_empresa: ours })
    const { id: id_vaga } = await makeVacancy(db, ours, { id_gestor: leader.userId })
    const { id } = await applied(id_vaga, 'proposta')
    await expect(leader.call.applicants.move({ id, etapa: 'triagem' })).rejects.toThrow(
      'Esta mudança de etapa não é permitida.',
    )
    await leader.call.applicants.move({ id, etapa: 'entrevista_gestor' })
    await leader.call.applicants.move({ id, etapa: 'proposta' })
    await expect(leader.call.applicants.move({ id, etapa: 'contratado' })).rejects.toThrow(
      'Esta mudança de etapa não é permitida.',
    )
    await manager.call.applicants.move({ id, etapa: 'triagem' })
    await expect(manager.call.applicants.move({ id, etapa: 'triagem' })).rejects.toThrow('não é permitida')
    expect((await stageOf(id)).etapa).toBe('triagem')
  })

  it('of a vacancy that one neither manages, wrote nor hires for is not there', async () => {
    const { id: id_vaga } = await makeVacancy(db, theirs)
    const { id } = await applied(id_vaga)
    await expect(manager.call.applicants.move({ id, etapa: 'triagem' })).rejects.toThrow(
      'Registro não encontrado.',
    )
    await expect(manager.call.applicants.get({ id })).rejects.toThrow('Registro não encontrado.')
    await expect(manager.call.applicants.board({ id_vaga })).rejects.toThrow('Registro não encontrado.')
    const colleague = await as({ empresas: [theirs], id_empresa: theirs })
    await expect(colleague.call.applicants.get({ id })).rejects.toThrow('Registro não encontrado.')
  })

  it('by the person who asked for the vacancy is refused: they see and comment (docs/hiring.md#deciding)', async () => {
    const asker = await as({
      roles: ['banco_talentos:solicitante'],
      empresas: [ours],
      id_empresa: ours,
    })
    const { id: id_vaga } = await makeVacancy(db, ours, { id_usuario: asker.userId })
    const { id } = await applied(id_vaga)
    await expect(asker.call.applicants.move({ id, etapa: 'entrevista_gestor' })).rejects.toThrow(
      'Você não tem permissão para realizar esta ação.',
    )
    await asker.call.applicants.note({ id, texto: 'Conheço o trabalho.' })
    expect((await asker.call.applicants.get({ id })).notas.map(({ texto }) => texto)).toEqual([
      'Conheço o trabalho.',
    ])
    await expect(asker.call.applicants.rate({ id, avaliacao: 5 })).rejects.toThrow('Você não tem permissão')
  })

  it('of many is all of them or none', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const { id: elsewhere } = await makeVacancy(db, ours)
    const [one, two, other] = [await applied(id_vaga), await applied(id_vaga), await applied(elsewhere)]
    const moved = await manager.call.applicants.moveMany({ ids: [one.id, two.id], etapa: 'triagem' })
    expect(moved).toEqual({ movidas: 2, encerrou: false, restantes: 2 })
    await expect(
      manager.call.applicants.moveMany({ ids: [one.id, other.id], etapa: 'proposta' }),
    ).rejects.toThrow('As candidaturas precisam ser da mesma vaga.')
    await expect(
      manager.call.applicants.moveMany({ ids: [one.id, 987654321], etapa: 'proposta' }),
    ).rejects.toThrow('1 de 2 registros não foi encontrado. Nada foi alterado.')
    expect((await stageOf(one.id)).etapa).toBe('triagem')
  })
})

describe('the candidate', () => {
  it('is written once at a stage that has a message, and not where the tick was taken off', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours, { titulo_vaga: 'Técnico de Campo' })
    const { id, email } = await applied(id_vaga)
    await manager.call.applicants.move({ id, etapa: 'triagem' })
    expect(await mailsTo(db, email)).toEqual([])
    await manager.call.applicants.move({ id, etapa: 'entrevista_rh' })
    const mails = await mailsTo(db, email)
    expect(mails.map(({ assunto }) => assunto)).toEqual([
      'Técnico de Campo: próxima etapa, entrevista com o RH',
    ])
    expect(mails[0]!.texto).toContain('Olá, Ana.')
    await manager.call.applicants.move({ id, etapa: 'proposta', avisar: false })
    expect(await mailsTo(db, email)).toHaveLength(1)
    const { historico } = await manager.call.applicants.get({ id })
    expect(historico.map(({ para, mensagem_em }) => [para, mensagem_em !== null])).toEqual([
      ['proposta', false],
      ['entrevista_rh', true],
      ['triagem', false],
      ['inscrito', false],
    ])
  })

  it('is written what the preview showed', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const { id, email } = await applied(id_vaga)
    const shown = await manager.call.applicants.preview({ id, etapa: 'entrevista_rh' })
    expect(shown!.destino).toBe(email)
    await manager.call.applicants.move({ id, etapa: 'entrevista_rh' })
    const [mail] = await mailsTo(db, email)
    expect([mail!.assunto, mail!.texto]).toEqual([shown!.assunto, shown!.texto])
    expect(await manager.call.applicants.preview({ id, etapa: 'triagem' })).toBeNull()
  })

  it('is refused with a reason, in the words of that reason and with its own template (docs/hiring.md#refusals)', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const { id, email } = await applied(id_vaga)
    await expect(manager.call.applicants.move({ id, etapa: 'reprovado' })).rejects.toThrow(
      'Informe o motivo da reprovação.',
    )
    const refused = await app.inject({
      method: 'POST',
      url: `/v1/candidatura/${id}/etapa`,
      headers: bearer(manager),
      payload: { etapa: 'reprovado' },
    })
    expect([refused.statusCode, refused.json().campos]).toEqual([
      422,
      { id_motivo: 'Informe o motivo da reprovação.' },
    ])
    const [template] = await manager.call.careerTemplates.create({
      objects: [
        { etapa: 'reprovado', nome: 'Curto', assunto: 'Sobre {{vaga}}', texto: 'Motivo: {{motivo}}' },
      ],
    })
    const [reason] = await manager.call.refusalReasons.create({
      objects: [{ nome: 'Distância', texto: 'A cidade é longe.', id_modelo: template!.id }],
    })
    await manager.call.applicants.move({ id, etapa: 'reprovado', id_motivo: reason!.id })
    expect(await stageOf(id)).toMatchObject({ etapa: 'reprovado', motivo_reprovacao: 'A cidade é longe.' })
    expect((await mailsTo(db, email)).map(({ texto }) => texto)).toEqual(['Motivo: A cidade é longe.'])
    await manager.call.applicants.move({ id, etapa: 'triagem' })
    expect((await stageOf(id)).motivo_reprovacao).toBeNull()
  })
})

describe('the last place', () => {
  it('is hired for by one of twenty managers at once, and the vacancy closes (docs/hiring.md#hire)', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours, { vagas: 1 })
    const applicants = await Promise.all(Array.from({ length: 20 }, () => applied(id_vaga, 'proposta')))
    const managers = await Promise.all(
      applicants.map(() => as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })),
    )
    const results = await Promise.allSettled(
      applicants.map(({ id }, place) => managers[place]!.call.applicants.move({ id, etapa: 'contratado' })),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    expect(refused).toHaveLength(19)
    expect(new Set(refused)).toEqual(new Set(['TRPCError: Todas as vagas já foram preenchidas.']))
    expect(await vacancyOf(id_vaga)).toMatchObject({ contratados: 1, situacao: 'encerrada' })
    const hired = results.find((result) => result.status === 'fulfilled')
    expect(hired).toMatchObject({ value: { encerrou: true, restantes: 19 } })
  })

  it('filled by the second contract of two sends the rest to the talent bank when asked', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours, { vagas: 2 })
    const [one, two, three, gone] = [
      await applied(id_vaga),
      await applied(id_vaga),
      await applied(id_vaga, 'triagem'),
      await applied(id_vaga, 'reprovado'),
    ]
    expect(await manager.call.applicants.move({ id: one.id, etapa: 'contratado' })).toMatchObject({
      encerrou: false,
    })
    expect(await manager.call.applicants.move({ id: two.id, etapa: 'contratado' })).toMatchObject({
      encerrou: true,
      restantes: 1,
    })
    const guest = await as(null)
    const open = await guest.call.vacancies.listPublic({ limit: 60 })
    expect(open.dados.map(({ id }) => id)).not.toContain(id_vaga)
    await expect(guest.call.vacancies.getPublic({ id: id_vaga })).rejects.toThrow('Esta vaga foi encerrada.')
    await expect(manager.call.applicants.move({ id: three.id, etapa: 'contratado' })).rejects.toThrow(
      'Todas as vagas já foram preenchidas.',
    )
    expect(await manager.call.applicants.sendRest({ id_vaga })).toMatchObject({ movidas: 1 })
    expect((await stageOf(three.id)).etapa).toBe('banco_talentos')
    expect((await stageOf(gone.id)).etapa).toBe('reprovado')
    expect(await mailsTo(db, three.email)).toEqual([])
  })

  it('of many at once is not exceeded either', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours, { vagas: 1 })
    const [one, two] = [await applied(id_vaga, 'proposta'), await applied(id_vaga, 'proposta')]
    await expect(
      manager.call.applicants.moveMany({ ids: [one.id, two.id], etapa: 'contratado' }),
    ).rejects.toThrow('Todas as vagas já foram preenchidas.')
    expect((await vacancyOf(id_vaga)).contratados).toBe(0)
  })
})

describe('the board', () => {
  it('has a column for each stage, the best score first, and more of one from a card on', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours, { palavras: [['fibra', 5]] })
    const data_nascimento = dayFromNow(-11_400)
    const good = await makeCandidate(db, { nome: 'Bruno', texto: 'fibra', data_nascimento })
    const bad = await makeCandidate(db, { nome: 'Carla', texto: 'nada', data_nascimento })
    const ids = [await makeApplication(db, id_vaga, bad), await makeApplication(db, id_vaga, good)]
    const board = await manager.call.applicants.board({ id_vaga })
    expect(board.colunas.map(({ etapa }) => etapa)).toEqual([
      'inscrito',
      'triagem',
      'entrevista_rh',
      'entrevista_gestor',
      'proposta',
      'contratado',
      'reprovado',
      'desistente',
      'banco_talentos',
    ])
    expect(board.colunas[0]!.cartoes.map(({ nome, pontuacao }) => [nome, pontuacao])).toEqual([
      ['Bruno', 100],
      ['Carla', 0],
    ])
    expect(board.direitos).toEqual({ gere: true, gestor_vaga: false })
    const found = await manager.call.applicants.board({ id_vaga, q: 'carl' })
    expect(found.colunas[0]).toMatchObject({ total: 1, cartoes: [{ id: ids[0] }] })
    const more = await manager.call.applicants.board({ id_vaga, etapa: 'inscrito', offset: 1 })
    expect(more.colunas).toHaveLength(1)
    expect(more.colunas[0]!.cartoes.map(({ nome }) => nome)).toEqual(['Carla'])
    const { dados } = await manager.call.applicants.list({ filtro: { id_vaga }, sort: '-pontuacao' })
    expect(dados.map(({ nome, idade }) => `${nome} ${idade}`)).toEqual(['Bruno 31', 'Carla 31'])
  })

  it('is nothing for guests and candidates', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const { id } = await applied(id_vaga)
    const candidate = await as({ employee: false })
    for (const who of [await as(null), candidate]) {
      await expect(who.call.applicants.board({ id_vaga })).rejects.toThrow()
      await expect(who.call.applicants.get({ id })).rejects.toThrow()
      await expect(who.call.applicants.list({})).rejects.toThrow()
      await expect(who.call.applicants.move({ id, etapa: 'triagem' })).rejects.toThrow()
      await expect(who.call.talentBank.list({})).rejects.toThrow()
    }
    const outside = await app.inject({ method: 'POST', url: '/v1/candidatura/filtro', payload: {} })
    expect([outside.statusCode, outside.json().mensagem]).toEqual([401, 'Entre para continuar.'])
    const inside = await app.inject({
      method: 'POST',
      url: '/v1/candidatura/filtro',
      payload: {},
      headers: bearer(candidate),
    })
    expect(inside.statusCode).toBe(403)
  })
})
