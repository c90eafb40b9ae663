import { answers } from '../../../platform/procedure/answers.ts'
import {
  pageOf,
  peopleCount,
  nothing,
  createdRecords,
  savedRecord,
  switchedRecords,
  changedRecords,
} from '@intranet/contract/answer'
import { sectorSchemas } from '@intranet/contract/company/sector-schemas'
import { organizationSectorsAnswer } from '@intranet/contract/company/organization-answers'
import { exportHeads } from '@intranet/contract/list'
import { byId, optionsInput, setActiveInput, someRecords } from '@intranet/contract/record'
import { changeEach } from '../../../platform/procedure/change-each.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { countPeopleOf } from '../people-of.queries.ts'
import { getSector, listSectors, removeSector, sectorOptions, switchSectors } from './sector.queries.ts'
import { changeSector, createSectors } from './sector.service.ts'

export const sectorRouter = router({
  list: procedure('rh', 'read', 'providerRows')
    .meta({ exports: exportHeads(sectorSchemas.list) })
    .input(sectorSchemas.list.input)
    .output(answers(pageOf(sectorSchemas.row)))
    .query(({ ctx, input }) => listSectors(ctx.db, ctx.actor, input)),
  get: procedure('rh', 'read', 'providerRows')
    .input(byId)
    .output(answers(sectorSchemas.row))
    .query(async ({ ctx, input }) => found(await getSector(ctx.db, ctx.actor, input.id))),
  options: procedure('rh', 'signedIn', 'providerRows')
    .input(optionsInput)
    .output(answers(organizationSectorsAnswer))
    .query(({ ctx, input }) => sectorOptions(ctx.db, ctx.actor, input.incluir).execute()),
  create: procedure('rh', 'manage', 'nothing')
    .input(sectorSchemas.createInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createSectors(ctx.db, ctx.actor, input.objects)),
  update: procedure('rh', 'manage', 'nothing')
    .input(sectorSchemas.updateInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeSector(ctx.db, ctx.actor, input)),
  changeMany: procedure('rh', 'manage', 'nothing')
    .input(sectorSchemas.changeInput)
    .output(answers(changedRecords))
    .mutation(({ ctx, input }) => changeEach(ctx, input, (one) => changeSector(ctx.db, ctx.actor, one))),
  /** Who is asked about before they are inactivated. */
  people: procedure('rh', 'manage', 'figures')
    .input(someRecords)
    .output(answers(peopleCount))
    .query(({ ctx, input }) => countPeopleOf(ctx.db, ctx.actor, 'id_setor', input.ids)),
  setActive: procedure('rh', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchSectors(ctx.db, ctx.actor, input)),
  remove: procedure('rh', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeSector(ctx.db, ctx.actor, input.id)),
})
