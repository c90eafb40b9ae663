/** Every procedure, by people who may not: guests, people without roles, and managers of another provider. */
import { can, levels, grantableModules } from '@intranet/contract/access'
import { sql } from 'kysely'
import type * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { findActor } from '../src/platform/session.ts'
import { superadmin, testWorld } from './app.ts'
import { makeDepartment, makePosition, makeProvider, makeSector } from './factories/company.ts'
import { makeUser } from './factories/users.ts'
import { samples } from './hostile.ts'
import { aimed, at, codeOf, procedures } from './walked-procedures.ts'

const { db, as, deps } = await testWorld()

const people = {
  guest: await as(null),
  candidate: await as({ employee: false }),
  employee: await as({}),
  reader: await as({ roles: grantableModules.map((key) => `${key}:${levels[2]}`) }),
  requester: await as({ roles: grantableModules.map((key) => `${key}:${levels[1]}`) }),
  manager: await as({ roles: grantableModules.map((key) => `${key}:${levels[0]}`) }),
}

const callers = await Promise.all(
  Object.values(people).map(async ({ call, token }) => ({
    call,
    actor: (await findActor(deps.auth, token))?.actor ?? null,
  })),
)

describe('without the ability', () => {
  it.each(procedures)('%s is refused before its input is looked at', async (path, { meta: { access } }) => {
    for (const { call, actor } of callers) {
      if (can(actor, access.module, access.ability)) continue
      const code = await codeOf(at(call, path)({ junk: true }))
      expect(code).toBe(actor ? 'FORBIDDEN' : 'UNAUTHORIZED')
    }
  })
})

const MARK = 'Alheia Marcada'
const theirs = await makeProvider(db, { nome: MARK, sistema: 'alheia_marcada' })
const ours = await makeProvider(db)
const department = await makeDepartment(db, theirs, { nome: MARK })
const sector = await makeSector(db, department, { nome: MARK })
const position = await makePosition(db, sector, { nome: MARK })
const person = await makeUser(db, {
  nome: MARK,
  email: 'alheia.marcada@intranet.example',
  id_empresa: theirs,
  id_departamento: department,
  id_cargo: position,
})
const seller = await makeUser(db, {
  nome: MARK,
  email: 'vendedor.marcada@intranet.example',
  employee: false,
  id_empresa: theirs,
})
await db
  .updateTable('rh_usuario')
  .set({
    data_nascimento: sql`(now() - interval '30 years')::date`,
    data_admissao: sql`(now() - interval '3 years')::date`,
  })
  .where('id', '=', person)
  .execute()
await db
  .insertInto('permissao_parceiro')
  .values({
    id_usuario: seller,
    id_empresa: theirs,
    roles: ['vendas:leitor'],
    validade_fim: sql`(now() + interval '30 days')::date`,
  })
  .execute()
await db.insertInto('rh_cidade_provedor').values({ id_empresa: theirs, nome: MARK, uf: 'PR' }).execute()
const { id: company } = await db
  .insertInto('empresa_contratante')
  .values({
    razao_social: MARK,
    nome_fantasia: MARK,
    cnpj: '11222333000181',
    id_empresa: theirs,
    cep: '80010000',
    endereco: MARK,
    numero: '1',
    bairro: MARK,
    cidade: 'Curitiba',
    estado: 'PR',
  })
  .returning('id')
  .executeTakeFirstOrThrow()
const { id: microregion } = await db
  .insertInto('microrregiao')
  .values({ nome: MARK, id_empresa: theirs })
  .returning('id')
  .executeTakeFirstOrThrow()
// Its history and every edit of it belong to them, too.
const admin = await as(superadmin)
await admin.call.departments.update({ id: department, nome: MARK, ativo: true })

const stranger = await as({
  roles: ['users:gestor', ...grantableModules.map((key) => `${key}:${levels[0]}`)],
  empresas: [ours],
  id_empresa: ours,
})

const HISTORIES = [
  'rh_usuario',
  'rh_departamento',
  'rh_setor',
  'rh_cargo',
  'empresa',
  'empresa_contratante',
  'microrregiao',
  'rh_cidade_provedor',
  'usuario_permissao',
  'users_profiles',
  'rh_familiar',
  'rh_documento',
  'elogio',
  'rh_desligamento',
]

