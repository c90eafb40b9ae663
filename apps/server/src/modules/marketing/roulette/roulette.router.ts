import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf, nothing, savedRecord } from '@intranet/contract/answer'
import {
  rouletteRow,
  rouletteParticipantsRow,
  rouletteOwnersAnswer,
  rouletteCreateAnswer,
  rouletteUpdateAnswer,
  rouletteSetActiveAnswer,
  rouletteThemeAnswer,
  rouletteCreateThemeAnswer,
  roulettePrizesAnswer,
  rouletteCreatePrizesAnswer,
  rouletteRemovePrizesAnswer,
  rouletteDeliverAnswer,
  rouletteDrawsAnswer,
  rouletteDrawAnswer,
} from '@intranet/contract/marketing/roulette-answers'
import { exportHeads } from '@intranet/contract/list'
import {
  byCampaign,
  byOwner,
  campaignList,
  campaignForm,
  createPrizesInput,
  createThemeInput,
  deliverInput,
  cancelDrawInput,
  drawInput,
  participantList,
  removePrizesInput,
  switchCampaignInput,
  updateCampaignInput,
  savePrizesInput,
  updatePrizesInput,
  updateThemeInput,
} from '@intranet/contract/marketing/roulette'
import * as z from 'zod'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, readsRecorded, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { listCampaigns, rouletteOwners } from './campaign.queries.ts'
import {
  campaignOfOwner,
  changeCampaign,
  createCampaign,
  deleteCampaign,
  resetCampaign,
  switchCampaign,
} from './campaign.service.ts'
import { deliverPrize, findParticipants } from './participant.service.ts'
import { changePrizes, createPrizes, deletePrizes, listPrizes, savePrizes } from './prize.service.ts'
import { cancelDraw, drawWinner, readDraws } from './raffle.service.ts'
import { changeTheme, createTheme, readTheme } from './theme.service.ts'

export const rouletteRouter = router({
  ...crud(
    { list: campaignList, row: rouletteRow, updateInput: updateCampaignInput, updated: rouletteUpdateAnswer },
    {
      list: [
        procedure('roulette', 'read', 'providerRows').meta({ exports: exportHeads(campaignList) }),
        (db, actor, input, deps) => listCampaigns(db, actor, deps.publicUrl, input),
      ],
      update: [
        procedure('roulette', 'editOwn', 'nothing'),
        (db, actor, input, deps) => changeCampaign(db, actor, deps.publicUrl, input),
      ],
    },
  ),
  get: procedure('roulette', 'read', 'providerRows')
    .input(byOwner)
    .output(answers(rouletteRow))
    .query(({ ctx, input }) =>
      campaignOfOwner(ctx.db, ctx.actor, ctx.deps.publicUrl, input.id, input.id_dono),
    ),
  owners: procedure('roulette', 'read', 'providerRows')
    .output(answers(rouletteOwnersAnswer))
    .query(({ ctx }) => rouletteOwners(ctx.db, ctx.actor)),
  create: procedure('roulette', 'create', 'nothing')
    .input(campaignForm)
    .output(answers(rouletteCreateAnswer))
    .mutation(({ ctx, input }) => createCampaign(ctx.db, ctx.actor, ctx.deps.publicUrl, input)),
  setActive: procedure('roulette', 'manage', 'nothing')
    .input(switchCampaignInput)
    .output(answers(rouletteSetActiveAnswer))
    .mutation(({ ctx, input }) => switchCampaign(ctx.db, ctx.actor, input.id_campanha, input.ativo)),
  remove: procedure('roulette', 'manage', 'nothing')
    .input(byOwner)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => deleteCampaign(ctx.db, ctx.actor, input.id, input.id_dono)),
  reset: procedure('roulette', 'superadmin', 'nothing')
    .input(byCampaign)
    .output(answers(nothing))
    .mutation(({ ctx, input }) => resetCampaign(ctx.db, ctx.actor, input.id_campanha)),
  theme: procedure('roulette', 'read', 'providerRows')
    .input(byCampaign)
    .output(answers(rouletteThemeAnswer))
    .query(({ ctx, input }) => readTheme(ctx.db, ctx.actor, input.id_campanha)),
  createTheme: slowProcedure('roulette', 'editOwn', 'nothing')
    .input(createThemeInput)
    .output(answers(rouletteCreateThemeAnswer))
    .mutation(({ ctx, input }) => createTheme(ctx, input)),
  updateTheme: slowProcedure('roulette', 'editOwn', 'nothing')
    .input(updateThemeInput)
    .output(answers(savedRecord))
    .mutation(({ ctx, input }) => changeTheme(ctx, input)),
  prizes: procedure('roulette', 'read', 'providerRows')
    .input(byCampaign)
    .output(answers(roulettePrizesAnswer))
    .query(({ ctx, input }) => listPrizes(ctx.db, ctx.actor, input.id_campanha)),
  createPrizes: procedure('roulette', 'editOwn', 'nothing')
    .input(createPrizesInput)
    .output(answers(rouletteCreatePrizesAnswer))
    .mutation(({ ctx, input }) => createPrizes(ctx.db, ctx.actor, input.objects)),
  updatePrizes: procedure('roulette', 'editOwn', 'nothing')
    .input(updatePrizesInput)
    .output(answers(z.array(savedRecord)))
    .mutation(({ ctx, input }) => changePrizes(ctx.db, ctx.actor, input)),
  savePrizes: procedure('roulette', 'editOwn', 'nothing')
    .input(savePrizesInput)
    .output(answers(roulettePrizesAnswer))
    .mutation(({ ctx, input }) => savePrizes(ctx.db, ctx.actor, input)),
  removePrizes: procedure('roulette', 'editOwn', 'nothing')
    .input(removePrizesInput)
    .output(answers(rouletteRemovePrizesAnswer))
    .mutation(({ ctx, input }) => deletePrizes(ctx.db, ctx.actor, input.id_campanha, input.ids)),
  participants: procedure('roulette', 'read', 'providerRows')
    .meta({ exports: exportHeads(participantList), ...readsRecorded })
    .input(participantList.input)
    .output(answers(pageOf(rouletteParticipantsRow)))
    .query(({ ctx, input }) => findParticipants(ctx.db, ctx.actor, input)),
  deliver: slowProcedure('roulette', 'create', 'nothing')
    .input(deliverInput)
    .output(answers(rouletteDeliverAnswer))
    .mutation(({ ctx, input }) => deliverPrize(ctx, input.id, input.codigo)),
  draws: procedure('roulette', 'read', 'providerRows')
    .input(byCampaign)
    .output(answers(rouletteDrawsAnswer))
    .query(({ ctx, input }) => readDraws(ctx, input.id_campanha)),
  draw: slowProcedure('roulette', 'manage', 'providerRows')
    .input(drawInput.extend({ esperar: z.boolean().default(true) }))
    .output(answers(rouletteDrawAnswer))
    .mutation(({ ctx, input: { esperar, ...input } }) => drawWinner(ctx, input, esperar)),
  cancelDraw: slowProcedure('roulette', 'manage', 'nothing')
    .input(cancelDrawInput)
    .output(answers(rouletteDrawAnswer))
    .mutation(({ ctx, input }) => cancelDraw(ctx, input)),
})
