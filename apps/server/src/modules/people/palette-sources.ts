import { can } from '@intranet/contract/access'
import { sql } from 'kysely'
import { holds } from '../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../platform/palette.ts'
import { inScope } from '../../platform/scope.ts'
import { holdsWords } from '../../platform/text-search.ts'
import { amongColleagues } from '../content/contacts/contact-scope.ts'
import { addressedDocument, keptDocument } from './documents/document-scope.ts'

const keeps = holds('rh', 'manage')

/** Their place in the company tells people of one name apart. */
const person = sql`select u.id, u.nome, concat_ws(' · ', c.nome, e.nome) from rh_usuario u
  left join rh_cargo c on c.id = u.id_cargo left join empresa e on e.id = u.id_empresa`

export const peopleSources: PaletteSource[] = [
  {
    // By name and address only: a CPF is in `busca` too, and must not be found out by trying.
    kind: 'pessoa',
    may: holds('users', 'read'),
    find: (actor, q) => sql`${person} where ${holdsWords(sql`u.busca`, q)}
      and ${holdsWords(sql`normaliza(u.nome || ' ' || u.email)`, q)} and u.ativo and ${inScope(actor, 'u.id_empresa')}`,
  },
  {
    kind: 'colega',
    may: (actor) => actor.employee && !can(actor, 'users', 'read'),
    find: (
      actor,
      q,
    ) => sql`${person} where ${holdsWords(sql`busca_contato(u.nome, u.email_corp, u.ramal)`, q)}
      and u.ativo and u.funcionario and u.nome is not null and ${amongColleagues(actor, 'u.id_empresa')}`,
  },
  {
    kind: 'documento',
    may: keeps,
    find: (actor, q) => sql`
      select d.id, d.titulo, coalesce(u.nome, e.nome, 'Todo o grupo') from rh_documento d
        left join rh_usuario u on u.id = d.id_funcionario left join empresa e on e.id = d.id_empresa
      where ${named('d.titulo', q)} and ${keptDocument(actor, 'd')} and not d.substituido`,
  },
  {
    kind: 'meu_documento',
    may: (actor) => actor.employee && !keeps(actor),
    find: (actor, q) => sql`
      select d.id, d.titulo, c.titulo from rh_documento d join rh_documento_categoria c on c.id = d.id_categoria
      where ${named('d.titulo', q)} and ${addressedDocument(actor, 'd')}`,
  },
]
