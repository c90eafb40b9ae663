import { createdRecords, nothing, pageOf, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  rentalCompanyOptionsAnswer,
  rentalCompanySchemas,
} from '@intranet/contract/operations/rental-company-schemas'
import {
  createRentalsInput,
  rentalSchemas,
  rentalStepAnswer,
  stepRentalInput,
} from '@intranet/contract/operations/rental-schemas'
import { byId, optionsInput, setActiveInput } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
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

/** Companies belong to the whole group. */
export const rentalCompanyRouter = router({
  list: procedure('frota', 'read', 'reference')
    .meta({ exports: exportHeads(rentalCompanySchemas.list) })
    .input(rentalCompanySchemas.list.input)
    .output(answers(pageOf(rentalCompanySchemas.row)))
    .query(({ ctx, input }) => listRentalCompanies(ctx.db, input)),
  get: procedure('frota', 'read', 'reference')
    .input(byId)
    .output(answers(rentalCompanySchemas.row))
    .query(async ({ ctx, input }) => found(await getRentalCompany(ctx.db, input.id))),
  options: procedure('frota', 'read', 'reference')
    .input(optionsInput)
    .output(answers(rentalCompanyOptionsAnswer))
    .query(({ ctx, input }) => rentalCompanyOptions(ctx.db, input.incluir)),
  create: procedure('frota', 'manage', 'nothing')
    .input(rentalCompanySchemas.createInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => insertRentalCompanies(ctx.db, input.objects)),
  update: procedure('frota', 'manage', 'nothing')
    .input(rentalCompanySchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => updateRentalCompany(ctx.db, input)),
  setActive: procedure('frota', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchRentalCompanies(ctx.db, input)),
  remove: procedure('frota', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeRentalCompany(ctx.db, input.id)),
})

export const rentalRouter = router({
  list: procedure('frota', 'read', 'providerRows')
    .meta({ exports: exportHeads(rentalSchemas.list) })
    .input(rentalSchemas.list.input)
    .output(answers(pageOf(rentalSchemas.row)))
    .query(({ ctx, input }) => listRentals(ctx.db, ctx.actor, input)),
  get: procedure('frota', 'read', 'providerRows')
    .input(byId)
    .output(answers(rentalSchemas.record))
    .query(async ({ ctx, input }) => found(await getRental(ctx.db, ctx.actor, input.id))),
  create: procedure('frota', 'create', 'nothing')
    .input(createRentalsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createRentals(ctx.db, ctx.actor, input.objects)),
  update: procedure('frota', 'create', 'nothing')
    .input(rentalSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeRental(ctx.db, ctx.actor, input)),
  changeState: procedure('frota', 'manage', 'nothing')
    .input(stepRentalInput)
    .output(answers(rentalStepAnswer))
    .mutation(({ ctx, input }) => stepRental(ctx.db, ctx.actor, input.id)),
  remove: procedure('frota', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => dropRental(ctx.db, ctx.actor, input.id)),
})
