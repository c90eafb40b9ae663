import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { addressedDocument, keptDocument } from './document-scope.ts'

const keeps = holds('rh', 'manage')

export const findDocuments: PaletteSource = {
  kind: 'documento',
  may: keeps,
  find: (actor, q) => sql`
    select d.id, d.titulo, coalesce(u.nome, e.nome, 'Todo o grupo') from rh_documento d
      left join rh_usuario u on u.id = d.id_funcionario left join empresa e on e.id = d.id_empresa
    where ${named('d.titulo', q)} and ${keptDocument(actor, 'd')} and not d.substituido`,
}

export const findOwnDocuments: PaletteSource = {
  kind: 'meu_documento',
  may: (actor) => actor.employee && !keeps(actor),
  find: (actor, q) => sql`
    select d.id, d.titulo, c.titulo from rh_documento d join rh_documento_categoria c on c.id = d.id_categoria
    where ${named('d.titulo', q)} and ${addressedDocument(actor, 'd')}`,
}
