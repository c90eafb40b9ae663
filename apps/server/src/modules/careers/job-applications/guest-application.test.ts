import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { candidates, newCpf } from '../../../../test/factories/candidates.ts'
import { careerWorld, guest, openVacancy } from '../../../../test/factories/careers.ts'
import { pdfOf } from '../../../../test/factories/pdf.ts'

const world = await testWorld()
const { db, as, app } = world
const places = await careerWorld(db)
const { candidate, known, mailsTo, send, stored } = candidates(world, places.id_cidade)

describe('a guest’s application', () => {
  const apply = (payload: Record<string, unknown>, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/v1/candidatura/publica', payload: { object: payload }, headers })
  const emailOf = (id: number) =>
    db.selectFrom('rh_usuario').where('id', '=', id).select('email').executeTakeFirstOrThrow()
  const linkIn = async (destino: string) =>
    /chave=([\w-]+)/.exec((await mailsTo(destino)).at(-1)?.texto ?? '')?.[1] ?? ''
  const senha = 'Alvorada@2026'
  const confirm = (chave: string) =>
    as(null).then(({ call }) => call.jobApplications.confirm({ chave, senha }))

  it('becomes an account and an application once its link is opened, and only then (docs/careers.md#guests)', async () => {
    const id_vaga = await openVacancy(db, places)
    const email = 'nova@exemplo.com'
    const cpf = newCpf()
    const sent = await apply({ ...guest(places.id_cidade, { email, cpf }), id_vaga })
    expect([sent.statusCode, sent.json().mensagem]).toEqual([
      200,
      'Enviamos um e-mail com o próximo passo. Se ele não chegar em alguns minutos, confira o endereço e a caixa de spam.',
    ])
    expect(await stored(id_vaga)).toEqual([])
    expect(await db.selectFrom('rh_usuario').where('email', '=', email).select('id').execute()).toEqual([])
    const chave = await linkIn(email)
    const { call } = await as(null)
    await expect(call.jobApplications.confirm({ chave })).rejects.toThrow()
    expect(await call.jobApplications.waiting({ chave })).toEqual({
      nome: 'Rita Ramos',
      vaga: 'Técnico de Campo',
      falta: 'senha',
    })
    expect(await confirm(chave)).toMatchObject({
      entrou: true,
      mensagem: 'E-mail confirmado. Sua candidatura foi enviada.',
    })
    expect(await stored(id_vaga)).toHaveLength(1)
    const row = await db
      .selectFrom('rh_usuario')
      .where('email', '=', email)
      .select(['cpf', 'confirmado_em', 'funcionario'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ cpf, confirmado_em: expect.any(Date), funcionario: false })
    await expect(confirm(chave)).rejects.toThrow('Este link não vale mais.')
    expect(await call.auth.login({ email, senha })).toMatchObject({ usuario: { email } })
  })

  it('takes no password from who fills it in, and writes nothing of theirs to an address that is not confirmed', async () => {
    const id_vaga = await openVacancy(db, places)
    const email = 'dona@exemplo.com'
    const typed = guest(places.id_cidade, {
      email,
      cpf: newCpf(),
      nome: 'Ganhe 500 reais https://golpe.example',
    })
    expect((await apply({ ...typed, id_vaga, senha: 'Alheia@2026' })).statusCode).toBe(422)
    await apply({ ...typed, id_vaga })
    const person = await candidate({ cpf: newCpf() })
    await send(person, id_vaga)
    const { email: theirs } = await emailOf(person.userId)
    await apply({ ...typed, email: theirs, cpf: newCpf(), id_vaga })
    const written = [...(await mailsTo(email)), ...(await mailsTo(theirs))]
    expect(written).toHaveLength(3)
    expect(written.filter(({ assunto, texto }) => /Ganhe|golpe/.test(assunto + texto))).toEqual([])
  })

  it('of many addresses has a total of an hour (docs/platform.md#totals-of-guests)', async () => {
    const id_vaga = await openVacancy(db, places)
    const key = 'visitantes_formularios_hora'
    await db.deleteFrom('limite_requisicao').where('key', 'like', 'visitantes_%').execute()
    await db
      .insertInto('parametro')
      .values({ chave: key, valor: JSON.stringify(10) })
      .execute()
    world.deps.parameters.forget()
    const sent = async (n: number) => {
      const remoteAddress = `203.0.113.${n}`
      const object = {
        ...guest(places.id_cidade, { email: `total${n}@exemplo.com`, cpf: newCpf() }),
        id_vaga,
      }
      const url = '/v1/candidatura/publica'
      return (await app.inject({ method: 'POST', url, payload: { object }, remoteAddress })).statusCode
    }
    const codes = []
    for (let n = 1; n <= 11; n += 1) codes.push(await sent(n))
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    await db.deleteFrom('parametro').where('chave', '=', key).execute()
    world.deps.parameters.forget()
  })

  it('answers the same whether address or CPF are known: the rest comes by mail', async () => {
    const id_vaga = await openVacancy(db, places)
    const cpf = newCpf()
    const person = await candidate({ cpf })
    const { email } = await db
      .selectFrom('rh_usuario')
      .where('id', '=', person.userId)
      .select('email')
      .executeTakeFirstOrThrow()
    await send(person, id_vaga)
    const fresh = await apply({
      ...guest(places.id_cidade, { email: 'outra@exemplo.com', cpf: newCpf() }),
      id_vaga,
    })
    const again = await apply({ ...guest(places.id_cidade, { email, cpf }), id_vaga })
    const otherEmail = await apply({
      ...guest(places.id_cidade, { email: 'terceira@exemplo.com', cpf }),
      id_vaga,
    })
    expect(again.body).toBe(fresh.body)
    expect(otherEmail.body).toBe(fresh.body)
    const mails = await mailsTo(email)
    expect(mails[1]!.texto).toContain('Você já se candidatou a esta vaga. Entre para acompanhar cada etapa:')
    expect(mails[2]!.texto).toContain(
      'Recebemos uma candidatura com o seu CPF por outro e-mail. Ela não foi enviada.',
    )
    expect(mails.map(({ assunto }) => assunto)).toEqual([
      'Recebemos sua candidatura: Técnico de Campo',
      'Sua candidatura: Técnico de Campo',
      'Uma candidatura com o seu CPF',
    ])
    expect(await mailsTo('terceira@exemplo.com')).toEqual([])
    expect(await stored(id_vaga)).toHaveLength(1)
  })

  it('of somebody with an account is theirs once they sign in, without changing what they had', async () => {
    const id_vaga = await openVacancy(db, places)
    const person = await candidate({ cpf: null })
    const { email } = await db
      .selectFrom('rh_usuario')
      .where('id', '=', person.userId)
      .select('email')
      .executeTakeFirstOrThrow()
    const cpf = newCpf()
    await apply({ ...guest(places.id_cidade, { email, cpf, telefone: '11999998888' }), id_vaga })
    const chave = await linkIn(email)
    const signInFirst = 'Este e-mail já tem cadastro. Entre com ele e abra este link outra vez para enviar.'
    await expect(confirm(chave)).rejects.toThrow(signInFirst)
    const other = await candidate({ cpf: newCpf() })
    await expect(other.call.jobApplications.confirm({ chave })).rejects.toThrow(signInFirst)
    expect(await other.call.jobApplications.waiting({ chave })).toMatchObject({ falta: 'entrar' })
    expect(await stored(id_vaga)).toEqual([])
    expect(await person.call.jobApplications.waiting({ chave })).toMatchObject({ falta: null })
    expect(await person.call.jobApplications.confirm({ chave })).toMatchObject({ entrou: false })
    const row = await db
      .selectFrom('rh_usuario')
      .where('id', '=', person.userId)
      .select(['nome', 'cpf', 'telefone'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ nome: 'Célia Candidata', cpf, telefone: known.telefone })
    expect(await stored(id_vaga)).toMatchObject([{ id_usuario: person.userId }])
  })

  it('sent twice with one key is one, and mailed once', async () => {
    const id_vaga = await openVacancy(db, places)
    const email = 'duas@exemplo.com'
    const payload = { ...guest(places.id_cidade, { email, cpf: newCpf() }), id_vaga }
    const headers = { 'idempotency-key': 'chave-de-quem-nao-entrou-1234' }
    const [one, other] = [await apply(payload, headers), await apply(payload, headers)]
    expect(other.body).toBe(one.body)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('sent again replaces the one that waits: only the newest link counts', async () => {
    const id_vaga = await openVacancy(db, places)
    const email = 'denovo@exemplo.com'
    const payload = { ...guest(places.id_cidade, { email, cpf: newCpf() }), id_vaga }
    await apply(payload)
    const first = await linkIn(email)
    await apply(payload)
    await expect(confirm(first)).rejects.toThrow('Este link não vale mais.')
    expect(await confirm(await linkIn(email))).toMatchObject({ entrou: true })
  })

  it.each([
    [{ cpf: '11111111111' }, { cpf: 'CPF inválido.' }],
    [{ email: 'sem-arroba' }, { email: 'E-mail inválido' }],
    [{ telefone: '123' }, { telefone: 'Número invalido' }],
    [{ aceite: false }, { aceite: 'É necessário aceitar o aviso de privacidade para continuar.' }],
    [{ data_nascimento: '2020-01-01' }, { data_nascimento: 'Idade mínima de 14 anos para candidatura.' }],
    [{ id_cidade: 999_999_999 }, { id_cidade: 'Opção não encontrada.' }],
  ])('is refused with %o', async (over, fields) => {
    const id_vaga = await openVacancy(db, places)
    const answer = await apply({
      ...guest(places.id_cidade, { cpf: newCpf(), email: 'ruim@exemplo.com', ...over }),
      id_vaga,
    })
    expect([answer.statusCode, answer.json().campos]).toEqual([422, fields])
    expect(await mailsTo('ruim@exemplo.com')).toEqual([])
  })

  const boundary = 'limite1234'
  const part = (disposition: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const bucketOf = (bucket: string) => part('name="bucket"', bucket)
  const fileOf = (content: Buffer) => part('name="file"; filename="cv.pdf"', content)
  const sendParts = (...parts: Buffer[]) =>
    app.inject({
      method: 'POST',
      url: '/files',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    })
  const multipart = (bucket: string, content: Buffer) => sendParts(bucketOf(bucket), fileOf(content))

  it('brings a PDF, which becomes the CV’s; guests send nothing else and read nothing', async () => {
    const id_vaga = await openVacancy(db, places)
    const email = 'compdf@exemplo.com'
    const sent = await multipart('curriculos', await pdfOf('Técnica de redes'))
    expect(sent.statusCode).toBe(200)
    const id_arquivo = sent.json().id as string
    expect((await app.inject({ url: `/files/${id_arquivo}` })).statusCode).toBe(401)
    await apply({ ...guest(places.id_cidade, { email, cpf: newCpf() }), id_vaga, id_arquivo })
    await confirm(await linkIn(email))
    const row = await db
      .selectFrom('curriculo as c')
      .innerJoin('rh_usuario as u', 'u.id', 'c.id_usuario')
      .innerJoin('arquivo as a', 'a.id', 'c.id_arquivo')
      .where('u.email', '=', email)
      .select(['a.id', 'a.tabela_dona', 'a.id_dono', 'u.id as pessoa'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ id: id_arquivo, tabela_dona: 'curriculo', id_dono: row.pessoa, pessoa: row.pessoa })
    expect((await multipart('curriculos', Buffer.from('isto não é um PDF'))).json()).toMatchObject({
      mensagem: 'Formato do arquivo não permitido!',
    })
    expect((await multipart('documentos', await pdfOf('x'))).statusCode).toBe(401)
    expect((await multipart('importacoes', Buffer.from('a;b'))).statusCode).toBe(401)
  })

  it('is refused when another bucket is named after the file', async () => {
    const countFiles = () =>
      db
        .selectFrom('arquivo')
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow()
    const before = await countFiles()
    const pdf = await pdfOf('Técnica de redes')
    for (const bucket of ['documentos', 'imagens', 'importacoes'])
      expect((await sendParts(bucketOf('curriculos'), fileOf(pdf), bucketOf(bucket))).statusCode).toBe(401)
    expect(await countFiles()).toEqual(before)
  })

  it('without a vacancy leaves the CV in the talent bank', async () => {
    const email = 'curriculo@exemplo.com'
    await apply(guest(places.id_cidade, { email, cpf: newCpf() }))
    const [asked] = await mailsTo(email)
    expect(asked!.assunto).toBe('Confirme seu currículo')
    expect(asked!.texto).toContain('confirme seu e-mail em até 7 dias:')
    expect(await confirm(await linkIn(email))).toMatchObject({
      protocolo: null,
      mensagem: 'E-mail confirmado. Seu currículo foi guardado.',
    })
    const row = await db
      .selectFrom('curriculo as c')
      .innerJoin('rh_usuario as u', 'u.id', 'c.id_usuario')
      .where('u.email', '=', email)
      .select(['c.compartilhar_banco', 'c.compartilhado_em'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ compartilhar_banco: true, compartilhado_em: expect.any(Date) })
  })

  it('that nobody confirms within 7 days is no longer valid', async () => {
    const id_vaga = await openVacancy(db, places)
    const email = 'tarde@exemplo.com'
    await apply({ ...guest(places.id_cidade, { email, cpf: newCpf() }), id_vaga })
    await db
      .updateTable('candidatura_pendente')
      .set({ expira_em: new Date(Date.now() - 1000) })
      .where('email', '=', email)
      .execute()
    await expect(confirm(await linkIn(email))).rejects.toThrow(
      'Este link não vale mais. Envie a candidatura outra vez.',
    )
  })

  it('waits for somebody whose vacancy ends meanwhile in vain, and is notified', async () => {
    const id_vaga = await openVacancy(db, places)
    const email = 'perdida@exemplo.com'
    await apply({ ...guest(places.id_cidade, { email, cpf: newCpf() }), id_vaga })
    await db.updateTable('vagas_vaga').set({ situacao: 'encerrada' }).where('id', '=', id_vaga).execute()
    await expect(confirm(await linkIn(email))).rejects.toThrow('Esta vaga não está recebendo candidaturas.')
  })
})
