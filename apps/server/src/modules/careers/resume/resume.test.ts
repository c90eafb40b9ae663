import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { pdfOf } from '../../../../test/factories/pdf.ts'
import { storeUpload } from '../../../platform/uploads.ts'
import { findActor } from '../../../platform/session.ts'
import { pdfTextJob, strandedPdfJob } from './pdf-text.job.ts'

const { db, as, app, deps } = await testWorld()
type Somebody = Awaited<ReturnType<typeof as>>
const dates = { data_inicio: '2020-01-01', data_fim: '2022-01-01' }
const course = { situacao: 'CONCLUIDO' as const, descricao: 'Redes', ie: 'IFSul', ...dates }
const job = { empresa: 'Rede Sul', funcao: 'Instalador', ...dates }
const paper = { organizacao: 'Senai', descricao: 'NR-35', data_emissao: '2024-01-01' }

async function upload(who: Somebody, content: Buffer, bucket = 'curriculos') {
  const { actor } = (await findActor(deps.auth, who.token))!
  const { id } = await storeUpload(deps, actor, { bucket, nome: 'cv.pdf', content })
  return id
}
const words = async (id: number) => {
  const row = await db
    .selectFrom('curriculo_busca')
    .where('id_usuario', '=', id)
    .select(['palavras', 'no_banco'])
    .executeTakeFirst()
  return row && { palavras: String(row.palavras), no_banco: row.no_banco }
}

