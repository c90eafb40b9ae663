/** What keys of least rights read of people (docs/access-keys.md#personal-fields). */
import { personalFieldsOf, withoutPersonal } from '@intranet/contract/access/personal-fields'
import { accessKeys as text } from '@intranet/contract/messages/access'
import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { appRouter } from '../src/doors/trpc/app-router.ts'
import { needsOf } from '../src/platform/procedure/admission.ts'
import { answerSchema } from '../src/platform/procedure/answers.ts'
import { metaOf } from '../src/platform/procedure/caller.ts'
import { proceduresOf } from '../src/platform/procedure/procedures-of.ts'
import { superadmin, testWorld } from './app.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeProvider } from './factories/company.ts'
import { makeApplication, makeCandidate, makeVacancy } from './factories/hiring.ts'
import { makeLead } from './factories/sales.ts'
import { makeEmployee } from './factories/staff.ts'

const { db, app, as } = await testWorld()
const ours = await makeProvider(db)

async function makeFile(id_usuario: number, bucket: string): Promise<string> {
  const file = { bucket, nome: 'a.pdf', tipo: 'application/pdf', tamanho: 1, sha256: 'a', id_usuario }
  const { id } = await db.insertInto('arquivo').values(file).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Names that say something of a person, and of what else they are. */
const says =
  /cpf|^rg$|documento|cnh_num|fone|celular|whats|e?mail|nascimento|pix|^conta$|agencia|^destino$|^remetente$|^contato$/
const notOfPeople: Record<string, string> = {
  conta_enviada_em: 'a moment',
  documentos: 'whether there are any',
  exibir_telefone: 'a choice',
  mensagem_email: 'a text of ours',
  remetente_email: 'a provider’s own address',
  template_whatsapp: 'a template of ours',
  titulo_email: 'a text of ours',
  contato: 'published for everybody',
  pix: 'a code to pay with',
  pix_tipo: 'the kind of a key',
}

/** Of those words, the fields that mean something else there. */
const ofOthers = [
  /^clientPanel\.send destino$/, // masked already
  /^communicationRules\.\w+ destino$/, // masked already
  /^compliments\.\w+ remetente$/, // a name
  /^(vehicleRequests|rides)\.\w+ destino$/, // a place
  /^documents\.\w+ destino$/, // a name
]

/** Every field of an answer that may hold a text. */
function textsOf(schema: z.ZodType, seen = new Set<z.ZodType>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const own = schema instanceof z.ZodObject ? Object.entries(schema.shape as Record<string, z.ZodType>) : []
  const texts = own.filter(([, one]) => one.safeParse('texto').success).map(([name]) => name)
  const parts: unknown[] = [...own.map(([, one]) => one), ...Object.values(schema.def).flat()]
  return [...texts, ...parts.flatMap((part) => (part instanceof z.ZodType ? textsOf(part, seen) : []))]
}

/** The personal fields of an answer, those within others by their last part. */
const known = (path: string) => {
  const { exports: heads, personal } = metaOf(proceduresOf(appRouter)[path]!)
  return Object.keys(personalFieldsOf(heads, personal)).map((name) => name.split('.').at(-1)!)
}

describe('every procedure', () => {
  const answers = Object.entries(proceduresOf(appRouter)).flatMap(([path, procedure]) => {
    const schema = answerSchema(procedure)
    return schema && needsOf(metaOf(procedure), false) ? [[path, schema] as const] : []
  })

  it('answers no field of a person that the list of personal fields does not know', () => {
    const unknown = answers.flatMap(([path, schema]) =>
      textsOf(schema)
        .filter((name) => says.test(name) && !known(path).includes(name) && !(name in notOfPeople))
        .map((name) => `${path} ${name}`)
        .filter((field) => !ofOthers.some((one) => one.test(field))),
    )
    expect(unknown).toEqual([])
  })
})

describe('a key that names no personal fields', () => {
  const cpf = '52998224725'

  it('gets them masked, and cannot find them out; one that names them gets what its owner does', async () => {
    const boss = await as(superadmin)
    const id = await makeEmployee(db, { id_empresa: ours, nome: 'Ana Dias', cpf })
    await db.updateTable('rh_usuario').set({ telefone_corp: '11987654321' }).where('id', '=', id).execute()
    const key = await makeAccessKey(db, boss.userId, { roles: ['rh:ler'], empresas: [ours] })
    const whole = await makeAccessKey(db, boss.userId, {
      roles: ['rh:ler'],
      empresas: [ours],
      dados_pessoais: true,
    })
    const rowOf = async (headers: Record<string, string>) => {
      const answer = await app.inject({ url: `/v1/rh/funcionario?filtro={"id":${id}}`, headers })
      return answer.json<{ rh_usuario: Record<string, unknown>[] }>().rh_usuario[0]
    }
    const [owner] = (await boss.call.employees.list({ filtro: { id } })).dados
    const [cut, read] = [await rowOf(key.headers), await rowOf(whole.headers)]
    expect(read).toEqual(JSON.parse(JSON.stringify(owner)))
    expect(cut).toEqual(withoutPersonal(read, personalFieldsOf()))
    expect(cut).not.toEqual(read)

    const asked = async (query: string) => {
      const answer = await app.inject({ url: `/v1/rh/funcionario?${query}`, headers: key.headers })
      return [answer.statusCode, answer.json<{ mensagem?: string }>().mensagem]
    }
    expect(await asked('filtro={"_and":[{"cpf":{"_ilike":"529%25"}}]}')).toEqual([
      403,
      text.personalColumn('cpf'),
    ])
    expect(await asked('sort=-cpf')).toEqual([403, text.personalColumn('cpf')])
    expect(await asked('q=529982')).toEqual([403, text.personalSearch])
    expect(await asked('q=Ana')).toEqual([200, undefined])
  })

  it('opens pictures, and no documents', async () => {
    const boss = await as(superadmin)
    const ids = [await makeFile(boss.userId, 'documentos'), await makeFile(boss.userId, 'imagens')]
    const statuses = async (dados_pessoais: boolean) => {
      const fields = { roles: ['rh:ler'], empresas: [ours], dados_pessoais }
      const { headers } = await makeAccessKey(db, boss.userId, fields)
      return Promise.all(
        ids.map(async (id) => (await app.inject({ url: `/files/${id}`, headers })).statusCode),
      )
    }
    // Their contents are in no storage: 404 is beyond the check.
    expect(await statuses(false)).toEqual([403, 404])
    expect(await statuses(true)).toEqual([404, 404])
  })

  it('reads no words that hold them: of a CV, of a mail, of a change', async () => {
    const boss = await as(superadmin)
    const phone = '(11) 98765-4321'
    const candidate = await makeCandidate(db, { email: 'rita@example.com', texto: `Fale comigo ${phone}` })
    const { id: id_vaga } = await makeVacancy(db, ours)
    const id = await makeApplication(db, id_vaga, candidate)
    const id_arquivo = await makeFile(boss.userId, 'curriculos')
    await db.updateTable('curriculo').set({ id_arquivo }).where('id_usuario', '=', candidate).execute()
    const pdf = { id_usuario: candidate, id_arquivo, situacao: 'lido', texto: `* ${phone}` }
    await db.insertInto('curriculo_pdf').values(pdf).execute()
    const mail = { id_mensagem: 'a', remetente: 'rita@example.com', do_candidato: true, texto: phone }
    await db
      .insertInto('candidatura_mensagem')
      .values({ id_candidatura: id, ...mail })
      .execute()
    const lead = await makeLead(db, ours, { documento: '52998224725' })
    await db.updateTable('vendas_lead').set({ documento: '11144477735' }).where('id', '=', lead).execute()
    const answers = async (dados_pessoais: boolean) => {
      const roles = ['banco_talentos:ler', 'vendas:ler']
      const { headers } = await makeAccessKey(db, boss.userId, { roles, empresas: [ours], dados_pessoais })
      const ask = async (url: string) => (await app.inject({ url, headers })).json()
      const trpc = async (path: string, input: object) =>
        (await ask(`/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`)).result.data
      const record = await trpc('applicants.get', { id })
      const preview = await trpc('applicants.preview', { id, etapa: 'entrevista_rh' })
      const [excerpt] = await trpc('talentBank.excerpts', { id: candidate, palavras: ['comigo'] })
      const [line] = await trpc('leads.history', { id: lead })
      const { remetente, texto } = record.mensagens[0]
      const { campos } = line
      return [record.curriculo.texto, remetente, texto, preview.destino, excerpt.texto, campos]
    }
    const changed = { campo: 'documento', de: '52998224725', para: '11144477735' }
    expect(await answers(true)).toEqual([
      pdf.texto,
      'rita@example.com',
      phone,
      'rita@example.com',
      expect.stringContaining(phone),
      [changed],
    ])
    const masked = { campo: 'documento', de: '***.982.247-**', para: '***.444.777-**' }
    expect(await answers(false)).toEqual([
      '***',
      'r***@example.com',
      '***',
      'r***@example.com',
      '***',
      [masked],
    ])
  })
})
