import { answers } from '../../../platform/procedure/answers.ts'
import {
  addRelativeNamesInput,
  relativeAddNamesAnswer,
  relativeSchemas,
} from '@intranet/contract/people/relative-schemas'
import { exportHeads } from '@intranet/contract/list'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, readsRecorded, router } from '../../../platform/procedure/procedure.ts'
import { removeRelative } from './relative.queries.ts'
import {
  addRelativeNames,
  changeRelative,
  createRelatives,
  readRelative,
  readRelatives,
} from './relative.service.ts'

export const relativeRouter = router({
  ...crud(relativeSchemas, {
    list: [
      procedure('rh', 'employee', 'providerRows').meta({
        exports: exportHeads(relativeSchemas.list),
        ...readsRecorded,
      }),
      readRelatives,
    ],
    get: [procedure('rh', 'employee', 'providerRows'), readRelative],
    create: [procedure('rh', 'employee', 'nothing'), createRelatives],
    update: [procedure('rh', 'employee', 'nothing'), changeRelative],
    remove: [procedure('rh', 'employee', 'nothing'), removeRelative],
  }),
  addNames: procedure('rh', 'employee', 'nothing')
    .input(addRelativeNamesInput)
    .output(answers(relativeAddNamesAnswer))
    .mutation(({ ctx, input }) => addRelativeNames(ctx.db, ctx.actor, input)),
})