describe('the sections of a CV', () => {
  it('are kept, changed and removed by their owner, newest first', async () => {
    const me = await as({ employee: false })
    await me.call.resume.createEducations({ objects: [course] })
    await me.call.resume.createExperiences({
      objects: [job, { ...job, funcao: 'Líder', data_inicio: '2023-02-01', emprego_atual: true }],
    })
    const [{ id } = { id: 0 }] = await me.call.resume.createCertificates({ objects: [paper] })
    expect(await me.call.resume.mine()).toMatchObject({
      formacoes: [{ descricao: 'Redes' }],
      experiencias: [{ funcao: 'Líder', data_fim: null, emprego_atual: true }, { funcao: 'Instalador' }],
      certificados: [{ id, data_validade: null }],
    })
    await me.call.resume.updateCertificate({ id, ...paper, descricao: 'NR-10' })
    await me.call.resume.removeEducation({ id: (await me.call.resume.mine()).formacoes[0]!.id })
    expect(await me.call.resume.mine()).toMatchObject({
      formacoes: [],
      certificados: [{ descricao: 'NR-10' }],
    })
  })

  it('are read up to 200 of each', async () => {
    const me = await as({ employee: false })
    await me.call.resume.createEducations({ objects: [course] })
    const many = <T extends object>(row: T) =>
      Array.from({ length: 201 }, () => ({ ...row, id_usuario: me.userId }))
    await db.insertInto('curriculo_formacao').values(many(course)).execute()
    await db.insertInto('curriculo_experiencia').values(many(job)).execute()
    await db.insertInto('curriculo_certificado').values(many(paper)).execute()
    const { formacoes, experiencias, certificados } = await me.call.resume.mine()
    expect([formacoes.length, experiencias.length, certificados.length]).toEqual([200, 200, 200])
  })

  it('of another person are as if they were not there', async () => {
    const [me, other] = [await as({}), await as({})]
    const [{ id } = { id: 0 }] = await me.call.resume.createExperiences({ objects: [job] })
    await expect(other.call.resume.updateExperience({ id, ...job })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(other.call.resume.removeExperience({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are not written over what somebody has changed meanwhile', async () => {
    const me = await as({})
    const [{ id } = { id: 0 }] = await me.call.resume.createExperiences({ objects: [job] })
    const { updated_at } = (await me.call.resume.mine()).experiencias[0]!
    await me.call.resume.updateExperience({ id, ...job, updated_at: updated_at.toISOString() })
    await expect(
      me.call.resume.updateExperience({ id, ...job, funcao: 'Outra', updated_at: updated_at.toISOString() }),
    ).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it.each([
    [
      'formacao',
      { ...course, data_inicio: '2023-01-01' },
      { data_inicio: 'A data de ingresso não pode ser maior que a data de conclusão!' },
    ],
    ['formacao', { ...course, data_fim: null }, { data_fim: 'Informe a data de conclusão.' }],
    [
      'formacao',
      { ...course, data_fim: '2190-01-01' },
      { data_fim: 'A data de conclusão não pode ser futura.' },
    ],
    ['formacao', { ...course, situacao: 'PAROU' }, { situacao: expect.any(String) }],
    [
      'experiencia',
      { ...job, data_inicio: '2023-01-01' },
      { data_inicio: 'A data de ingresso não pode ser maior que a data de saída!' },
    ],
    [
      'experiencia',
      { ...job, data_fim: null },
      { data_fim: 'Informe a data de saída ou marque o emprego atual.' },
    ],
    [
      'certificado',
      { ...paper, data_validade: '2023-01-01' },
      { data_validade: 'A data de validade não pode ser anterior à data de emissão!' },
    ],
    ['certificado', { ...paper, organizacao: 'x' }, { organizacao: 'Utilize no mínimo 2 caracteres.' }],
  ])('refuse a %s like %o', async (section, object, fields) => {
    const me = await as({})
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/curriculo/${section}`,
      headers: { authorization: `Bearer ${me.token}` },
      payload: { object },
    })
    expect([answer.statusCode, answer.json().campos]).toEqual([422, fields])
  })

  it('refuse the order of the days in the database too, in the documented words', async () => {
    const me = await as({})
    const [{ id } = { id: 0 }] = await me.call.resume.createEducations({ objects: [course] })
    const write = db
      .updateTable('curriculo_formacao')
      .set({ data_inicio: '2030-01-01' })
      .where('id', '=', id)
      .execute()
    await expect(write).rejects.toMatchObject({ constraint: 'curriculo_formacao_datas' })
    expect(deps.offers.refusals.texts.curriculo_formacao_datas).toEqual([
      'A data de ingresso não pode ser maior que a data de conclusão!',
      'data_inicio',
    ])
  })

  it('let a course that goes on end later, or not yet', async () => {
    const me = await as({})
    await me.call.resume.createEducations({
      objects: [
        { ...course, situacao: 'EM_ANDAMENTO', data_fim: '2190-01-01' },
        { ...course, situacao: 'EM_ANDAMENTO', data_fim: null },
      ],
    })
    expect((await me.call.resume.mine()).formacoes).toHaveLength(2)
  })

  it('are written by REST as documented: 200, the ids, and gone after DELETE', async () => {
    const me = await as({})
    const headers = { authorization: `Bearer ${me.token}` }
    const made = await app.inject({
      method: 'POST',
      url: '/v1/curriculo/formacao',
      headers,
      payload: { object: course },
    })
    const { id } = made.json().insert_curriculo_formacao.returning[0]
    const changed = await app.inject({
      method: 'PUT',
      url: `/v1/curriculo/formacao/${id}`,
      headers,
      payload: { object: { ...course, ie: 'UFPel' } },
    })
    expect(changed.statusCode).toBe(200)
    const read = await app.inject({ url: '/v1/curriculo', headers })
    expect(read.json().curriculo_by_pk.formacoes).toMatchObject([{ ie: 'UFPel' }])
    const gone = await app.inject({ method: 'DELETE', url: `/v1/curriculo/formacao/${id}`, headers })
    expect(gone.json()).toEqual({ delete_curriculo_formacao: { affected_rows: 1 } })
  })
})

describe('a CV', () => {
  it('says how complete it is and what is missing', async () => {
    const me = await as({ employee: false })
    const empty = await me.call.resume.mine()
    expect([empty.progresso, empty.faltam.includes('Formação')]).toEqual([0, true])
    await me.call.resume.createEducations({ objects: [course] })
    await me.call.resume.save({
      areas_interesse: ['Redes'],
      disponibilidade: 'imediata',
      pretensao_salarial: '2500',
    })
    const more = await me.call.resume.mine()
    expect([more.progresso, more.faltam.includes('Formação')]).toEqual([38, false])
  })

  it('is in the talent bank only while its owner wants it to be', async () => {
    const me = await as({ employee: false })
    await me.call.resume.save({ areas_interesse: ['Órgão'] })
    expect(await words(me.userId)).toMatchObject({
      no_banco: false,
      palavras: expect.stringContaining("'orgao'"),
    })
    await me.call.resume.save({ compartilhar_banco: true })
    expect(await words(me.userId)).toMatchObject({ no_banco: true })
    await me.call.resume.save({ compartilhar_banco: false })
    expect(await words(me.userId)).toMatchObject({ no_banco: false })
    expect(await me.call.resume.mine()).toMatchObject({
      compartilhar_banco: false,
      areas_interesse: ['Órgão'],
    })
  })

  it('has a PDF whose text is found with the sections, and proposes what it says (docs/careers.md#the-cv)', async () => {
    const me = await as({ employee: false })
    const text =
      'Ana Souza\nExperiência Profissional\nTécnica de Campo - Rede Norte\n03/2019 - 05/2022\nFormação\nTécnico em Telecomunicações - Senai\n2015 - 2017'
    await me.call.resume.setPdf({ id_arquivo: await upload(me, await pdfOf(text)) })
    expect((await me.call.resume.mine()).pdf).toMatchObject({ situacao: 'na_fila', nome: 'cv.pdf' })
    await pdfTextJob.run(deps, { id_usuario: me.userId })
    expect((await me.call.resume.mine()).pdf).toMatchObject({ situacao: 'lido' })
    expect((await words(me.userId))!.palavras).toContain("'telecomunicacoes'")
    expect(await me.call.resume.proposals()).toMatchObject({
      experiencias: [
        {
          funcao: 'Técnica de Campo',
          empresa: 'Rede Norte',
          data_inicio: '2019-03-01',
          data_fim: '2022-05-01',
        },
      ],
      formacoes: [
        {
          descricao: 'Técnico em Telecomunicações',
          ie: 'Senai',
          data_inicio: '2015-01-01',
          data_fim: '2017-01-01',
        },
      ],
    })
    expect((await me.call.resume.mine()).experiencias).toEqual([])
    await me.call.resume.createExperiences({
      objects: [
        {
          funcao: 'Técnica de campo',
          empresa: 'Rede Norte',
          data_inicio: '2019-03-01',
          data_fim: '2022-05-01',
        },
      ],
    })
    // What was taken is not offered again.
    expect(await me.call.resume.proposals()).toMatchObject({ experiencias: [], formacoes: [{ ie: 'Senai' }] })
    await me.call.resume.setPdf({ id_arquivo: null })
    expect((await words(me.userId))!.palavras).not.toContain('telecomunicacoes')
  })

  it('says what was wrong with its PDF; one that nobody read is read later', async () => {
    const me = await as({ employee: false })
    await me.call.resume.setPdf({ id_arquivo: await upload(me, await pdfOf('x', 31)) })
    await db
      .updateTable('curriculo_pdf')
      .set({ created_at: new Date(Date.now() - 3_600_000) })
      .where('id_usuario', '=', me.userId)
      .execute()
    await strandedPdfJob.run(deps, {})
    expect((await me.call.resume.mine()).pdf).toMatchObject({
      situacao: 'recusado',
      motivo: 'O PDF tem páginas demais. Envie até 30 páginas.',
    })
  })

  it('takes only an own upload that is a PDF', async () => {
    const [me, other] = [await as({}), await as({})]
    const theirs = await upload(other, await pdfOf('x'))
    await expect(me.call.resume.setPdf({ id_arquivo: theirs })).rejects.toThrow(
      'Este arquivo já está em uso.',
    )
    await expect(upload(me, Buffer.from('nada'))).rejects.toThrow('Formato do arquivo não permitido!')
  })
})
