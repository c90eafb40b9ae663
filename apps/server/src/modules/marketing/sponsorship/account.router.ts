import { nothing } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import {
  accountSchemas,
  accountStepAnswer,
  addAccountFileInput,
  addedPartAnswer,
  addPhotoInput,
  removeAccountFileInput,
  removePhotoInput,
  stepAccountInput,
  updateAccountFileInput,
  updatePhotoInput,
} from '@intranet/contract/marketing/sponsorship-post-event-schemas'
import { answers } from '../../../platform/procedure/answers.ts'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { listAccounts } from './account.queries.ts'
import { addFile, addPhoto, changeFile, changePhoto, dropFile, dropPhoto } from './account-part.service.ts'
import {
  changeAccount,
  createAccounts,
  dropAccount,
  readAccount,
  sendAccountLink,
  stepAccount,
} from './account.service.ts'

const writing = procedure('marketing', 'create', 'nothing')

export const accountRouter = router({
  ...crud(accountSchemas, {
    list: [
      procedure('marketing', 'read', 'providerRows').meta({ exports: exportHeads(accountSchemas.list) }),
      listAccounts,
    ],
    get: [procedure('marketing', 'read', 'providerRows'), readAccount],
    remove: [procedure('marketing', 'manage', 'nothing'), dropAccount],
    create: [writing, createAccounts],
    update: [writing, changeAccount],
  }),
  step: writing
    .input(stepAccountInput)
    .output(answers(accountStepAnswer))
    .mutation(({ ctx, input }) => stepAccount(ctx, input)),
  sendLink: writing
    .input(byId)
    .output(answers(accountStepAnswer))
    .mutation(({ ctx, input }) => sendAccountLink(ctx, input.id)),
  addPhoto: writing
    .input(addPhotoInput)
    .output(answers(addedPartAnswer))
    .mutation(({ ctx, input }) => addPhoto(ctx.db, ctx.actor, input)),
  updatePhoto: writing
    .input(updatePhotoInput)
    .output(answers(addedPartAnswer))
    .mutation(({ ctx, input }) => changePhoto(ctx.db, ctx.actor, input)),
  removePhoto: writing
    .input(removePhotoInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => dropPhoto(ctx.db, ctx.actor, input)),
  addFile: writing
    .input(addAccountFileInput)
    .output(answers(addedPartAnswer))
    .mutation(({ ctx, input }) => addFile(ctx.db, ctx.actor, input)),
  updateFile: writing
    .input(updateAccountFileInput)
    .output(answers(addedPartAnswer))
    .mutation(({ ctx, input }) => changeFile(ctx.db, ctx.actor, input)),
  removeFile: writing
    .input(removeAccountFileInput)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => dropFile(ctx.db, ctx.actor, input)),
})
