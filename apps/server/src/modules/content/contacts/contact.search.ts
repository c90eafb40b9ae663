import { sql } from 'kysely'
import { can } from '@intranet/contract/access'
import type { PaletteSource } from '../../../platform/palette.ts'
import { holdsWords } from '../../../platform/text-search.ts'
import { personLines } from '../../people/person-lines.ts'
import { amongColleagues } from '../../../platform/scope.ts'

export const findColleagues: PaletteSource = {
  kind: 'colega',
  may: (actor) => actor.employee && !can(actor, 'users', 'read'),
  find: (
    actor,
    q,
  ) => sql`${personLines} where ${holdsWords(sql`busca_contato(u.nome, u.email_corp, u.ramal)`, q)}
    and u.ativo and u.funcionario and u.nome is not null and ${amongColleagues(actor, 'u.id_empresa')}`,
}
