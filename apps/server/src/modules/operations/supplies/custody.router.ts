import { createdRecords, nothing, pageOf, savedRecord } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  assetList,
  assetRow,
  assetWayAnswer,
  createAssetsInput,
  findCodeAnswer,
  findCodeInput,
  heldAnswer,
  heldInput,
  updateAssetInput,
} from '@intranet/contract/operations/assets'
import {
  custodyAnswer,
  custodyGetAnswer,
  custodyList,
  custodyRow,
  giveBackInput,
  handOverFields,
  signCustodyInput,
} from '@intranet/contract/operations/custody'
import { byId } from '@intranet/contract/record'
import { answers } from '../../../platform/procedure/answers.ts'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { getAsset, listAssets } from './asset.queries.ts'
import { changeAsset, createAssets, lookUpCode, readWay } from './asset.service.ts'
import { listCustody } from './custody.queries.ts'
import { cancelCustody, giveBack, handOver, readCustody, readHeld, signCustody } from './custody.service.ts'

export const assetRouter = router({
  list: procedure('suprimentos', 'read', 'providerRows')
    .meta({ exports: exportHeads(assetList) })
    .input(assetList.input)
    .output(answers(pageOf(assetRow)))
    .query(({ ctx, input }) => listAssets(ctx.db, ctx.actor, input)),
  get: procedure('suprimentos', 'read', 'providerRows')
    .input(byId)
    .output(answers(assetRow))
    .query(async ({ ctx, input }) => found(await getAsset(ctx.db, ctx.actor, input.id))),
  create: procedure('suprimentos', 'create', 'nothing')
    .input(createAssetsInput)
    .output(answers(createdRecords))
    .mutation(({ ctx, input }) => createAssets(ctx.db, ctx.actor, input.objects)),
  update: procedure('suprimentos', 'manage', 'nothing')
    .input(updateAssetInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeAsset(ctx.db, ctx.actor, input)),
  /** Where it was and who had it. */
  way: procedure('suprimentos', 'read', 'providerRows')
    .input(byId)
    .output(answers(assetWayAnswer))
    .query(({ ctx, input }) => readWay(ctx.db, ctx.actor, input.id)),
  /** What a scanned code is. */
  find: procedure('suprimentos', 'read', 'providerRows')
    .input(findCodeInput)
    .output(answers(findCodeAnswer))
    .query(({ ctx, input }) => lookUpCode(ctx.db, ctx.actor, input.codigo)),
})

export const custodyRouter = router({
  list: procedure('suprimentos', 'read', 'providerRows')
    .meta({ exports: exportHeads(custodyList) })
    .input(custodyList.input)
    .output(answers(pageOf(custodyRow)))
    .query(({ ctx, input }) => listCustody(ctx.db, ctx.actor, input)),
  /** For who reads supplies, and for the person of the term. */
  get: procedure('suprimentos', 'employee', 'providerRows')
    .input(byId)
    .output(answers(custodyGetAnswer))
    .query(({ ctx, input }) => readCustody(ctx.db, ctx.actor, input.id)),
  handOver: procedure('suprimentos', 'create', 'nothing')
    .input(handOverFields)
    .output(answers(custodyAnswer))
    .mutation(({ ctx, input }) => handOver(ctx.db, ctx.actor, input)),
  giveBack: procedure('suprimentos', 'create', 'nothing')
    .input(giveBackInput)
    .output(answers(custodyAnswer))
    .mutation(({ ctx, input }) => giveBack(ctx.db, ctx.actor, input)),
  sign: slowProcedure('suprimentos', 'employee', 'nothing')
    .meta({ byKey: false, repeatable: false })
    .input(signCustodyInput)
    .output(answers(custodyAnswer))
    .mutation(({ ctx, input }) => signCustody(ctx.deps, ctx.actor, ctx.write, input)),
  cancel: procedure('suprimentos', 'create', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => cancelCustody(ctx.db, ctx.actor, input.id)),
  /** What a person has. */
  held: procedure('suprimentos', 'read', 'providerRows')
    .input(heldInput)
    .output(answers(heldAnswer))
    .query(({ ctx, input }) => readHeld(ctx.db, ctx.actor, input.id_funcionario)),
  /** What one has oneself. */
  heldOwn: procedure('suprimentos', 'employee', 'own')
    .output(answers(heldAnswer))
    .query(({ ctx }) => readHeld(ctx.db, ctx.actor, ctx.actor.id)),
})
