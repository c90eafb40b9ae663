import { city } from '@intranet/contract/company/city'
import { entity } from '@intranet/contract/entity/entity'
import * as field from '@intranet/contract/entity/field'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { sheetColumnsOf } from '@intranet/contract/home/sheet-columns'

// Checked by `tsc` alone: each line below is refused, or the directive over it is.
const fields = { nome: field.name('Nome', 9), empresa: field.joined('Provedor') }

export const refused = [
  // @ts-expect-error: no table with a history has this name
  schemasOf(entity('rh_departamentos', fields, { sort: 'nome' })),
  // @ts-expect-error: it is not sorted by what it has not
  entity('rh_departamento', fields, { sort: 'nomes' }),
  // @ts-expect-error: a selector shows its fields alone
  entity('rh_departamento', fields, { sort: 'nome', options: ['nomes'] }),
  // @ts-expect-error: nobody writes what is joined
  entity('rh_departamento', fields, { sort: 'nome', bulk: ['empresa'] }),
  // @ts-expect-error: a sheet has columns of its entity alone
  sheetColumnsOf(city, { nomes: '' }),
  // @ts-expect-error: … and those that people write
  sheetColumnsOf(city, { empresa: '' }),
]
