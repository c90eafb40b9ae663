/** What the procedures of rental companies take and answer. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { rentalCompany } from './rental-company.ts'

export const rentalCompanySchemas = schemasOf(rentalCompany)

export type RentalCompanyFields = z.output<typeof rentalCompanySchemas.fields>
export type UpdateRentalCompanyInput = z.output<typeof rentalCompanySchemas.updateInput>
export type ListRentalCompaniesInput = z.output<typeof rentalCompanySchemas.list.input>

export const rentalCompanyOptionsAnswer = z.array(
  rentalCompanySchemas.row.pick({ id: true, nome: true, ativo: true }),
)
