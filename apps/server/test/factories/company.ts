import type { Database } from '@intranet/db/connection'

let sequence = 0
const next = (label: string) => `${label} ${(sequence += 1)}`

export async function makeProvider(
  db: Database,
  over: { nome?: string; sistema?: string; ativo?: boolean } = {},
): Promise<number> {
  const nome = over.nome ?? next('Provedor')
  const { id } = await db
    .insertInto('empresa')
    .values({ nome, sistema: `provedor_${(sequence += 1)}`, ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeDepartment(
  db: Database,
  id_empresa: number | null,
  over: { nome?: string; ativo?: boolean } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('rh_departamento')
    .values({ nome: next('Departamento'), id_empresa, ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeSector(
  db: Database,
  id_departamento: number,
  over: { nome?: string; ativo?: boolean } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('rh_setor')
    .values({ nome: next('Setor'), id_departamento, ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makePosition(
  db: Database,
  id_setor: number,
  over: { nome?: string; ativo?: boolean } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('rh_cargo')
    .values({ nome: next('Cargo'), id_setor, ...over })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
