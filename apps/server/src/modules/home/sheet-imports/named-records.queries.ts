/** Records that cells name, of the actor's providers and of none. */
import type { SheetLookUp } from '@intranet/contract/home/sheet-columns'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

export interface NamedRecord {
  id: number
  nome: string
  /** Another word that means it. */
  sistema?: string
  id_empresa?: number | null
  id_departamento?: number
  id_setor?: number
}

/** More than any group has: every list has a bound. */
const MOST = 5000

const queries: Record<SheetLookUp, (db: Database, actor: Actor) => Promise<NamedRecord[]>> = {
  provider: (db, actor) =>
    db
      .selectFrom('empresa as e')
      .where((eb) => inScope(actor, eb.ref('e.id'), false))
      .where('e.ativo', '=', true)
      .select(['e.id', 'e.nome', 'e.sistema'])
      .limit(MOST)
      .execute(),
  department: (db, actor) =>
    db
      .selectFrom('rh_departamento as d')
      .where((eb) => inScope(actor, eb.ref('d.id_empresa')))
      .where('d.ativo', '=', true)
      .select(['d.id', 'd.nome', 'd.id_empresa'])
      .limit(MOST)
      .execute(),
  sector: (db, actor) =>
    db
      .selectFrom('rh_setor as s')
      .innerJoin('rh_departamento as d', 'd.id', 's.id_departamento')
      .where((eb) => inScope(actor, eb.ref('d.id_empresa')))
      .where('s.ativo', '=', true)
      .select(['s.id', 's.nome', 's.id_departamento', 'd.id_empresa'])
      .limit(MOST)
      .execute(),
  position: (db, actor) =>
    db
      .selectFrom('rh_cargo as c')
      .innerJoin('rh_setor as s', 's.id', 'c.id_setor')
      .innerJoin('rh_departamento as d', 'd.id', 's.id_departamento')
      .where((eb) => inScope(actor, eb.ref('d.id_empresa')))
      .where('c.ativo', '=', true)
      .select(['c.id', 'c.nome', 'c.id_setor', 's.id_departamento', 'd.id_empresa'])
      .limit(MOST)
      .execute(),
  microregion: (db, actor) =>
    db
      .selectFrom('microrregiao as m')
      .where((eb) => inScope(actor, eb.ref('m.id_empresa')))
      .where('m.ativo', '=', true)
      .select(['m.id', 'm.nome', 'm.id_empresa'])
      .limit(MOST)
      .execute(),
  vehicle: (db, actor) =>
    db
      .selectFrom('veiculo as v')
      .where((eb) => inScope(actor, eb.ref('v.id_empresa'), false))
      .select(['v.id', 'v.placa as nome', 'v.id_empresa'])
      .limit(MOST)
      .execute(),
  rentalCompany: (db) =>
    db
      .selectFrom('locadora as l')
      .where('l.ativo', '=', true)
      .select(['l.id', 'l.nome', 'l.cnpj as sistema'])
      .limit(MOST)
      .execute(),
  product: (db, actor) =>
    db
      .selectFrom('suprimento_produto as p')
      .where((eb) => inScope(actor, eb.ref('p.id_empresa'), false))
      .where('p.ativo', '=', true)
      .where('p.serializado', '=', true)
      .select(['p.id', 'p.nome', 'p.codigo_erp as sistema', 'p.id_empresa'])
      .limit(MOST)
      .execute(),
  squad: (db, actor) =>
    db
      .selectFrom('equipe as q')
      .where((eb) => inScope(actor, eb.ref('q.id_empresa'), false))
      .where('q.ativo', '=', true)
      .select(['q.id', 'q.nome', 'q.id_empresa'])
      .limit(MOST)
      .execute(),
}

export type NamedRecords = Partial<Record<SheetLookUp, NamedRecord[]>>

/** The records that columns of these kinds may name. */
export async function namedRecords(
  db: Database,
  actor: Actor,
  kinds: Iterable<SheetLookUp>,
): Promise<NamedRecords> {
  const named: NamedRecords = {}
  for (const kind of new Set(kinds)) named[kind] = await queries[kind](db, actor)
  return named
}
