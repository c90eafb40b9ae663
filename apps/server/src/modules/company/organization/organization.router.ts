import { answers } from '../../../platform/procedure/answers.ts'
import {
  organizationOptionsAnswer,
  organizationUseAnswer,
  organizationSectorsAnswer,
  organizationPositionsAnswer,
} from '@intranet/contract/company/organization-answers'
import { department } from '@intranet/contract/company/department'
import { schemasOf } from '@intranet/contract/entity/schemas'
import {
  lookupText,
  organizationInput,
  structureInput,
  structureUseInput,
} from '@intranet/contract/company/organization'
import * as z from 'zod'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { organizationOptions, readStructureUse } from './organization.queries.ts'
import { readDepartments, readPositions, readSectors } from './organization.service.ts'

/** The structure as selectors and the documented readers see it: active rows in the person's scope. */
export const organizationRouter = router({
  ...crud(
    { options: organizationOptionsAnswer, optionsInput: organizationInput },
    {
      options: [procedure('rh', 'signedIn', 'providerRows'), organizationOptions],
    },
  ),
  departments: procedure('rh', 'signedIn', 'providerRows')
    .input(structureInput)
    .output(answers(schemasOf(department).options))
    .query(({ ctx, input: { filtro } }) => readDepartments(ctx.db, ctx.actor, filtro)),
  /** What is below a department, sector or position: for the one who is about to change it. */
  use: procedure('rh', 'read', 'figures')
    .input(structureUseInput)
    .output(answers(organizationUseAnswer))
    .query(async ({ ctx, input }) => found(await readStructureUse(ctx.db, ctx.actor, input))),
  sectors: procedure('rh', 'signedIn', 'providerRows')
    .input(structureInput)
    .output(answers(organizationSectorsAnswer))
    .query(({ ctx, input: { filtro } }) => readSectors(ctx.db, ctx.actor, filtro)),
  positions: procedure('rh', 'signedIn', 'providerRows')
    .input(z.strictObject({ filtro: lookupText }))
    .output(answers(organizationPositionsAnswer))
    .query(({ ctx, input }) => readPositions(ctx.db, ctx.actor, input.filtro)),
})
