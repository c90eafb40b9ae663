import { nothing } from '@intranet/contract/answer'
import { exportHeads } from '@intranet/contract/list'
import {
  assetList,
  assetRecord,
  assetRow,
  assetSuppliersAnswer,
  assetWayAnswer,
  createAssetsInput,
  findCodeAnswer,
  findCodeInput,
  custodyItemsAnswer,
  custodyItemsInput,
  updateAssetInput,
} from '@intranet/contract/operations/assets'
import {
  attachCustodyInput,
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
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, router, slowProcedure, opensPerson } from '../../../platform/procedure/procedure.ts'
import { getAsset, listAssets } from './asset.queries.ts'
import { changeAsset, createAssets, lookUpCode, readSuppliers, readWay } from './asset.service.ts'
import { listCustody } from './custody.queries.ts'
import {
  attachCustody,
  cancelCustody,
  giveBack,
  handOver,
  readCustody,
  readItemsInCustody,
  signCustody,
} from './custody.service.ts'

export const assetRouter = router({
  ...crud(
    {
      list: assetList,
      row: assetRow,
      one: assetRecord,
      createInput: createAssetsInput,
      updateInput: updateAssetInput,
    },
    {
      list: [
        procedure('suprimentos', 'read', 'providerRows').meta({ exports: exportHeads(assetList) }),
        listAssets,
      ],
      get: [procedure('suprimentos', 'read', 'providerRows'), getAsset],
      create: [procedure('suprimentos', 'create', 'nothing'), createAssets],
      update: [procedure('suprimentos', 'manage', 'nothing'), changeAsset],
    },
  ),
  /** Where it was and who had it. */
  way: procedure('suprimentos', 'read', 'providerRows')
    .input(byId)
    .output(answers(assetWayAnswer))
    .query(({ ctx, input }) => readWay(ctx.db, ctx.actor, input.id)),
  /** Suppliers that were written before. */
  suppliers: procedure('suprimentos', 'manage', 'providerRows')
    .output(answers(assetSuppliersAnswer))
    .query(({ ctx }) => readSuppliers(ctx.db, ctx.actor)),
  /** What a scanned code is. */
  find: procedure('suprimentos', 'read', 'providerRows')
    .input(findCodeInput)
    .output(answers(findCodeAnswer))
    .query(({ ctx, input }) => lookUpCode(ctx.db, ctx.actor, input)),
})

export const custodyRouter = router({
  ...crud(
    { list: custodyList, row: custodyRow, one: custodyGetAnswer },
    {
      list: [
        procedure('suprimentos', 'read', 'providerRows').meta({ exports: exportHeads(custodyList) }),
        listCustody,
      ],
      /** For who reads supplies, and for the person of the term. */
      get: [procedure('suprimentos', 'employee', 'providerRows'), readCustody],
    },
  ),
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
  /** What somebody who left signed on paper. */
  attach: procedure('suprimentos', 'manage', 'nothing')
    .input(attachCustodyInput)
    .output(answers(custodyAnswer))
    .mutation(({ ctx, input }) => attachCustody(ctx.db, ctx.actor, input)),
  cancel: procedure('suprimentos', 'create', 'nothing')
    .input(byId)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => cancelCustody(ctx.db, ctx.actor, input.id)),
  /** What a person has. */
  items: procedure('suprimentos', 'read', 'providerRows')
    .meta(opensPerson('id_funcionario'))
    .input(custodyItemsInput)
    .output(answers(custodyItemsAnswer))
    .query(({ ctx, input }) => readItemsInCustody(ctx.db, ctx.actor, input.id_funcionario)),
  /** What one has oneself. */
  ownItems: procedure('suprimentos', 'employee', 'own')
    .output(answers(custodyItemsAnswer))
    .query(({ ctx }) => readItemsInCustody(ctx.db, ctx.actor, ctx.actor.id)),
})
