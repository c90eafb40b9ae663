import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf } from '@intranet/contract/answer'
import {
  trackingLinkRow,
  trackingLinkCreateAnswer,
  trackingLinkUpdateAnswer,
  trackingLinkFiguresAnswer,
  trackingLinkConsentFormAnswer,
  trackingLinkConsentAnswer,
} from '@intranet/contract/sales/tracking-link-answers'
import { publicRouletteChallengeAnswer } from '@intranet/contract/marketing/public-roulette-answers'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import {
  byLinkCode,
  consentInput,
  createTrackingLinksInput,
  linkFiguresInput,
  trackingLinkList,
  updateTrackingLinkInput,
} from '@intranet/contract/sales/tracking-links'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { marketingProcedure } from '../marketing-procedure.ts'
import { askChallenge, receiveConsent, viewConsentForm } from './consent.service.ts'
import { viewLinkFigures } from './link-figures.service.ts'
import { getTrackingLink, listTrackingLinks } from './tracking-link.queries.ts'
import { changeTrackingLink, createTrackingLinks } from './tracking-link.service.ts'

export const trackingLinkRouter = router({
  list: marketingProcedure('read', 'providerRows')
    .meta({ exports: exportHeads(trackingLinkList) })
    .input(trackingLinkList.input)
    .output(answers(pageOf(trackingLinkRow)))
    .query(({ ctx, input }) => listTrackingLinks(ctx.db, ctx.actor, ctx.deps.publicUrl, input)),
  get: marketingProcedure('read', 'providerRows')
    .input(byId)
    .output(answers(trackingLinkRow))
    .query(async ({ ctx, input }) =>
      found(await getTrackingLink(ctx.db, ctx.actor, ctx.deps.publicUrl, input.id)),
    ),
  create: marketingProcedure('create', 'nothing')
    .input(createTrackingLinksInput)
    .output(answers(trackingLinkCreateAnswer))
    .mutation(({ ctx, input }) => createTrackingLinks(ctx.db, ctx.actor, ctx.deps.publicUrl, input.objects)),
  update: marketingProcedure('editOwn', 'nothing')
    .input(updateTrackingLinkInput)
    .output(answers(trackingLinkUpdateAnswer))
    .mutation(({ ctx, input }) => changeTrackingLink(ctx.db, ctx.actor, ctx.deps.publicUrl, input)),
  figures: marketingProcedure('read', 'figures')
    .input(linkFiguresInput)
    .output(answers(trackingLinkFiguresAnswer))
    .query(({ ctx, input }) => viewLinkFigures(ctx.db, ctx.actor, ctx.deps.publicUrl, input)),
  consentForm: procedure('vendas', 'public', 'public')
    .input(byLinkCode)
    .output(answers(trackingLinkConsentFormAnswer))
    .query(({ ctx, input }) => viewConsentForm(ctx.db, input.codigo)),
  challenge: procedure('vendas', 'public', 'public')
    .input(byLinkCode)
    .output(answers(publicRouletteChallengeAnswer))
    .query(({ ctx, input }) => askChallenge(ctx, input.codigo)),
  consent: slowProcedure('vendas', 'public', 'nothing')
    .input(consentInput)
    .output(answers(trackingLinkConsentAnswer))
    .mutation(({ ctx, input }) => receiveConsent(ctx, input)),
})
