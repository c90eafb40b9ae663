import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'

export const findContractingCompanies: PaletteSource = {
  kind: 'contratante',
  may: holds('configuracao', 'read'),
  find: (actor, q) => sql`
    select k.id, k.razao_social, concat_ws(' · ', k.nome_fantasia, e.nome) from empresa_contratante k
      join empresa e on e.id = k.id_empresa
    where (${named('k.razao_social', q)} or ${named('k.nome_fantasia', q)}) and ${inScope(actor, 'k.id_empresa')}`,
}
