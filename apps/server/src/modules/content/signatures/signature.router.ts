import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, createdRecords, savedRecord, switchedRecords } from '@intranet/contract/answer'
import {
  signatureRow,
  signatureOwnAnswer,
  signaturePreviewAnswer,
} from '@intranet/contract/content/signature-answers'
import {
  createSignaturesInput,
  ownSignaturesInput,
  previewSignatureInput,
  signatureList,
  updateSignatureInput,
} from '@intranet/contract/content/signatures'
import { exportHeads } from '@intranet/contract/list'
import { byId, setActiveInput } from '@intranet/contract/record'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getSignature, listSignatures, removeSignature, switchSignatures } from './signature.queries.ts'
import { changeSignature, createSignatures, ownSignatures, previewSignature } from './signature.service.ts'

export const signatureRouter = router({
  own: procedure('marketing', 'employee', 'own')
    .input(ownSignaturesInput)
    .output(answers(signatureOwnAnswer))
    .query(({ ctx, input }) => ownSignatures(ctx.db, ctx.actor, ctx.deps.publicUrl, input.telefone)),
  list: procedure('marketing', 'read', 'providerRows')
    .meta({ exports: exportHeads(signatureList) })
    .input(signatureList.input)
    .output(answers(pageOf(signatureRow)))
    .query(({ ctx, input }) => listSignatures(ctx.db, ctx.actor, input)),
  get: procedure('marketing', 'read', 'providerRows')
    .input(byId)
    .output(answers(signatureRow))
    .query(async ({ ctx, input }) => found(await getSignature(ctx.db, ctx.actor, input.id))),
  preview: procedure('marketing', 'manage', 'own')
    .input(previewSignatureInput)
    .output(answers(signaturePreviewAnswer))
    .query(({ ctx, input }) =>
      previewSignature(ctx.db, ctx.actor, ctx.deps.publicUrl, input.html, input.site ?? null),
    ),
  create: procedure('marketing', 'manage', 'nothing')
    .input(createSignaturesInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createSignatures(ctx.db, ctx.actor, input.objects)),
  update: procedure('marketing', 'manage', 'nothing')
    .input(updateSignatureInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeSignature(ctx.db, ctx.actor, input)),
  setActive: procedure('marketing', 'manage', 'nothing')
    .input(setActiveInput)
    .output(answers(switchedRecords))
    .mutation(({ ctx, input }) => switchSignatures(ctx.db, ctx.actor, input)),
  remove: procedure('marketing', 'manage', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => removeSignature(ctx.db, ctx.actor, input.id)),
})
