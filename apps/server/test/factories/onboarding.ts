import type { Database } from '@intranet/db/connection'
import { makeDepartment, makePosition, makeProvider, makeSector } from './company.ts'

let sequence = 0
const next = (label: string) => `${label} ${(sequence += 1)}`

export interface TestPlace {
  id_empresa: number
  id_departamento: number
  id_cargo: number
}

/** A provider (or a given one) with a department, sector and position. */
export async function makePlace(db: Database, id_empresa?: number): Promise<TestPlace> {
  const provider = id_empresa ?? (await makeProvider(db))
  const id_departamento = await makeDepartment(db, provider)
  const id_cargo = await makePosition(db, await makeSector(db, id_departamento))
  return { id_empresa: provider, id_departamento, id_cargo }
}

interface ContentOverrides {
  titulo?: string
  id_empresa?: number | null
  id_departamento?: number | null
  minutos?: number
}

export async function makeContent(db: Database, over: ContentOverrides = {}): Promise<number> {
  const { id } = await db
    .insertInto('onboarding_conteudo')
    .values({ titulo: next('Conteúdo'), texto: '<p>Leia com calma.</p>', ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A trail with `contents` in that order. */
export async function makeTrail(
  db: Database,
  contents: readonly number[],
  over: { nome?: string; id_empresa?: number | null; id_departamento?: number | null } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('onboarding_trilha')
    .values({ nome: next('Trilha'), ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (contents.length)
    await db
      .insertInto('onboarding_trilha_conteudo')
      .values(contents.map((id_conteudo, index) => ({ id_trilha: id, id_conteudo, prioridade: index + 1 })))
      .execute()
  return id
}

/** An onboarding of a place with `trails` in that order. */
export async function makeOnboarding(
  db: Database,
  place: TestPlace,
  trails: readonly number[],
  over: { titulo?: string; status?: boolean; prazo_dias?: number } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('onboarding_onboarding')
    .values({ titulo: next('Onboarding'), ...place, ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (trails.length)
    await db
      .insertInto('onboarding_onboarding_trilha')
      .values(trails.map((id_trilha, index) => ({ id_onboarding: id, id_trilha, prioridade: index + 1 })))
      .execute()
  return id
}

/** The trails of an onboarding in their order, as priority and id. */
export const trailLinks = async (db: Database, id_onboarding: number) =>
  (
    await db
      .selectFrom('onboarding_onboarding_trilha')
      .where('id_onboarding', '=', id_onboarding)
      .select(['id_trilha', 'prioridade'])
      .orderBy('prioridade')
      .execute()
  ).map(({ id_trilha, prioridade }) => [prioridade, id_trilha])