/** Inputs that a schema lets through: the plausible one, bare ids, a list of everything, a search for the name. */
function* inputs(schema: z.ZodType | undefined): Generator {
  if (!schema) return yield undefined
  const before = new Set<string>()
  /** Those that are let through, and one of each that are the same once they are read. */
  const read = (variants: unknown[]) =>
    variants.filter((variant) => {
      const { success, data } = schema.safeParse(variant)
      const said = success && JSON.stringify(data)
      return said !== false && !before.has(said) && before.add(said)
    })
  const sample = samples(schema)
  for (const id of new Set([theirs, department, sector, position, person, seller, company, microregion])) {
    const variants = [
      aimed(sample, id),
      { id },
      { incluir: id },
      { id_empresa: id },
      { filtro: String(id) },
      { id, nome: 'Tomada' },
      { id, nome: 'Tomada', ativo: false },
      { ids: [id], ativo: false },
      { id_empresa: id, objects: [] },
    ]
    const histories = HISTORIES.map((tabela) => ({
      tabelas: [tabela],
      id_item: { id },
      limit: 50,
      offset: 0,
    }))
    yield* read([...variants, ...histories])
  }
  yield* read([{}, { limit: 0 }, { q: 'marcada' }, { filtro: MARK }, { filtro: 'alheia_marcada' }])
}

/** The public form of sponsorship and the state of the network name every active provider. */
const showsProviders = (path: string) => ['sponsorshipForm.view', 'incidents.network'].includes(path)

describe('a manager of everything at another provider', () => {
  it.each(procedures.filter(([path, { type }]) => type === 'query' && !showsProviders(path)))(
    'reads nothing of theirs by %s',
    async (path, { inputs: [schema] }) => {
      for (const input of inputs(schema)) {
        const answer = await at(stranger.call, path)(input).catch(() => null)
        expect(JSON.stringify(answer), JSON.stringify(input)).not.toContain(MARK)
      }
    },
  )

  it('would read it by these, were it theirs: the probe is not blind', async () => {
    const seen: string[] = []
    for (const [
      path,
      {
        type,
        inputs: [schema],
      },
    ] of procedures) {
      if (type !== 'query') continue
      for (const input of inputs(schema)) {
        const answer = JSON.stringify(await at(admin.call, path)(input).catch(() => null))
        if (!answer?.includes(MARK)) continue
        seen.push(path)
        break
      }
    }
    expect(seen).toEqual(
      expect.arrayContaining([
        'departments.list',
        'users.get',
        'history.list',
        'search.palette',
        'partners.list',
        'providers.cities',
        'organization.positions',
      ]),
    )
    // Every reading of the app, one after the other.
  }, 90_000)

  const marked = async () => {
    const { rows } = await sql<{ linhas: string }>`
      select (select jsonb_agg(to_jsonb(x) order by x.id) from empresa x where id = ${theirs})::text
        || (select jsonb_agg(to_jsonb(x) order by x.id) from rh_departamento x where id = ${department})::text
        || (select jsonb_agg(to_jsonb(x) order by x.id) from rh_setor x where id = ${sector})::text
        || (select jsonb_agg(to_jsonb(x) order by x.id) from rh_cargo x where id = ${position})::text
        || (select jsonb_agg(to_jsonb(x) order by x.id) from rh_usuario x where id in (${person}, ${seller}))::text
        || (select jsonb_agg(to_jsonb(x) order by x.id) from empresa_contratante x where id = ${company})::text
        || (select jsonb_agg(to_jsonb(x) order by x.id) from microrregiao x where id = ${microregion})::text
        || (select jsonb_agg(to_jsonb(x) order by x.id) from rh_cidade_provedor x where id_empresa = ${theirs})::text
        || (select jsonb_agg(to_jsonb(x) order by x.id_usuario) from permissao_parceiro x)::text
        || (select count(*) from usuario_papel)::text || (select count(*) from rh_usuario where id_empresa = ${theirs})::text
        as linhas`.execute(db)
    return rows[0]!.linhas
  }
  it.each(procedures.filter(([, { type }]) => type === 'mutation'))(
    'changes nothing of theirs by %s',
    async (path, { inputs: [schema] }) => {
      const before = await marked()
      expect(before).toContain(MARK)
      for (const input of inputs(schema)) await at(stranger.call, path)(input).catch(() => null)
      expect(await marked()).toBe(before)
    },
  )
})
