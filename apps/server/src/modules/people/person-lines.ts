import { sql } from 'kysely'

/** Their place in the company distinguishes people of one name. */
export const personLines = sql`select u.id, u.nome, concat_ws(' · ', c.nome, e.nome) from rh_usuario u
  left join rh_cargo c on c.id = u.id_cargo left join empresa e on e.id = u.id_empresa`
