/** What people and content keep is shown to nobody of another provider, nor, where it stops there, of another department. */
import { grantableModules, levels } from '@intranet/contract/access'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { testWorld } from './app.ts'
import { makePlace } from './factories/onboarding.ts'
import { markContent, markOnboarding, markPeople, markPlace } from './factories/marked-rows.ts'
import { samples } from './hostile.ts'
import { aimed, at, procedures } from './walked-procedures.ts'

/** Names of the routers whose files lie under people and content, as the app's router calls them. */
function ownRoots(): string[] {
  const text = readFileSync(join(import.meta.dirname, '../src/doors/trpc/app-router.ts'), 'utf8')
  const imported = [
    ...text.matchAll(/import \{([^}]+)\} from '..\/..\/modules\/(?:people|content)\//g),
  ].flatMap(([, names]) => names!.split(',').map((name) => name.trim()))
  return imported.filter(Boolean).map((name) => new RegExp(`(\\w+): ${name}\\b`).exec(text)?.[1] ?? name)
}

const readings = procedures.filter(([, { type }]) => type === 'query')
const walked = readings.filter(([path]) => ownRoots().includes(path.split('.')[0]!))

const { db, as, app } = await testWorld()
const MARK = 'Alheia Marcada'
const NEAR = 'Vizinha Marcada'
const FAR_ID = 900_001
const NEAR_ID = 910_001

const place = await makePlace(db)
const empresas = [place.id_empresa]
const managers = grantableModules.map((key) => `${key}:${levels[0]}`)
const stranger = await as({ roles: ['users:gestor', ...managers], empresas, ...place })
const onboarder = await as({ roles: ['onboarding:solicitante'], empresas, ...place })
const requester = await as({ roles: ['rh:solicitante'], empresas, ...place })
/** Whose reach ends at their department: HR's reports are not for whoever only works on onboarding. */
const askerOf = (path: string) => (/^hrReports\.|relatorio\/(?!leitura)/.test(path) ? requester : onboarder)

const day = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
const since = { _gte: '2000-01-01' }

/** Every input that may lead to rows with this id, as far as the schema takes it. */
function inputs(schema: z.ZodType | undefined, id: number): unknown[] {
  if (!schema) return [undefined]
  const ids = { id_empresa: id, id_departamento: id }
  const variants = [
    {},
    { limit: 0 },
    aimed(samples(schema), id),
    { id },
    { q: 'marcada' },
    { ...ids, id_setor: id },
    { ...ids, limit: 0 },
    { filtro: { id_empresa: id } },
    { filtro: ids },
    { filtro: { mes: { _gte: 1 } } },
    { filtro: { data_admissao: since } },
    { filtro: { data_desligamento: since } },
    { filtro: { id_novidade: id } },
    { filtro: { id_artigo: id } },
    { filtro: { id_funcionario: id } },
    { por: 'empresa' },
    { por: 'departamento' },
    { id_funcionario: id },
    { id_onboarding: id },
    { id_onboarding: id, id_funcionario: id },
    { id_onboarding: id, id_trilha: id, id_funcionario: id },
    { tipo: 'novidade', id_item: id },
    { inicio: day, fim: day },
    { dia: day },
    { id, dia: day },
    { id, versoes: [1] },
    { id, versao: 1 },
  ]
  return variants.filter((variant) => schema.safeParse(variant).success)
}

type Person = Awaited<ReturnType<typeof as>>
const answersOf = async (who: Person, path: string, schema: z.ZodType | undefined, id: number) => {
  const answers: string[] = []
  for (const input of inputs(schema, id)) {
    const answer = await at(
      who.call,
      path,
    )(input).catch((error: { code?: string }) => ({ refused: error.code }))
    answers.push(`${JSON.stringify(input)} → ${JSON.stringify(answer)}`)
  }
  return answers
}

const ofKind = (pattern: RegExp) => walked.filter(([, { meta }]) => pattern.test(meta.tells))
/** What the figures of a person are, by path. */
async function figures(
  whoOf: (path: string) => Person,
  pattern: RegExp,
  id: number,
): Promise<Map<string, string[]>> {
  const told = new Map<string, string[]>()
  for (const [
    path,
    {
      inputs: [schema],
    },
  ] of ofKind(pattern))
    told.set(path, await answersOf(whoOf(path), path, schema, id))
  return told
}

