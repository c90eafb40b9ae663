/** Rental companies of vehicles. See docs/operations.md#rentals. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

export const rentalCompany = entity(
  'locadora',
  {
    nome: field.name('Nome', 120),
    cnpj: field.cnpj(),
    telefone: field.optional(field.phone('Telefone')),
    email: field.optional(field.email('E-mail')),
    ativo: field.active(),
  },
  { sort: 'nome', options: ['nome', 'ativo'], merges: ['nome', 'telefone', 'email'] },
)

export type RentalCompanyFields = FieldsOf<typeof rentalCompany>
export type UpdateRentalCompanyInput = ChangesOf<typeof rentalCompany>
export type ListRentalCompaniesInput = ListInputOf<typeof rentalCompany>
