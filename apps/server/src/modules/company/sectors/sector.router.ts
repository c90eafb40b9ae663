import { answers } from '../../../platform/procedure/answers.ts'
import { peopleCount } from '@intranet/contract/answer'
import { sector } from '@intranet/contract/company/sector'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { organizationSectorsAnswer } from '@intranet/contract/company/organization-answers'
import { exportHeads } from '@intranet/contract/list'
import { someRecords } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { countPeopleOf } from '../people-of.queries.ts'
import { getSector, listSectors, removeSector, sectorOptions, switchSectors } from './sector.queries.ts'
import { changeSector, createSectors } from './sector.service.ts'

const sectorSchemas = schemasOf(sector)

export const sectorRouter = router({
  ...crud(
    { ...sectorSchemas, options: organizationSectorsAnswer },
    {
      list: [
        procedure('rh', 'read', 'providerRows').meta({ exports: exportHeads(sectorSchemas.list) }),
        listSectors,
      ],
      get: [procedure('rh', 'read', 'providerRows'), getSector],
      create: [procedure('rh', 'manage', 'nothing'), createSectors],
      update: [procedure('rh', 'manage', 'nothing'), changeSector],
      changeMany: [procedure('rh', 'manage', 'nothing'), changeSector],
      setActive: [procedure('rh', 'manage', 'nothing'), switchSectors],
      remove: [procedure('rh', 'manage', 'nothing'), removeSector],
      options: [procedure('rh', 'signedIn', 'providerRows'), sectorOptions],
    },
  ),
  /** Who is asked about before they are inactivated. */
  people: procedure('rh', 'manage', 'figures')
    .input(someRecords)
    .output(answers(peopleCount))
    .query(({ ctx, input }) => countPeopleOf(ctx.db, ctx.actor, 'id_setor', input.ids)),
})