async function mark(name: string, id: number, provider?: number): Promise<void> {
  const spot = await markPlace(db, name, id, provider)
  await markPeople(db, name, id, spot)
  await markOnboarding(db, name, id, spot)
  if (provider === undefined) await markContent(db, name, id, spot)
}

const withoutFar = await figures(() => stranger, /igures$/, FAR_ID)
await mark(MARK, FAR_ID)
const withFar = await figures(() => stranger, /igures$/, FAR_ID)
const withoutNear = await figures(askerOf, /^departmentFigures$/, NEAR_ID)
await mark(NEAR, NEAR_ID, place.id_empresa)
const withNear = await figures(askerOf, /^departmentFigures$/, NEAR_ID)
const far = { id_empresa: FAR_ID, id_departamento: FAR_ID, id_cargo: FAR_ID }
const theirs = await as({ roles: ['users:superadmin'], empresas: [FAR_ID], ...far })

describe('people and content of another provider', () => {
  it.each(walked)('stay out of %s', async (path, { inputs: [schema] }) => {
    const answers = await answersOf(stranger, path, schema, FAR_ID)
    for (const answer of answers) expect(answer).not.toContain(MARK)
  })

  it.each([...withoutFar])('are not counted by %s', (path, answers) => {
    expect(withFar.get(path)).toEqual(answers)
  })

  it.each(ofKind(/ows$/))(
    'are in %s for who may: the walk is not blind',
    async (path, { inputs: [schema] }) => {
      const answers = await answersOf(theirs, path, schema, FAR_ID)
      expect(answers.filter((answer) => answer.replace(/^.* → /, '').includes(MARK))).not.toEqual([])
    },
  )
})

describe('people and content of another department', () => {
  it.each(ofKind(/^department/))(
    'stay out of %s for who asks for their own department',
    async (path, { inputs: [schema] }) => {
      for (const answer of await answersOf(askerOf(path), path, schema, NEAR_ID))
        expect(answer).not.toContain(NEAR)
    },
  )

  it.each([...withoutNear])(
    'are not counted by %s for who asks for their own department',
    (path, answers) => {
      expect(withNear.get(path)).toEqual(answers)
    },
  )

  it.each(ofKind(/^departmentRows$/))(
    'are in %s for the whole provider’s manager',
    async (path, { inputs: [schema] }) => {
      const answers = await answersOf(stranger, path, schema, NEAR_ID)
      expect(answers.filter((answer) => answer.replace(/^.* → /, '').includes(NEAR))).not.toEqual([])
    },
  )
})

describe('over REST', () => {
  const bodies = (id: number) => [
    {},
    { filtro: {}, limit: 0 },
    { filtro: { id_empresa: id } },
    { filtro: { mes: { _gte: 1 } } },
    { filtro: { data_admissao: since } },
    { filtro: { data_desligamento: since } },
    { id_onboarding: id, id_trilha: id, id_funcionario: id },
    { tipo: 'novidade', id_item: id },
  ]
  const reading = restRoutes.filter(
    ({ method, path }) => method === 'GET' || /relatorio|funcionario$|trilhas$|historico|history/.test(path),
  )
  const textsOf = async ({ token }: Person, { method, path }: (typeof reading)[number], id: number) => {
    const url = path.replace(/:\w+/g, String(id))
    const headers = { authorization: `Bearer ${token}` }
    const asked =
      method === 'GET'
        ? [url, `${url}?filtro={}&limit=0`, `${url}?q=marcada`].map((one) => ({ method, url: one, headers }))
        : bodies(id).map((payload) => ({ method, url, headers, payload }))
    const texts: string[] = []
    for (const one of asked) texts.push((await app.inject(one)).payload)
    return texts.join('\n')
  }

  it.each(reading)('$method $path shows nothing of another provider or department', async (route) => {
    expect(await textsOf(stranger, route, FAR_ID)).not.toContain(MARK)
    if (/onboarding|conteudo|trilha|relatorio\/(?!aniversario|tempo-casa)/.test(route.path))
      expect(await textsOf(askerOf(route.path), route, NEAR_ID)).not.toContain(NEAR)
  })

  it('would show it to whoever may, by these paths among others', async () => {
    const seen: string[] = []
    for (const route of reading)
      if ((await textsOf(theirs, route, FAR_ID)).includes(MARK)) seen.push(route.path)
    expect(seen).toEqual(
      expect.arrayContaining(['/v1/onboarding/relatorio', '/v1/novidade', '/v1/organograma']),
    )
  })
})
