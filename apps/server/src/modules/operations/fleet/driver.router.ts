import { exportHeads } from '@intranet/contract/list'
import {
  driverOptionsAnswer,
  driverPersonAnswer,
  driverSchemas,
  updateDriverInput,
} from '@intranet/contract/operations/driver-schemas'
import { byId, personOptionsInput } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { personOptionsAnswer } from '@intranet/contract/answer'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router, opensPerson } from '../../../platform/procedure/procedure.ts'
import { driverOptions, driverPeople, listDrivers, removeDriver, switchDrivers } from './driver.queries.ts'
import { changeDriver, createDrivers, readDriver, readDriverPerson } from './driver.service.ts'

export const driverRouter = router({
  ...crud(
    {
      ...driverSchemas,
      one: driverSchemas.record,
      options: driverOptionsAnswer,
      updateInput: updateDriverInput,
    },
    {
      list: [
        procedure('frota', 'read', 'providerRows').meta({ exports: exportHeads(driverSchemas.list) }),
        listDrivers,
      ],
      get: [procedure('frota', 'read', 'providerRows'), readDriver],
      options: [procedure('frota', 'read', 'providerRows'), driverOptions],
      create: [procedure('frota', 'manage', 'nothing'), createDrivers],
      update: [procedure('frota', 'manage', 'nothing'), changeDriver],
      setActive: [procedure('frota', 'manage', 'nothing'), switchDrivers],
      remove: [procedure('frota', 'manage', 'nothing'), removeDriver],
    },
  ),
  people: procedure('frota', 'create', 'providerRows')
    .input(personOptionsInput)
    .output(answers(personOptionsAnswer))
    .query(({ ctx, input }) => driverPeople(ctx.db, ctx.actor, input)),
  person: procedure('frota', 'read', 'providerRows')
    .meta(opensPerson())
    .input(byId)
    .output(answers(driverPersonAnswer))
    .query(({ ctx, input }) => readDriverPerson(ctx.db, ctx.actor, input.id)),
})
