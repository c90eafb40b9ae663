import type { Database } from './connection.ts'

// Checked by `tsc` alone: the patched types of Kysely refuse a wrong table as its own do (docs/decisions.md).
export const refused = (db: Database, sectors = db.selectFrom('rh_setor as s').select('s.id')) => [
  sectors.innerJoin('rh_departamento as d', 'd.id', 's.id_departamento').select('d.id'),
  // @ts-expect-error no such table
  db.selectFrom('rh_setores').selectAll(),
  // @ts-expect-error no such table behind the alias
  db.selectFrom('rh_setores as s').selectAll(),
  // @ts-expect-error one of several
  db.selectFrom(['rh_setor as s', 'departamentos as d']).select('s.id'),
  // @ts-expect-error in a join
  sectors.innerJoin('departamentos as d', 'd.id', 's.id_departamento'),
  // @ts-expect-error in a join without an alias
  sectors.leftJoin('departamentos', 'departamentos.id', 's.id_departamento'),
  // @ts-expect-error in a join whose conditions are a function
  sectors.innerJoin('departamentos as d', (join) => join.onTrue()),
  // @ts-expect-error a column that the aliased table does not have
  sectors.select('s.nomes'),
  // @ts-expect-error in an insert
  db.insertInto('rh_setores'),
  // @ts-expect-error in an update
  db.updateTable('rh_setores as s'),
  // @ts-expect-error in an update's from
  db.updateTable('rh_setor').from('departamentos as d'),
  // @ts-expect-error in a delete
  db.deleteFrom('rh_setores as s'),
  // @ts-expect-error in a delete's using
  db.deleteFrom('rh_setor').using('departamentos as d'),
]
