import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ObligationKey } from '@intranet/contract/home/obligations'
import { dayFromNow } from '@intranet/contract/today'
import { afterAll, describe, expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeNews } from '../../../../test/factories/news.ts'
import { makeContent, makeOnboarding, makePlace, makeTrail } from '../../../../test/factories/onboarding.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { findActor } from '../../../platform/session.ts'
import { storeUpload } from '../../../platform/uploads.ts'
import { newsPublicationJob } from '../../content/news/publication.service.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const folder = await mkdtemp(join(tmpdir(), 'intranet-obligations-'))
const { db, deps, as } = await testWorld({ DATA_DIR: folder })
afterAll(() => rm(folder, { recursive: true, force: true }))

const admin = await as(superadmin)

/** A separate place with an employee, a colleague elsewhere, and HR of both kinds. */
async function scene() {
  const place = await makePlace(db)
  const empresas = [place.id_empresa]
  const person = await as({ ...place, empresas })
  const hr = await as({ roles: ['rh:gestor'], ...place, empresas })
  const elsewhere = await makePlace(db)
  const stranger = await as({ ...elsewhere, empresas: [elsewhere.id_empresa] })
  const otherHr = await as({ roles: ['rh:gestor'], ...elsewhere, empresas: [elsewhere.id_empresa] })
  return { place, empresas, person, hr, stranger, otherHr }
}

type Somebody = Awaited<ReturnType<typeof as>>

/** What a person is shown of one kind, as verb and title. */
async function open({ call }: Somebody, tipo: ObligationKey): Promise<string[]> {
  const items = await openObligations(call)
  return items.filter((item) => item.tipo === tipo).map(({ verbo, titulo }) => `${verbo}: ${titulo}`)
}

/** Reads the bell whole: an obligation does not end with its notice. */
const readNotices = ({ call }: Somebody) => call.notifications.markAllRead()

async function upload(token: string): Promise<string> {
  const { actor } = (await findActor(deps.auth, token))!
  const content = Buffer.from(`%PDF-1.7\n${Math.random()}`)
  return (await storeUpload(deps, actor, { bucket: 'documentos', nome: 'a.pdf', content })).id
}

