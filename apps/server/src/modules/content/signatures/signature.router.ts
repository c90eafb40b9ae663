import { answers } from '../../../platform/procedure/answers.ts'
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
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router } from '../../../platform/procedure/procedure.ts'
import { getSignature, listSignatures, removeSignature, switchSignatures } from './signature.queries.ts'
import { changeSignature, createSignatures, ownSignatures, previewSignature } from './signature.service.ts'

export const signatureRouter = router({
  own: procedure('marketing', 'employee', 'own')
    .input(ownSignaturesInput)
    .output(answers(signatureOwnAnswer))
    .query(({ ctx, input }) => ownSignatures(ctx.db, ctx.actor, ctx.deps.publicUrl, input.telefone)),
  ...crud(
    {
      list: signatureList,
      row: signatureRow,
      createInput: createSignaturesInput,
      updateInput: updateSignatureInput,
    },
    {
      list: [
        procedure('marketing', 'read', 'providerRows').meta({ exports: exportHeads(signatureList) }),
        listSignatures,
      ],
      get: [procedure('marketing', 'read', 'providerRows'), getSignature],
      create: [procedure('marketing', 'manage', 'nothing'), createSignatures],
      update: [procedure('marketing', 'manage', 'nothing'), changeSignature],
      setActive: [procedure('marketing', 'manage', 'nothing'), switchSignatures],
      remove: [procedure('marketing', 'manage', 'nothing'), removeSignature],
    },
  ),
  preview: procedure('marketing', 'manage', 'own')
    .input(previewSignatureInput)
    .output(answers(signaturePreviewAnswer))
    .query(({ ctx, input }) =>
      previewSignature(ctx.db, ctx.actor, ctx.deps.publicUrl, input.html, input.site ?? null),
    ),
})
