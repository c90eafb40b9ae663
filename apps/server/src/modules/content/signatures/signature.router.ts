import { answers } from '../../../platform/procedure/answers.ts'
import {
  ownSignaturesInput,
  previewSignatureInput,
  signatureOwnAnswer,
  signaturePreviewAnswer,
  signatureSchemas,
} from '@intranet/contract/content/signature-schemas'
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
  ...crud(signatureSchemas, {
    list: [
      procedure('marketing', 'read', 'providerRows').meta({ exports: exportHeads(signatureSchemas.list) }),
      listSignatures,
    ],
    get: [procedure('marketing', 'read', 'providerRows'), getSignature],
    create: [procedure('marketing', 'manage', 'nothing'), createSignatures],
    update: [procedure('marketing', 'manage', 'nothing'), changeSignature],
    setActive: [procedure('marketing', 'manage', 'nothing'), switchSignatures],
    remove: [procedure('marketing', 'manage', 'nothing'), removeSignature],
  }),
  preview: procedure('marketing', 'manage', 'own')
    .input(previewSignatureInput)
    .output(answers(signaturePreviewAnswer))
    .query(({ ctx, input }) =>
      previewSignature(ctx.db, ctx.actor, ctx.deps.publicUrl, input.html, input.site ?? null),
    ),
})
