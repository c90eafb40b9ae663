import { states } from '@intranet/contract/states'
import { sql } from 'kysely'
import type { Database } from './connection.ts'

/** All municipalities by the IBGE's list. */
export async function municipalities(): Promise<{ id_ibge: number; nome: string; uf: string }[]> {
  // A long list that only the very first start needs.
  const { getMunicipalities } = await import('@brazilian-utils/brazilian-utils/get-municipalities')
  return getMunicipalities().map(({ code, name, stateCode }) => ({
    id_ibge: Number(code),
    nome: name,
    uf: stateCode,
  }))
}

/** Writes missing states and municipalities; later changes by people stay. Safe to repeat. */
export async function seedReference(db: Database): Promise<void> {
  const numbered = states.map((state, index) => ({ numero: index + 1, ...state }))
  await sql`
    insert into estado (numero, uf, nome)
    select numero, uf, nome from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as x (numero int, uf text, nome text)
    on conflict do nothing`.execute(db)
  const { rows } = await sql`select from cidade where id_ibge is not null limit 1`.execute(db)
  if (rows.length > 0) return
  await sql`
    insert into cidade (id_ibge, nome, uf)
    select x.id_ibge, x.nome, x.uf
    from jsonb_to_recordset(${JSON.stringify(await municipalities())}::jsonb) as x (id_ibge int, nome text, uf text)
    join estado e on e.uf = x.uf
    order by normaliza(e.nome), normaliza(x.nome)
    on conflict do nothing`.execute(db)
}