describe('what needs somebody', () => {
  it('is a reading that was asked of them, until they confirm it', async () => {
    const { place, person, stranger } = await scene()
    const id = await makeNews(db, { titulo: 'Novo ponto', id_empresa: place.id_empresa, requer_lido: true })
    await newsPublicationJob.run(deps, {} as never)
    await readNotices(person)
    expect(await open(person, 'leitura')).toEqual(['Ler: Novo ponto'])
    expect(await open(stranger, 'leitura')).toEqual([])
    await person.call.newsReadings.confirm({ id })
    expect(await open(person, 'leitura')).toEqual([])
  })

  it('is an article of the handbook in its version in force, again when a new one comes', async () => {
    const { place, person, stranger } = await scene()
    const editor = await as({ roles: ['manual:gestor'], empresas: [place.id_empresa], employee: false })
    const categoria = { titulo: `Conduta ${place.id_empresa}`, color: '#be185d', icone: 'shield' }
    const [category] = await editor.call.handbookCategories.create({ objects: [categoria] })
    const [article] = await editor.call.handbook.create({
      objects: [
        {
          titulo: 'Código de conduta',
          texto: '<p>Respeito</p>',
          id_categoria: category!.id,
          id_empresa: place.id_empresa,
          requer_lido: true,
        },
      ],
    })
    const { id } = article!
    await editor.call.handbook.publish({ id })
    expect(await open(person, 'manual')).toEqual(['Ler: Código de conduta'])
    expect(await open(stranger, 'manual')).toEqual([])
    await person.call.handbook.confirm({ id, versao: 1 })
    expect(await open(person, 'manual')).toEqual([])
    await editor.call.handbook.publish({ id })
    expect(await open(person, 'manual')).toEqual(['Ler: Código de conduta'])
  })

  it('is a document that asks for a signature, until they gave it', async () => {
    const { person, hr, stranger } = await scene()
    const [category] = await admin.call.documentCategories.create({
      objects: [{ titulo: `Termos ${person.userId}`, color: '#1f6feb', icone: 'file' }],
    })
    const fields = { titulo: 'Termo de uso', id_categoria: category!.id, data_emissao: '2026-01-10' }
    const [made] = await hr.call.documents.create({
      objects: [
        {
          ...fields,
          id_arquivo: await upload(hr.token),
          id_funcionario: person.userId,
          requer_assinatura: true,
        },
      ],
    })
    await readNotices(person)
    expect(await open(person, 'ciencia')).toEqual(['Dar ciência: Termo de uso'])
    expect([await open(stranger, 'ciencia'), await open(hr, 'ciencia')]).toEqual([[], []])
    await person.call.documents.sign({ id: made!.id })
    expect(await open(person, 'ciencia')).toEqual([])
  })

  it('is a document for everybody, no matter who else has signed it', async () => {
    const { place, empresas, person, hr } = await scene()
    const [category] = await admin.call.documentCategories.create({
      objects: [{ titulo: `Normas ${person.userId}`, color: '#1f6feb', icone: 'file' }],
    })
    const fields = { titulo: 'Norma', id_categoria: category!.id, data_emissao: '2026-01-10' }
    const { id_empresa } = place
    const [made] = await hr.call.documents.create({
      objects: [{ ...fields, id_empresa, id_arquivo: await upload(hr.token), requer_assinatura: true }],
    })
    await (await as({ ...place, empresas })).call.documents.sign({ id: made!.id })
    expect(await open(person, 'ciencia')).toEqual(['Dar ciência: Norma'])
  })

  it('is a document that ends within a month, for HR of its provider, until a new version is there', async () => {
    const { person, hr, otherHr } = await scene()
    const [category] = await admin.call.documentCategories.create({
      objects: [{ titulo: `Exames ${person.userId}`, color: '#c62828', icone: 'heart' }],
    })
    const make = async (titulo: string, days: number) => {
      const [made] = await hr.call.documents.create({
        objects: [
          {
            titulo,
            id_categoria: category!.id,
            data_emissao: '2025-01-10',
            data_validade: dayFromNow(days),
            id_arquivo: await upload(hr.token),
            id_funcionario: person.userId,
          },
        ],
      })
      return made!.id
    }
    await make('ASO distante', 40)
    const ended = await make('ASO vencido', -2)
    const near = await make('ASO próximo', 20)
    const { grupos } = await hr.call.obligations.list()
    const mine = grupos.filter(({ tipo }) => tipo === 'validade')
    expect(mine.map(({ secao, itens: [item] }) => [secao, item!.titulo, item!.prazo])).toEqual([
      ['atrasado', 'ASO vencido', dayFromNow(-2)],
      ['depois', 'ASO próximo', dayFromNow(20)],
    ])
    expect([await open(person, 'validade'), await open(otherHr, 'validade')]).toEqual([[], []])
    await hr.call.documents.addVersion({
      id: ended,
      id_arquivo: await upload(hr.token),
      data_emissao: dayFromNow(0),
      data_validade: dayFromNow(300),
    })
    await hr.call.documents.setActive({ ids: [near], ativo: false })
    expect(await open(hr, 'validade')).toEqual([])
  })

  it('is an onboarding that reaches them, with how far they are, until all is read', async () => {
    const { place, person, stranger } = await scene()
    const contents = [await makeContent(db), await makeContent(db)]
    const id_trilha = await makeTrail(db, contents)
    const id = await makeOnboarding(db, place, [id_trilha], { titulo: 'Primeiros dias' })
    expect(await open(person, 'onboarding')).toEqual(['Começar: Primeiros dias'])
    expect(await open(stranger, 'onboarding')).toEqual([])
    const read = async (id_conteudo: number) => {
      const part = { id_onboarding: id, id_trilha, id_conteudo }
      await person.call.onboardingReading.start(part)
      await person.call.onboardingReading.complete(part)
    }
    await read(contents[0]!)
    const [item] = (await openObligations(person.call)).filter(({ tipo }) => tipo === 'onboarding')
    expect(item).toMatchObject({
      verbo: 'Continuar',
      percentual: 50,
      rota: `/human-resources/onboarding/employee/content?idOnboarding=${id}&idTrail=${id_trilha}&idContent=${contents[1]}`,
    })
    await read(contents[1]!)
    expect(await open(person, 'onboarding')).toEqual([])
  })

  it('is an onboarding made without HR, for HR of its provider, until they activate it', async () => {
    const { place, hr, otherHr, person } = await scene()
    const author = await as({ roles: ['onboarding:solicitante'], ...place, empresas: [place.id_empresa] })
    const [made] = await author.call.onboarding.create({ objects: [{ titulo: 'Do setor', ...place }] })
    await readNotices(hr)
    expect(await open(hr, 'onboarding_ativacao')).toEqual(['Conferir e ativar: Do setor'])
    for (const other of [otherHr, person, author])
      expect(await open(other, 'onboarding_ativacao')).toEqual([])
    await hr.call.onboarding.setStatus({ ids: [made!.id], status: true })
    expect(await open(hr, 'onboarding_ativacao')).toEqual([])
  })

  it('is each step of a shutdown, for who decides about it', async () => {
    const { place, hr, otherHr, person } = await scene()
    const requester = await as({ roles: ['rh:gestor'], ...place, empresas: [place.id_empresa] })
    const id_funcionario = await makeEmployee(db, { ...place, nome: 'Bruno Sá' })
    const [made] = await requester.call.shutdowns.create({
      objects: [
        {
          id_funcionario,
          tipo: 'acordo',
          motivo: 'Combinado entre as partes.',
          aviso_previo: 'indenizado',
          data_desligamento: dayFromNow(3),
        },
      ],
    })
    const { id } = made!
    const title = 'Desligamento de Bruno Sá'
    const step = (situacao: 'em_analise' | 'aprovado') => hr.call.shutdowns.step({ id, situacao })
    await readNotices(hr)
    expect(await open(hr, 'desligamento')).toEqual([`Analisar: ${title}`])
    expect([await open(otherHr, 'desligamento'), await open(person, 'desligamento')]).toEqual([[], []])
    await step('em_analise')
    expect(await open(hr, 'desligamento')).toEqual([`Decidir: ${title}`])
    await step('aprovado')
    expect(await open(hr, 'desligamento')).toEqual([`Conferir checklist: ${title}`])
    const { itens } = await hr.call.shutdowns.get({ id })
    for (const { item } of itens) await hr.call.shutdowns.check({ id, item: item as never, feito: true })
    expect(await open(hr, 'desligamento')).toEqual([])
    await db
      .updateTable('rh_desligamento')
      .set({ data_desligamento: dayFromNow(0) })
      .where('id', '=', id)
      .execute()
    expect(await open(hr, 'desligamento')).toEqual([`Efetivar: ${title}`])
    // Who asked for it does not carry it out.
    expect(await open(requester, 'desligamento')).toEqual([])
    await hr.call.shutdowns.step({ id, situacao: 'efetivado' })
    expect(await open(hr, 'desligamento')).toEqual([])
  })

  it('is what somebody asks of their personal data, for HR of their provider', async () => {
    const { person, hr, otherHr } = await scene()
    const [made] = await person.call.personalDataRequests.create({
      objects: [{ tipo: 'correcao', texto: 'Meu nome está errado.' }],
    })
    await readNotices(hr)
    expect(await open(hr, 'dados_pessoais')).toEqual(['Responder: Correção de dados pessoais'])
    expect([await open(otherHr, 'dados_pessoais'), await open(person, 'dados_pessoais')]).toEqual([[], []])
    const { id } = made!
    await hr.call.personalDataRequests.update({ id, situacao: 'em_analise' })
    expect(await open(hr, 'dados_pessoais')).toHaveLength(1)
    await hr.call.personalDataRequests.update({ id, situacao: 'atendido' })
    expect(await open(hr, 'dados_pessoais')).toEqual([])
  })
})
