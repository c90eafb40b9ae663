import { pageOf, savedRecord } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { driverOptionsAnswer } from '@intranet/contract/operations/driver-schemas'
import {
  attachTermInput,
  confirmDriverInput,
  driverProposalAnswer,
  fineGetAnswer,
  fineSchemas,
  fineStepAnswer,
  fineTermAnswer,
  generatedTermAnswer,
  nameDriverInput,
  signTermInput,
  stepFineInput,
  termInput,
  updateFineInput,
} from '@intranet/contract/operations/fine-schemas'
import { vehicleSchemas } from '@intranet/contract/operations/vehicle-schemas'
import { byId } from '@intranet/contract/record'
import { recordStages } from '@intranet/contract/record-stages'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { readStages } from '../../../platform/record-stages.ts'
import { everyDriver } from './driver.queries.ts'
import { getFine, listFines, listOwnFines, stagedFines } from './fine.queries.ts'
import {
  changeFine,
  confirmDriver,
  createFines,
  dropFine,
  nameDriver,
  readProposal,
  stepFine,
} from './fine.service.ts'
import { attachTerm, generateTerm, readTerm, readTermOf, signTerm } from './fine-term.service.ts'
import { everyVehicle } from './vehicle.queries.ts'

export const fineRouter = router({
  ...crud(
    { ...fineSchemas, one: fineGetAnswer, updateInput: updateFineInput },
    {
      list: [
        procedure('frota', 'read', 'providerRows').meta({ exports: exportHeads(fineSchemas.list) }),
        listFines,
      ],
      get: [procedure('frota', 'read', 'providerRows'), (db, actor, id) => getFine(db, actor, id)],
      create: [procedure('frota', 'create', 'nothing'), createFines],
      update: [procedure('frota', 'create', 'nothing'), changeFine],
      remove: [procedure('frota', 'manage', 'nothing'), dropFine],
    },
  ),
  stages: procedure('frota', 'read', 'figures')
    .input(byId)
    .output(answers(recordStages))
    .query(({ ctx, input }) => readStages(ctx.db, stagedFines(ctx.db, ctx.actor), input.id)),
  /** Whom the server proposes as the driver, and where it found them. */
  proposal: procedure('frota', 'read', 'providerRows')
    .input(byId)
    .output(answers(driverProposalAnswer))
    .query(({ ctx, input }) => readProposal(ctx.db, ctx.actor, input.id)),
  /** What a notice may name: vehicles and drivers of today, and those that are gone. */
  vehicles: procedure('frota', 'create', 'providerRows')
    .output(answers(vehicleSchemas.options))
    .query(({ ctx }) => everyVehicle(ctx.db, ctx.actor)),
  drivers: procedure('frota', 'create', 'providerRows')
    .output(answers(driverOptionsAnswer))
    .query(({ ctx }) => everyDriver(ctx.db, ctx.actor)),
  nameDriver: procedure('frota', 'create', 'nothing')
    .input(nameDriverInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => nameDriver(ctx.db, ctx.actor, input)),
  confirmDriver: procedure('frota', 'manage', 'nothing')
    .input(confirmDriverInput)
    .output(answers(fineStepAnswer))
    .mutation(({ ctx, input }) => confirmDriver(ctx.db, ctx.actor, input)),
  changeState: procedure('frota', 'manage', 'nothing')
    .input(stepFineInput)
    .output(answers(fineStepAnswer))
    .mutation(({ ctx, input }) => stepFine(ctx.db, ctx.actor, input)),
  generateTerm: procedure('frota', 'manage', 'nothing')
    .input(byId)
    .output(answers(generatedTermAnswer))
    .mutation(({ ctx, input }) => generateTerm(ctx.db, ctx.actor, input.id)),
  /** For the fleet's managers and the driver. */
  term: procedure('frota', 'signedIn', 'providerRows')
    .input(termInput)
    .output(answers(fineTermAnswer))
    .query(({ ctx, input }) => readTerm(ctx.db, ctx.actor, input)),
  termOf: procedure('frota', 'signedIn', 'providerRows')
    .input(byId)
    .output(answers(fineTermAnswer))
    .query(({ ctx, input }) => readTermOf(ctx.db, ctx.actor, input.id)),
  signTerm: slowProcedure('frota', 'employee', 'nothing')
    .meta({ byKey: false, repeatable: false })
    .input(signTermInput)
    .output(answers(fineStepAnswer))
    .mutation(({ ctx, input }) => signTerm(ctx.deps, ctx.actor, ctx.write, input)),
  attachTerm: procedure('frota', 'manage', 'nothing')
    .input(attachTermInput)
    .output(answers(fineStepAnswer))
    .mutation(({ ctx, input }) => attachTerm(ctx.db, ctx.actor, input)),
  listOwn: procedure('frota', 'employee', 'own')
    .meta({ exports: exportHeads(fineSchemas.list) })
    .input(fineSchemas.list.input)
    .output(answers(pageOf(fineSchemas.row)))
    .query(({ ctx, input }) => listOwnFines(ctx.db, ctx.actor, input)),
})
