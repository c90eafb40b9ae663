import { exportHeads } from '@intranet/contract/list'
import { rentalCompany } from '@intranet/contract/operations/rental-company'
import { schemasOf } from '@intranet/contract/entity/schemas'
import {
  createRentalsInput,
  rentalSchemas,
  rentalStepAnswer,
  stepRentalInput,
} from '@intranet/contract/operations/rental-schemas'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud, unscoped } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import {
  getRental,
  getRentalCompany,
  insertRentalCompanies,
  listRentalCompanies,
  listRentals,
  removeRentalCompany,
  rentalCompanyOptions,
  switchRentalCompanies,
  updateRentalCompany,
} from './rental.queries.ts'
import { changeRental, createRentals, dropRental, stepRental } from './rental.service.ts'

const rentalCompanySchemas = schemasOf(rentalCompany)

/** Companies belong to the whole group. */
export const rentalCompanyRouter = router(
  crud(rentalCompanySchemas, {
    list: [
      procedure('frota', 'read', 'reference').meta({ exports: exportHeads(rentalCompanySchemas.list) }),
      unscoped(listRentalCompanies),
    ],
    get: [procedure('frota', 'read', 'reference'), unscoped(getRentalCompany)],
    options: [procedure('frota', 'read', 'reference'), unscoped(rentalCompanyOptions)],
    create: [procedure('frota', 'manage', 'nothing'), unscoped(insertRentalCompanies)],
    update: [procedure('frota', 'manage', 'nothing'), unscoped(updateRentalCompany)],
    setActive: [procedure('frota', 'manage', 'nothing'), unscoped(switchRentalCompanies)],
    remove: [procedure('frota', 'manage', 'nothing'), unscoped(removeRentalCompany)],
  }),
)

export const rentalRouter = router({
  ...crud(
    { ...rentalSchemas, one: rentalSchemas.record, createInput: createRentalsInput },
    {
      list: [
        procedure('frota', 'read', 'providerRows').meta({ exports: exportHeads(rentalSchemas.list) }),
        listRentals,
      ],
      get: [procedure('frota', 'read', 'providerRows'), getRental],
      create: [procedure('frota', 'create', 'nothing'), createRentals],
      update: [procedure('frota', 'create', 'nothing'), changeRental],
      remove: [procedure('frota', 'manage', 'nothing'), dropRental],
    },
  ),
  changeState: procedure('frota', 'manage', 'nothing')
    .input(stepRentalInput)
    .output(answers(rentalStepAnswer))
    .mutation(({ ctx, input }) => stepRental(ctx.db, ctx.actor, input.id)),
})
