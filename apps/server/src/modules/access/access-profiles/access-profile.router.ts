import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  accessProfileRow,
  accessProfileOptionsAnswer,
} from '@intranet/contract/access/access-profile-answers'
import {
  accessProfileList,
  createAccessProfilesInput,
  updateAccessProfileInput,
} from '@intranet/contract/access/access-profiles'
import { exportHeads } from '@intranet/contract/list'
import { byId, recordId, setActiveInput } from '@intranet/contract/record'
import * as z from 'zod'
import { peopleOnly, procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import {
  accessProfileOptions,
  getAccessProfile,
  insertAccessProfiles,
  listAccessProfiles,
} from './access-profile.queries.ts'
import { changeAccessProfile, removeAccessProfile, switchProfiles } from './access-profile.service.ts'

const optionsInput = z.strictObject({ incluir: z.array(recordId).max(200).default([]) }).prefault({})

export const accessProfileRouter = router({
  list: procedure('configuracao', 'read', 'reference')
    .meta({ exports: exportHeads(accessProfileList), ...peopleOnly })
    .input(accessProfileList.input)
    .output(answers(pageOf(accessProfileRow)))
    .query(({ ctx, input }) => listAccessProfiles(ctx.db, input)),
  get: procedure('configuracao', 'read', 'reference')
    .meta(peopleOnly)
    .input(byId)
    .output(answers(accessProfileRow))
    .query(async ({ ctx, input }) => found(await getAccessProfile(ctx.db, input.id))),
  /** Names and roles, for the people's filters and the permission editor. */
  options: procedure('users', 'read', 'reference')
    .meta(peopleOnly)
    .input(optionsInput)
    .output(answers(accessProfileOptionsAnswer))
    .query(({ ctx, input }) => accessProfileOptions(ctx.db, input.incluir)),
  create: procedure('configuracao', 'manage', 'nothing')
    .meta(peopleOnly)
    .input(createAccessProfilesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => insertAccessProfiles(ctx.db, input.objects)),
  update: procedure('configuracao', 'manage', 'nothing')
    .meta(peopleOnly)
    .input(updateAccessProfileInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeAccessProfile(ctx.db, ctx.actor, input)),
  setActive: procedure('configuracao', 'manage', 'nothing')
    .meta(peopleOnly)
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchProfiles(ctx.db, ctx.actor, input)),
  remove: procedure('configuracao', 'manage', 'nothing')
    .meta(peopleOnly)
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeAccessProfile(ctx.db, input.id)),
})
