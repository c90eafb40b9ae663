import { answers } from '../../../platform/procedure/answers.ts'
import { peopleCount } from '@intranet/contract/answer'
import { position } from '@intranet/contract/company/position'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { organizationPositionsAnswer } from '@intranet/contract/company/organization-answers'
import { exportHeads } from '@intranet/contract/list'
import { someRecords } from '@intranet/contract/record'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { countPeopleOf } from '../people-of.queries.ts'
import {
  getPosition,
  listPositions,
  removePosition,
  positionOptions,
  switchPositions,
} from './position.queries.ts'
import { changePosition, createPositions } from './position.service.ts'

const positionSchemas = schemasOf(position)

export const positionRouter = router({
  ...crud(
    { ...positionSchemas, options: organizationPositionsAnswer },
    {
      list: [
        procedure('rh', 'read', 'providerRows').meta({ exports: exportHeads(positionSchemas.list) }),
        listPositions,
      ],
      get: [procedure('rh', 'read', 'providerRows'), getPosition],
      create: [procedure('rh', 'manage', 'nothing'), createPositions],
      update: [procedure('rh', 'manage', 'nothing'), changePosition],
      changeMany: [procedure('rh', 'manage', 'nothing'), changePosition],
      setActive: [procedure('rh', 'manage', 'nothing'), switchPositions],
      remove: [procedure('rh', 'manage', 'nothing'), removePosition],
      options: [procedure('rh', 'signedIn', 'providerRows'), positionOptions],
    },
  ),
  /** Who is asked about before they are inactivated. */
  people: procedure('rh', 'manage', 'figures')
    .input(someRecords)
    .output(answers(peopleCount))
    .query(({ ctx, input }) => countPeopleOf(ctx.db, ctx.actor, 'id_cargo', input.ids)),
})
