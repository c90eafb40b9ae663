import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import type { PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'
import { holdsWords } from '../../../platform/text-search.ts'
import { personLines } from '../../people/person-lines.ts'

export const findPeople: PaletteSource = {
  // By name and address only: a CPF is in `busca` too, and must not be found out by trying.
  kind: 'pessoa',
  may: holds('users', 'read'),
  find: (actor, q) => sql`${personLines} where ${holdsWords(sql`u.busca`, q)}
    and ${holdsWords(sql`normaliza(u.nome || ' ' || u.email)`, q)} and u.ativo and ${inScope(actor, 'u.id_empresa')}`,
}
