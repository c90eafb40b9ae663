import { createdRecords, nothing, pageOf, savedRecord, switchedRecords } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  driverOptionsAnswer,
  driverPersonAnswer,
  driverSchemas,
  updateDriverInput,
} from '@intranet/contract/operations/driver-schemas'
import { shutdownPeopleAnswer as peopleAnswer } from '@intranet/contract/people/shutdown-answers'
import { byId, optionsInput, personOptionsInput, setActiveInput } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { driverOptions, driverPeople, listDrivers, removeDriver, switchDrivers } from './driver.queries.ts'
import { changeDriver, createDrivers, readDriver, readDriverPerson } from './driver.service.ts'

export const driverRouter = router({
  list: procedure('frota', 'read', 'providerRows')
    .meta({ exports: exportHeads(driverSchemas.list) })
    .input(driverSchemas.list.input)
    .output(answers(pageOf(driverSchemas.row)))
    .query(({ ctx, input }) => listDrivers(ctx.db, ctx.actor, input)),
  get: procedure('frota', 'read', 'providerRows')
    .input(byId)
    .output(answers(driverSchemas.record))
    .query(({ ctx, input }) => readDriver(ctx.db, ctx.actor, input.id)),
  options: procedure('frota', 'read', 'providerRows')
    .input(optionsInput)
    .output(answers(driverOptionsAnswer))
    .query(({ ctx, input }) => driverOptions(ctx.db, ctx.actor, input.incluir)),
  people: procedure('frota', 'create', 'providerRows')
    .input(personOptionsInput)
    .output(answers(peopleAnswer))
    .query(({ ctx, input }) => driverPeople(ctx.db, ctx.actor, input)),
  person: procedure('frota', 'read', 'providerRows')
    .input(byId)
    .output(answers(driverPersonAnswer))
    .query(({ ctx, input }) => readDriverPerson(ctx.db, ctx.actor, input.id)),
  create: procedure('frota', 'manage', 'nothing')
    .input(driverSchemas.createInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createDrivers(ctx.db, ctx.actor, input.objects)),
  update: procedure('frota', 'manage', 'nothing')
    .input(updateDriverInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeDriver(ctx.db, ctx.actor, input)),
  setActive: procedure('frota', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchDrivers(ctx.db, ctx.actor, input)),
  remove: procedure('frota', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeDriver(ctx.db, ctx.actor, input.id)),
})
