import { answers } from '../../../platform/procedure/answers.ts'
import { pageOf } from '@intranet/contract/answer'
import {
  linkFiguresInput,
  trackingLinkConsentAnswer,
  trackingLinkConsentFormAnswer,
  trackingLinkCreateAnswer,
  trackingLinkFiguresAnswer,
  trackingLinkSchemas,
  trackingLinkUpdateAnswer,
} from '@intranet/contract/sales/tracking-link-schemas'
import { publicRouletteChallengeAnswer } from '@intranet/contract/marketing/public-roulette-answers'
import { exportHeads } from '@intranet/contract/list'
import { byId } from '@intranet/contract/record'
import { byLinkCode, consentInput } from '@intranet/contract/sales/link-consent'
import { procedure, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { found } from '../../../platform/records.ts'
import { marketingProcedure } from '../marketing-procedure.ts'
import { askChallenge, receiveConsent, viewConsentForm } from './consent.service.ts'
import { viewLinkFigures } from './link-figures.service.ts'
import { getTrackingLink, listTrackingLinks } from './tracking-link.queries.ts'
import { changeTrackingLink, createTrackingLinks } from './tracking-link.service.ts'

export const trackingLinkRouter = router({
  list: marketingProcedure('read', 'providerRows')
    .meta({ exports: exportHeads(trackingLinkSchemas.list) })
    .input(trackingLinkSchemas.list.input)
    .output(answers(pageOf(trackingLinkSchemas.row)))
    .query(({ ctx, input }) => listTrackingLinks(ctx.db, ctx.actor, ctx.deps.publicUrl, input)),
  get: marketingProcedure('read', 'providerRows')
    .input(byId)
    .output(answers(trackingLinkSchemas.row))
    .query(async ({ ctx, input }) =>
      found(await getTrackingLink(ctx.db, ctx.actor, ctx.deps.publicUrl, input.id)),
    ),
  create: marketingProcedure('create', 'nothing')
    .input(trackingLinkSchemas.createInput)
    .output(answers(trackingLinkCreateAnswer))
    .mutation(({ ctx, input }) => createTrackingLinks(ctx.db, ctx.actor, ctx.deps.publicUrl, input.objects)),
  update: marketingProcedure('editOwn', 'nothing')
    .input(trackingLinkSchemas.updateInput)
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
