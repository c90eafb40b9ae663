import { answers } from '../../../platform/procedure/answers.ts'
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
import { byLinkCode, consentInput } from '@intranet/contract/sales/link-consent'
import { crud } from '../../../platform/procedure/crud.ts'
import { procedure, readsWide, router, slowProcedure } from '../../../platform/procedure/procedure.ts'
import { marketingProcedure } from '../marketing-procedure.ts'
import { askChallenge, receiveConsent, viewConsentForm } from './consent.service.ts'
import { viewLinkFigures } from './link-figures.service.ts'
import { getTrackingLink, listTrackingLinks } from './tracking-link.queries.ts'
import { changeTrackingLink, createTrackingLinks } from './tracking-link.service.ts'

export const trackingLinkRouter = router({
  ...crud(
    { ...trackingLinkSchemas, created: trackingLinkCreateAnswer, updated: trackingLinkUpdateAnswer },
    {
      list: [
        marketingProcedure('read', 'providerRows').meta({ exports: exportHeads(trackingLinkSchemas.list) }),
        (db, actor, input, deps) => listTrackingLinks(db, actor, deps.publicUrl, input),
      ],
      get: [
        marketingProcedure('read', 'providerRows'),
        (db, actor, id, deps) => getTrackingLink(db, actor, deps.publicUrl, id),
      ],
      create: [
        marketingProcedure('create', 'nothing'),
        (db, actor, objects, deps) => createTrackingLinks(db, actor, deps.publicUrl, objects),
      ],
      update: [
        marketingProcedure('editOwn', 'nothing'),
        (db, actor, input, deps) => changeTrackingLink(db, actor, deps.publicUrl, input),
      ],
    },
  ),
  figures: marketingProcedure('read', 'figures')
    .meta(readsWide)
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
